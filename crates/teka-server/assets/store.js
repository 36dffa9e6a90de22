// Browser storage: preferences and saved games.

const PREFIX = "teka-";
const MOST_GAMES = 24;

/**
 * A saved game.
 * @typedef {{id: string, family: string, name: string | null, game: string, ui: string, made: number,
 *   undone?: number, solved: boolean, seconds: number, at: number, best?: Record<string, number> | null,
 *   recipe?: import("./making.js").Recipe | null, level?: string | null, number?: number | null, size?: string,
 *   progress?: {done: number, total: number, text: string} | null, daily?: string | null, hints?: number,
 *   shown?: boolean, isPlayed?: boolean, solvedAt?: number | null}} SavedGame
 */

/** Values that the browser could not store. They are kept while the page is open. @type {Map<string, unknown>} */
const unwritten = new Map();
/** Whether the last save succeeded. */
let isSafe = true;
/** @type {() => void} */
let saveFailed = () => {};

/** Returns a stored value, which can be anything. @param {string} name @returns {unknown} */
export function read(name) {
  if (unwritten.has(name)) return unwritten.get(name);
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a value. If the browser rejects it, it is kept while the page is open. @param {string} name @param {unknown} value @returns {boolean} */
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

/** Registers a callback that runs once, when a game cannot be saved. @param {() => void} then */
export function onSaveFailed(then) {
  saveFailed = then;
}

/** Returns whether the window can be closed without losing anything. */
export function isSaved() {
  return isSafe;
}

/** Returns the id of this window's game, or of the game played last. @returns {string | null} */
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
    // Without session storage, the window resumes the game played last.
  }
}

/** Returns the time at which any window last saved a game. @param {string} id @returns {number} */
export function savedAt(id) {
  return games().find((game) => game.id === id)?.at ?? 0;
}

/** Returns the saved games, the latest first. @returns {SavedGame[]} */
export function games() {
  const list = read("games");
  return Array.isArray(list) ? list.filter((game) => typeof game?.game === "string") : [];
}

/** Returns whether a game has any moves. @param {SavedGame} game */
export function isBegun(game) {
  return game.made + (game.undone ?? 0) > 0;
}

/** @param {SavedGame} game */
export function saveGame(game) {
  const list = [game, ...fitting(others(game.id))];
  // If storage is full, solved games are deleted.
  isSafe = write("games", list) || write("games", list.filter((it) => it.id === game.id || !it.solved));
  if (isSafe) return;
  saveFailed();
  saveFailed = () => {};
}

/** Returns the unfinished game that would be deleted to make room for another, or null. @returns {SavedGame | null} */
export function gameToDelete() {
  const list = others("");
  const fit = fitting(list);
  return list.find((game) => !game.solved && !fit.includes(game)) ?? null;
}

/** @param {string} id */
export function deleteGame(id) {
  write("games", games().filter((game) => game.id !== id));
}

/** Returns the other games. Of games without moves, only the latest is kept. @param {string} id */
function others(id) {
  return games().filter((other) => other.id !== id && isBegun(other));
}

/** Returns the games that fit in addition to one more. The oldest solved games are deleted first. @param {SavedGame[]} list */
function fitting(list) {
  const rest = [...list];
  while (rest.length >= MOST_GAMES) {
    const oldest = rest.filter((game) => game.solved).at(-1) ?? /** @type {SavedGame} */ (rest.at(-1));
    rest.splice(rest.indexOf(oldest), 1);
  }
  return rest;
}
