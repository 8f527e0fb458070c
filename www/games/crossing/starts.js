// The boards for a new game, as the lines of their starts: heights, phases, and the direction of each island.

import { statementLines } from "../../kit/boards/statement.js";
import { SIZE } from "./position.js";

/**
 * The usual board is random for each game, and no player sees it. The statement does not specify the directions of its board's
 * islands; the rules use directions that fit its example.
 * @type {import("../../kit/boards/board.js").StartSetting["starts"]}
 */
export const starts = (Scene) => [
  { name: "new", lines: [], isRandom: true },
  { name: "statement", lines: statementLines(Scene, "crossing") },
];

/**
 * The lines of the start of a completely known game; empty for other games.
 * @param {import("../../kit/boards/board.js").Scene} scene
 * @returns {string[]}
 */
export const startLinesOf = (scene) =>
  "record" in scene
    ? scene
        .record()
        .split("\n")
        .slice(1, 1 + 3 * SIZE)
    : [];
