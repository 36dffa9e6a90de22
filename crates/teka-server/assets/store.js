// What the browser keeps: choices, and games as they were left.

const PREFIX = "teka-";
const MOST_GAMES = 24;

/**
 * A game that is kept.
 * @typedef {{id: string, family: string, name: string | null, game: string, ui: string, made: number,
 *   undone?: number, solved: boolean, seconds: number, at: number, best?: Record<string, number> | null}} Kept
 */

/** What the browser would not take, for as long as the page is open. @type {Map<string, any>} */
const unwritten = new Map();
/** Whether the last game was kept. */
let isSafe = true;
/** @type {() => void} */
let unkept = () => {};

/** @param {string} name @returns {any} */
export function kept(name) {
  if (unwritten.has(name)) return unwritten.get(name);
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps something; a browser that keeps nothing plays all the same. @param {string} name @param {any} value @returns {boolean} */
export function keep(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    unwritten.delete(name);
    return true;
  } catch {
    unwritten.set(name, value);
    return false;
  }
}

/** Calls back once, when a game could not be kept. @param {() => void} then */
export function whenUnkept(then) {
  unkept = then;
}

/** Whether closing the window loses nothing. */
export function isKept() {
  return isSafe;
}

/** The game this window plays, or the one played last. @returns {string | null} */
export function current() {
  try {
    return sessionStorage.getItem(`${PREFIX}current`) ?? kept("current");
  } catch {
    return kept("current");
  }
}

/** @param {string} id */
export function keepCurrent(id) {
  keep("current", id);
  try {
    sessionStorage.setItem(`${PREFIX}current`, id);
  } catch {
    // Then the window finds the game that was played last.
  }
}

/** When a game was kept last, by any window. @param {string} id @returns {number} */
export function keptAt(id) {
  return games().find((game) => game.id === id)?.at ?? 0;
}

/** Games, the last first. @returns {Kept[]} */
export function games() {
  const list = kept("games");
  return Array.isArray(list) ? list.filter((game) => typeof game?.game === "string") : [];
}

/** Whether anybody made a move in it. @param {Kept} game */
export function isBegun(game) {
  return game.made + (game.undone ?? 0) > 0;
}

/** @param {Kept} game */
export function keepGame(game) {
  const list = [game, ...fitting(others(game.id))];
  // Where there is little room, those that are done make some.
  isSafe = keep("games", list) || keep("games", list.filter((it) => it.id === game.id || !it.solved));
  if (isSafe) return;
  unkept();
  unkept = () => {};
}

/** The game that has to go when another begins, though nobody finished it. @returns {Kept | null} */
export function wouldGo() {
  const list = others("");
  const fit = fitting(list);
  return list.find((game) => !game.solved && !fit.includes(game)) ?? null;
}

/** @param {string} id */
export function dropGame(id) {
  keep("games", games().filter((game) => game.id !== id));
}

/** Of games nobody began only the last is kept. @param {string} id */
function others(id) {
  return games().filter((other) => other.id !== id && isBegun(other));
}

/** As many as there is room for beside one more: of those that are done the oldest go first. @param {Kept[]} list */
function fitting(list) {
  const rest = [...list];
  while (rest.length >= MOST_GAMES) {
    const oldest = rest.filter((game) => game.solved).at(-1) ?? /** @type {Kept} */ (rest.at(-1));
    rest.splice(rest.indexOf(oldest), 1);
  }
  return rest;
}
