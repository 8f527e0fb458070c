// The facts about Space Mice that the page needs before it loads any of the game's modules.

/** @type {import("../list.js").Game} */
export const game = {
  number: 2,
  assignment: true,
  hasRandomStarts: true,
  // The size of the board.
  logBegins: /^\d+ \d+\n/,
  frameHeights: { play: 780, watch: 826, puzzle: 864 },
  // By the number of missing moves.
  puzzleKinds: ["1", "2"],
};
