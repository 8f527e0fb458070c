// The visitor's programs, in the browser's database. Where the browser refuses one they last until the page is left, and
// `whyUnkept` says so. Other tabs are told of every change.
//
// What lists show is stored apart from sources and versions, so that a list reads little.

import { HAS_PROGRAMS, setPreference } from "../page/preferences.js";
import { openDB } from "../vendor/idb.js";
import { fitName, freeName, isProgram, isSame, keptVersions, MOST_PROGRAMS } from "./program.js";

/** @typedef {import("./program.js").Card} Card */
/** @typedef {import("./program.js").Program} Program */

const DATABASE = "warren-programs";

/** The stores of cards, and of what else a program has. */
const CARDS = "cards";
const CONTENTS = "contents";

/** The channel on which tabs tell each other which program has changed. */
const CHANNEL = "warren:programs";

/** The programs of this visit, where the browser stores none. @type {Map<string, Program>} */
const unkept = new Map();

/** @type {Promise<import("idb").IDBPDatabase | null> | undefined} */
let opened;

/** Whether a later version of the page has changed the database, so that this one cannot read it. */
let isLater = false;

/** The database; null where the browser refuses it. */
function database() {
  opened ??= open().catch((thrown) => {
    isLater = thrown instanceof DOMException && thrown.name === "VersionError";
    return null;
  });
  return opened;
}

