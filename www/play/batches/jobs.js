// The batch or ladder run of this page. It continues while the visitor looks at a game or at another view of the site, and ends
// with the page. Only one job runs at a time, since two would compete for processor time.

/**
 * @typedef {Object} Kept
 * @property {string} program
 * @property {string} name the program's name
 * @property {string} run the id of its stored run
 * @property {import("./batch.js").Batch | import("./ladder.js").Ladder} job
 */

/** The last job, kept so that its end can be shown. @type {Kept | null} */
let last = null;

/** The running job; null if there is none. */
export const running = () => (last?.job.isRunning ? last : null);

/** The last job, if it belongs to that run. @param {string} run */
export const jobOfRun = (run) => (last?.run === run ? last.job : null);

/** @param {Kept} job replaces the last one, which must not be running */
export function setJob(job) {
  last = job;
}
