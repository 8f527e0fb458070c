// What the page knows of Jumping Dots before any of its modules is there.

/** @type {import("../list.js").Game} */
export const game = {
  number: 5,
  // The side, which then writes or reads a move.
  logBegins: /^[01](?!\n\d)/,
  frameHeights: { play: 780, watch: 826, puzzle: 864 },
};
