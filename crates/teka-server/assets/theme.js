// Light, dark or by the system; patterns that need no colours.

import { write, read } from "./store.js";

/** @typedef {"system" | "light" | "dark"} Theme */

/** @type {Theme[]} */
const THEMES = ["system", "light", "dark"];
const dark = matchMedia("(prefers-color-scheme: dark)");
/** @type {() => void} */
let changed = () => {};

/** The theme that was chosen. @returns {Theme} */
export function theme() {
  const stored = read("theme");
  return THEMES.find((name) => name === stored) ?? "system";
}

/** Whether regions have patterns and letters. @returns {boolean} */
export function patterns() {
  return read("patterns") === true;
}

/** The theme boards are drawn in. */
export function boardTheme() {
  if (patterns()) return "color-blind";
  return shown();
}

function shown() {
  if (theme() !== "system") return theme();
  return dark.matches ? "dark" : "light";
}

/** The next of system, light, dark. */
export function nextTheme() {
  write("theme", THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length]);
  apply();
}

export function togglePatterns() {
  write("patterns", !patterns());
  apply();
}

/** Begins, and calls back on every change. @param {() => void} then */
export function startTheme(then) {
  dark.addEventListener("change", apply);
  apply();
  changed = then;
}

function apply() {
  const root = document.documentElement;
  root.dataset.theme = shown();
  root.toggleAttribute("data-patterns", patterns());
  changed();
}
