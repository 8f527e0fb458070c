// The boards for a new game, as the lines of their starts.

import { statementLines } from "../../kit/boards/statement.js";

/**
 * @param {string} text
 */
const splitLines = (text) => text.split(", ");

/** The usual board comes first. `example` is the board of the statement's example. @type {import("../../kit/boards/board.js").StartSetting["starts"]} */
export const starts = (Scene) => [
  { name: "two", lines: splitLines("9 9, 2, 4, 40, 2 4, 6 4, 3 N, 5 S, 2 W, 6 E") },
  { name: "three", lines: splitLines("11 11, 3, 4, 45, 2 3, 8 3, 5 8, 4 N, 6 N, 5 W, 5 E") },
  { name: "four", lines: splitLines("11 11, 4, 4, 48, 5 2, 8 5, 5 8, 2 5, 3 N, 3 E, 7 S, 7 W") },
  { name: "example", lines: statementLines(Scene, "mice") },
];

/** The choices for a new board. @type {import("../../kit/boards/board.js").MakingNumber[]} */
export const MAKING = [
  { id: "size", least: 5, most: 25, usual: 11 },
  { id: "players", least: 2, most: 4, usual: 2 },
  { id: "doors", least: 1, most: 16, usual: 6 },
  { id: "turns", least: 1, most: 100, usual: 48 },
];
