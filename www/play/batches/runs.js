// Connects the page to the stored batches and ladder runs. They are stored as their games end, and resume where an earlier page
// stopped.

import { GAMES } from "../../games/list.js";
import { Lease } from "../match/lease.js";
import { Batch } from "./batch.js";
import { Comparison } from "./comparison.js";
import { Ladder } from "./ladder.js";
import { gamesOf, sizeOf, storedRuns, storeRun } from "./run-store.js";
import { DEFAULT_HYPOTHESES } from "./sprt.js";

/** @typedef {import("./run-store.js").Run} Run */
/** @typedef {import("./series.js").SeriesSetup} SeriesSetup */
/** @typedef {import("./tally.js").Result} Result */

/**
 * @param {Pick<Run, "program" | "game" | "kind" | "me"> & Partial<Run>} options
 * @returns {Run}
 */
export function newRun(options) {
  const defaults = { opponents: [], games: 0, seed: 0, leftOut: [] };
  const initialState = { done: 0, passed: 0, isOver: false, size: 0 };
  return {
    id: crypto.getRandomValues(new Uint32Array(4)).join("-"),
    at: Date.now(),
    ...defaults,
    ...initialState,
    ...options,
  };
}

/**
 * The batch or ladder run, as far as it got. It can play if its setup has players.
 * @param {Omit<SeriesSetup, "opponents">} setup
 * @param {Run} run
 * @param {readonly Result[]} results
 * @returns {Batch | Ladder}
 */
export function jobOf(setup, run, results) {
  const count = run.kind === "climb" ? setup.warren.levels() : run.opponents.length;
  const valid = results.filter(({ opponent }) => opponent < count);
  const job = interruptedJob(setup, run, valid);
  const isDone = run.isOver || (job instanceof Batch && job.done === job.total);
  job.status = isDone ? "done" : "interrupted";
  return job;
}

/**
 * @param {Omit<SeriesSetup, "opponents">} setup
 * @param {Run} run
 * @param {readonly Result[]} results
 */
function interruptedJob(setup, run, results) {
  const { games, hypotheses = DEFAULT_HYPOTHESES, isOver, leftOut, opponents, passed, seed } = run;
  const isUnequal = GAMES[setup.game].unequal ?? false;
  const before = { results, leftOut };
  switch (run.kind) {
    case "climb":
      return new Ladder(setup, isUnequal, { results, passed, isOver });
    case "comparison":
      return new Comparison({ ...setup, opponents }, { games, seed, hypotheses }, before);
    case "batch":
      return new Batch({ ...setup, opponents }, { games, seed, isUnequal }, before);
  }
}

/**
 * A setup for a run that is only displayed.
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {string} game
 * @param {Run} run
 * @returns {Omit<SeriesSetup, "opponents">}
 */
export function idleSetup(warren, game, { me }) {
  const doNothing = async () => {};
  return {
    warren,
    game,
    me,
    programs: {},
    ready: doNothing,
    parallelGames: 0,
    sample: async () => null,
  };
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
  let stored = run;
  const storeChanges = () => {
    const { leftOut, results, status } = job;
    const passed = job instanceof Ladder ? job.passed : 0;
    const isOver = status === "done";
    const newResults = results.slice(storedCount);
    const hasNews = newResults.length > 0 || leftOut.length !== stored.leftOut.length;
    if (!hasNews && passed === stored.passed && isOver === stored.isOver) return;
    storedCount = results.length;
    const size = newResults.reduce((sum, result) => sum + sizeOf(result), stored.size);
    const finishedCount = results.length + leftOut.length;
    stored = { ...stored, done: finishedCount, leftOut: [...leftOut], passed, isOver, size };
    storeRun(stored, newResults);
  };
  storeRun(stored);
  job.addEventListener("change", storeChanges);
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
 * @param {() => void} onLost called if another tab plays it, now or after this page was suspended
 * @returns {Promise<(() => void) | null>} releases the run; null if another tab is playing it
 */
export function claim(id, onLost) {
  return new Promise((resolve) => {
    const name = lockOf(id);
    const ended = new AbortController();
    const { signal } = ended;
    let isSuspended = false;
    const lease = new Lease((isHeld) => {
      if (isHeld) return resolve(release);
      if (isSuspended) return;
      resolve(null);
      onLost();
      queueMicrotask(release);
    });
    const release = () => {
      ended.abort();
      lease.release();
    };
    // The browser does not suspend a page that holds a lock.
    const onPageHide = (/** @type {PageTransitionEvent} */ { persisted }) => {
      isSuspended = persisted;
      if (persisted) lease.suspend();
    };
    const onPageShow = () => {
      if (isSuspended) lease.take(name);
      isSuspended = false;
    };
    addEventListener("pagehide", onPageHide, { signal });
    addEventListener("pageshow", onPageShow, { signal });
    lease.take(name);
  });
}
