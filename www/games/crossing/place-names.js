// The places that a program may name: cells by row and column, such as `3,4`.

import { cellNameFromNumbers, numbersIn } from "../../kit/boards/place-names.js";
import { SIZE } from "./position.js";

/** @type {import("../../kit/boards/board.js").BoardModule["placeName"]} */
export const placeName = (_scene, written) => cellNameFromNumbers(written, SIZE);

/**
 * @param {import("./geometry.js").Geometry} geometry
 * @param {string} name
 * @returns {import("../../kit/boards/drawing-layer.js").Place}
 */
export function placeOf(geometry, name) {
  const [x, y] = geometry.centreOf(numbersIn(name));
  return { x, y, size: geometry.cell };
}
