// What the page knows of Fugitive and Detectives before any of its modules is there.

/** @type {import("../list.js").Game} */
export const game = {
  number: 3,
  secrets: true,
  logBegins: /^(Detectives|Fugitive)(\n|$)/,
  frameHeights: { play: 1180, watch: 1376, puzzle: 1332 },
};
