// The records that the browser keeps, games and results, and their validation. Storage and imported
// files can contain anything, by accident or on purpose.

/** How much of a game is done, in the words of its family. @typedef {{done: number, total: number, text: string}} Progress */

/**
 * A saved game. Without `level` and `number`, the puzzle was not generated from a level.
 * @typedef {object} SavedGame
 * @property {string} id
 * @property {string} family
 * @property {string | null} name
 * @property {string} game
 * @property {string} ui
 * @property {number} made
 * @property {number} [undone]
 * @property {boolean} solved
 * @property {number} seconds
 * @property {number} at the time of the last save
 * @property {Record<string, number> | null} [best]
 * @property {string | null} [level]
 * @property {number | null} [number]
 * @property {string | null} [size]
 * @property {Progress | null} [progress]
 * @property {string | null} [daily] the date whose puzzle this is
 * @property {number} [hints] the number of hints given
 * @property {boolean} [shown] whether the solution was shown
 * @property {boolean} [isPlayed] whether the player has made a move without help
 * @property {number | null} [solvedAt]
 * @property {unknown} [recipe] how to make another puzzle of this kind
 */

/**
 * A solved puzzle. `day` is the player's local date at the time `at`. If the solution was shown, the
 * puzzle does not count as solved.
 * @typedef {{family: string, level: string, size: string, number: number | null, daily: string | null,
 *   seconds: number, moves: number, hints: number, shown: boolean, at: number, day: string}} Result
 */

const LONGEST_NAME = 200;
const LONGEST_GAME = 1_000_000;
/** The last time that a date can represent, in milliseconds. */
const LAST_TIME = 8.64e15;
const DAY_MS = 86_400_000;

/** Returns a value as a saved game, or null. Fields that this version does not know are kept. @param {unknown} value @returns {SavedGame | null} */
export function toGame(value) {
  const it = fields(value);
  const { id, family, game, ui } = it;
  if (!isName(id) || !isName(family) || !isText(game, LONGEST_GAME)) return null;
  return {
    ...it, id, family, game,
    ui: isText(ui, LONGEST_GAME) ? ui : "",
    name: textOr(it.name, null),
    made: count(it.made), undone: count(it.undone), solved: it.solved === true,
    seconds: isAmount(it.seconds) ? it.seconds : 0, at: isTime(it.at) ? it.at : 0,
    best: toFigures(it.best), ...toAbout(it),
  };
}

/** Returns the optional fields of a game. @param {Record<string, unknown>} it @returns {Partial<SavedGame>} */
function toAbout(it) {
  return {
    level: textOr(it.level, null), number: isCount(it.number) ? it.number : null, size: textOr(it.size, null),
    progress: toProgress(it.progress), daily: isDay(it.daily) ? it.daily : null,
    hints: count(it.hints), shown: it.shown === true, solvedAt: isTime(it.solvedAt) ? it.solvedAt : null,
  };
}

/** Returns a value as a result, or null. @param {unknown} value @returns {Result | null} */
export function toResult(value) {
  const { family, level, size, number, daily, seconds, moves, hints, shown, at, day } = fields(value);
  if (!isName(family) || !isAmount(seconds) || !isCount(moves) || !isCount(hints) || !isTime(at) || !isDay(day)) return null;
  if ((number ?? null) !== null && !isCount(number)) return null;
  if ((daily ?? null) !== null && !isDay(daily)) return null;
  // No time zone is further than 14 hours from UTC.
  if (typeof shown !== "boolean" || Math.abs(Date.parse(day) + DAY_MS / 2 - at) > 1.5 * DAY_MS) return null;
  return {
    family, level: textOr(level, ""), size: textOr(size, ""), seconds, moves, hints, shown, at, day,
    number: isCount(number) ? number : null, daily: isDay(daily) ? daily : null,
  };
}

/** Returns the key of a result. The same result on two devices has the same key. @param {Result} result */
export function resultKey({ at, family, level, size, number, daily }) {
  return JSON.stringify([at, family, level, size, number, daily]);
}

/** Returns whether a value is a setting: a switch, a number, a short text, or a table of these. @param {unknown} value */
export function isPreference(value) {
  const table = fields(value);
  return isScalar(value) || (Object.keys(table).length > 0 && Object.values(table).every(isScalar));
}

/** Returns whether a value is a date such as 2026-03-01. @param {unknown} value @returns {value is string} */
export function isDay(value) {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(value);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value);
}

/** Returns the fields of an object, and none of anything else. @param {unknown} value @returns {Record<string, unknown>} */
export function fields(value) {
  return value && typeof value === "object" && !Array.isArray(value) ? /** @type {Record<string, unknown>} */ (value) : {};
}

/** Returns whether a value can be an id or the name of a setting. @param {unknown} value @returns {value is string} */
export function isName(value) {
  return typeof value === "string" && /^[\w -]{1,64}$/.test(value);
}

/** @param {unknown} value @returns {Progress | null} */
function toProgress(value) {
  const { done, total, text } = fields(value);
  return isCount(done) && isCount(total) && isText(text, LONGEST_NAME) ? { done, total, text } : null;
}

/** @param {unknown} value @returns {Record<string, number> | null} */
function toFigures(value) {
  const figures = Object.entries(fields(value)).filter(([, figure]) => Number.isFinite(figure));
  return figures.length > 0 ? /** @type {Record<string, number>} */ (Object.fromEntries(figures)) : null;
}

/** @param {unknown} value */
function isScalar(value) {
  return typeof value === "boolean" || Number.isFinite(value) || isText(value, LONGEST_NAME);
}

/** @param {unknown} value @param {number} longest @returns {value is string} */
function isText(value, longest) {
  return typeof value === "string" && value.length <= longest;
}

/** @template {string | null} Other @param {unknown} value @param {Other} other */
function textOr(value, other) {
  return isText(value, LONGEST_NAME) ? value : other;
}

/** @param {unknown} value @returns {value is number} */
function isAmount(value) {
  return typeof value === "number" && value >= 0 && value <= LAST_TIME;
}

/** @param {unknown} value @returns {value is number} */
function isCount(value) {
  return isAmount(value) && Number.isInteger(value);
}

/** @param {unknown} value @returns {value is number} */
function isTime(value) {
  return isAmount(value) && value > 0;
}

/** @param {unknown} value */
function count(value) {
  return isCount(value) ? value : 0;
}
