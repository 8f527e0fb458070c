// The logs of the programs in the visitor's finished games, in a database of their own. Logs that the browser refuses last until
// the tab is closed.

import { openDB } from "../../vendor/idb.js";
import { logsText, readLogs } from "./stored-logs.js";

/** @typedef {import("./match.js").GameMatch["programLogs"]} ProgramLogs */

/** The logs of one game. @typedef {{ id: string, at: number, text: string }} StoredLogs */

const DATABASE = "warren-logs";
const LOGS = "logs";

/** The maximum number of games with logs, which is that of stored games, and the size of all logs in characters. */
const MAX_GAMES = 60;
export const MAX_LOG_CHARACTERS = 16 * 1024 * 1024;

/** The logs that are not in the database, by game. @type {Map<string, string>} */
const unwritten = new Map();

/** @type {Promise<import("idb").IDBPDatabase | null> | undefined} */
let opened;

/** The database; null if the browser refuses it. */
function database() {
  opened ??= open().catch(() => null);
  return opened;
}

async function open() {
  return openDB(DATABASE, 1, {
    upgrade: (newDatabase) => {
      newDatabase.createObjectStore(LOGS, { keyPath: "id" });
    },
    // Another tab uses a later version of the page, or clears the site's data.
    blocking: (_, _blockedVersion, event) => {
      /** @type {IDBDatabase} */ (event.target).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });
}

/**
 * Stores the logs of a finished game. The oldest logs make room.
 * @param {string} id the stored game
 * @param {ProgramLogs} logs by seat
 */
export async function storeLogs(id, logs) {
  const text = logsText(logs);
  unwritten.set(id, text);
  try {
    const db = await database();
    if (!db || text.length > MAX_LOG_CHARACTERS) return;
    const { done, store } = db.transaction(LOGS, "readwrite");
    await store.put({ id, at: Date.now(), text });
    const others = (await store.getAll()).filter(isStoredLogs).filter((each) => each.id !== id);
    for (const old of surplus(others, text.length)) await store.delete(old);
    await done;
    if (unwritten.get(id) === text) unwritten.delete(id);
  } catch {
    // They stay in memory.
  }
}

/**
 * @param {string} id the stored game
 * @returns {Promise<ProgramLogs>} by seat; empty if none are stored
 */
export async function logsOf(id) {
  const text = unwritten.get(id);
  if (text !== undefined) return readLogs(text);
  const stored = await (await database())?.get(LOGS, id).catch(() => undefined);
  return isStoredLogs(stored) ? readLogs(stored.text) : [];
}

/** @param {string} id a removed game */
export async function removeLogs(id) {
  unwritten.delete(id);
  await (await database())?.delete(LOGS, id).catch(() => {});
}

/** The size of all logs, in characters. */
export async function sizeOfLogs() {
  const stored = await (await database())?.getAll(LOGS).catch(() => []);
  const texts = [
    ...(stored ?? []).filter(isStoredLogs).map(({ text }) => text),
    ...unwritten.values(),
  ];
  return texts.reduce((sum, { length }) => sum + length, 0);
}

/** Removes the logs of all games. */
export async function removeAllLogs() {
  unwritten.clear();
  await (await database())?.clear(LOGS).catch(() => {});
}

/**
 * The games whose logs are beyond the limits.
 * @param {StoredLogs[]} others all but the newest
 * @param {number} newest the size of the newest
 */
function surplus(others, newest) {
  let size = newest;
  return others
    .sort((one, other) => other.at - one.at)
    .filter(({ text }, index) => {
      size += text.length;
      return index + 1 >= MAX_GAMES || size > MAX_LOG_CHARACTERS;
    })
    .map(({ id }) => id);
}

/** @param {any} stored @returns {stored is StoredLogs} */
const isStoredLogs = (stored) =>
  typeof stored?.id === "string" && typeof stored.text === "string" && Number.isFinite(stored.at);
