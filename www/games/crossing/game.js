// The facts about The Crossing that the page needs before it loads any of the game's modules.

/** @type {import("../list.js").Game} */
export const game = {
  number: 4,
  hasRandomStarts: true,
  secrets: true,
  // The heights of the first row of islands.
  logBegins: /^\d( \d){7}(\n|$)/,
  frameHeights: { play: 946, watch: 1235, puzzle: 960 },
  puzzleKinds: ["easy", "medium", "hard"],
  // A move is a step, and three steps are as hard as one move of another game.
  puzzleSteps: 3,
};
