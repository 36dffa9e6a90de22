// Keys that work wherever one is, the list of all keys, and the question before something is lost.

import { button, el } from "./dom.js";
import { t } from "./words.js";

/** @param {import("./page.js").Page} page */
export function shortcuts(page) {
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest("input, textarea, select, dialog") || event.altKey) return;
    const act = event.ctrlKey || event.metaKey ? withControl(page, event) : plain(page, event);
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** @param {import("./page.js").Page} page @param {KeyboardEvent} event */
function withControl(page, event) {
  const key = event.key.toLowerCase();
  if (!page.desk) return null;
  if (key === "y" || (key === "z" && event.shiftKey)) return () => page.desk?.do("redo");
  return key === "z" ? () => page.desk?.do("undo") : null;
}

/** @param {import("./page.js").Page} page @param {KeyboardEvent} event */
function plain(page, event) {
  if (event.key === "?") return help;
  if (!page.desk) return null;
  if (event.key === "h") return () => page.desk?.hint();
  return event.key === "c" ? () => page.desk?.check() : null;
}

/** Shows every key. */
export function help() {
  const keys = [
    ["← ↑ ↓ →", t("page-key-arrows")],
    ["Shift + ← ↑ ↓ →", t("page-key-solid")],
    ["Page ↑ ↓", t("page-key-layers")],
    ["Enter · Space", t("page-key-act")],
    ["Shift + Enter", t("page-key-other")],
    ["Backspace", t("page-key-clear")],
    ["0 … 9 · A … Z", t("page-key-letters")],
    ["Ctrl + Z", t("page-undo")],
    ["Ctrl + Y", t("page-redo")],
    ["H", t("page-hint")],
    ["C", t("page-check")],
    ["?", t("page-keys")],
  ];
  const row = (/** @type {string[]} */ [key, what]) => [el("dt", {}, el("kbd", {}, key)), el("dd", {}, what)];
  const box = dialog(t("page-keys"), el("dl", { class: "keys" }, ...keys.flatMap(row)), el("p", { class: "soft" }, t("page-key-pointer")));
  box.append(el("div", { class: "row" }, button(t("page-close"), () => box.close(), { class: "b main" })));
}

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
function dialog(title, ...inside) {
  const box = /** @type {HTMLDialogElement} */ (document.querySelector("#ask"));
  box.onclose = null;
  box.setAttribute("aria-labelledby", "ask-title");
  box.replaceChildren(el("h2", { id: "ask-title" }, title), ...inside);
  if (!box.open) box.showModal();
  return box;
}
