// What the page needs to know about Rabbit Hunt before it loads any of the game's modules.

/** @type {import("../list.js").Game} */
export const game = {
  number: 1,
  unequal: true,
  // The number of turns and the side.
  logBegins: /^\d+\n[01](\n|$)/,
  frameHeights: { play: 994, watch: 1044, puzzle: 1048 },
};
