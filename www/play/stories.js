// What each seat of a match has been told and has answered: all that whoever plays there may know.

/** @typedef {import("../wasm/warren.js").Order} Order */
/** @typedef {import("../wasm/warren.js").Said} Said */

/**
 * What a seat gets first, as in the referee's order.
 * @typedef {{files: import("../wasm/warren.js").File[], lines: string[], position: string | null}} Beginning
 */

/**
 * What one seat gets first, where that has no secret and the whole start has.
 * @typedef {Beginning & {seat: number}} Opening
 */

/**
 * One seat's story. A match that goes on from another position tells new ones; otherwise one only grows.
 * @typedef {{seat: number, beginning: Beginning, said: Said[]}} Story
 */

/** The stories of all seats, written down while a match is played. */
export class Stories {
  /** @type {Story[]} */
  #stories = [];

  /** @param {Order} order of the referee */
  ordered(order) {
    if (order.type === "start") {
      const { seat, files, lines, position, transcript } = order;
      this.#stories[seat] = { seat, beginning: { files, lines, position }, said: [...transcript] };
    } else if (order.type === "send") {
      this.#stories[order.seat].said.push(...order.lines.map((heard) => ({ heard })));
    }
  }

  /**
   * @param {number} seat
   * @param {string[]} lines a whole answer
   */
  answered(seat, lines) {
    this.#stories[seat].said.push({ answered: lines });
  }

  /**
   * @param {number} seat
   * @returns {Story | undefined} undefined before the match has begun
   */
  of(seat) {
    return this.#stories[seat];
  }
}
