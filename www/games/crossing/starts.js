// The boards for a new game, as the lines of their starts: heights, phases, and the direction of each island.

/** The board of the statement. The statement does not give the directions; these fit its example. */
export const STATEMENT = [
  "9 3 2 3 5 4 4 9",
  "3 5 3 4 4 5 3 3",
  "4 3 4 2 3 3 5 5",
  "2 5 3 4 3 5 3 5",
  "3 4 4 5 2 5 5 3",
  "4 5 3 4 4 3 5 3",
  "5 3 5 5 4 3 3 4",
  "9 4 4 3 3 2 4 9",
  "9 -2 -1 0 5 0 0 9",
  "0 -1 1 -2 4 -1 1 0",
  "2 -2 1 -4 -1 2 5 4",
  "0 0 1 -2 2 -1 2 0",
  "2 1 3 3 -2 -1 0 0",
  "1 1 3 3 4 -3 5 -1",
  "-1 1 -2 0 0 -3 -2 2",
  "9 1 2 1 0 2 2 9",
  "UDUDDDDU",
  "UDUDDUDU",
  "UUUUUDDD",
  "UUUUDDDD",
  "UUDUUUUU",
  "DDDDDUDU",
  "UUUDDUUU",
  "UDDDDDDU",
];

/** The usual board is random for each game, and no player sees it. */
export const STARTS = [
  { name: "new", lines: [], drawn: true },
  { name: "statement", lines: STATEMENT },
];

/**
 * The lines of the start for another game. A random board is known once its game is over, so the next game gets a new
 * one.
 * @param {import("../../kit/boards/board.js").Scene} scene
 * @returns {string[]}
 */
export function startLinesOf(scene) {
  const lines = "record" in scene ? scene.record().split("\n") : [];
  const isStatement = STATEMENT.every((line, i) => lines[i + 1] === line);
  return isStatement ? STATEMENT : [];
}
