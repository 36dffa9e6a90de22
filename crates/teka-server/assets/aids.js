// Conveniences, each of which can be switched off: those of the page, and those a puzzle says it has.

import { keep, kept } from "./store.js";

/** @typedef {{key: string, label: string, on: boolean}} Aid */

/** Whether a convenience of the page is on. @param {string} name */
export function isOn(name) {
  return kept("aids")?.[name] ?? true;
}

/** Switches a convenience. @param {string} name @param {boolean} on */
export function remember(name, on) {
  keep("aids", { ...kept("aids"), [name]: on });
}

/** Whether nothing is to move by itself. */
export function isStill() {
  return !isOn("motion") || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Keys to press so that a puzzle's conveniences are as they were last. @param {string} family @param {Aid[]} aids @returns {string[]} */
export function toSwitch(family, aids) {
  const wanted = kept("aids") ?? {};
  return aids.filter(({ key, on }) => (wanted[named(family, key)] ?? on) !== on).map(({ key }) => key);
}

/** Remembers what was switched. @param {string} family @param {Aid[]} before @param {Aid[]} now */
export function rememberThose(family, before, now) {
  const was = new Map(before.map(({ key, on }) => [key, on]));
  for (const { key, on } of now) if (was.has(key) && was.get(key) !== on) remember(named(family, key), on);
}

/** @param {string} family @param {string} key */
function named(family, key) {
  return `${family} ${key}`;
}
