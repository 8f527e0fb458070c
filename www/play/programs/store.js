// The visitor's programs, in the browser's database. Programs that the browser refuses last until the tab is closed. Other tabs
// are notified of every change.
//
// The fields for lists are stored apart from sources and versions, so that a list reads little.

import { loadPart } from "../../kit/page/failure.js";
import { HAS_PROGRAMS, setPreference } from "../../kit/page/preferences.js";
import { addUnsavedWork, warnUnsaved } from "../../kit/page/storage.js";
import { openDB } from "../../vendor/idb.js";
import { freeName, isProgram, MAX_PROGRAMS } from "./program.js";
import { numbered, withSource } from "./versions.js";

/** @typedef {import("./program.js").Card} Card */
/** @typedef {import("./program.js").Program} Program */

const DATABASE = "warren-programs";

/** The database's stores: one for cards, one for the other fields of a program. */
const CARDS = "cards";
const CONTENTS = "contents";

/** The channel on which tabs announce which program has changed. */
const CHANNEL = "warren:programs";

/** The programs that the browser has refused, by id. @type {Map<string, Program>} */
const unsavedPrograms = new Map();

addUnsavedWork(() => unsavedPrograms.size > 0);

/** @type {Promise<import("idb").IDBPDatabase | null> | undefined} */
let openedDatabase;

/** Whether a later version of the page has changed the database, so that this version cannot read it. */
let hasLaterVersion = false;

/** The database; null if the browser refuses it. */
function database() {
  openedDatabase ??= open().catch((thrown) => {
    hasLaterVersion = thrown instanceof DOMException && thrown.name === "VersionError";
    return null;
  });
  return openedDatabase;
}

/** Opens the database. Rejects if the browser forbids it. */
async function open() {
  return openDB(DATABASE, 1, {
    upgrade(newDatabase) {
      newDatabase.createObjectStore(CARDS, { keyPath: "id" });
      newDatabase.createObjectStore(CONTENTS, { keyPath: "id" });
    },
    // Another tab uses a later version of the page, or clears the site's data.
    blocking: (_, _blockedVersion, event) => {
      /** @type {IDBDatabase} */ (event.target).close();
      openedDatabase = undefined;
    },
    terminated: () => {
      openedDatabase = undefined;
    },
  });
}

/**
 * Why programs are lost when the tab is closed; null if they stay. If the browser refuses them, the visitor is warned.
 * @returns {Promise<"refused" | "later" | null>} the browser stores nothing, or a later version of the page has stored them
 */
export async function whyUnsaved() {
  if ((await database()) !== null) return null;
  if (hasLaterVersion) return "later";
  warnUnsaved();
  return "refused";
}

/** Whether the browser has stored the current state of a program. @param {string} id */
export const isStored = (id) => !unsavedPrograms.has(id);

/** Thrown when the maximum number of programs is reached. */
export class StoreFull extends Error {
  name = "StoreFull";
}

/** All programs, last changed first. @returns {Promise<Card[]>} */
export async function listPrograms() {
  const db = await database();
  /** @type {Card[]} */
  const storedCards = db ? await db.getAll(CARDS) : [];
  const cards = [
    ...storedCards.filter(({ id }) => isStored(id)),
    ...[...unsavedPrograms.values()].map(cardOf),
  ];
  return cards.sort((one, other) => other.changed - one.changed);
}

/**
 * @param {string} id
 * @returns {Promise<Program | undefined>}
 */
export async function getProgram(id) {
  const db = await database();
  const newer = unsavedPrograms.get(id);
  if (newer || !db) return newer;
  const stores = db.transaction([CARDS, CONTENTS]);
  return readProgram(stores, id);
}

/**
 * Stores a program, replacing the one with its id.
 * @param {Program} program
 * @throws {StoreFull}
 */
export async function putProgram(program) {
  await inTransaction(async (store) => {
    if (!(await store.get(program.id))) await checkRoom(store);
    store.put(program);
  });
  setPreference(HAS_PROGRAMS, "yes");
  announce(program.id);
}

/**
 * Changes a stored program. No other change can happen at the same time, in any tab.
 * @param {string} id
 * @param {(program: Program) => Partial<Omit<Program, "id">> | null} change returns null to leave the program unchanged. It
 *   must not wait for anything
 * @returns {Promise<Program | undefined>} the changed program; undefined if there is none
 * @throws {StoreFull}
 */
export async function changeProgram(id, change) {
  let isChanged = false;
  const program = await inTransaction(async (store) => {
    const storedProgram = await store.get(id);
    const changes = storedProgram && change(storedProgram);
    if (!changes) return storedProgram;
    isChanged = true;
    const changedProgram = { ...storedProgram, ...changes };
    store.put(changedProgram);
    return changedProgram;
  });
  if (isChanged) announce(id);
  return program;
}

/** @param {string} id */
export async function removeProgram(id) {
  await inTransaction(async (store) => store.remove(id));
  announce(id);
  // The games of a deleted program are harmless. They are dropped when room is needed.
  const forgetting = loadPart(import("../batches/run-store.js")).then(({ forgetRuns }) =>
    forgetRuns(id),
  );
  await forgetting.catch(() => {});
}

/**
 * Stores a program under a unique name.
 * @param {Program} program
 * @returns {Promise<Program>} the stored program
 * @throws {StoreFull}
 */
