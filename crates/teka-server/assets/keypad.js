// The keypad: buttons for the keys that the puzzle accepts, for players without a keyboard.

import { button, el } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./api.d.ts").KeyReply} Key */

/** Updates the keypad. Unchanged keys keep their buttons, and with them the focus. @param {HTMLElement} place @param {Key[]} keys @param {(input: import("./api.d.ts").InputRequest) => void} press */
export function fillKeypad(place, keys, press) {
  place.hidden = keys.length === 0;
  const shown = keys.map(({ key }) => key).join(" ");
  if (place.dataset.shown !== shown) place.replaceChildren(...keys.map((key) => keyButton(key, press)));
  place.dataset.shown = shown;
  for (const [at, key] of keys.entries()) update(/** @type {HTMLElement} */ (place.children[at]), key);
}

/** @param {Key} key @param {(input: import("./api.d.ts").InputRequest) => void} press */
function keyButton({ key, number }, press) {
  const item = button("", () => press(number === null ? { key } : { number }), { class: "key" });
  item.append(el("span"), el("small", { "aria-hidden": "true" }));
  return item;
}

/** @param {HTMLElement} item @param {Key} key */
function update(item, { label, number, on, left }) {
  const [name, count] = item.children;
  const text = left === null ? "" : t("page-key-left", { count: String(left) });
  if (name.textContent !== label) name.textContent = label;
  if (count.textContent !== text) count.textContent = text;
  item.classList.toggle("spent", left === 0);
  if (on !== null) item.setAttribute("aria-pressed", String(on));
  if (number === null) return;
  item.setAttribute("aria-label", label);
  item.setAttribute("aria-description", text);
}
