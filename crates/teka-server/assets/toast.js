// Toasts: short messages at the lower edge. One with an action stays until it is answered.

import { announce, button, el } from "./dom.js";
import { t } from "./words.js";

/** @typedef {{label: string, act: () => void}} ToastAction */

/**
 * Shows a toast, which replaces the last one.
 * @param {string} text @param {number} [seconds] @param {ToastAction | null} [action]
 */
export function showToast(text, seconds = 6, action = null) {
  announce(text);
  document.querySelector(".toast")?.remove();
  const toast = el("div", { class: "toast" }, text);
  if (action) toast.append(...answers(toast, action));
  document.body.append(toast);
  if (Number.isFinite(seconds)) setTimeout(() => toast.remove(), 1000 * seconds);
}

/** @param {HTMLElement} toast @param {ToastAction} action */
function answers(toast, { label, act }) {
  const accept = () => {
    toast.remove();
    act();
  };
  return [button(label, accept, { class: "b main" }), button(t("page-close"), () => toast.remove())];
}
