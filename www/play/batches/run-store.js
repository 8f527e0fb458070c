// Batches and ladder runs with their games. They have a separate database: the programs' database keeps its version, so that an
// older version of the page can open it. Data that the browser refuses lasts until the tab is closed.
//
// Each run has an id and is played by one tab at a time, so that no tab overwrites another's games.

import { addUnsavedWork, warnUnsaved } from "../../kit/page/storage.js";
import { openDB } from "../../vendor/idb.js";

/** @typedef {import("./player.js").Player} Player */
/** @typedef {import("./series.js").LeftOutGame} LeftOutGame */
/** @typedef {import("./tally.js").Result} Result */

/**
 * A batch, a ladder run or a comparison of versions as stored, without its games. Older versions of the page skip comparisons.
 * @typedef {Object} Run
 * @property {string} id
 * @property {string} program
 * @property {string} game the game that the program played; it may play another one now
 * @property {"batch" | "climb" | "comparison"} kind
 * @property {number} at the time of its start, in milliseconds since 1970
 * @property {Player} me
 * @property {readonly Player[]} opponents the opponents of a batch; the earlier version of a comparison
 * @property {number} games the number of a batch's games against each opponent; the maximum for a comparison; 0 for a ladder run
 * @property {number} seed the seed of a batch or a comparison; 0 for a ladder run
 * @property {import("./sprt.js").Hypotheses} [hypotheses] what a comparison tests
 * @property {number} done the number of finished games
 * @property {readonly LeftOutGame[]} leftOut
 * @property {number} passed the highest level that a ladder run has passed
 * @property {boolean} isOver
 * @property {number} size the size of all games, in characters
 */

const DATABASE = "warren-batches";
const RUNS = "runs";
const GAMES = "games";

/** The maximum number of runs of each kind stored per program. The oldest are dropped first. */
export const MAX_RUNS = 10;

/** The maximum size of all games, in characters. */
export const MAX_CHARACTERS = 64 * 1024 * 1024;

/** The number of characters after which the limits are checked again. */
const CHECK_STEP = 1024 * 1024;

/** Data that is not in the database yet, or that it has refused. @type {Map<string, { run: Run, results: Result[] }>} */
const unwritten = new Map();

/** Runs that were in the database. If one is missing, it has been removed, perhaps in another tab. @type {Set<string>} */
const idsInDatabase = new Set();

/** The runs removed in this tab. @type {Set<string>} */
const removed = new Set();

let isRefused = false;
addUnsavedWork(() => isRefused);

/** Resolves when all data so far is stored or refused. */
let writing = Promise.resolve();

/** @type {Promise<import("idb").IDBPDatabase | null> | undefined} */
let opened;

/** The database; null if the browser refuses it. */
function database() {
  opened ??= open().catch(() => null);
  return opened;
}

