// Random numbers from a seed.

export class Random {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** A number of 32 bits. */
  bits() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** @param {number} count */
  below(count) {
    return Math.floor((this.bits() / 2 ** 32) * count);
  }

  /** True once in `times` calls, on average. @param {number} times */
  once(times) {
    return this.below(times) === 0;
  }

  /**
   * @template Item
   * @param {readonly Item[]} items
   * @returns {Item}
   */
  pick(items) {
    return items[this.below(items.length)];
  }
}
