// What a puzzle that is made in the editor may ask.

/** @type {readonly import("../../boards/editing.js").GoalKind[]} */
export const goals = [
  { id: "catch-fugitive", moves: 3, seat: 0, text: (_, moves) => `catch ${moves}` },
  { id: "free", moves: 3, seat: 1, text: (_, moves) => `free ${moves}` },
];

/** A program of ours may reply. */
export const replies = true;
