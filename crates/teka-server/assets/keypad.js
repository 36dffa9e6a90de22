// The keypad: buttons for the keys that the puzzle accepts, for players without a keyboard.

import { button, el } from "./dom.js";
import { keyIcon } from "./icons.js";
import { t } from "./words.js";

/** @typedef {import("./api.d.ts").KeyReply} Key */

/** Updates the keypad. Unchanged keys keep their buttons, and with them the focus. @param {HTMLElement} place @param {Key[]} keys @param {(input: import("./api.d.ts").InputRequest) => void} press @param {boolean} isOver whether the game is solved */
export function fillKeypad(place, keys, press, isOver) {
  place.hidden = keys.length === 0;
  const shown = keys.map(({ key }) => key).join(" ");
  if (place.dataset.shown !== shown) place.replaceChildren(...keys.map((key) => keyButton(key, press)));
  place.dataset.shown = shown;
  for (const [at, key] of keys.entries()) update(/** @type {HTMLButtonElement} */ (place.children[at]), key, isOver);
}

/** @param {Key} key @param {(input: import("./api.d.ts").InputRequest) => void} press */
function keyButton({ key, number, name }, press) {
  const item = button("", () => press(number === null ? { key } : { number }), { class: "key" });
  item.append(...keyIcon(name), el("span"), el("small"));
  return item;
}

/** @param {HTMLButtonElement} item @param {Key} key @param {boolean} isOver */
function update(item, { label, number, on, left }, isOver) {
  const [name, count] = [...item.children].slice(-2);
  item.disabled = isOver;
  const text = left === null ? "" : t("page-key-left", { count: String(left) });
  if (name.textContent !== label) name.textContent = label;
  // Drawn by the style sheet: screen readers read it as the description.
  /** @type {HTMLElement} */ (count).dataset.left = text;
  item.classList.toggle("spent", left === 0);
  if (on !== null) item.setAttribute("aria-pressed", String(on));
  if (number === null) return;
  item.setAttribute("aria-label", label);
  item.setAttribute("aria-description", text);
}
