// Browser storage: preferences, saved games and results. A copy in memory answers at once; every
// change goes to the other windows and, durably, into IndexedDB.

import { commit, openDatabase, readAll } from "./database.js";
import { readLegacy } from "./legacy.js";
import { toGame, toResult } from "./records.js";

/** @typedef {import("./records.js").SavedGame} SavedGame */
/** @typedef {import("./records.js").Result} Result */
/** @typedef {import("./database.js").Change} Change */

/** The maximum number of saved games. */
export const MOST_GAMES = 24;
/** The name of this window's game in `sessionStorage`. */
const CURRENT = "teka-current";
/** The longest time that a game waits for a save, in milliseconds. */
const LONGEST_SAVE = 1000;

/** @type {{games: Map<string, SavedGame>, preferences: Map<string, unknown>, results: Map<string, Result>}} */
const memory = { games: new Map(), preferences: new Map(), results: new Map() };
/** Null if the browser provides no database. @type {IDBDatabase | null} */
let database = null;
/** @type {Promise<void> | null} */
let opening = null;
/** Changes that are not on disk yet, the newest of each record. @type {Map<string, Change>} */
const pending = new Map();
/** Whether no write has failed since the last complete one. */
let isSafe = true;
/** Whether the last failure was for want of space. */
let isFull = false;
/** @type {() => void} */
let saveFailed = () => {};
let isPersistenceRequested = false;

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("teka") : null;
/** Changes in other windows while the database is being read. @type {Change[] | null} */
let heard = [];

/** Reads everything into memory. Until this is done, the store is empty. */
export function openStore() {
  opening ??= open();
  return opening;
}

async function open() {
  channel?.addEventListener("message", ({ data }) => Array.isArray(data) && hear(data));
  // While a page waits in the back/forward cache, it misses the changes in other windows.
  addEventListener("pageshow", ({ persisted }) => persisted && database && location.reload());
  await connect();
  takeOver();
}

/** Opens the database. Without one, the page works from memory. */
async function connect() {
  try {
    database = await openDatabase(disconnected);
    (await readAll(database)).forEach(applyForeign);
  } catch {
    database = null;
  }
  heard?.forEach(applyForeign);
  heard = null;
}

/** Opens the database again, which the browser closes if the disk fails or the player deletes the data of the site. */
function disconnected() {
  database = null;
  const resume = (/** @type {IDBDatabase} */ opened) => {
    database = opened;
    return flush([]);
  };
  openDatabase(disconnected).then(resume, () => {});
}

/** @param {Change[]} changes of another window */
function hear(changes) {
  if (heard) heard.push(...changes);
  else changes.forEach(applyForeign);
}

/** Applies a change that this page has not made, if its value is valid. @param {Change} change */
function applyForeign({ kind, key, value }) {
  const valid = value === undefined ? undefined : validated(kind, value);
  if (valid !== null && kind in memory) apply({ kind, key, value: valid });
}

/** @param {import("./database.js").Kind} kind @param {unknown} value */
function validated(kind, value) {
  if (kind === "games") return toGame(value);
  return kind === "results" ? toResult(value) : value;
}

/** Applies a change in memory. The latest change comes last. @param {Change} change */
function apply({ kind, key, value }) {
  const map = /** @type {Map<string, unknown>} */ (memory[kind]);
  map.delete(key);
  if (value !== undefined) map.set(key, value);
}

/** Takes over what earlier versions kept in `localStorage`, and removes it there once it is safe here. */
function takeOver() {
  const legacy = readLegacy();
  const fresh = legacy.games.filter((game) => !memory.games.has(game.id) || game.at > savedAt(game.id)).reverse();
  const preferences = legacy.preferences.map(([key, value]) => /** @type {Change} */ ({ kind: "preferences", key, value }));
  change([...fresh.map(saving), ...preferences]).then((isStored) => isStored && legacy.forget());
}

/**
 * Changes records: at once in memory and in other windows, then in the database. Returns whether the
 * changes are on disk.
 * @param {Change[]} changes @returns {Promise<boolean>}
 */
export function change(changes) {
  changes.forEach(apply);
  if (changes.length > 0) channel?.postMessage(changes);
  return flush(changes);
}

/** Writes changes, and all earlier ones that could not be written. @param {Change[]} changes @returns {Promise<boolean>} */
async function flush(changes) {
  for (const it of changes) pending.set(`${it.kind} ${it.key}`, it);
  const isWhole = !isSafe;
  const sent = isWhole ? [...pending.values()] : changes;
  if (sent.length === 0) return true;
  try {
    if (!database) throw new Error("there is no database");
    await commit(database, sent);
    for (const it of sent) if (pending.get(`${it.kind} ${it.key}`) === it) pending.delete(`${it.kind} ${it.key}`);
    isSafe ||= isWhole;
    return true;
  } catch (error) {
    isSafe = false;
    isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    return false;
  }
}

