// Asks the server. Knows addresses and events, nothing of what they mean.

import { lang, t } from "./words.js";
import { boardTheme } from "./theme.js";
import { unpack } from "./link.js";
import { patiently } from "./patience.js";

/** Where drawings of several parts are asked for below each other. */
export const NARROW = matchMedia("(max-width: 820px) and (orientation: portrait), (max-width: 599px)");

/** What the server says when it cannot answer. */
export class Trouble extends Error {
  /** @param {{error?: string, message?: string, errors?: any[]}} body */
  constructor(body) {
    super(body.message ?? "");
    this.code = body.error;
    this.errors = body.errors ?? [];
  }
}

/** What to say of something that failed: the server's words, or that there were none. @param {any} trouble @returns {string} */
export function why(trouble) {
  // A fault of the page is for whoever looks for it.
  if (!(trouble instanceof Trouble)) console.error(trouble);
  return (trouble instanceof Trouble && trouble.message) || t("page-no-server");
}

/** @param {string} name @returns {Promise<any>} */
export async function get(name) {
  return read(await patiently(() => fetch(`api/v1/${name}?lang=${lang()}`)));
}

/** @param {string} name @param {object} fields @returns {Promise<any>} */
export async function post(name, fields) {
  return read(await send(name, fields));
}

/** A file. @param {object} fields @returns {Promise<Blob>} */
export async function draw(fields) {
  const answer = await send("draw", fields);
  if (!answer.ok) throw new Trouble(await answer.json());
  return answer.blob();
}

/** The game a link holds. @param {string} packed @returns {Promise<string>} */
export function unpackGame(packed) {
  return unpack(packed).catch(() => {
    throw new Trouble({ message: t("page-bad-link") });
  });
}

/**
 * A search: `tell` gets each event. Aborting the signal ends the search.
 * @param {string} name @param {object} fields
 * @param {(event: string, data: any) => void} tell @param {AbortSignal} signal
 */
export async function stream(name, fields, tell, signal) {
  const answer = await send(name, fields, signal);
  if (!answer.ok || !answer.body) throw new Trouble(await answer.json());
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (rest + value).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) tellOne(event, tell);
  }
}

/** @param {string} text @param {(event: string, data: any) => void} tell */
function tellOne(text, tell) {
  const [first, ...data] = text.split("\n");
  tell(first.replace("event: ", ""), JSON.parse(data.join("").replace("data: ", "")));
}

/** What can be aborted is asked once; everything else waits for its answer. @param {string} name @param {object} fields @param {AbortSignal} [signal] */
function send(name, fields, signal) {
  const body = JSON.stringify({ lang: lang(), theme: boardTheme(), tall: NARROW.matches, ...fields });
  const headers = { "Content-Type": "application/json" };
  const ask = () => fetch(`api/v1/${name}`, { method: "POST", headers, body, signal });
  return signal ? ask() : patiently(ask);
}

/** @param {Response} answer */
async function read(answer) {
  const body = await answer.json();
  if (!answer.ok) throw new Trouble(body);
  return body;
}
