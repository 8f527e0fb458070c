// The batch and the ladder of this page. They go on while the visitor looks at a game or at another page of the site, and end with
// the page. Only one of them plays at a time, since two would take each other's time.

/**
 * @typedef {Object} Kept
 * @property {string} program
 * @property {string} name the program's
 * @property {string} run what it is stored as
 * @property {import("./batch.js").Batch | import("./ladder.js").Ladder} job
 */

/** The last one, so that it can be told how it ended. @type {Kept | null} */
let last = null;

/** What plays now; null if nothing does. */
export const running = () => (last?.job.isRunning ? last : null);

/** The last job, if it is that run. @param {string} run */
export const jobOfRun = (run) => (last?.run === run ? last.job : null);

/** @param {Kept} job replaces the last one, which must not be running */
export function keepJob(job) {
  last = job;
}
