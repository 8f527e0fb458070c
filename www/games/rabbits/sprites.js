// Sprites for pieces and cabbages, drawn once for a size and a theme and then only copied, since there are hundreds of cabbages.

import { drawnNumber } from "../../kit/boards/drawn-number.js";

/**
 * @typedef {import("../../kit/boards/canvas.js").Colours} Colours
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./position.js").Cell} Cell
 */

/** The smallest cell, in CSS pixels, at which pieces have numbers and cabbages have leaves. */
const MIN_CELL_FOR_NUMBERS = 9;
const LEAF_COUNT = 7;

/** Half the width of a piece, in cells. */
export const PIECE_RADIUS = 0.39;

const LEAVES = 6;

/**
 * Draws cabbages and pieces on cells.
 * @typedef {Object} PieceDrawer
 * @property {(context: CanvasRenderingContext2D, geometry: Geometry, cell: Cell) => void} drawCabbageOn
 * @property {(context: CanvasRenderingContext2D, geometry: Geometry, piece: import("./position.js").Piece) => void} putPiece
 */

/** @implements {PieceDrawer} */
export class Sprites {
  /** @type {Map<string, HTMLCanvasElement>} */
  #spritesByName = new Map();
  #cell = 0;
  #scale = 0;
  /** @type {Colours | null} */
  #colours = null;
  #font = "";

