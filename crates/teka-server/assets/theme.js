// The theme (light, dark or system) and the patterns for colour blindness.

import { write, read } from "./store.js";

/** @typedef {"system" | "light" | "dark"} Theme */

/** @type {Theme[]} */
const THEMES = ["system", "light", "dark"];
const dark = matchMedia("(prefers-color-scheme: dark)");
/** @type {() => void} */
let changed = () => {};

/** Returns the selected theme. @returns {Theme} */
export function theme() {
  const stored = read("theme");
  return THEMES.find((name) => name === stored) ?? "system";
}

/** Returns whether regions have patterns and letters. @returns {boolean} */
export function patterns() {
  return read("patterns") === true;
}

/** Returns the theme in which boards are drawn. */
export function boardTheme() {
  if (patterns()) return "color-blind";
  return shown();
}

function shown() {
  if (theme() !== "system") return theme();
  return dark.matches ? "dark" : "light";
}

/** Switches to the next of system, light and dark. */
export function nextTheme() {
  write("theme", THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length]);
  apply();
}

export function togglePatterns() {
  write("patterns", !patterns());
  apply();
}

/** Applies the theme, and registers a callback for changes. @param {() => void} then */
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
