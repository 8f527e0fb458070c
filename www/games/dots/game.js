// The facts about Jumping Dots that the page needs before it loads any of the game's modules.

/** @type {import("../list.js").Game} */
export const game = {
  number: 5,
  // A log begins with the side. The program then writes or reads a move.
  logBegins: /^[01](?!\n\d)/,
  frameHeights: { play: 780, watch: 826, puzzle: 864 },
};
