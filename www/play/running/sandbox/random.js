// The random numbers of a program: a stream of bytes determined by its seed, the same natively and in the page.

/** The size of an output. */
const OUTPUT_BYTES = 8;

/**
 * SplitMix64 with the seed as its first state. Its outputs, little-endian, are the stream. A 64-bit number is two halves here,
 * since `BigInt` is many times slower.
 */
export class RandomStream {
  #low;
  #high;
  /** The last output, and the number of its bytes that have been used. */
  #outputLow = 0;
  #outputHigh = 0;
  #used = OUTPUT_BYTES;

  /** @param {number} seed a whole number from 0 to 2⁵³ − 1 */
  constructor(seed) {
    this.#low = seed >>> 0;
    this.#high = ((seed - this.#low) / 0x1_0000_0000) >>> 0;
  }

  /**
   * Fills bytes with the next bytes of the stream.
   * @param {Uint8Array} bytes
   */
  fill(bytes) {
    for (let i = 0; i < bytes.length; i += 1) {
      if (this.#used === OUTPUT_BYTES) this.#step();
      const half = this.#used < OUTPUT_BYTES / 2 ? this.#outputLow : this.#outputHigh;
      bytes[i] = half >>> ((this.#used % (OUTPUT_BYTES / 2)) * 8);
      this.#used += 1;
    }
  }

  /** A number from 0 up to but not including 1: the upper 53 bits of the next output. */
  fraction() {
    this.#step();
    this.#used = OUTPUT_BYTES;
    return ((this.#outputHigh >>> 0) * 0x20_0000 + (this.#outputLow >>> 11)) / 0x20_0000_0000_0000;
  }

  /** Computes the next output. */
  #step() {
    const low = this.#low + 0x7f4a7c15;
    this.#high = (this.#high + 0x9e3779b9 + (low > 0xffff_ffff ? 1 : 0)) >>> 0;
    this.#low = low >>> 0;
    this.#used = 0;
    this.#mix(this.#low, this.#high, 30, 0x1ce4e5b9, 0xbf58476d);
    this.#mix(this.#outputLow, this.#outputHigh, 27, 0x133111eb, 0x94d049bb);
    this.#mix(this.#outputLow, this.#outputHigh, 31, 1, 0);
  }

  /**
   * Replaces the output by (z ^ (z >> shift)) * factor.
   * @param {number} low the low half of z
   * @param {number} high the high half of z
   * @param {number} shift
   * @param {number} factorLow
   * @param {number} factorHigh
   */
  #mix(low, high, shift, factorLow, factorHigh) {
    const shiftedLow = low ^ ((low >>> shift) | (high << (32 - shift)));
    const shiftedHigh = high ^ (high >>> shift);
    // The product of the lower halves needs 64 bits, so it is computed from 16-bit parts.
    const lowWord = shiftedLow & 0xffff;
    const highWord = shiftedLow >>> 16;
    const factorLowWord = factorLow & 0xffff;
    const factorHighWord = factorLow >>> 16;
    const lowest = Math.imul(lowWord, factorLowWord);
    const middle = highWord * factorLowWord + (lowest >>> 16);
    const carried = lowWord * factorHighWord + (middle & 0xffff);
    const upper =
      Math.imul(highWord, factorHighWord) + ((middle / 0x1_0000) | 0) + ((carried / 0x1_0000) | 0);
    this.#outputLow = (carried << 16) | (lowest & 0xffff);
    this.#outputHigh =
      (upper + Math.imul(shiftedLow, factorHigh) + Math.imul(shiftedHigh, factorLow)) | 0;
  }
}
