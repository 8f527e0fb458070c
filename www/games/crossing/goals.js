// The goals of puzzles made in the editor.

/** @type {readonly import("../../kit/boards/editing.js").GoalKind[]} */
export const goals = [{ id: "cross", moves: 10, text: (_, moves) => `cross ${moves}` }];
