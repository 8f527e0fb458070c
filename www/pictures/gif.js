// An animated GIF, written frame by frame: of each only what has changed since the one before, in colours that all share.

import { GIFEncoder, nearestColorIndex, quantize } from "../vendor/gifenc.js";

/** A colour: red, green and blue, 0 to 255. @typedef {[number, number, number]} Colour */

/** The format's colours; one of them stands for what has not changed. */
const MOST = 256;

/** So many of the commonest colours are kept as they are. */
const EXACT = 96;

/** Where in a frame after the first its place is written, in bytes from the frame's beginning: an extension of eight comes before. */
const PLACE = 9;

/**
 * The colours for pictures of one kind: those that stand in the theme and the commonest of the samples as they are, and the
 * fittest for the others.
 * @param {readonly Uint32Array[]} samples pixels of some frames, each red, green, blue, opaque from the lowest byte
 * @param {readonly Colour[]} theme
 * @returns {Colour[]} at most 255
 */
export function paletteOf(samples, theme) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const sample of samples) {
    for (const pixel of sample) counts.set(pixel & RGB, (counts.get(pixel & RGB) ?? 0) + 1);
  }
  const commonest = [...counts].sort(([, one], [, other]) => other - one).map(([key]) => key);
  if (commonest.length < MOST) return commonest.map(colourOf);
  const exact = new Set(theme.map(keyOf).filter((key) => counts.has(key)));
  for (const key of commonest.slice(0, EXACT)) exact.add(key);
  const others = commonest.filter((key) => !exact.has(key));
  const pixels = Uint32Array.from(others, (key) => key | OPAQUE);
  const fittest = quantize(new Uint8Array(pixels.buffer), MOST - 1 - exact.size);
  return [
    ...[...exact].map(colourOf),
    ...fittest.map(([r, g, b]) => /** @type {Colour} */ ([r, g, b])),
  ];
}

const RGB = 0xffffff;
const OPAQUE = 0xff000000;

/** @param {number} key @returns {Colour} */
const colourOf = (key) => [key & 255, (key >> 8) & 255, (key >> 16) & 255];

/** @param {Colour} colour */
const keyOf = ([red, green, blue]) => red | (green << 8) | (blue << 16);

export class Gif {
  #encoder = GIFEncoder();
  #palette;
  /** The place in the palette of what has not changed. */
  #same;
  /** The places of colours in the palette, as far as they have been asked for. @type {Map<number, number>} */
  #places = new Map();
  /** The frame before. @type {Uint32Array | null} */
  #before = null;

  /**
   * @param {number} width
   * @param {number} height
   * @param {readonly Colour[]} palette at most 255
   */
  constructor(width, height, palette) {
    this.width = width;
    this.height = height;
    this.#same = palette.length;
    this.#palette = palette;
    palette.forEach((colour, i) => {
      this.#places.set(keyOf(colour), i);
    });
  }

  /**
   * Adds a frame.
   * @param {Uint32Array} pixels row by row
   * @param {number} delay how long it is shown, in ms
   */
  add(pixels, delay) {
    const before = this.#before;
    this.#before = pixels;
    if (!before) {
      const indices = this.#indices(pixels, null, { left: 0, top: 0, ...this });
      // All frames share the colours of the first; shown for ever again.
      this.#encoder.writeFrame(indices, this.width, this.height, {
        palette: [...this.#palette, [0, 0, 0]],
        delay,
        repeat: 0,
      });
      return;
    }
    const box = changedBox(before, pixels, this.width) ?? { left: 0, top: 0, width: 1, height: 1 };
    const begun = this.#encoder.bytesView().length;
    this.#encoder.writeFrame(this.#indices(pixels, before, box), box.width, box.height, {
      transparent: true,
      transparentIndex: this.#same,
      // What was there stays.
      dispose: 1,
      delay,
    });
    // The encoder puts each frame into the corner.
    const view = this.#encoder.bytesView();
    const bytes = new DataView(view.buffer, view.byteOffset, view.byteLength);
    bytes.setUint16(begun + PLACE, box.left, true);
    bytes.setUint16(begun + PLACE + 2, box.top, true);
  }

  /** How many bytes have been written. */
  get length() {
    return this.#encoder.bytesView().length;
  }

  /** The whole file; nothing may be added any more. */
  finish() {
    this.#encoder.finish();
    return this.#encoder.bytes();
  }

  /**
   * @param {Uint32Array} pixels
   * @param {Uint32Array | null} before
   * @param {Box} box
   */
  #indices(pixels, before, { left, top, width, height }) {
    const indices = new Uint8Array(width * height);
    let i = 0;
    for (let y = top; y < top + height; y++) {
      const row = y * this.width;
      for (let at = row + left; at < row + left + width; at++) {
        const isSame = before !== null && before[at] === pixels[at];
        indices[i] = isSame ? this.#same : this.#place(pixels[at] & RGB);
        i += 1;
      }
    }
    return indices;
  }

  /** @param {number} key */
  #place(key) {
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = nearestColorIndex(this.#palette, colourOf(key));
    this.#places.set(key, place);
    return place;
  }
}

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/**
 * The smallest box around all that differs; null where nothing does.
 * @param {Uint32Array} before
 * @param {Uint32Array} after
 * @param {number} width of both
 * @returns {Box | null}
 */
function changedBox(before, after, width) {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const x = i % width;
    if (x < left) left = x;
    if (x > right) right = x;
    bottom = Math.floor(i / width);
    if (top < 0) top = bottom;
  }
  return bottom < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
