// The one box there is: questions before something is lost, and the list of keys.

import { button, el } from "./dom.js";
import { t } from "./words.js";

/** Asks before something is lost. @param {string} question @param {string} yes @returns {Promise<boolean>} */
export function sure(question, yes) {
  return new Promise((answer) => {
    const box = dialog(question);
    const say = (/** @type {boolean} */ is) => () => {
      answer(is);
      box.close();
    };
    box.append(el("div", { class: "row" }, button(yes, say(true), { class: "b main" }), button(t("page-cancel"), say(false))));
    box.onclose = () => answer(false);
  });
}

/** @param {string} title @param {...Node} inside @returns {HTMLDialogElement} */
export function dialog(title, ...inside) {
  const box = /** @type {HTMLDialogElement} */ (document.querySelector("#ask"));
  // Whoever was asked before is told that nobody answered.
  if (box.open) box.onclose?.(new Event("close"));
  box.onclose = null;
  box.setAttribute("aria-labelledby", "ask-title");
  box.replaceChildren(el("h2", { id: "ask-title" }, title), ...inside);
  if (!box.open) box.showModal();
  return box;
}
