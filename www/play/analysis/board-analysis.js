// An analysis that follows the board: it analyses one position after the other, as long as it is wanted.

import { Analyst } from "./analyst.js";

/** @typedef {import("./access.js").AnalysablePosition} AnalysablePosition */
/** @typedef {import("../../wasm/warren.js").AnalysisReport} AnalysisReport */

/**
 * The analysis of a position: its results so far, and whether it continues. `isGone` means that the worker has failed for good.
 * @typedef {{ position: AnalysablePosition, lines: number, report: AnalysisReport | null, isBusy: boolean, isGone: boolean }} CurrentAnalysis
 */

export class BoardAnalysis {
  /** @type {CurrentAnalysis | null} */
  current = null;
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
   * @param {AnalysablePosition | null} position
   * @param {number} lines
   */
  follow(game, position, lines) {
    if (
      position?.key === this.current?.position.key &&
      (!position || lines === this.current?.lines)
    )
      return;
    const knowledge = position?.knowledge();
    if (!position || !knowledge) {
      this.stop();
      return;
    }
    this.#game = game;
    this.current = { position, lines, report: null, isBusy: true, isGone: false };
    this.#analyst.analyse({ game, seat: position.seat, knowledge, lines });
  }

  /** Tries again to analyse the position on which the worker failed. */
  retry() {
    const { current: look } = this;
    if (!look?.isGone) return;
    this.current = null;
    this.follow(this.#game, look.position, look.lines);
    this.#changed();
  }

  /** Ends the analysis and discards its results. */
  stop() {
    this.current = null;
    this.#analyst.stop();
  }

  close() {
    this.current = null;
    this.#analyst.close();
  }

  /** @param {Partial<CurrentAnalysis>} news */
  #report(news) {
    if (!this.current) return;
    this.current = { ...this.current, ...news };
    this.#changed();
  }
}
