// What the rules report of a position of dots, as the board wants it.

import { cellName } from "./geometry.js";

/** @typedef {{ seat: number, dots: number }} Stack what stands on a cell; it has at least one dot */
/** @typedef {Map<string, Stack>} Stacks cell by name; empty cells are left out */

/** @typedef {{ board: string[], scores: number[], over: boolean }} Report */

/**
 * What a move brings about, in telling order.
 * @typedef {{ kind: "stay", cell: string, dots: number }
 *   | { kind: "lay", cell: string, dots: number, captured: boolean }
 *   | { kind: "return", cell: string | null }} Effect
 */

/**
 * The position after so many moves of a game of dots.
 * @param {import("../../boards/board.js").Scene} scene
 * @param {number} ply
 */
export const reportOf = (scene, ply) => /** @type {Report} */ (scene.report(ply));

/**
 * What a move brings about in a game of dots.
 * @param {import("../../boards/board.js").Scene} scene
 * @param {number} ply
 * @param {string} move
 */
export const effectsOf = (scene, ply, move) => /** @type {Effect[]} */ (scene.effects(ply, move));

/** The dots of a cell that takes no more: the report's last letter. */
export const FULL = 5;

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
 * The whole board as a region.
 * @param {Report} report
 */
export function wholeBoard(report) {
  return { column: 0, row: 0, columns: report.board[0].length, rows: report.board.length };
}

/**
 * The dots of each side.
 * @param {Report} report
 */
export function dotsOf(report) {
  const dots = [0, 0];
  for (const stack of readStacks(report).values()) dots[stack.seat] += stack.dots;
  return dots;
}
