// Draws cabbages and pieces stroke by stroke, for pictures without pixels, in the same places as the sprites.

import { drawCabbage, drawPiece, placeOf, sizeOf } from "./sprites.js";

/**
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./sprites.js").Stamps} Stamps
 * @typedef {{ repeat: import("../../kit/boards/board.js").Repeat }} Recording
 */

/**
 * Whether a context records the drawing, and records repeated drawings only once.
 * @param {object} context
 * @returns {context is CanvasRenderingContext2D & Recording}
 */
export function isRecording(context) {
  return "repeat" in context;
}

/** @implements {Stamps} */
export class Strokes {
  #recording;
  #colours;
  #font;

  /**
   * @param {Recording} recording
   * @param {import("../../kit/boards/canvas.js").Colours} colours
   * @param {string} font
   */
  constructor(recording, colours, font) {
    this.#recording = recording;
    this.#colours = colours;
    this.#font = font;
  }

  /** @type {Stamps["putCabbage"]} */
  putCabbage(context, geometry, cell) {
    this.#put(geometry, cell, "cabbage", () => drawCabbage(context, geometry.cell, this.#colours));
  }

  /** @type {Stamps["putPiece"]} */
  putPiece(context, geometry, { seat, number, cell }) {
    this.#put(geometry, cell, `piece ${seat} ${number}`, () => {
      context.textBaseline = "alphabetic";
      drawPiece(context, geometry.cell, this.#colours, this.#font, seat, number);
    });
  }

  /**
   * @param {Geometry} geometry
   * @param {import("./position.js").Cell} cell
   * @param {string} name
   * @param {() => void} paint draws the figure around the origin
   */
  #put(geometry, cell, name, paint) {
    const { scale } = geometry;
    const half = sizeOf(geometry.cell, scale) / 2 / scale;
    const [x, y] = placeOf(cell, geometry, 2 * half * scale);
    this.#recording.repeat(name, x + half, y + half, paint);
  }
}