/** Some browsers throw at once, others when they have asked. */
async function open() {
  return openDB(DATABASE, 1, {
    upgrade(fresh) {
      fresh.createObjectStore(CARDS, { keyPath: "id" });
      fresh.createObjectStore(CONTENTS, { keyPath: "id" });
    },
    // Another tab has a later version of the page, or clears the site's data.
    blocking: (_, __, event) => {
      /** @type {IDBDatabase} */ (event.target).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });
}

/**
 * Why programs are not there any more after the page has been left; null if they are.
 * @returns {Promise<"refused" | "later" | null>} that the browser stores nothing, or a later version of the page has stored them
 */
export async function whyUnkept() {
  if ((await database()) !== null) return null;
  return isLater ? "later" : "refused";
}

/** No more programs, or no more bytes, can be stored. */
export class StoreFull extends Error {
  /** @param {"programs" | "bytes"} what there are too many of */
  constructor(what) {
    super(`too many ${what}`);
    this.name = "StoreFull";
    this.what = what;
  }
}

/** All programs, the one changed last first. @returns {Promise<Card[]>} */
export async function listPrograms() {
  const db = await database();
  const cards = db ? await db.getAll(CARDS) : [...unkept.values()].map(cardOf);
  return cards.sort((one, other) => other.changed - one.changed);
}

/**
 * @param {string} id
 * @returns {Promise<Program | undefined>}
 */
export async function getProgram(id) {
  const db = await database();
  if (!db) return unkept.get(id);
  const stores = db.transaction([CARDS, CONTENTS]);
  return readIn(stores, id);
}

/**
 * Stores a program, in the place of the one with its id.
 * @param {Program} program
 * @throws {StoreFull}
 */
export async function putProgram(program) {
  await writing(async (store) => {
    if (!(await store.get(program.id))) await checkRoom(store);
    await store.put(program);
  });
  setPreference(HAS_PROGRAMS, "yes");
  told(program.id);
}

/**
 * Changes a stored program. Nothing else can change it at the same time, in any tab.
 * @param {string} id
 * @param {(program: Program) => Partial<Omit<Program, "id">> | null} change null leaves it as it is. It must not wait for anything
 * @returns {Promise<Program | undefined>} as it is now; undefined if there is none
 * @throws {StoreFull}
 */
export async function changeProgram(id, change) {
  let isChanged = false;
  const program = await writing(async (store) => {
    const found = await store.get(id);
    const changes = found && change(found);
    if (!changes) return found;
    isChanged = true;
    const next = { ...found, ...changes };
    await store.put(next);
    return next;
  });
  if (isChanged) told(id);
  return program;
}

/** @param {string} id */
export async function removeProgram(id) {
  await writing((store) => store.remove(id));
  told(id);
}

/**
 * Stores a program under a name that no other has.
 * @param {Program} program
 * @returns {Promise<Program>} as it was stored
 * @throws {StoreFull}
 */
export async function addProgram(program) {
  const name = freeName(program.name, await listPrograms());
  const added = { ...program, name };
  await putProgram(added);
  return added;
}

/**
 * Keeps the program as it is now among its versions. The last ones are kept, as `keptVersions` says.
 * @param {string} id
 * @param {string} [label]
 * @returns {Promise<number | undefined>} the version's `at`, which is that of the last version if nothing has changed since;
 *   undefined if there is no such program
 */
export async function keepVersion(id, label = "") {
  let at = Date.now();
  const program = await changeProgram(id, ({ source, versions }) => {
    const last = versions.at(-1);
    if (last && isSame(last.source, source)) {
      at = last.at;
      return null;
    }
    at = Math.max(at, (last?.at ?? 0) + 1);
    return { versions: keptVersions([...versions, { at, label: fitName(label), source }]) };
  });
  return program && at;
}

/**
 * Calls back with the id of a program that has changed or gone, here or in another tab.
 * @param {(id: string) => void} listener
 * @param {AbortSignal} signal
 */
export function watchPrograms(listener, signal) {
  if (signal.aborted) return;
  const heard = (/** @type {Event} */ event) =>
    listener(/** @type {CustomEvent<string>} */ (event).detail);
  here.addEventListener("changed", heard, { signal });
  const channel = openChannel();
  channel?.addEventListener("message", ({ data }) => listener(String(data)));
  signal.addEventListener("abort", () => channel?.close());
}

/** A channel to the other tabs; null where the browser has none, or refuses it, and so no tab hears of another. */
function openChannel() {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** The changes of this tab. */
const here = new EventTarget();

/** The channel on which this tab speaks. @type {BroadcastChannel | null | undefined} */
let speaking;

/** @param {string} id */
function told(id) {
  here.dispatchEvent(new CustomEvent("changed", { detail: id }));
  // Without a database no other tab has the program.
  if (unkept.size > 0) return;
  speaking ??= openChannel();
  speaking?.postMessage(id);
}

/**
 * What one may do in a transaction.
 * @typedef {Object} Writing
 * @property {(id: string) => Promise<Program | undefined>} get
 * @property {(program: Program) => Promise<void>} put
 * @property {(id: string) => Promise<void>} remove
 * @property {() => Promise<number>} count
 */

/**
 * Runs a task in one transaction.
 * @template Result
 * @param {(store: Writing) => Promise<Result>} task
 * @returns {Promise<Result>}
 */
async function writing(task) {
  const db = await database();
  if (!db) return task(unkeptStore);
  const stores = db.transaction([CARDS, CONTENTS], "readwrite");
  // A task that fails leaves all as it was.
  const done = stores.done.catch(() => {
    throw full(stores.error);
  });
  try {
    const result = await task({
      get: (id) => readIn(stores, id),
      put: async (program) => {
        const { source, tests, versions } = program;
        await stores.objectStore(CARDS).put?.(cardOf(program));
        await stores.objectStore(CONTENTS).put?.({ id: program.id, source, tests, versions });
      },
      remove: async (id) => {
        await stores.objectStore(CARDS).delete?.(id);
        await stores.objectStore(CONTENTS).delete?.(id);
      },
      count: () => stores.objectStore(CARDS).count(),
    });
    await done;
    return result;
  } catch (thrown) {
    done.catch(() => {});
    abort(stores);
    throw full(thrown);
  }
}

/** @type {Writing} */
const unkeptStore = {
  get: async (id) => unkept.get(id),
  put: async (program) => {
    unkept.set(program.id, program);
  },
  remove: async (id) => {
    unkept.delete(id);
  },
  count: async () => unkept.size,
};

/** @param {{ abort: () => void }} stores */
function abort(stores) {
  try {
    stores.abort();
  } catch {
    // It has ended by itself.
  }
}

/** @param {unknown} thrown @returns {unknown} in plain words, if the browser has no more room */
function full(thrown) {
  const isQuota = thrown instanceof DOMException && thrown.name === "QuotaExceededError";
  return isQuota ? new StoreFull("bytes") : thrown;
}

/** @param {Writing} store */
async function checkRoom(store) {
  if ((await store.count()) >= MOST_PROGRAMS) throw new StoreFull("programs");
}

/**
 * @param {any} stores a transaction
 * @param {string} id
 * @returns {Promise<Program | undefined>} undefined if it is not there, or not whole
 */
async function readIn(stores, id) {
  const [card, contents] = await Promise.all([
    stores.objectStore(CARDS).get(id),
    stores.objectStore(CONTENTS).get(id),
  ]);
  const program = card && contents && { ...contents, ...card };
  return isProgram(program) ? program : undefined;
}

/** @param {Program} program @returns {Card} */
function cardOf({ changed, game, id, language, name, results }) {
  return { id, name, game, language, changed, results };
}
