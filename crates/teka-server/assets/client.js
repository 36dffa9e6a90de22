// Requests to the server. This module handles URLs and events, not their meaning.

import { lang, t } from "./words.js";
import { boardTheme } from "./theme.js";
import { unpack } from "./link.js";
import { withRetry } from "./retry.js";

/** @import * as Api from "./api.d.ts" */

/** @typedef {Api.Endpoints} Endpoints */
/** A level of a family. @typedef {Omit<Api.FamilyLevel, "name"> & {name: Api.Level}} Level */
/** @typedef {Omit<Api.Family, "id" | "levels"> & {id: Api.FamilyId, levels: Level[]}} Family */

/** Matches windows in which the parts of a drawing are stacked vertically. */
export const NARROW = matchMedia("(orientation: portrait) and (max-width: 1199px), (max-width: 479px)");

/** An error reply of the server. */
export class ApiError extends Error {
  /** @param {Partial<Api.ErrorReply>} body */
  constructor(body) {
    super(body.message ?? "");
    this.code = body.error;
    this.errors = body.errors ?? [];
  }
}

/** Returns the message of an error: the server's, or that there was no reply. @param {unknown} error @returns {string} */
export function errorMessage(error) {
  // A bug in the page is logged to the console.
  if (!(error instanceof ApiError)) console.error(error);
  return (error instanceof ApiError && error.message) || t("page-no-server");
}

/** Fetches all puzzle families. @returns {Promise<Family[]>} */
export async function getFamilies() {
  /** @type {{families: Family[]}} */
  const { families } = await read(await withRetry(() => fetch(`api/v1/families?lang=${lang()}`)));
  return families;
}

/**
 * Sends a request and returns its reply. Aborting the signal cancels it.
 * @template {keyof Endpoints} Name
 * @param {Name} name @param {Endpoints[Name]["request"]} fields @param {AbortSignal} [signal] @returns {Promise<Endpoints[Name]["reply"]>}
 */
export async function post(name, fields, signal) {
  return read(await send(name, fields, signal, true));
}

/** Fetches a drawing as a file. @param {Api.DrawRequest} fields @returns {Promise<Blob>} */
export async function draw(fields) {
  const answer = await send("draw", fields);
  if (!answer.ok) throw new ApiError(await answer.json());
  return answer.blob();
}

/** Returns the game in a link. @param {string} packed @returns {Promise<string>} */
export function unpackLink(packed) {
  return unpack(packed).catch(() => {
    throw new ApiError({ message: t("page-bad-link") });
  });
}

/**
 * Runs a search and calls `onEvent` with each event. Aborting the signal ends the search.
 * @template {"solve" | "compare"} Name
 * @param {Name} name @param {Endpoints[Name]["request"]} fields
 * @param {(event: Endpoints[Name]["reply"]) => void} onEvent @param {AbortSignal} signal
 */
export async function stream(name, fields, onEvent, signal) {
  const answer = await send(name, fields, signal);
  if (!answer.ok || !answer.body) throw new ApiError(await answer.json());
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (rest + value).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) onEvent(parseEvent(event));
  }
}

/** Parses an event: its name is in the first line, its data in the others. @template {"solve" | "compare"} Name @param {string} text @returns {Endpoints[Name]["reply"]} */
function parseEvent(text) {
  const [first, ...data] = text.split("\n");
  /** @type {unknown} */
  const event = { event: first.replace("event: ", ""), data: JSON.parse(data.join("").replace("data: ", "")) };
  return /** @type {Endpoints[Name]["reply"]} */ (event);
}

/** Sends a request. A search that can be aborted is sent once; any other request is retried until there is a reply. @param {string} name @param {object | null} fields @param {AbortSignal} [signal] */
function send(name, fields, signal, isRetried = !signal) {
  const body = JSON.stringify({ lang: lang(), theme: boardTheme(), narrow: NARROW.matches, ...fields });
  const headers = { "Content-Type": "application/json" };
  const request = () => fetch(`api/v1/${name}`, { method: "POST", headers, body, signal });
  return isRetried ? withRetry(request, signal) : request();
}

/** @param {Response} answer */
async function read(answer) {
  const body = await answer.json();
  if (!answer.ok) throw new ApiError(body);
  return body;
}
