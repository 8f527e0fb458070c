// Decides when an engine must stop thinking to answer in time.

/** The reserve in every time limit: a fraction of it, at most so many milliseconds, and never more than half of the limit. */
const MARGIN = { part: 0.1, most: 100 };

/** The answer times of one engine, in milliseconds. */
export class Pace {
  #answers = 0;
  /** The delays of the answers after their deadlines: in total, and the longest, which is reserved from then on. */
  #late = { all: 0, most: 0 };

  /**
   * The time to stop thinking about a request.
   * @param {number} began the time of the request
   * @param {number | null} limit the time left; null without a clock
   * @param {(left: number, late: number) => number} share the time for this answer, from the time left and the mean delay of
   *   answers
   */
  deadline(began, limit, share) {
    if (limit === null) return Number.POSITIVE_INFINITY;
    const margin = Math.min(limit * MARGIN.part, MARGIN.most) + this.#late.most;
    const timeLeft = limit - Math.min(margin, limit / 2);
    return began + share(timeLeft, this.#late.all / Math.max(this.#answers, 1));
  }

  /**
   * Records the time of an answer and its deadline.
   * @param {number} deadline
   * @param {number} answeredAt
   */
  learn(deadline, answeredAt) {
    const late = Math.max(answeredAt - deadline, 0);
    this.#answers += 1;
    this.#late = { all: this.#late.all + late, most: Math.max(this.#late.most, late) };
  }
}
