// What the browser stores: choices, and saved games.

const PREFIX = "teka-";
const MOST_GAMES = 24;

/**
 * A saved game.
 * @typedef {{id: string, family: string, name: string | null, game: string, ui: string, made: number,
 *   undone?: number, solved: boolean, seconds: number, at: number, best?: Record<string, number> | null}} SavedGame
 */

/** What the browser would not take, for as long as the page is open. @type {Map<string, unknown>} */
const unwritten = new Map();
/** Whether the last game was saved. */
let isSafe = true;
/** @type {() => void} */
let saveFailed = () => {};

/** A stored value, which may be anything. @param {string} name @returns {unknown} */
export function read(name) {
  if (unwritten.has(name)) return unwritten.get(name);
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a value; where the browser refuses it, the page holds it while it is open. @param {string} name @param {unknown} value @returns {boolean} */
export function write(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    unwritten.delete(name);
    return true;
  } catch {
    unwritten.set(name, value);
    return false;
  }
}

/** Calls back once, when a game could not be saved. @param {() => void} then */
export function onSaveFailed(then) {
  saveFailed = then;
}

/** Whether closing the window loses nothing. */
export function isSaved() {
  return isSafe;
}

/** The game this window plays, or the one played last. @returns {string | null} */
export function current() {
  try {
    return sessionStorage.getItem(`${PREFIX}current`) ?? lastPlayed();
  } catch {
    return lastPlayed();
  }
}

/** @returns {string | null} */
function lastPlayed() {
  const id = read("current");
  return typeof id === "string" ? id : null;
}

/** @param {string} id */
export function saveCurrent(id) {
  write("current", id);
  try {
    sessionStorage.setItem(`${PREFIX}current`, id);
  } catch {
    // Then the window finds the game that was played last.
  }
}

/** When a game was saved last, by any window. @param {string} id @returns {number} */
export function savedAt(id) {
  return games().find((game) => game.id === id)?.at ?? 0;
}

/** Games, the last first. @returns {SavedGame[]} */
export function games() {
  const list = read("games");
  return Array.isArray(list) ? list.filter((game) => typeof game?.game === "string") : [];
}

/** Whether a move was made in it. @param {SavedGame} game */
export function isBegun(game) {
  return game.made + (game.undone ?? 0) > 0;
}

/** @param {SavedGame} game */
export function saveGame(game) {
  const list = [game, ...fitting(others(game.id))];
  // Where there is little room, those that are done make some.
  isSafe = write("games", list) || write("games", list.filter((it) => it.id === game.id || !it.solved));
  if (isSafe) return;
  saveFailed();
  saveFailed = () => {};
}

/** The unfinished game that would be deleted to make room for another. @returns {SavedGame | null} */
export function gameToDelete() {
  const list = others("");
  const fit = fitting(list);
  return list.find((game) => !game.solved && !fit.includes(game)) ?? null;
}

/** @param {string} id */
export function deleteGame(id) {
  write("games", games().filter((game) => game.id !== id));
}

/** Of games without a move only the last is kept. @param {string} id */
function others(id) {
  return games().filter((other) => other.id !== id && isBegun(other));
}

/** The games that fit beside one more: of solved ones the oldest are deleted first. @param {SavedGame[]} list */
function fitting(list) {
  const rest = [...list];
  while (rest.length >= MOST_GAMES) {
    const oldest = rest.filter((game) => game.solved).at(-1) ?? /** @type {SavedGame} */ (rest.at(-1));
    rest.splice(rest.indexOf(oldest), 1);
  }
  return rest;
}
