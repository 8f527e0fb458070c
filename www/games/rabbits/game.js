// The facts about Rabbit Hunt that the page needs before it loads any of the game's modules.

/** @type {import("../list.js").Game} */
export const game = {
  number: 1,
  unequal: true,
  // The number of turns and the side.
  logBegins: /^\d+\n[01](\n|$)/,
  frameHeights: { play: 994, watch: 1044, puzzle: 1048 },
};
