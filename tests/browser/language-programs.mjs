// Programs of a visitor, run as the page runs them, without any game.

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../www/play/running/prepare.js").Diagnostic} Diagnostic */

/**
 * A program and its input: `give` has the lines that answer each of its lines, one after the other. After the last its input
 * ends.
 * @typedef {object} Played
 * @property {string} language
 * @property {string} source
 * @property {string[][]} [give]
 * @property {Partial<import("../../www/play/running/sandbox/begin.js").Resources>} [given]
 */

/**
 * The outcome: its output, in order, with `!` before the lines of standard error; how it ended; or what is wrong with
 * its source.
 * @typedef {object} Result
 * @property {string[]} said
 * @property {import("../../www/play/running/sandbox/begin.js").Ending} [ended]
 * @property {Diagnostic[]} [faults]
 * @property {[done: number, whole: number, stage: string][]} progress
 */

/**
 * Runs a program to its end.
 * @param {Page} page of the unbundled modules
 * @param {Played} played
 * @returns {Promise<Result>}
 */
export function play(page, played) {
  return page.evaluate(async ({ language, source, give = [], given = {} }) => {
    const load = (/** @type {string} */ file) => import(new URL(file, location.href).href);
    const { Run } = await load("play/running/run.js");
    const { prepare, Faulty } = await load("play/running/prepare.js");
    /** @type {Result} */
    const result = { said: [], progress: [] };
    try {
      const note = (/** @type {Result["progress"][0]} */ ...said) => result.progress.push(said);
      const runnable = await prepare({ language, source }, note);
      await new Promise((resolve) => {
        const next = () => {
          const lines = give.shift();
          if (lines) run.give(lines);
          if (give.length === 0) run.finish();
        };
        const run = new Run(runnable, given, {
          ready: () => {
            if (give.length === 0) run.finish();
          },
          line: (/** @type {string} */ text) => {
            result.said.push(text);
            next();
          },
          said: (/** @type {string} */ text) => {
            result.said.push(...text.split("\n").map((line) => `!${line}`));
          },
          ended: (/** @type {Result["ended"]} */ ending) => {
            result.ended = ending;
            resolve(ending);
          },
        });
      });
    } catch (error) {
      if (!(error instanceof Faulty)) throw error;
      result.faults = /** @type {any} */ (error).diagnostics;
    }
    return result;
  }, played);
}
