// The goals of puzzles made in the editor.

/** @type {readonly import("../../kit/boards/editing.js").GoalKind[]} */
export const goals = [
  { id: "points", value: 3, text: (value) => `points ${value}` },
  { id: "margin", value: 1, text: (value) => `margin ${value}` },
  { id: "none-lost", text: () => "none-lost" },
];

/** The arrows of such a puzzle: the solver looks for the first one; each of the others is any legal arrow. */
export const script = {
  label: "puzzle-arrows",
  note: "puzzle-arrows-note",
  /** @param {import("../../wasm/warren.js").Scene} scene at its start; the function plays it to its end */
  linesOf(scene) {
    const lines = [];
    for (let ply = 0; scene.due(ply).length > 0; ply++) {
      const [arrow] = /** @type {string[]} */ (scene.options(ply));
      scene.play(arrow);
      lines.push(ply === 0 ? "?" : arrow);
    }
    return lines;
  },
};
