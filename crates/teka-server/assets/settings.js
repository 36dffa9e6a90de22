// Settings that can be switched off: those of the page, and those of a puzzle.

import { write, read } from "./store.js";

/** @typedef {{key: string, label: string, on: boolean}} Setting */

/** Whether a setting of the page is on. @param {string} name */
export function isOn(name) {
  return read("aids")?.[name] ?? true;
}

/** Changes a setting. @param {string} name @param {boolean} on */
export function setOn(name, on) {
  write("aids", { ...read("aids"), [name]: on });
}

/** Whether animations are switched off. */
export function isMotionReduced() {
  return !isOn("motion") || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Keys to press so that a puzzle's settings are as they were last. @param {string} family @param {Setting[]} aids @returns {string[]} */
export function keysToRestore(family, aids) {
  const wanted = read("aids") ?? {};
  return aids.filter(({ key, on }) => (wanted[named(family, key)] ?? on) !== on).map(({ key }) => key);
}

/** Saves the settings that have changed. @param {string} family @param {Setting[]} before @param {Setting[]} now */
export function saveChanges(family, before, now) {
  const was = new Map(before.map(({ key, on }) => [key, on]));
  for (const { key, on } of now) if (was.has(key) && was.get(key) !== on) setOn(named(family, key), on);
}

/** @param {string} family @param {string} key */
function named(family, key) {
  return `${family} ${key}`;
}
