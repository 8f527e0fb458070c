// Connects the page to the stored batches and ladder runs. They are stored as their games end, and resume where an earlier page
// stopped.

import { GAMES } from "../../games/list.js";
import { Lease } from "../match/lease.js";
import { Batch } from "./batch.js";
import { Ladder } from "./ladder.js";
import { gamesOf, sizeOf, storedRuns, storeRun } from "./run-store.js";

/** @typedef {import("./run-store.js").Run} Run */
/** @typedef {import("./series.js").Table} Table */
/** @typedef {import("./tally.js").Result} Result */

/**
 * @param {Pick<Run, "program" | "game" | "kind" | "me"> & Partial<Run>} what
 * @returns {Run}
 */
export function newRun(what) {
  const usual = { opponents: [], games: 0, seed: 0, leftOut: [] };
  const begun = { done: 0, passed: 0, isOver: false, size: 0 };
  return {
    id: crypto.getRandomValues(new Uint32Array(4)).join("-"),
    at: Date.now(),
    ...usual,
    ...begun,
    ...what,
  };
}

/**
 * The batch or ladder run, as far as it got. It can play if its table has players.
 * @param {Omit<Table, "opponents">} table
 * @param {Run} run
 * @param {readonly Result[]} results
 * @returns {Batch | Ladder}
 */
export function jobOf(table, { games, isOver, kind, leftOut, opponents, passed, seed }, results) {
  const isUnequal = GAMES[table.game].unequal ?? false;
  const count = kind === "climb" ? table.warren.levels() : opponents.length;
  const sound = results.filter(({ opponent }) => opponent < count);
  const job =
    kind === "climb"
      ? new Ladder(table, isUnequal, { results: sound, passed, isOver })
      : new Batch({ ...table, opponents }, { games, seed, isUnequal }, { results: sound, leftOut });
  const isDone = isOver || (job instanceof Batch && job.done === job.total);
  job.status = isDone ? "done" : "interrupted";
  return job;
}

/**
 * A table for a run that is only displayed.
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {string} game
 * @param {Run} run
 * @returns {Omit<Table, "opponents">}
 */
export function idleTable(warren, game, { me }) {
  const nothing = async () => {};
  return { warren, game, me, programs: {}, ready: nothing, atOnce: 0, sample: async () => null };
}

/**
 * A stored batch or ladder run with its games; null if it no longer exists.
 * @param {string} program
 * @param {string} id
 */
export async function loadRun(program, id) {
  const run = (await storedRuns(program)).find((each) => each.id === id);
  return run ? { run, results: await gamesOf(id) } : null;
}

/**
 * Stores a batch or ladder run after each game and each level.
 * @param {Run} run
 * @param {Batch | Ladder} job
 */
export function storeProgress(run, job) {
  let storedCount = job.results.length;
  let now = run;
  const look = () => {
    const { leftOut, results, status } = job;
    const passed = job instanceof Ladder ? job.passed : 0;
    const isOver = status === "done";
    const fresh = results.slice(storedCount);
    const news = fresh.length > 0 || leftOut.length !== now.leftOut.length;
    if (!news && passed === now.passed && isOver === now.isOver) return;
    storedCount = results.length;
    const size = fresh.reduce((sum, result) => sum + sizeOf(result), now.size);
    const done = results.length + leftOut.length;
    now = { ...now, done, leftOut: [...leftOut], passed, isOver, size };
    storeRun(now, fresh);
  };
  storeRun(now);
  job.addEventListener("change", look);
}

/** The lock of a run. @param {string} id */
const lockOf = (id) => `batch:${id}`;

/**
 * Whether any tab is playing a run.
 * @param {string} id
 */
export async function isElsewhere(id) {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name?.endsWith(lockOf(id)));
  } catch {
    // The browser has no locks.
    return false;
  }
}

/**
 * Prevents other tabs from playing a run.
 * @param {string} id
 * @param {() => void} lost called if another tab plays it, now or after this page was suspended
 * @returns {Promise<(() => void) | null>} releases the run; null if another tab is playing it
 */
export function claim(id, lost) {
  return new Promise((resolve) => {
    const name = lockOf(id);
    const over = new AbortController();
    const { signal } = over;
    let isAside = false;
    const lease = new Lease((isHeld) => {
      if (isHeld) return resolve(release);
      if (isAside) return;
      resolve(null);
      lost();
      queueMicrotask(release);
    });
    const release = () => {
      over.abort();
      lease.release();
    };
    // The browser does not suspend a page that holds a lock.
    const leave = (/** @type {PageTransitionEvent} */ { persisted }) => {
      isAside = persisted;
      if (persisted) lease.suspend();
    };
    const back = () => {
      if (isAside) lease.take(name);
      isAside = false;
    };
    addEventListener("pagehide", leave, { signal });
    addEventListener("pageshow", back, { signal });
    lease.take(name);
  });
}
