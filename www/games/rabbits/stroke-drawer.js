// Draws cabbages and pieces stroke by stroke, for pictures without pixels, in the same places as the sprites.

import { drawCabbage, drawPiece, spritePlaceOf, spriteSizeOf } from "./sprites.js";

/**
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./sprites.js").PieceDrawer} PieceDrawer
 * @typedef {{ repeat: import("../../kit/boards/board.js").Repeat }} RecordingContext
 */

/**
 * Whether a context records the drawing, and records repeated drawings only once.
 * @param {object} context
 * @returns {context is CanvasRenderingContext2D & RecordingContext}
 */
export function isRecording(context) {
  return "repeat" in context;
}

/** @implements {PieceDrawer} */
export class StrokeDrawer {
  #recording;
  #colours;
  #font;

  /**
   * @param {RecordingContext} recording
   * @param {import("../../kit/boards/canvas.js").Colours} colours
   * @param {string} font
   */
  constructor(recording, colours, font) {
    this.#recording = recording;
    this.#colours = colours;
    this.#font = font;
  }

  /** @type {PieceDrawer["drawCabbageOn"]} */
  drawCabbageOn(context, geometry, cell) {
    this.#drawOnCell(geometry, cell, "cabbage", () =>
      drawCabbage(context, geometry.cell, this.#colours),
    );
  }

  /** @type {PieceDrawer["putPiece"]} */
  putPiece(context, geometry, { seat, number, cell }) {
    this.#drawOnCell(geometry, cell, `piece ${seat} ${number}`, () => {
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
  #drawOnCell(geometry, cell, name, paint) {
    const { scale } = geometry;
    const halfSize = spriteSizeOf(geometry.cell, scale) / 2 / scale;
    const [x, y] = spritePlaceOf(cell, geometry, 2 * halfSize * scale);
    this.#recording.repeat(name, x + halfSize, y + halfSize, paint);
  }
}
