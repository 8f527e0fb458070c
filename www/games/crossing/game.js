// What the page knows of The Crossing before any of its modules is there.

/** @type {import("../list.js").Game} */
export const game = {
  number: 4,
  secrets: true,
  // The heights of the first row of islands.
  logBegins: /^\d( \d){7}(\n|$)/,
  frameHeights: { play: 946, watch: 1235, puzzle: 960 },
  puzzleKinds: ["easy", "medium", "hard"],
  // A move is a step, and three steps are as hard as a move elsewhere.
  puzzleSteps: 3,
};
