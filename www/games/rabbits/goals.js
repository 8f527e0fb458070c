// The goals of puzzles made in the editor.

/** @type {readonly import("../../kit/boards/editing.js").GoalKind[]} */
export const goals = [
  { id: "eat", value: 3, moves: 3, seat: 0, text: (value, moves) => `eat ${value} in ${moves}` },
  { id: "survive", moves: 3, seat: 0, text: (_, moves) => `survive ${moves}` },
  {
    id: "catch-rabbits",
    value: 1,
    moves: 3,
    seat: 1,
    text: (value, moves) => `catch ${value} in ${moves}`,
  },
];

/** The built-in program may reply in the puzzle. */
export const replies = true;
