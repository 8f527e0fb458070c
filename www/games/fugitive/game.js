// The facts about Fugitive and Detectives that the page needs before it loads any of the game's modules.

/** @type {import("../list.js").Game} */
export const game = {
  number: 3,
  hasRandomStarts: true,
  unequal: true,
  secrets: true,
  logBegins: /^(Detectives|Fugitive)(\n|$)/,
  frameHeights: { play: 1240, watch: 1436, puzzle: 1392 },
};
