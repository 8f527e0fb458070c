// Pictures of an island's phases, for the answer to a question: the island as the board draws it, with the tick of its direction.

import { currentColours, openSurface } from "../../kit/boards/canvas.js";
import { drawTile } from "./island.js";
import { drawDirectionTick } from "./marks.js";

/**
 * The phases in the order of the cycle: rising from the lowest, then sinking.
 * @param {readonly string[]} words
 */
export function inOrder(words) {
  const phaseOf = (/** @type {string} */ word) => Number.parseInt(word, 10);
  const rising = words.filter((word) => word.endsWith("U"));
  const sinking = words.filter((word) => !word.endsWith("U"));
  return [
    ...rising.sort((a, b) => phaseOf(a) - phaseOf(b)),
    ...sinking.sort((a, b) => phaseOf(b) - phaseOf(a)),
  ];
}

/**
 * @param {HTMLElement} container a square
 * @param {string} word a phase, such as `-1U`
 */
export function mountAnswerPicture(container, word) {
  const phase = Number.parseInt(word, 10);
  const direction = word.endsWith("U") ? "U" : "D";
  return openSurface(container, (context, cell) => {
    const colours = currentColours(context.canvas);
    context.fillStyle = colours.water;
    context.fillRect(0, 0, cell, cell);
    const place = { x: 0, y: 0, cell, colours };
    drawTile(context, place, { kind: "phase", phase, direction });
    drawDirectionTick(context, { ...place, direction });
  });
}
