// The IndexedDB database behind the store: opening it, reading all of it and writing durably. It
// does not know what the records mean.

const NAME = "teka";
const VERSION = 1;
/** The longest wait for the database to open, in milliseconds. Some browsers never answer. */
const LONGEST_OPENING = 10_000;

/** The object stores. @typedef {"games" | "preferences" | "results"} Kind */
/** The new value of a record; `undefined` deletes the record. @typedef {{kind: Kind, key: string, value: unknown}} Change */

/** @type {Kind[]} */
export const KINDS = ["games", "preferences", "results"];

/**
 * Opens the database, which is created at the first visit. A database of a newer version is not
 * opened.
 * @param {() => void} onLost called when the browser or a newer page closes the database
 * @returns {Promise<IDBDatabase>}
 */
export function openDatabase(onLost) {
  return new Promise((done, fail) => {
    const request = indexedDB.open(NAME, VERSION);
    const timer = setTimeout(() => fail(new Error("the database does not open")), LONGEST_OPENING);
    request.onupgradeneeded = () => KINDS.forEach((kind) => request.result.createObjectStore(kind));
    request.onerror = () => fail(request.error);
    request.onsuccess = () => {
      clearTimeout(timer);
      done(watched(request.result, onLost));
    };
  });
}

/** @param {IDBDatabase} database @param {() => void} onLost */
function watched(database, onLost) {
  database.onclose = onLost;
  database.onversionchange = () => {
    database.close();
    onLost();
  };
  return database;
}

/** Returns all records. @param {IDBDatabase} database @returns {Promise<Change[]>} */
export async function readAll(database) {
  const transaction = database.transaction(KINDS, "readonly");
  const lists = await Promise.all(KINDS.map((kind) => readKind(transaction.objectStore(kind), kind)));
  return lists.flat();
}

/** @param {IDBObjectStore} store @param {Kind} kind @returns {Promise<Change[]>} */
async function readKind(store, kind) {
  const [keys, values] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
  return keys.map((key, at) => ({ kind, key: String(key), value: values[at] }));
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function result(request) {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}

/**
 * Writes changes in one transaction, which the browser has received when this function returns. It
 * is on disk when the promise resolves. Transactions are carried out in the order of their calls.
 * @param {IDBDatabase} database @param {Change[]} changes @returns {Promise<void>}
 */
export function commit(database, changes) {
  if (changes.length === 0) return Promise.resolve();
  return new Promise((done, fail) => {
    const kinds = new Set(changes.map(({ kind }) => kind));
    const transaction = database.transaction(kinds, "readwrite", { durability: "strict" });
    transaction.oncomplete = () => done();
    transaction.onabort = () => fail(transaction.error);
    for (const { kind, key, value } of changes) {
      const store = transaction.objectStore(kind);
      if (value === undefined) store.delete(key);
      else store.put(value, key);
    }
    // Without this, closing the window could abort the transaction.
    transaction.commit();
  });
}
