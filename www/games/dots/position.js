// The rules' report of a position of dots, in the form that the board needs.

import { cellName } from "./geometry.js";

/** @typedef {{ seat: number, dots: number }} Stack the dots on a cell, at least one */
/** @typedef {Map<string, Stack>} Stacks the stacks by cell name, without empty cells */

/** @typedef {{ board: string[], scores: number[], over: boolean }} Report */

/**
 * An effect of a move, which has several in order.
 * @typedef {{ kind: "stay", cell: string, dots: number }
 *   | { kind: "lay", cell: string, dots: number, captured: boolean }
 *   | { kind: "return", cell: string | null }} Effect
 */

/**
 * The report of the position at a ply.
 * @param {import("../../kit/boards/board.js").Scene} scene
 * @param {number} ply
 */
export const reportOf = (scene, ply) => /** @type {Report} */ (scene.report(ply));

/**
 * The effects of a move at a ply.
 * @param {import("../../kit/boards/board.js").Scene} scene
 * @param {number} ply
 * @param {string} move
 */
export const effectsOf = (scene, ply, move) => /** @type {Effect[]} */ (scene.effects(ply, move));

/** The dots of a full cell: the last letter of the report. */
export const FULL_CELL_DOTS = 5;

/**
 * @param {Report} report
 * @returns {Stacks}
 */
export function readStacks(report) {
  const stacks = new Map();
  const rows = report.board.length;
  report.board.forEach((letters, fromTop) => {
    [...letters].forEach((letter, column) => {
      if (letter === ".") return;
      const seat = letter <= "Z" ? 0 : 1;
      const dots = letter.toUpperCase().charCodeAt(0) - 64;
      stacks.set(cellName(column, rows - 1 - fromTop), { seat, dots });
    });
  });
  return stacks;
}

/**
 * The complete board as a region.
 * @param {Report} report
 */
export function wholeBoard(report) {
  return { column: 0, row: 0, columns: report.board[0].length, rows: report.board.length };
}

/**
 * The dots of each side.
 * @param {Report} report
 */
export function countDotsBySeat(report) {
  const dots = [0, 0];
  for (const stack of readStacks(report).values()) dots[stack.seat] += stack.dots;
  return dots;
}
