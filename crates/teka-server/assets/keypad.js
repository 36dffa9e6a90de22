// Keys for whoever has none: those the server says the puzzle takes.

import { button } from "./dom.js";

/** @typedef {{key: string, label: string, on: boolean | null}} Key */

/** @param {HTMLElement} place @param {Key[]} keys @param {(key: string) => void} press */
export function keypad(place, keys, press) {
  place.hidden = keys.length === 0;
  const shown = keys.map(({ key }) => key).join("");
  // The same keys are the same buttons: whoever stands on one stays there.
  if (place.dataset.shown !== shown) place.replaceChildren(...keys.map(({ key }) => button("", () => press(key), { class: "key" })));
  place.dataset.shown = shown;
  for (const [at, { label, on }] of keys.entries()) {
    const item = place.children[at];
    if (item.textContent !== label) item.textContent = label;
    if (on !== null) item.setAttribute("aria-pressed", String(on));
  }
}
