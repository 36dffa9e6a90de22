// Settings of the page and of a puzzle that can be switched off.

import { write, read } from "./store.js";

/** @typedef {import("./api.d.ts").KeyReply} Setting */

/** Returns whether a setting of the page is on. @param {string} name */
export function isOn(name) {
  return stored()[name] ?? true;
}

/** Changes a setting. @param {string} name @param {boolean} on */
export function setOn(name, on) {
  write("aids", { ...stored(), [name]: on });
}

/** Returns whether animations are switched off. */
export function isMotionReduced() {
  return !isOn("motion") || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Returns the keys that restore the last settings of a puzzle. @param {string} family @param {Setting[]} aids @returns {string[]} */
export function keysToRestore(family, aids) {
  const wanted = stored();
  return aids.filter(({ key, on }) => (wanted[named(family, key)] ?? on) !== on).map(({ key }) => key);
}

/** Saves the settings that have changed. @param {string} family @param {Setting[]} before @param {Setting[]} now */
export function saveChanges(family, before, now) {
  const was = new Map(before.map(({ key, on }) => [key, on]));
  for (const { key, on } of now) if (was.has(key) && was.get(key) !== on && on !== null) setOn(named(family, key), on);
}

/** Returns the settings that were changed, by name. @returns {Record<string, boolean>} */
function stored() {
  const settings = read("aids");
  return settings && typeof settings === "object" ? /** @type {Record<string, boolean>} */ (settings) : {};
}

/** @param {string} family @param {string} key */
function named(family, key) {
  return `${family} ${key}`;
}
