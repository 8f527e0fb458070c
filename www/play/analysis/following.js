// An analysis that follows the board: it analyses one position after the other, as long as it is wanted.

import { Analyst } from "./analyst.js";

/** @typedef {import("./access.js").Analysable} Analysable */
/** @typedef {import("../../wasm/warren.js").AnalysisReport} AnalysisReport */

/**
 * The analysis of a position: its results so far, and whether it continues. `isGone` means that the worker has failed for good.
 * @typedef {{ position: Analysable, lines: number, report: AnalysisReport | null, isBusy: boolean, isGone: boolean }} Look
 */

export class Looking {
  /** @type {Look | null} */
  look = null;
  #game = "";
  #changed;
  #analyst;

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
    this.#analyst = new Analyst({
      report: (report, done) => this.#report({ report, isBusy: !done }),
      fault: ({ isFinal }) => this.#report({ isBusy: !isFinal, isGone: isFinal }),
    });
  }

  /**
   * Analyses a position, or stops if there is none. If the position has not changed, its analysis continues.
   * @param {string} game
   * @param {Analysable | null} position
   * @param {number} lines
   */
  follow(game, position, lines) {
    if (position?.key === this.look?.position.key && (!position || lines === this.look?.lines))
      return;
    const knowledge = position?.knowledge();
    if (!position || !knowledge) {
      this.stop();
      return;
    }
    this.#game = game;
    this.look = { position, lines, report: null, isBusy: true, isGone: false };
    this.#analyst.analyse({ game, seat: position.seat, knowledge, lines });
  }

  /** Tries again to analyse the position on which the worker failed. */
  retry() {
    const { look } = this;
    if (!look?.isGone) return;
    this.look = null;
    this.follow(this.#game, look.position, look.lines);
    this.#changed();
  }

  /** Ends the analysis and discards its results. */
  stop() {
    this.look = null;
    this.#analyst.stop();
  }

  close() {
    this.look = null;
    this.#analyst.close();
  }

  /** @param {Partial<Look>} news */
  #report(news) {
    if (!this.look) return;
    this.look = { ...this.look, ...news };
    this.#changed();
  }
}
