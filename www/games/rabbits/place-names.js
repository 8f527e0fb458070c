// The places that a program may name: cells by row and column, such as `13,10`, and pieces, such as `rabbit3`.

import { cellNameFromNumbers, numbersIn } from "../../kit/boards/place-names.js";
import { cellsOf, isSameCell, piecesOf, settingOf } from "./position.js";

/** A piece, by its side and its number. */
const PIECE_NAME = /^(?:(rabbit) ?([1-8])|hunter ?([1-6]))$/i;

/** @type {import("../../kit/boards/board.js").BoardModule["placeName"]} */
export function placeName(scene, written) {
  if (PIECE_NAME.test(written)) return written.toLowerCase().replace(" ", "");
  return cellNameFromNumbers(written, settingOf(scene).walls.length);
}

/**
 * @param {import("./geometry.js").Geometry} geometry
 * @param {import("./position.js").Report} report
 * @param {string} name
 * @returns {import("../../kit/boards/drawing-layer.js").Place | null} null for a caught rabbit
 */
export function placeOf(geometry, report, name) {
  const [isPiece, isRabbit, rabbit, hunter] = name.match(PIECE_NAME) ?? [];
  const cell = isPiece
    ? cellsOf(report, isRabbit ? 0 : 1)[Number(rabbit ?? hunter) - 1]
    : numbersIn(name);
  if (!cell) return null;
  const [x, y] = geometry.centreOf(cell);
  const hasPiece = piecesOf(report).some((piece) => isSameCell(piece.cell, cell));
  return { x, y, size: geometry.cell, hasPiece };
}
