// Results of solved puzzles: statistics, the streak of daily puzzles, and the file that moves
// everything to another browser.

import { fields, isDay, isName, isPreference, resultKey, toGame, toResult } from "./records.js";
import { MOST_GAMES, change, deletion, games, hasResult, isBegun, preferences, read, results, saving, savedAt } from "./store.js";

/** @typedef {import("./records.js").Result} Result */
/** @typedef {import("./records.js").SavedGame} SavedGame */
/** @typedef {import("./store.js").Change} Change */
/**
 * Figures of several results. Times are in seconds, and null if nothing is solved. `shown` counts the
 * puzzles whose solution was shown; everything else leaves them out.
 * @typedef {{solved: number, shown: number, best: number | null, median: number | null, hints: number, withoutHints: number}} Statistics
 */
/**
 * What an import has changed. `known` counts what was here already, `invalid` what could not be read,
 * and `left` the games for which there was no room.
 * @typedef {{results: number, games: number, preferences: number, known: number, invalid: number, left: number}} ImportReport
 */

const FORMAT = "teka-player";
const VERSION = 1;
/** The maximum length of an imported text, in characters. */
const LONGEST_IMPORT = 20_000_000;
/** The preference that belongs to this browser only. */
const OWN = "current";

/** An imported text that is not from Teka, or is from a newer version. */
export class ImportError extends Error {
  /** @param {"unreadable" | "newer"} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** Records the result of a game. A game that is solved again counts once, with its first result. @param {Result} result @returns {Promise<boolean>} whether it is on disk */
export function record(result) {
  const valid = toResult(result);
  if (!valid) return Promise.resolve(false);
  return hasResult(resultKey(valid)) ? Promise.resolve(true) : change([adding(valid)]);
}

/** Returns the statistics of a family, or of all, at a level, or at all. @param {string} [family] @param {string} [level] */
export function statistics(family, level) {
  const isCounted = (/** @type {Result} */ it) => (family ?? it.family) === it.family && (level ?? it.level) === it.level;
  return summarize(results().filter(isCounted));
}

/** Returns the statistics of results. @param {Result[]} list @returns {Statistics} */
export function summarize(list) {
  const solved = list.filter(isSolved);
  const times = solved.map(({ seconds }) => seconds).sort((one, other) => one - other);
  return {
    solved: solved.length, shown: list.length - solved.length, best: times[0] ?? null, median: median(times),
    hints: solved.reduce((sum, { hints }) => sum + hints, 0),
    withoutHints: solved.filter(({ hints }) => hints === 0).length,
  };
}

/** Returns the number of consecutive days up to today with a daily puzzle. @param {string} today */
export function streak(today) {
  return streakOf(results(), today);
}

/**
 * Returns the number of consecutive days with a daily puzzle that was solved on its own day. While
 * today's is not solved, yesterday's streak lasts.
 * @param {Result[]} list @param {string} today
 */
export function streakOf(list, today) {
  if (!isDay(today)) return 0;
  const days = new Set(list.filter((it) => isSolved(it) && it.daily === it.day).map(({ day }) => day));
  let day = days.has(today) ? today : dayBefore(today);
  let length = 0;
  for (; days.has(day); day = dayBefore(day)) length += 1;
  return length;
}

/** Returns whether a daily puzzle is solved, on whatever day. @param {string} date @param {string} family @param {string} level */
export function dailySolved(date, family, level) {
  return results().some((it) => isSolved(it) && it.daily === date && it.family === family && it.level === level);
}

/** Returns the best time in seconds, or null. @param {string} family @param {string | null} level @param {string | null} size */
export function bestTime(family, level, size) {
  const isLike = (/** @type {Result} */ it) => it.family === family && it.level === (level ?? "") && it.size === (size ?? "");
  return summarize(results().filter(isLike)).best;
}

/** Returns results, games and preferences as one text. */
export function exportAll() {
  const own = preferences().filter(([name, value]) => name !== OWN && isPreference(value));
  return JSON.stringify({
    format: FORMAT, version: VERSION, results: results(), games: games().filter(isBegun), preferences: Object.fromEntries(own),
  });
}

/** Adds what a text from `exportAll` contains. Of two versions of a game, the later one is kept. Preferences that are set stay. @param {string} text @returns {Promise<ImportReport>} */
export async function importAll(text) {
  const data = contents(text);
  const found = readResults(data.results);
  const saved = readGames(data.games);
  const set = readPreferences(data.preferences);
  await change([...found.changes, ...saved.changes, ...set.changes]);
  return {
    results: found.changes.length, games: saved.changes.length, preferences: set.changes.length,
    known: found.known + saved.known + set.known, invalid: found.invalid + saved.invalid + set.invalid, left: saved.left,
  };
}

/** Deletes all results and saved games. Preferences such as the language stay. @returns {Promise<boolean>} whether they are deleted on disk */
export function deleteAll() {
  const forgotten = results().map((it) => /** @type {Change} */ ({ ...adding(it), value: undefined }));
  return change([...forgotten, ...games().map(deletion)]);
}

/** @param {string} text */
function contents(text) {
  const data = fields(text.length <= LONGEST_IMPORT ? parsed(text) : null);
  const { format, version } = data;
  if (format !== FORMAT || typeof version !== "number") throw new ImportError("unreadable");
  if (version > VERSION) throw new ImportError("newer");
  return data;
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {unknown} value */
function readResults(value) {
  const list = asList(value);
  const valid = list.map(toResult).filter((it) => it !== null);
  const fresh = new Map(valid.filter((it) => !hasResult(resultKey(it))).map((it) => [resultKey(it), it]));
  return { changes: [...fresh.values()].map(adding), known: valid.length - fresh.size, invalid: list.length - valid.length };
}

/** @param {unknown} value */
function readGames(value) {
  const list = asList(value);
  const valid = list.map(toGame).filter((it) => it !== null).map(notLater);
  const newest = new Map(valid.sort((one, other) => one.at - other.at).map((it) => [it.id, it]));
  const fresh = [...newest.values()].filter((it) => it.at > savedAt(it.id));
  const ids = new Set(games().filter(isBegun).map(({ id }) => id));
  const isReplacing = (/** @type {SavedGame} */ it) => ids.has(it.id);
  const added = fresh.filter((it) => !isReplacing(it));
  // The game that is opened next needs a place, too.
  const fitting = added.slice(Math.max(0, added.length - Math.max(0, MOST_GAMES - 1 - ids.size)));
  const changes = [...fresh.filter(isReplacing), ...fitting].map(saving);
  return { changes, known: valid.length - fresh.length, invalid: list.length - valid.length, left: added.length - fitting.length };
}

/** Returns a game that was not saved in the future, which no later save could replace. @param {SavedGame} game @returns {SavedGame} */
function notLater(game) {
  return { ...game, at: Math.max(1, Math.min(game.at, Date.now())) };
}

/** @param {unknown} value */
function readPreferences(value) {
  const list = Object.entries(fields(value)).filter(([name]) => name !== OWN);
  const valid = list.filter(([name, it]) => isName(name) && isPreference(it));
  const fresh = valid.filter(([name]) => read(name) === null);
  const changes = fresh.map(([key, it]) => /** @type {Change} */ ({ kind: "preferences", key, value: it }));
  return { changes, known: valid.length - fresh.length, invalid: list.length - valid.length };
}

/** @param {unknown} value @returns {unknown[]} */
function asList(value) {
  return Array.isArray(value) ? value : [];
}

/** @param {Result} result @returns {Change} */
function adding(result) {
  return { kind: "results", key: resultKey(result), value: result };
}

/** @param {Result} result */
function isSolved(result) {
  return !result.shown;
}

/** Returns the median of sorted numbers, or null. @param {number[]} sorted */
function median(sorted) {
  if (sorted.length === 0) return null;
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** @param {string} day */
function dayBefore(day) {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