export async function addProgram(program) {
  const name = freeName(program.name, await listPrograms());
  const added = { ...program, name };
  await putProgram(added);
  return added;
}

/**
 * Stores the current source of a program as a version, with a name or without. `versionsToKeep` decides which versions remain.
 * @param {string} id
 * @param {string} [name]
 * @returns {Promise<import("./program.js").Version | undefined>} the version, an earlier one if it has the same source; undefined
 *   if there is no such program
 */
export async function storeVersion(id, name = "") {
  /** @type {import("./program.js").Version | undefined} */
  let storedVersion;
  await changeProgram(id, ({ source, versions: before }) => {
    const { version, versions } = withSource(before, source, name, Date.now());
    storedVersion = version;
    return versions === before ? null : { versions: [...versions] };
  });
  return storedVersion;
}

/**
 * Calls back with the id of a program that has changed or been deleted, in this or another tab.
 * @param {(id: string) => void} listener
 * @param {AbortSignal} signal
 */
export function watchPrograms(listener, signal) {
  if (signal.aborted) return;
  const listen = (/** @type {Event} */ event) =>
    listener(/** @type {CustomEvent<string>} */ (event).detail);
  localChanges.addEventListener("changed", listen, { signal });
  const channel = openChannel();
  channel?.addEventListener("message", ({ data }) => listener(String(data)));
  signal.addEventListener("abort", () => channel?.close());
}

/** A channel to the other tabs; null if the browser has none or refuses it, so that tabs are not notified. */
function openChannel() {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** The changes of this tab. */
const localChanges = new EventTarget();

/** The channel on which this tab announces changes. @type {BroadcastChannel | null | undefined} */
let announcementChannel;

/** @param {string} id */
function announce(id) {
  localChanges.dispatchEvent(new CustomEvent("changed", { detail: id }));
  // Other tabs do not have what the browser refused.
  if (!isStored(id)) return;
  announcementChannel ??= openChannel();
  announcementChannel?.postMessage(id);
}

/**
 * The operations of a transaction.
 * @typedef {Object} ProgramTransaction
 * @property {(id: string) => Promise<Program | undefined>} get
 * @property {(program: Program) => void} put
 * @property {(id: string) => void} remove
 * @property {() => Promise<number>} count
 */

/**
 * Runs a task in one transaction. Data that the browser refuses lasts until the tab is closed.
 * @template Result
 * @param {(store: ProgramTransaction) => Promise<Result>} task
 * @returns {Promise<Result>}
 */
async function inTransaction(task) {
  const db = await database();
  const stores = db?.transaction([CARDS, CONTENTS], "readwrite") ?? null;
  /** The programs that the task writes; null removes one. @type {Map<string, Program | null>} */
  const changes = new Map();
  // The result is checked below.
  stores?.done.catch(() => {});
  let result;
  try {
    result = await task({
      get: async (id) =>
        unsavedPrograms.get(id) ?? (stores ? await readProgram(stores, id) : undefined),
      put: (program) => changes.set(program.id, program),
      remove: (id) => changes.set(id, null),
      count: async () => ((await stores?.objectStore(CARDS).count()) ?? 0) + unsavedPrograms.size,
    });
  } catch (thrown) {
    if (stores) abort(stores);
    throw thrown;
  }
  const isKept = stores !== null && (await write(stores, changes));
  for (const [id, program] of changes) {
    if (isKept || program === null) unsavedPrograms.delete(id);
    else unsavedPrograms.set(id, program);
  }
  if (!isKept && unsavedPrograms.size > 0 && !hasLaterVersion) warnUnsaved();
  return result;
}

/**
 * Writes into the database, all or nothing.
 * @param {any} stores a transaction
 * @param {ReadonlyMap<string, Program | null>} changes
 * @returns {Promise<boolean>} whether the browser has stored it
 */
async function write(stores, changes) {
  const [cards, contents] = [stores.objectStore(CARDS), stores.objectStore(CONTENTS)];
  try {
    for (const [id, program] of changes) {
      if (program) {
        const { source, tests, versions } = program;
        await cards.put(cardOf(program));
        await contents.put({ id, source, tests, versions });
      } else {
        await cards.delete(id);
        await contents.delete(id);
      }
    }
    await stores.done;
    return true;
  } catch {
    abort(stores);
    return false;
  }
}

/** @param {{ abort: () => void }} stores */
function abort(stores) {
  try {
    stores.abort();
  } catch {
    // The transaction has already ended.
  }
}

/** @param {ProgramTransaction} store */
async function checkRoom(store) {
  if ((await store.count()) >= MAX_PROGRAMS) throw new StoreFull("too many programs");
}

/**
 * @param {any} stores a transaction
 * @param {string} id
 * @returns {Promise<Program | undefined>} undefined if it is missing or incomplete
 */
async function readProgram(stores, id) {
  const [card, contents] = await Promise.all([
    stores.objectStore(CARDS).get(id),
    stores.objectStore(CONTENTS).get(id),
  ]);
  const program = card && contents && { ...contents, ...card };
  return isProgram(program) ? { ...program, versions: numbered(program.versions) } : undefined;
}

/** @param {Program} program @returns {Card} */
function cardOf({ changed, game, id, language, name, results }) {
  return { id, name, game, language, changed, results };
}
