// The goals of puzzles made in the editor.

/** @type {readonly import("../../kit/boards/editing.js").GoalKind[]} */
export const goals = [
  { id: "catch-fugitive", moves: 3, seat: 0, text: (_, moves) => `catch ${moves}` },
  { id: "free", moves: 3, seat: 1, text: (_, moves) => `free ${moves}` },
];

/** The built-in program may reply in the puzzle. */
export const replies = true;