/** Some browsers throw at once, others after a prompt. */
async function open() {
  return openDB(DATABASE, 1, {
    upgrade(newDatabase) {
      newDatabase.createObjectStore(RUNS, { keyPath: "id" });
      newDatabase.createObjectStore(GAMES, { keyPath: ["run", "opponent", "number"] });
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
 * The batches and ladder runs of a program, newest first.
 * @param {string} program
 * @returns {Promise<Run[]>}
 */
export async function storedRuns(program) {
  return (await allRuns())
    .filter((run) => run.program === program)
    .sort((one, other) => other.at - one.at);
}

/** The size of all stored games, in characters. */
export async function sizeOfRuns() {
  return (await allRuns()).reduce((sum, { size }) => sum + size, 0);
}

/** The runs of all programs. */
async function allRuns() {
  await writing;
  const stored = await readAll((db) => db.getAll(RUNS));
  const valid = stored.filter(isRun);
  for (const { id } of valid) idsInDatabase.add(id);
  const newer = [...unwritten.values()].map(({ run }) => run);
  return [...new Map([...valid, ...newer].map((run) => [run.id, run])).values()];
}

/**
 * The games of a run, by opponent and number.
 * @param {string} id
 * @returns {Promise<Result[]>}
 */
export async function gamesOf(id) {
  await writing;
  const stored = await readAll((db) => db.getAll(GAMES, gamesIn(id)));
  const valid = stored.filter(isResult).map(({ run: _, ...result }) => result);
  const results = [...valid, ...(unwritten.get(id)?.results ?? [])];
  return [...new Map(results.map((game) => [`${game.opponent} ${game.number}`, game])).values()];
}

/**
 * One game of a run; undefined if it is not stored.
 * @param {string} id the run
 * @param {number} opponent
 * @param {number} number
 * @returns {Promise<Result | undefined>}
 */
export async function gameOf(id, opponent, number) {
  await writing;
  const isWanted = (/** @type {Result} */ game) =>
    game.opponent === opponent && game.number === number;
  const unwrittenGame = unwritten.get(id)?.results.find(isWanted);
  if (unwrittenGame) return unwrittenGame;
  const stored = await readAll((db) => db.getAll(GAMES, IDBKeyRange.only([id, opponent, number])));
  return stored.find(isResult);
}

/**
 * Stores the current state of a run, with finished games.
 * @param {Run} run
 * @param {readonly Result[]} [results] the games that were not passed before
 * @returns {Promise<void>} resolves when they are stored, or the refusal is shown. Does not reject
 */
export function storeRun(run, results = []) {
  if (removed.has(run.id)) return writing;
  const unwrittenBefore = unwritten.get(run.id)?.results ?? [];
  unwritten.set(run.id, { run, results: [...unwrittenBefore, ...results] });
  const runs = [...unwritten.values()].map((pending) => pending.run);
  for (const id of surplus(runs, run.id)) unwritten.delete(id);
  writing = writing.then(writeAll);
  return writing;
}

/**
 * Removes all batches and ladder runs.
 * @param {string} [program] only those of this program
 */
export async function forgetRuns(program) {
  const runs = await (program === undefined ? allRuns() : storedRuns(program));
  for (const { id } of runs) {
    removed.add(id);
    unwritten.delete(id);
  }
  if (unwritten.size === 0) isRefused = false;
  const db = await database();
  if (!db) return;
  const stores = db.transaction([RUNS, GAMES], "readwrite");
  for (const { id } of runs) await remove(stores, id);
  await stores.done;
}

/** The approximate size of a game, in characters. @param {Result} result */
export const sizeOf = (result) => JSON.stringify(result).length;

/** Writes all pending data. */
async function writeAll() {
  for (const [id, pending] of unwritten) {
    try {
      await write(pending.run, pending.results);
    } catch {
      isRefused = true;
      warnUnsaved();
      continue;
    }
    const now = unwritten.get(id);
    if (now === pending) unwritten.delete(id);
    else if (now) now.results.splice(0, pending.results.length);
  }
  if (unwritten.size === 0) isRefused = false;
}

/**
 * @param {Run} run
 * @param {readonly Result[]} results
 */
async function write(run, results) {
  const db = await database();
  if (!db || run.size > MAX_CHARACTERS) throw new Error("the database has no room");
  const stores = db.transaction([RUNS, GAMES], "readwrite");
  const { done } = stores;
  done.catch(() => {});
  try {
    const runs = stores.objectStore(RUNS);
    const storedRun = await runs.get(run.id);
    if (storedRun || !idsInDatabase.has(run.id)) {
      await runs.put(run);
      const games = stores.objectStore(GAMES);
      for (const result of results) await games.put({ ...result, run: run.id });
      const isDue =
        !storedRun || Math.floor(storedRun.size / CHECK_STEP) !== Math.floor(run.size / CHECK_STEP);
      const surplusIds = isDue ? surplus((await runs.getAll()).filter(isRun), run.id) : [];
      for (const id of surplusIds) await remove(stores, id);
    }
    await done;
    idsInDatabase.add(run.id);
  } catch (thrown) {
    abort(stores);
    throw thrown;
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

/**
 * The ids of the runs beyond the limits.
 * @param {readonly Run[]} runs
 * @param {string} own the run being written, which stays
 */
function surplus(runs, own) {
  const ordered = [...runs].sort((one, other) =>
    one.id === own ? -1 : other.id === own ? 1 : other.at - one.at,
  );
  /** @type {Map<string, number>} */
  const counts = new Map();
  let size = 0;
  return ordered.flatMap((run) => {
    const group = `${run.kind} ${run.program}`;
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    size += run.size;
    return run.id !== own && (count > MAX_RUNS || size > MAX_CHARACTERS) ? [run.id] : [];
  });
}

/**
 * @param {any} stores a transaction
 * @param {string} id
 */
async function remove(stores, id) {
  await stores.objectStore(RUNS).delete(id);
  await stores.objectStore(GAMES).delete(gamesIn(id));
}

/** The keys of a run's games: an array comes after all numbers. @param {string} id */
const gamesIn = (id) => IDBKeyRange.bound([id], [id, []]);

/**
 * The stored data; empty if the database cannot be read.
 * @param {(db: import("idb").IDBPDatabase) => Promise<any[]>} read
 */
async function readAll(read) {
  const db = await database();
  return db ? read(db).catch(() => []) : [];
}

/** @param {...unknown} all */
const areCounts = (...all) =>
  all.every((count) => Number.isSafeInteger(count) && Number(count) >= 0);

/** @param {any} player */
const isPlayer = (player) =>
  player?.kind === "engine"
    ? areCounts(player.level)
    : player?.kind === "program" && [player.program, player.name].every(isText);

/** @param {unknown} text */
const isText = (text) => typeof text === "string";

/** @param {any} run @returns {run is Run} */
function isRun(run) {
  const { at, done, game, games, id, kind, leftOut, me, opponents, passed, program, seed, size } =
    run;
  return (
    [game, id, program].every(isText) &&
    (["batch", "climb"].includes(kind) || isComparison(run)) &&
    areCounts(at, done, games, passed, seed, size) &&
    [me, ...(Array.isArray(opponents) ? opponents : [null])].every(isPlayer) &&
    Array.isArray(leftOut) &&
    leftOut.every((/** @type {any} */ left) => areCounts(left?.opponent, left?.number))
  );
}

/** @param {any} run */
function isComparison({ hypotheses, kind, opponents }) {
  const { elo0, elo1 } = hypotheses ?? {};
  const areOrdered = [elo0, elo1].every(Number.isFinite) && elo0 < elo1;
  return kind === "comparison" && areOrdered && opponents?.length === 1;
}

/** @param {any} result @returns {result is Result & { run: string }} */
function isResult(result) {
  const { fault, length, logs, mine, number, opponent, record, said, seat, seed, theirs } = result;
  return (
    areCounts(length, number, opponent, seat, seed) &&
    [mine, theirs, result.result].every(Number.isFinite) &&
    [record, said, logs ?? ""].every(isText) &&
    (fault === null || (areCounts(fault?.seat) && [fault.kind, fault.message].every(isText)))
  );
}
