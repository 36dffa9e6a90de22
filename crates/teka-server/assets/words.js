// The texts of the page, which the server provides in each language.

import { withRetry } from "./retry.js";
import { write, read } from "./store.js";

/** @type {Record<string, string>} */
let words = {};

const LANGS = ["en", "id"];

/** Returns the code of the selected language. */
export function lang() {
  const chosen = read("lang");
  return LANGS.find((code) => code === chosen) ?? (navigator.language.startsWith("id") ? "id" : "en");
}

/** @param {string} code */
export function setLang(code) {
  write("lang", code);
}

/** Fetches the texts. */
export async function loadWords() {
  const answer = await withRetry(() => fetch(`api/v1/words?lang=${lang()}`));
  /** @type {import("./api.d.ts").WordsReply} */
  const reply = await answer.json();
  words = reply.words ?? words;
  document.documentElement.lang = lang();
}

/** Returns the text with this id, with its variables filled in. @param {string} id @param {Record<string, string | number>} [values] */
export function t(id, values = {}) {
  const text = words[id] ?? id;
  return text.replace(/\{\$(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/** Formats a number in the selected language. @param {number} value @param {number} [places] */
export function number(value, places = 0) {
  const format = new Intl.NumberFormat(lang(), { maximumFractionDigits: places });
  return format.format(value);
}

/** Formats a duration in a suitable unit. @param {number} seconds */
export function duration(seconds) {
  if (seconds < 0.001) return `${number(seconds * 1e6)} µs`;
  if (seconds < 1) return `${number(seconds * 1000, seconds < 0.01 ? 2 : 0)} ms`;
  return `${number(seconds, 1)} s`;
}

/** Formats seconds as on a clock. @param {number} seconds */
export function clock(seconds) {
  const whole = Math.floor(seconds);
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
