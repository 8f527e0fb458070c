// Cabbages and pieces drawn stroke by stroke, for pictures that are no pixels; where sprites would lie they look the same.

import { drawCabbage, drawPiece, placeOf, sizeOf } from "./sprites.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */

/** @typedef {import("./sprites.js").Stamps} Stamps */

/** @implements {Stamps} */
export class Strokes {
  #colours;
  #font;

  /**
   * @param {import("../canvas.js").Colours} colours
   * @param {string} font
   */
  constructor(colours, font) {
    this.#colours = colours;
    this.#font = font;
  }

  /** @type {Stamps["putCabbage"]} */
  putCabbage(context, geometry, cell) {
    put(context, geometry, cell, "cabbage", () =>
      drawCabbage(context, geometry.cell, this.#colours),
    );
  }

  /** @type {Stamps["putPiece"]} */
  putPiece(context, geometry, { seat, number, cell }) {
    put(context, geometry, cell, `piece ${seat} ${number}`, () => {
      context.textBaseline = "alphabetic";
      drawPiece(context, geometry.cell, this.#colours, this.#font, seat, number);
    });
  }
}

/**
 * Draws around a cell's middle; a context that can write once what is drawn often does so.
 * @param {CanvasRenderingContext2D & { repeat?: import("../board.js").Repeat }} context
 * @param {Geometry} geometry
 * @param {import("./position.js").Cell} cell
 * @param {string} name
 * @param {() => void} paint
 */
function put(context, geometry, cell, name, paint) {
  const size = sizeOf(geometry.cell, geometry.scale);
  const [x, y] = placeOf(cell, geometry, size).map((edge) => edge + size / 2 / geometry.scale);
  if (context.repeat) {
    context.repeat(name, x, y, paint);
    return;
  }
  context.save();
  context.translate(x, y);
  paint();
  context.restore();
}
