// What the page knows of Rabbit Hunt before any of its modules is there.

/** @type {import("../list.js").Game} */
export const game = {
  number: 1,
  // The turns of the game and the side.
  logBegins: /^\d+\n[01](\n|$)/,
  frameHeights: { play: 994, watch: 1044, puzzle: 1048 },
};
