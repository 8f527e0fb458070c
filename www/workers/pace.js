// When an engine has to answer, so that its answer is there in time.

/** What is kept of a limit in any case, as a part of it and in milliseconds at most; and no more than half of it. */
const MARGIN = { part: 0.1, most: 100 };

/** The pace of one engine's answers. Times are in milliseconds. */
export class Pace {
  #answers = 0;
  /** By how much the answers missed their own deadlines: in all, and at most, which is kept in reserve from then on. */
  #late = { all: 0, most: 0 };

  /**
   * When to stop thinking about what was asked at a time.
   * @param {number} began
   * @param {number | null} limit the time left; null without a clock
   * @param {(left: number, late: number) => number} share how much of the time left to give to this answer, if answers are
   *   late by so much in the mean
   */
  deadline(began, limit, share) {
    if (limit === null) return Number.POSITIVE_INFINITY;
    const margin = Math.min(limit * MARGIN.part, MARGIN.most) + this.#late.most;
    const left = limit - Math.min(margin, limit / 2);
    return began + share(left, this.#late.all / Math.max(this.#answers, 1));
  }

  /**
   * Takes in that an answer was out at a time though its deadline was another.
   * @param {number} deadline
   * @param {number} out
   */
  learn(deadline, out) {
    const late = Math.max(out - deadline, 0);
    this.#answers += 1;
    this.#late = { all: this.#late.all + late, most: Math.max(this.#late.most, late) };
  }
}
