// An animated GIF, written frame by frame. Each frame holds only the pixels that changed. All frames share their colours.

import { GIFEncoder, nearestColorIndex, quantize } from "../vendor/gifenc.js";

/** A colour: red, green and blue, 0 to 255. @typedef {[number, number, number]} Colour */

/** The number of colours in the format. One of them means "unchanged". */
const MAX_COLOURS = 256;

/** The number of the most frequent colours that stay exact. */
const EXACT_COLOUR_COUNT = 96;

/** The offset of a frame's place, in bytes from the frame's beginning. An extension of eight bytes comes first. */
const PLACE_OFFSET = 9;

/**
 * A palette: exact values for the colours of the theme and the most frequent colours of the samples, and good colours for the
 * rest.
 * @param {readonly Uint32Array[]} samples pixels of some frames, each red, green, blue and alpha from the lowest byte
 * @param {readonly Colour[]} theme
 * @returns {Colour[]} at most 255
 */
export function paletteOf(samples, theme) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const sample of samples) {
    for (const pixel of sample) counts.set(pixel & RGB, (counts.get(pixel & RGB) ?? 0) + 1);
  }
  const keysByFrequency = [...counts].sort(([, one], [, other]) => other - one).map(([key]) => key);
  if (keysByFrequency.length < MAX_COLOURS) return keysByFrequency.map(colourOf);
  const exactKeys = new Set(theme.map(keyOf).filter((key) => counts.has(key)));
  for (const key of keysByFrequency.slice(0, EXACT_COLOUR_COUNT)) exactKeys.add(key);
  const otherKeys = keysByFrequency.filter((key) => !exactKeys.has(key));
  const pixels = Uint32Array.from(otherKeys, (key) => key | OPAQUE);
  const quantized = quantize(new Uint8Array(pixels.buffer), MAX_COLOURS - 1 - exactKeys.size);
  return [
    ...[...exactKeys].map(colourOf),
    ...quantized.map(([r, g, b]) => /** @type {Colour} */ ([r, g, b])),
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
  /** The palette index that means "unchanged". */
  #unchangedIndex;
  /** The palette indexes of the colours looked up so far. @type {Map<number, number>} */
  #indexesByColour = new Map();
  /** The previous frame. @type {Uint32Array | null} */
  #previousFrame = null;

  /**
   * @param {number} width
   * @param {number} height
   * @param {readonly Colour[]} palette at most 255
   */
  constructor(width, height, palette) {
    this.width = width;
    this.height = height;
    this.#unchangedIndex = palette.length;
    this.#palette = palette;
    palette.forEach((colour, i) => {
      this.#indexesByColour.set(keyOf(colour), i);
    });
  }

  /**
   * Adds a frame.
   * @param {Uint32Array} pixels row by row
   * @param {number} delay the duration of the frame, in ms
   */
  add(pixels, delay) {
    const previousFrame = this.#previousFrame;
    this.#previousFrame = pixels;
    if (!previousFrame) {
      const indices = this.#paletteIndexes(pixels, null, { left: 0, top: 0, ...this });
      // All frames share the palette of the first. The animation repeats forever.
      this.#encoder.writeFrame(indices, this.width, this.height, {
        palette: [...this.#palette, [0, 0, 0]],
        delay,
        repeat: 0,
      });
      return;
    }
    const box = changedBox(previousFrame, pixels, this.width) ?? {
      left: 0,
      top: 0,
      width: 1,
      height: 1,
    };
    const frameStart = this.#encoder.bytesView().length;
    this.#encoder.writeFrame(
      this.#paletteIndexes(pixels, previousFrame, box),
      box.width,
      box.height,
      {
        transparent: true,
        transparentIndex: this.#unchangedIndex,
        // Unchanged pixels stay.
        dispose: 1,
        delay,
      },
    );
    // The encoder puts each frame into the corner, so its place is written here.
    const view = this.#encoder.bytesView();
    const bytes = new DataView(view.buffer, view.byteOffset, view.byteLength);
    bytes.setUint16(frameStart + PLACE_OFFSET, box.left, true);
    bytes.setUint16(frameStart + PLACE_OFFSET + 2, box.top, true);
  }

  /** The number of bytes written so far. */
  get length() {
    return this.#encoder.bytesView().length;
  }

  /** Ends the file and returns it. Frames cannot be added after that. */
  finish() {
    this.#encoder.finish();
    return this.#encoder.bytes();
  }

  /**
   * @param {Uint32Array} pixels
   * @param {Uint32Array | null} before
   * @param {Box} box
   */
  #paletteIndexes(pixels, before, { left, top, width, height }) {
    const indices = new Uint8Array(width * height);
    let i = 0;
    for (let y = top; y < top + height; y++) {
      const row = y * this.width;
      for (let offset = row + left; offset < row + left + width; offset++) {
        const isSame = before !== null && before[offset] === pixels[offset];
        indices[i] = isSame ? this.#unchangedIndex : this.#paletteIndex(pixels[offset] & RGB);
        i += 1;
      }
    }
    return indices;
  }

  /** @param {number} key */
  #paletteIndex(key) {
    const knownIndex = this.#indexesByColour.get(key);
    if (knownIndex !== undefined) return knownIndex;
    const nearestIndex = nearestColorIndex(this.#palette, colourOf(key));
    this.#indexesByColour.set(key, nearestIndex);
    return nearestIndex;
  }
}

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/**
 * The smallest box around all different pixels; null if no pixel differs.
 * @param {Uint32Array} before
 * @param {Uint32Array} after
 * @param {number} width the width of both frames
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