/** Returns a stored value, which can be anything. @param {string} name @returns {unknown} */
export function read(name) {
  return memory.preferences.get(name) ?? null;
}

/** Stores a value. @param {string} name @param {unknown} value */
export function write(name, value) {
  change([{ kind: "preferences", key: name, value }]);
}

/** Returns all preferences by name. @returns {[string, unknown][]} */
export function preferences() {
  return [...memory.preferences];
}

/** Returns the results in the order in which they were stored. @returns {Result[]} */
export function results() {
  return [...memory.results.values()];
}

/** Returns whether there is a result with this key. @param {string} key */
export function hasResult(key) {
  return memory.results.has(key);
}

/** Registers a callback that runs once, when a game cannot be saved. @param {() => void} then */
export function onSaveFailed(then) {
  saveFailed = then;
}

/** Returns whether the window can be closed without losing anything. */
export function isSaved() {
  return isSafe;
}

/** Returns the id of this window's game, or of the game played last. @returns {string | null} */
export function current() {
  try {
    return sessionStorage.getItem(CURRENT) ?? lastPlayed();
  } catch {
    return lastPlayed();
  }
}

/** @returns {string | null} */
function lastPlayed() {
  const id = read("current");
  return typeof id === "string" ? id : null;
}

/** @param {string} id */
export function saveCurrent(id) {
  write("current", id);
  try {
    sessionStorage.setItem(CURRENT, id);
  } catch {
    // Without session storage, the window resumes the game played last.
  }
}

/** Returns the time at which any window last saved a game, or 0. @param {string} id @returns {number} */
export function savedAt(id) {
  return memory.games.get(id)?.at ?? 0;
}

/** Returns the saved games, the latest first. @returns {SavedGame[]} */
export function games() {
  return [...memory.games.values()].reverse().sort((one, other) => other.at - one.at);
}

/** Returns whether a game has any moves. @param {SavedGame} game */
export function isBegun(game) {
  return game.made + (game.undone ?? 0) > 0;
}

/** Saves a game. The promise resolves when it is on disk, has failed or takes too long. @param {SavedGame} game @returns {Promise<unknown>} */
export function saveGame(game) {
  if (isBegun(game)) requestPersistence();
  const kept = fitting(others(game.id));
  const lost = games().filter((other) => other.id !== game.id && !kept.includes(other));
  const saved = change([saving(game), ...lost.map(deletion)]);
  return Promise.race([saved.then((isStored) => (isStored ? undefined : makeRoom(game))), pause(LONGEST_SAVE)]);
}

/** Deletes the solved games and tries again if storage is full. @param {SavedGame} game */
async function makeRoom(game) {
  const solved = isFull ? games().filter((other) => other.solved && other.id !== game.id) : [];
  if (solved.length > 0 && (await change(solved.map(deletion)))) return;
  saveFailed();
  saveFailed = () => {};
}

/** Asks the browser, once, not to delete the data when disk space runs out. */
function requestPersistence() {
  if (isPersistenceRequested) return;
  isPersistenceRequested = true;
  navigator.storage?.persist?.().catch(() => {});
}

/** Returns the unfinished game that would be deleted to make room for another, or null. @returns {SavedGame | null} */
export function gameToDelete() {
  const list = others("");
  const fit = fitting(list);
  return list.find((game) => !game.solved && !fit.includes(game)) ?? null;
}

/** @param {string} id */
export function deleteGame(id) {
  change([deletion({ id })]);
}

/** @param {SavedGame} game @returns {Change} */
export function saving(game) {
  return { kind: "games", key: game.id, value: game };
}

/** @param {{id: string}} game @returns {Change} */
export function deletion({ id }) {
  return { kind: "games", key: id, value: undefined };
}

/** Returns the other games. Of games without moves, only the latest is kept. @param {string} id */
function others(id) {
  return games().filter((other) => other.id !== id && isBegun(other));
}

/** Returns the games that fit in addition to one more. The oldest solved games are deleted first. @param {SavedGame[]} list */
function fitting(list) {
  const rest = [...list];
  while (rest.length >= MOST_GAMES) {
    const oldest = rest.filter((game) => game.solved).at(-1) ?? /** @type {SavedGame} */ (rest.at(-1));
    rest.splice(rest.indexOf(oldest), 1);
  }
  return rest;
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}
