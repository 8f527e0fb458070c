// What a puzzle that is made in the editor may ask.

/** @type {readonly import("../../boards/editing.js").GoalKind[]} */
export const goals = [{ id: "cross", moves: 10, text: (_, moves) => `cross ${moves}` }];
