// The batch or ladder run of this page. It continues while the visitor looks at a game or at another view of the site, and ends
// with the page. Only one job runs at a time, since two would compete for processor time.

/**
 * @typedef {Object} PageJob
 * @property {string} program
 * @property {string} name the program's name
 * @property {string} run the id of its stored run
 * @property {import("./batch.js").Batch | import("./ladder.js").Ladder} job
 */

/** The last job, kept so that its end can be shown. @type {PageJob | null} */
let lastJob = null;

/** The running job; null if there is none. */
export const running = () => (lastJob?.job.isRunning ? lastJob : null);

/** The last job, if it belongs to that run. @param {string} run */
export const jobOfRun = (run) => (lastJob?.run === run ? lastJob.job : null);

/** @param {PageJob} job replaces the last one, which must not be running */
export function setJob(job) {
  lastJob = job;
}
