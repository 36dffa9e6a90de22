// Games and preferences of earlier versions of the page, which kept them in `localStorage`.

import { isName, isPreference, toGame } from "./records.js";

/** @typedef {import("./records.js").SavedGame} SavedGame */

const PREFIX = "teka-";

/** Returns the games, the latest first, and the preferences; `forget` removes them. @returns {{games: SavedGame[], preferences: [string, unknown][], forget: () => void}} */
export function readLegacy() {
  const texts = stored();
  const values = texts.map(([key, text]) => /** @type {[string, unknown]} */ ([key.slice(PREFIX.length), parsed(text)]));
  const list = values.find(([name]) => name === "games")?.[1];
  const games = (Array.isArray(list) ? list : []).map(toGame).filter((game) => game !== null);
  const preferences = values.filter(([name, value]) => name !== "games" && isName(name) && isPreference(value));
  return { games, preferences, forget: () => texts.forEach(forget) };
}

/** @returns {[string, string][]} */
function stored() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => [key, localStorage.getItem(key) ?? ""]);
  } catch {
    return [];
  }
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Removes an entry, unless another window has changed it. @param {[string, string]} entry */
function forget([key, text]) {
  if (localStorage.getItem(key) === text) localStorage.removeItem(key);
}
