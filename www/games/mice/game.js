// What the page knows of Space Mice before any of its modules is there.

/** @type {import("../list.js").Game} */
export const game = {
  number: 2,
  // The size of the board.
  logBegins: /^\d+ \d+\n/,
  frameHeights: { play: 780, watch: 826, puzzle: 864 },
  // By how many moves are missing.
  puzzleKinds: ["1", "2"],
};
