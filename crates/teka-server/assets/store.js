// What the browser keeps: choices, and games as they were left.

const PREFIX = "teka-";
const MOST_GAMES = 24;

/**
 * A game that is kept.
 * @typedef {{id: string, family: string, name: string | null, game: string, ui: string,
 *   made: number, solved: boolean, seconds: number, at: number}} Kept
 */

/** @param {string} name @returns {any} */
export function kept(name) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} name @param {any} value */
export function keep(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}

/** Games, the last first. @returns {Kept[]} */
export function games() {
  return kept("games") ?? [];
}

/** @param {Kept} game */
export function keepGame(game) {
  // Of games nobody began only the last is kept.
  const others = games().filter((other) => other.id !== game.id && other.made > 0);
  keep("games", [game, ...others].slice(0, MOST_GAMES));
}

/** @param {string} id */
export function dropGame(id) {
  keep("games", games().filter((game) => game.id !== id));
}