  /**
   * Sets the size and theme of the sprites.
   * @param {Geometry} geometry
   * @param {Colours} colours
   * @param {string} font
   * @returns {boolean} whether they changed
   */
  prepare({ cell, scale }, colours, font) {
    if (cell === this.#cell && scale === this.#scale && colours === this.#colours) return false;
    this.#spritesByName.clear();
    [this.#cell, this.#scale, this.#colours, this.#font] = [cell, scale, colours, font];
    return true;
  }

  /** The width and height of each sprite, in device pixels. */
  get spriteSize() {
    return spriteSizeOf(this.#cell, this.#scale);
  }

  /** @type {PieceDrawer["drawCabbageOn"]} */
  drawCabbageOn(context, geometry, cell) {
    copySprite(context, geometry, this.#cabbageSprite(), cell);
  }

  /** @type {PieceDrawer["putPiece"]} */
  putPiece(context, geometry, { seat, number, cell }) {
    copySprite(context, geometry, this.pieceSprite(seat, number), cell);
  }

  /** A cabbage in its own element. */
  cabbageElement() {
    const sprite = this.#cabbageSprite();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = sprite.width;
    canvas.getContext("2d")?.drawImage(sprite, 0, 0);
    return canvas;
  }

  #cabbageSprite() {
    return this.#spriteNamed("cabbage", (context, cell, colours) =>
      drawCabbage(context, cell, colours),
    );
  }

  /**
   * @param {number} seat
   * @param {number} number
   */
  pieceSprite(seat, number) {
    return this.#spriteNamed(`${seat} ${number}`, (context, cell, colours) =>
      drawPiece(context, cell, colours, this.#font, seat, number),
    );
  }

  /**
   * @param {string} name
   * @param {(context: CanvasRenderingContext2D, cell: number, colours: Colours) => void} paint called with the origin in the
   *   middle of the cell, in CSS pixels
   */
  #spriteNamed(name, paint) {
    const drawnSprite = this.#spritesByName.get(name);
    if (drawnSprite) return drawnSprite;
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = this.spriteSize;
    const context = canvas.getContext("2d");
    if (context && this.#colours) {
      context.setTransform(this.#scale, 0, 0, this.#scale, canvas.width / 2, canvas.height / 2);
      paint(context, this.#cell, this.#colours);
    }
    this.#spritesByName.set(name, canvas);
    return canvas;
  }
}

/**
 * The width and height of a sprite, in device pixels.
 * @param {number} cell
 * @param {number} scale
 */
export function spriteSizeOf(cell, scale) {
  return 2 * Math.ceil((cell * scale) / 2);
}

/**
 * The top left of a sprite on a cell, on whole device pixels.
 * @param {Cell} cell
 * @param {Geometry} geometry
 * @param {number} size the size of the sprite, in device pixels
 */
export function spritePlaceOf(cell, geometry, size) {
  const { scale } = geometry;
  return geometry.centreOf(cell).map((middle) => Math.round(middle * scale - size / 2) / scale);
}

/**
 * Copies a sprite to a cell.
 * @param {CanvasRenderingContext2D} context in CSS pixels
 * @param {Geometry} geometry
 * @param {HTMLCanvasElement} sprite
 * @param {Cell} cell
 */
function copySprite(context, geometry, sprite, cell) {
  const [x, y] = spritePlaceOf(cell, geometry, sprite.width);
  const size = sprite.width / geometry.scale;
  context.drawImage(sprite, x, y, size, size);
}

/**
 * Draws a rosette: leaves around a heart.
 * @param {CanvasRenderingContext2D} context
 * @param {number} cell
 * @param {Colours} colours
 */
export function drawCabbage(context, cell, { accent }) {
  context.fillStyle = accent;
  if (cell < LEAF_COUNT) {
    context.globalAlpha = 0.3;
    context.beginPath();
    context.arc(0, 0, 0.2 * cell, 0, 2 * Math.PI);
    context.fill();
    return;
  }
  context.globalAlpha = 0.17;
  for (let i = 0; i < LEAVES; i++) {
    const angle = (2 * Math.PI * i) / LEAVES;
    const [x, y] = [0.15 * cell * Math.sin(angle), 0.15 * cell * Math.cos(angle)];
    context.beginPath();
    context.arc(x, y, 0.115 * cell, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 0.3;
  context.beginPath();
  context.arc(0, 0, 0.1 * cell, 0, 2 * Math.PI);
  context.fill();
}

/** The middle of a rabbit's head and of a hunter's body, below the middle of the cell, in cells. */
const BODY_OFFSET = 0.1;

/**
 * Draws a piece with its number: rabbits are round and have ears, hunters are square and wear a hat. On tiny boards they are discs
 * and squares.
 * @param {CanvasRenderingContext2D} context
 * @param {number} cell
 * @param {Colours} colours
 * @param {string} font
 * @param {number} seat
 * @param {number} number
 */
export function drawPiece(context, cell, colours, font, seat, number) {
  context.fillStyle = seat === 0 ? colours.side1 : colours.side2;
  if (cell < MIN_CELL_FOR_NUMBERS) {
    drawTinyPiece(context, PIECE_RADIUS * cell, seat);
    return;
  }
  if (seat === 0) drawRabbit(context, cell, colours);
  else drawHunter(context, cell);
  context.font = `700 ${0.5 * cell}px ${font}`;
  context.textAlign = "center";
  context.fillStyle = colours.panel;
  // Digits have no descenders, so their middle is half their height above the baseline.
  const text = drawnNumber(number, colours);
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(text);
  const halfHeight = (actualBoundingBoxAscent - actualBoundingBoxDescent) / 2;
  context.fillText(text, 0, (seat === 0 ? BODY_OFFSET : BODY_OFFSET + 0.05) * cell + halfHeight);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} radius
 * @param {number} seat
 */
function drawTinyPiece(context, radius, seat) {
  context.beginPath();
  if (seat === 0) context.arc(0, 0, 1.06 * radius, 0, 2 * Math.PI);
  else
    context.roundRect(-0.96 * radius, -0.96 * radius, 1.92 * radius, 1.92 * radius, 0.2 * radius);
  context.fill();
}

/**
 * Draws a head with two ears.
 * @param {CanvasRenderingContext2D} context
 * @param {number} cell
 * @param {Colours} colours
 */
export function drawRabbit(context, cell, { panel }) {
  context.beginPath();
  context.arc(0, BODY_OFFSET * cell, 0.35 * cell, 0, 2 * Math.PI);
  context.fill();
  for (const side of [-1, 1]) {
    const [x, y] = [side * 0.17 * cell, -0.27 * cell];
    context.beginPath();
    context.ellipse(x, y, 0.1 * cell, 0.225 * cell, side * 0.24, 0, 2 * Math.PI);
    context.fill();
  }
  // The inside of the ears.
  const fill = context.fillStyle;
  context.fillStyle = panel;
  context.globalAlpha = 0.55;
  for (const side of [-1, 1]) {
    const [x, y] = [side * 0.175 * cell, -0.29 * cell];
    context.beginPath();
    context.ellipse(x, y, 0.04 * cell, 0.13 * cell, side * 0.24, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
  context.fillStyle = fill;
}

/**
 * Draws a body with a hat.
 * @param {CanvasRenderingContext2D} context
 * @param {number} cell
 */
function drawHunter(context, cell) {
  context.beginPath();
  context.roundRect(-0.35 * cell, -0.14 * cell, 0.7 * cell, 0.6 * cell, 0.08 * cell);
  context.fill();
  // The brim is wider than the body, and the crown is narrower. A gap separates the hat from the body.
  context.beginPath();
  context.roundRect(-0.44 * cell, -0.28 * cell, 0.88 * cell, 0.09 * cell, 0.045 * cell);
  context.fill();
  context.beginPath();
  context.moveTo(-0.26 * cell, -0.25 * cell);
  context.quadraticCurveTo(-0.22 * cell, -0.48 * cell, -0.08 * cell, -0.48 * cell);
  context.quadraticCurveTo(0, -0.42 * cell, 0.08 * cell, -0.48 * cell);
  context.quadraticCurveTo(0.22 * cell, -0.48 * cell, 0.26 * cell, -0.25 * cell);
  context.fill();
}
