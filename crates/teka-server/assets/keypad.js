// Keys for whoever has none: those the server says the puzzle takes.

import { button } from "./dom.js";

/** @typedef {{key: string, label: string, on: boolean}} Key */

/** @param {HTMLElement} place @param {Key[]} keys @param {(key: string) => void} press */
export function keypad(place, keys, press) {
  const shown = JSON.stringify(keys);
  if (place.dataset.shown === shown) return;
  place.dataset.shown = shown;
  place.hidden = keys.length === 0;
  const one = (/** @type {Key} */ { key, label, on }) =>
    button(label, () => press(key), { class: "key", "aria-pressed": on ? "true" : undefined });
  place.replaceChildren(...keys.map(one));
}
