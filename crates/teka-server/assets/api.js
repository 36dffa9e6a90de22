// Requests to the server. Knows addresses and events, nothing of what they mean.

import { lang, t } from "./words.js";
import { boardTheme } from "./theme.js";
import { unpack } from "./link.js";
import { withRetry } from "./retry.js";

/** Where the parts of a drawing are laid out below each other. */
export const NARROW = matchMedia("(max-width: 820px) and (orientation: portrait), (max-width: 599px)");

/** The error reply of the server. */
export class ApiError extends Error {
  /** @param {{error?: string, message?: string, errors?: any[]}} body */
  constructor(body) {
    super(body.message ?? "");
    this.code = body.error;
    this.errors = body.errors ?? [];
  }
}

/** The message of an error: the server's, or that there was no answer. @param {unknown} error @returns {string} */
export function errorMessage(error) {
  // A fault of the page goes to the console.
  if (!(error instanceof ApiError)) console.error(error);
  return (error instanceof ApiError && error.message) || t("page-no-server");
}

/** @param {string} name @returns {Promise<any>} */
export async function get(name) {
  return read(await withRetry(() => fetch(`api/v1/${name}?lang=${lang()}`)));
}

/** @param {string} name @param {object} fields @returns {Promise<any>} */
export async function post(name, fields) {
  return read(await send(name, fields));
}

/** A file. @param {object} fields @returns {Promise<Blob>} */
export async function draw(fields) {
  const answer = await send("draw", fields);
  if (!answer.ok) throw new ApiError(await answer.json());
  return answer.blob();
}

/** The game a link holds. @param {string} packed @returns {Promise<string>} */
export function unpackLink(packed) {
  return unpack(packed).catch(() => {
    throw new ApiError({ message: t("page-bad-link") });
  });
}

/**
 * A search: `onEvent` receives each event. Aborting the signal ends the search.
 * @param {string} name @param {object} fields
 * @param {(event: string, data: any) => void} onEvent @param {AbortSignal} signal
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
    for (const event of events) dispatch(event, onEvent);
  }
}

/** @param {string} text @param {(event: string, data: any) => void} onEvent */
function dispatch(text, onEvent) {
  const [first, ...data] = text.split("\n");
  onEvent(first.replace("event: ", ""), JSON.parse(data.join("").replace("data: ", "")));
}

/** A request that can be aborted is sent once; every other is retried until it is answered. @param {string} name @param {object} fields @param {AbortSignal} [signal] */
function send(name, fields, signal) {
  const body = JSON.stringify({ lang: lang(), theme: boardTheme(), tall: NARROW.matches, ...fields });
  const headers = { "Content-Type": "application/json" };
  const request = () => fetch(`api/v1/${name}`, { method: "POST", headers, body, signal });
  return signal ? request() : withRetry(request);
}

/** @param {Response} answer */
async function read(answer) {
  const body = await answer.json();
  if (!answer.ok) throw new ApiError(body);
  return body;
}
