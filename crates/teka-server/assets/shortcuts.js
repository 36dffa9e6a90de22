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

/** Lists all shortcuts. @param {Page} page */
export function showShortcuts(page) {
  const { keys: own = [], aids = [] } = page.workspace?.game.state ?? {};
  const named = [...own, ...aids].filter(({ key, label }) => key !== label);
  const keys = [
    ["← ↑ ↓ →", t("page-key-arrows")],
    ["Shift + ← ↑ ↓ →", t("page-key-solid")],
    ["Enter · Space", t("page-key-act")],
    ["Shift + Enter", t("page-key-other")],
    ["Backspace", t("page-key-clear")],
    ["0 … 9 · A … Z", t("page-key-letters")],
    ...named.map(({ key, label }) => [key.toUpperCase(), label]),
    ["Ctrl + Z", t("page-undo")],
    ["Ctrl + Y", t("page-redo")],
    ["F2 · H", t("page-hint")],
    ["F4 · C", t("page-check")],
    ["N", t("page-next-puzzle")],
    ["F8", t("page-back")],
    ["F9", t("page-reset")],
    ["PageUp · PageDown", t("page-key-views")],
    ["← → · Home · End", t("page-key-steps")],
    ["Ctrl + O", t("page-load-title")],
    ["Ctrl + S", t("page-share")],
    ["Ctrl + P", t("page-print")],
    ["Tab · Enter", t("page-key-tab")],
    ["?", t("page-keys")],
  ];
  const row = (/** @type {string[]} */ [key, what]) => [el("dt", {}, el("kbd", {}, key)), el("dd", {}, what)];
  const about = [t("page-key-clash"), t("page-key-pointer")].map((text) => el("p", { class: "soft" }, text));
  const box = openDialog(t("page-keys"), el("dl", { class: "keys" }, ...keys.flatMap(row)), ...about);
  box.append(el("div", { class: "row" }, button(t("page-close"), () => box.close(), { class: "b main" })));
}
