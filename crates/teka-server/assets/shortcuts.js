// Keyboard shortcuts. If a body on the board has the name of a letter, the letter selects it
// instead.

import { button, el } from "./dom.js";
import { openDialog } from "./dialog.js";
import { t } from "./words.js";

/** @typedef {import("./page.js").Page} Page @typedef {import("./workspace.js").Workspace} Workspace */

/** @param {Page} page */
export function listenForShortcuts(page) {
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.defaultPrevented || target.closest("input, textarea, select, dialog") || event.altKey) return;
    const act = event.ctrlKey || event.metaKey ? withControl(page, event) : plain(page, event, target);
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** @param {Page} page @param {KeyboardEvent} event @returns {(() => void) | null} */
function withControl(page, event) {
  const key = event.key.toLowerCase();
  if (key === "o") return () => page.go("open");
  const { workspace } = page;
  if (!workspace) return null;
  if (key === "s") return () => page.go("share");
  if (key === "p") return () => workspace.attempt(() => workspace.views.share.print());
  if (key === "y" || (key === "z" && event.shiftKey)) return () => workspace.act("redo");
  return key === "z" ? () => workspace.act("undo") : null;
}

/** @param {Page} page @param {KeyboardEvent} event @param {HTMLElement} target @returns {(() => void) | null} */
function plain(page, event, target) {
  if (event.key === "?") return () => showShortcuts(page);
  const { workspace } = page;
  if (!workspace) return null;
  // Page Up and Page Down scroll a view.
  if (target.closest(".view") && event.key.startsWith("Page")) return null;
  return workspace.view?.key?.(event.key) ?? onWorkspace(workspace, event.key);
}

/** @param {Workspace} workspace @param {string} key @returns {(() => void) | null} */
function onWorkspace(workspace, key) {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case "u": return () => workspace.act("undo");
    case "h": case "F2": return () => workspace.hint();
    case "c": case "F4": return () => workspace.check();
    case "n": return () => workspace.page.next();
    case "F8": return () => workspace.findMistake();
    case "F9": return () => workspace.restart();
    case "PageUp": return () => workspace.showNext(-1);
    case "PageDown": return () => workspace.showNext(1);
    default: return null;
  }
}

/** A key and what it does. @typedef {[string, string]} Row */

/** Lists all shortcuts. @param {Page} page */
export function showShortcuts(page) {
  const groups = [group(t("page-keys-board"), boardKeys(page)), group(t("page-keys-game"), gameKeys()), group(t("page-keys-page"), pageKeys())];
  const about = [t("page-key-clash"), t("page-key-pointer")].map((text) => el("p", { class: "soft" }, text));
  const box = openDialog(t("page-keys"), ...groups, ...about);
  box.append(el("div", { class: "row" }, button(t("page-close"), () => box.close(), { class: "b main" })));
  box.onclick = (event) => isOutside(box, event) && box.close();
}

/** @param {string} title @param {Row[]} rows */
function group(title, rows) {
  const row = (/** @type {Row} */ [key, what]) => [el("dt", {}, el("kbd", {}, key)), el("dd", {}, what)];
  return el("section", {}, el("h3", {}, title), el("dl", { class: "keys" }, ...rows.flatMap(row)));
}

/** Returns the keys that act on the board, with those of the puzzle. @param {Page} page @returns {Row[]} */
function boardKeys(page) {
  const { keys: own = [], aids = [] } = page.workspace?.game.state ?? {};
  const named = [...own, ...aids].filter(({ key, label }) => key !== label);
  const carry = { turn: "R · ", flip: "F · ", "turn-back": "Shift + R · " };
  /** @type {Row[]} */
  const marks = own.some(({ number }) => number !== null) ? [["Shift + 1 … 9", t("page-key-mark")]] : [];
  const solid = page.workspace?.game.state.scene.solid;
  return [
    ["← ↑ ↓ →", t("page-key-arrows")],
    ...(solid ? [/** @type {Row} */ (["Shift + ← ↑ ↓ →", t("page-key-solid")])] : []),
    ["Enter · Space", t("page-key-act")],
    ["Shift + Enter", t("page-key-other")],
    ["Backspace", t("page-key-clear")],
    ["Escape", t("page-key-cancel")],
    ["0 … 9 · A … Z", t("page-key-letters")],
    ...marks,
    ...named.map(({ key, label, gesture }) => /** @type {Row} */ ([(gesture ? carry[gesture] : "") + key.toUpperCase(), label])),
  ];
}

/** @returns {Row[]} */
function gameKeys() {
  return [
    ["U · Ctrl + Z", t("page-undo")],
    ["Ctrl + Y · Ctrl + Shift + Z", t("page-redo")],
    ["H · F2", t("page-hint")],
    ["C · F4", t("page-check")],
    ["N", t("page-next-puzzle")],
    ["F8", t("page-back")],
    ["F9", t("page-reset")],
  ];
}

/** @returns {Row[]} */
function pageKeys() {
  return [
    ["PageUp · PageDown", t("page-key-views")],
    ["← → · Home · End", t("page-key-steps")],
    ["Ctrl + O", t("page-load-title")],
    ["Ctrl + S", t("page-share")],
    ["Ctrl + P", t("page-print")],
    ["Tab · Enter", t("page-key-tab")],
    ["?", t("page-keys")],
  ];
}

/** Returns whether a click hit the backdrop of a dialog. @param {HTMLDialogElement} box @param {MouseEvent} event */
function isOutside(box, event) {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const { clientX: x, clientY: y, detail } = event;
  // A button that the keyboard activates has no position.
  return detail > 0 && (x < left || x > right || y < top || y > bottom);
}
