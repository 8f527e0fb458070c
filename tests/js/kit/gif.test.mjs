// Animated GIFs, read again by another program.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GifReader } from "omggif";
import { Gif, paletteOf } from "../../../www/kit/gif.js";

/** @typedef {import("../../../www/kit/gif.js").Colour} Colour */

const RED = 0xff2040c0;
const GREEN = 0xff40c020;
const BLUE = 0xffc02040;

/**
 * A picture of one colour with squares of others.
 * @param {number} width
 * @param {number} height
 * @param {number} ground
 * @param {...[number, number, number]} dots column, row and colour
 */
function picture(width, height, ground, ...dots) {
  const pixels = new Uint32Array(width * height).fill(ground);
  for (const [x, y, colour] of dots) pixels[y * width + x] = colour;
  return pixels;
}

/**
 * The frames as a reader shows them, each over those before.
 * @param {Uint8Array} bytes
 */
function framesOf(bytes) {
  const reader = new GifReader(Buffer.from(bytes));
  const shown = new Uint8Array(4 * reader.width * reader.height);
  return Array.from({ length: reader.numFrames() }, (_, i) => {
    reader.decodeAndBlitFrameRGBA(i, shown);
    const { x, y, width, height, delay } = reader.frameInfo(i);
    return { pixels: new Uint32Array(shown.slice().buffer), box: [x, y, width, height], delay };
  });
}

test("each frame equals its picture, and only changes are written", () => {
  const [width, height] = [7, 5];
  const drawn = [
    picture(width, height, RED),
    picture(width, height, RED, [2, 1, GREEN], [4, 3, BLUE]),
    // The same as the one before.
    picture(width, height, RED, [2, 1, GREEN], [4, 3, BLUE]),
    picture(width, height, RED, [6, 4, BLUE]),
  ];
  const gif = new Gif(width, height, paletteOf(drawn, []));
  for (const [i, pixels] of drawn.entries()) gif.add(pixels, 100 * (i + 1));
  const bytes = gif.finish();
  const reader = new GifReader(Buffer.from(bytes));
  assert.deepEqual([reader.width, reader.height, reader.loopCount()], [width, height, 0]);
  const frames = framesOf(bytes);
  assert.deepEqual(
    frames.map(({ pixels }) => [...pixels]),
    drawn.map((pixels) => [...pixels]),
  );
  assert.deepEqual(
    frames.map(({ box }) => box),
    [
      [0, 0, 7, 5],
      [2, 1, 3, 3],
      [0, 0, 1, 1],
      [2, 1, 5, 4],
    ],
  );
  assert.deepEqual(
    frames.map(({ delay }) => delay),
    [10, 20, 30, 40],
  );
});

test("with too many colours, the theme's and the commonest ones stay exact", () => {
  const side = 40;
  const pixels = new Uint32Array(side * side);
  for (let i = 0; i < pixels.length; i++) {
    const shade = i % side;
    // A third of it is ground, the rest shades of which there are far too many.
    pixels[i] = i % 3 === 0 ? RED : 0xff000000 | (shade << 16) | ((i >> 2) & 0xff) | (shade << 10);
  }
  pixels[17] = GREEN;
  /** @type {Colour} */
  const theme = [0x20, 0xc0, 0x40];
  const palette = paletteOf([pixels], [theme]);
  assert.ok(palette.length <= 255, `${palette.length} colours`);
  const gif = new Gif(side, side, palette);
  gif.add(pixels, 0);
  const [frame] = framesOf(gif.finish());
  assert.equal(frame.pixels[0], RED);
  assert.equal(frame.pixels[17], GREEN);
  const off = [...pixels].map((pixel, i) => distance(pixel, frame.pixels[i]));
  assert.ok(Math.max(...off) <= 48, `a colour is off by ${Math.max(...off)}`);
});

test("a long animation stays small while little changes", () => {
  const side = 300;
  const palette = paletteOf([picture(side, side, RED, [0, 0, BLUE])], []);
  const gif = new Gif(side, side, palette);
  for (let i = 0; i < 480; i++) gif.add(picture(side, side, RED, [i % side, 5, BLUE]), 100);
  const bytes = gif.finish();
  assert.equal(new GifReader(Buffer.from(bytes)).numFrames(), 480);
  // A whole frame of 90,000 pixels would take more than a kilobyte.
  assert.ok(bytes.length < 480 * 100, `${bytes.length} bytes`);
});

/**
 * The maximum difference in red, green or blue.
 * @param {number} one
 * @param {number} other
 */
function distance(one, other) {
  const parts = [0, 8, 16].map((shift) => ((one >> shift) & 255) - ((other >> shift) & 255));
  return Math.max(...parts.map(Math.abs));
}
