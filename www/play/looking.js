// An analysis that goes along with what is shown: it looks at one moment after the other, as long as it is wanted.

import { Analyst } from "./analyst.js";

/** @typedef {import("./moments.js").Moment} Moment */
/** @typedef {import("../wasm/warren.js").AnalysisReport} AnalysisReport */

/**
 * What has been found of the moment that is looked at; whether more is looked for; `isGone` when the worker was lost for good.
 * @typedef {{ moment: Moment, lines: number, report: AnalysisReport | null, isBusy: boolean, isGone: boolean }} Look
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
      report: (report, done) => this.#tell({ report, isBusy: !done }),
      fault: ({ over }) => this.#tell({ isBusy: !over, isGone: over }),
    });
  }

  /**
   * Looks at a moment, at nothing where there is none; at the one that is looked at it goes on.
   * @param {string} game
   * @param {Moment | null} moment
   * @param {number} lines
   */
  follow(game, moment, lines) {
    if (moment?.key === this.look?.moment.key && (!moment || lines === this.look?.lines)) return;
    const told = moment?.told();
    if (!moment || !told) {
      this.stop();
      return;
    }
    this.#game = game;
    this.look = { moment, lines, report: null, isBusy: true, isGone: false };
    this.#analyst.analyse({ game, seat: moment.seat, told, lines });
  }

  /** Looks once more at the moment for which the worker was lost. */
  retry() {
    const { look } = this;
    if (!look?.isGone) return;
    this.look = null;
    this.follow(this.#game, look.moment, look.lines);
    this.#changed();
  }

  /** Looks at nothing, and forgets what was found. */
  stop() {
    this.look = null;
    this.#analyst.stop();
  }

  close() {
    this.look = null;
    this.#analyst.close();
  }

  /** @param {Partial<Look>} news */
  #tell(news) {
    if (!this.look) return;
    this.look = { ...this.look, ...news };
    this.#changed();
  }
}
