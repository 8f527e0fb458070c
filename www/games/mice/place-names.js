// The places that a program may name: cells by column and row, such as `3,4`.

import { cellNameFromNumbers, numbersIn } from "../../kit/boards/place-names.js";
import { settingOf } from "./position.js";

/** @type {import("../../kit/boards/board.js").BoardModule["placeName"]} */
export const placeName = (scene, written) => cellNameFromNumbers(written, settingOf(scene, 0).size);

/**
 * @param {import("./geometry.js").Geometry} geometry
 * @param {string} name
 * @returns {import("../../kit/boards/drawing-layer.js").Place}
 */
export function placeOf(geometry, name) {
  const [x, y] = geometry.centreAt(...numbersIn(name));
  return { x, y, size: geometry.cell };
}
