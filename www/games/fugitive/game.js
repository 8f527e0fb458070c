// What the page needs to know about Fugitive and Detectives before it loads any of the game's modules.

/** @type {import("../list.js").Game} */
export const game = {
  number: 3,
  draws: true,
  unequal: true,
  secrets: true,
  logBegins: /^(Detectives|Fugitive)(\n|$)/,
  frameHeights: { play: 1240, watch: 1436, puzzle: 1392 },
};
