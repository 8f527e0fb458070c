// A position for the card on the home page: the first player's knowledge in the middle of a game on the statement's board. It
// contains the complete drawing, so that the card does not need the rules.

/**
 * The islands: `+` is a corner; a phase has the direction of the next move if it is known; two phases mean that one of them is
 * right; `?` means that nothing is known.
 */
const ISLANDS = `
+  2U -3D  0U -1U   ?    ?  +
-2D   5D -3D  4D -2U   ?    ?  ?
-2D   0D -1D  0D -1D -2U -1/5  ?
-4/-2 2D -3D  2D -2U  5D  -2U  ?
-4U  -1D -1U -1D -2D  3D   2D  ?
1U    3U -3U -1U -2U  1D  -1U  ?
3D   -3D  4D  4U  2U  1D   0D  ?
+     1U  0U -1U  0U -4U   0   +
`;

/** @type {import("./draw.js").Marks} */
export const SAMPLE_MARKS = {
  tiles: ISLANDS.trim().split(/\s+/).map(readTile),
  tokens: [{ seat: 0, cell: [1, 3], lift: 4, isSure: true }],
  windows: [{ seat: 0, cell: [1, 3] }],
  starts: [
    [7, 0],
    [7, 7],
  ],
  goals: [
    [0, 7],
    [0, 0],
  ],
  delivered: [0, null],
  last: [{ seat: 0, from: [1, 3], to: [1, 3], fate: "stand" }],
};

/**
 * @param {string} text
 * @returns {import("./tiles.js").Tile}
 */
function readTile(text) {
  if (text === "+") return { kind: "still" };
  if (text === "?") return { kind: "unknown" };
  if (text.includes("/")) return { kind: "phases", phases: text.split("/").map(Number) };
  const direction = /[UD]$/.exec(text)?.[0] ?? null;
  return {
    kind: "phase",
    phase: Number.parseInt(text, 10),
    direction: /** @type {"U" | "D" | null} */ (direction),
  };
}
