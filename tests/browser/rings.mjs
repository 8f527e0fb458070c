// Rings around places on a board, found in the pictures of its canvases.

import assert from "node:assert/strict";
import { STILL } from "./mice.mjs";

/**
 * Whether a ring in the colour of hints surrounds the middle of an element, on one of the board's canvases.
 * @param {Element} element
 */
function isRinged(element) {
  // A detective's choices have narrow rings of the same colour.
  const least = element.className === "city" ? 22 : 6;
  const accent = getComputedStyle(element).getPropertyValue("--accent").trim();
  const wanted = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16));
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const board = /** @type {HTMLElement} */ (element.closest(".board"));
  return [...board.querySelectorAll("canvas")].some((canvas) => {
    if (canvas.width < 100) return false;
    const place = canvas.getBoundingClientRect();
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const { data, height, width } = context.getImageData(0, 0, canvas.width, canvas.height);
    const scale = width / place.width;
    const isHint = (/** @type {number} */ atX, /** @type {number} */ atY) => {
      const [column, row] = [(atX - place.x) * scale, (atY - place.y) * scale].map(Math.floor);
      if (column < 0 || row < 0 || column >= width || row >= height) return false;
      const at = 4 * (row * width + column);
      return wanted.every((part, i) => Math.abs(part - data[at + i]) < 40) && data[at + 3] > 200;
    };
    for (let radius = least; radius < 60; radius += 0.25) {
      let found = 0;
      for (let i = 0; i < 60; i++) {
        const angle = (i * Math.PI) / 30;
        if (isHint(x + radius * Math.cos(angle), y + radius * Math.sin(angle))) found += 1;
      }
      if (found > 54) return true;
    }
    return false;
  });
}

/**
 * Waits until exactly the given elements are ringed.
 * @param {import("playwright-core").Locator} elements
 * @param {number[]} wanted by their places
 */
export async function ringed(elements, wanted) {
  /** @type {number[]} */
  let found = [];
  for (let frame = 0; frame < 200; frame++) {
    /** @type {boolean[]} */
    const rings = [];
    for (const each of await elements.all()) rings.push(await each.evaluate(isRinged));
    found = [...rings.keys()].filter((at) => rings[at]);
    if (String(found) === String(wanted)) return;
    await elements.first().evaluate(() => new Promise(requestAnimationFrame));
  }
  assert.deepEqual(found, wanted);
}

/** Reading a canvas often is slower. */
export const QUIET = { ...STILL, expected: /willReadFrequently/ };
