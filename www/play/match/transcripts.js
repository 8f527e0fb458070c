// The transcripts of the seats of a match: everything that each player may know.

/** @typedef {import("../../wasm/warren.js").Order} Order */
/** @typedef {import("../../wasm/warren.js").Said} Said */

/**
 * The first lines for a seat, as in the referee's order.
 * @typedef {{files: import("../../wasm/warren.js").File[], lines: string[], position: string | null}} Beginning
 */

/**
 * The first lines for one seat, if that part of a secret start is public.
 * @typedef {Beginning & {seat: number}} SeatBeginning
 */

/**
 * The transcript of one seat. A match that continues from another position starts new transcripts; otherwise a transcript only
 * grows.
 * @typedef {{seat: number, beginning: Beginning, said: Said[]}} SeatTranscript
 */

/** The transcripts of all seats, recorded during a match. */
export class Transcripts {
  /** @type {SeatTranscript[]} */
  #transcripts = [];

  /** @param {Order} order an order of the referee */
  recordOrder(order) {
    if (order.type === "start") {
      const { seat, files, lines, position, transcript } = order;
      this.#transcripts[seat] = {
        seat,
        beginning: { files, lines, position },
        said: [...transcript],
      };
    } else if (order.type === "send") {
      this.#transcripts[order.seat].said.push(...order.lines.map((heard) => ({ heard })));
    }
  }

  /**
   * @param {number} seat
   * @param {string[]} lines a complete answer
   */
  recordAnswer(seat, lines) {
    this.#transcripts[seat].said.push({ answered: lines });
  }

  /**
   * @param {number} seat
   * @returns {SeatTranscript | undefined} undefined before the match has begun
   */
  transcriptOf(seat) {
    return this.#transcripts[seat];
  }
}
