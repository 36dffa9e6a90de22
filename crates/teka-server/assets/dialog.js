// The dialog of the page, for confirmations and the list of keyboard shortcuts.

import { button, el } from "./dom.js";
import { t } from "./words.js";

/** Asks for confirmation before something is lost. @param {string} question @param {string} yes @returns {Promise<boolean>} */
export function confirm(question, yes) {
  return new Promise((answer) => {
    const box = openDialog(question);
    const close = (/** @type {boolean} */ is) => () => {
      answer(is);
      box.close();
    };
    box.append(el("div", { class: "row" }, button(yes, close(true), { class: "b main" }), button(t("page-cancel"), close(false))));
    box.onclose = () => answer(false);
  });
}

/** @param {string} title @param {...Node} inside @returns {HTMLDialogElement} */
export function openDialog(title, ...inside) {
  const box = /** @type {HTMLDialogElement} */ (document.querySelector("#dialog"));
  // Replacing an open question answers it with no.
  if (box.open) box.onclose?.(new Event("close"));
  box.onclose = null;
  box.onclick = null;
  box.setAttribute("aria-labelledby", "dialog-title");
  box.replaceChildren(el("h2", { id: "dialog-title" }, title), ...inside);
  if (!box.open) box.showModal();
  return box;
}
