// Draws the pieces of the map: detectives as badges, the fugitive as a masked square.

import { drawnNumber } from "../../kit/boards/drawn-number.js";

/**
 * @typedef {import("../../kit/boards/canvas.js").Colours} Colours
 */

/**
 * Draws a badge with the detective's number.
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} size half the height, in pixels
 * @param {number} number
 * @param {Colours} colours
 * @param {string} font
 */
export function drawDetective(context, x, y, size, number, colours, font) {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.beginPath();
  context.moveTo(0, -1);
  context.quadraticCurveTo(0.45, -0.72, 0.9, -0.75);
  context.quadraticCurveTo(1, 0.6, 0, 1.1);
  context.quadraticCurveTo(-1, 0.6, -0.9, -0.75);
  context.quadraticCurveTo(-0.45, -0.72, 0, -1);
  context.closePath();
  context.lineJoin = "round";
  context.lineWidth = 3 / size;
  context.strokeStyle = colours.board;
  context.stroke();
  context.fillStyle = colours.side1;
  context.fill();
  context.restore();
  context.font = `700 ${1.15 * size}px ${font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = colours.board;
  context.fillText(drawnNumber(number, colours), x, y + 0.05 * size);
}

/**
 * Draws a square with a mask.
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} size half the side, in pixels
 * @param {Colours} colours
 */
export function drawFugitive(context, x, y, size, colours) {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.beginPath();
  context.roundRect(-0.85, -0.85, 1.7, 1.7, 0.3);
  context.lineWidth = 3 / size;
  context.strokeStyle = colours.board;
  context.stroke();
  context.fillStyle = colours.side2;
  context.fill();
  context.fillStyle = colours.board;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.ellipse(0.36 * side, -0.1, 0.26, 0.2, 0.25 * side, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
}

/**
 * Draws an empty dashed square for an earlier city of the fugitive.
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} size half the side, in pixels
 * @param {Colours} colours
 */
export function drawFootprint(context, x, y, size, colours) {
  context.beginPath();
  context.roundRect(x - size, y - size, 2 * size, 2 * size, 0.35 * size);
  context.lineWidth = 2;
  context.strokeStyle = colours.side2;
  context.setLineDash([4, 3]);
  context.stroke();
  context.setLineDash([]);
}
