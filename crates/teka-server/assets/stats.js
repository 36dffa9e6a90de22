// Results of solved games. (Replaced by the module of the store.)

import { read, write } from "./store.js";
import { addDays } from "./days.js";

/**
 * @typedef {{family: string, level: string, size: string, number: number | null, daily: string | null,
 *   seconds: number, moves: number, hints: number, shown: boolean, at: number, day: string}} Result
 */

/** @returns {Result[]} */
function results() {
  const list = read("results");
  return Array.isArray(list) ? list : [];
}

/** @param {Result} result */
export function record(result) {
  write("results", [...results(), result]);
}

/** @param {string} [family] @param {string} [level] */
export function statistics(family, level) {
  const fits = (/** @type {Result} */ it) => !it.shown && (!family || it.family === family) && (!level || it.level === level);
  const list = results().filter(fits);
  const times = list.map(({ seconds }) => seconds).sort((a, b) => a - b);
  const best = times[0] ?? null;
  const median = times[Math.floor(times.length / 2)] ?? null;
  return { solved: list.length, best, median, withoutHints: list.filter(({ hints }) => hints === 0).length };
}

/** @param {string} today */
export function streak(today) {
  const days = new Set(results().filter((it) => !it.shown && it.daily === it.day).map(({ day }) => day));
  let at = days.has(today) ? today : addDays(today, -1);
  let count = 0;
  for (; days.has(at); at = addDays(at, -1)) count += 1;
  return count;
}

/** @param {string} date @param {string} family @param {string} level */
export function dailySolved(date, family, level) {
  return results().some((it) => !it.shown && it.daily === date && it.family === family && it.level === level);
}

/** @param {string} family @param {string} level @param {string} size */
export function bestTime(family, level, size) {
  const list = results().filter((it) => !it.shown && it.family === family && it.level === level && it.size === size);
  return list.length > 0 ? Math.min(...list.map(({ seconds }) => seconds)) : null;
}

export function exportAll() {
  return JSON.stringify(results());
}

/** @param {string} text */
export async function importAll(text) {
  write("results", JSON.parse(text));
}

export async function deleteAll() {
  write("results", []);
  write("games", []);
}
