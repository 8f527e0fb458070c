// The batch and the ladder of this page. They go on while the visitor looks at a game or at another page of the site, and end with
// the page. Only one of them plays at a time, since two would take each other's time.

/** @typedef {import("./batch.js").Batch} Batch */
/** @typedef {import("./ladder.js").Ladder} Ladder */

/**
 * @template Job
 * @typedef {{ program: string, name: string, job: Job }} Kept
 */

/** The last ones, so that their games can be looked at. @type {{ batch: Kept<Batch> | null, ladder: Kept<Ladder> | null }} */
const last = { batch: null, ladder: null };

/**
 * What plays now; null if nothing does.
 * @returns {Kept<Batch> | Kept<Ladder> | null}
 */
export function running() {
  return [last.batch, last.ladder].find((kept) => kept?.job.isRunning) ?? null;
}

/**
 * The last batch of a program; null if another program's came after it.
 * @param {string} program
 */
export const batchOf = (program) => (last.batch?.program === program ? last.batch.job : null);

/**
 * The last climb of a program.
 * @param {string} program
 */
export const ladderOf = (program) => (last.ladder?.program === program ? last.ladder.job : null);

/** @param {Kept<Batch>} batch replaces the last one, which must not be running */
export function keepBatch(batch) {
  last.batch = batch;
}

/** @param {Kept<Ladder>} ladder replaces the last one, which must not be running */
export function keepLadder(ladder) {
  last.ladder = ladder;
}
