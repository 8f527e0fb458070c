// The goals of puzzles made in the editor.

/** @type {readonly import("../../kit/boards/editing.js").GoalKind[]} */
export const goals = [
  { id: "lead", value: 5, moves: 3, text: (value, moves) => `lead ${value} in ${moves}` },
  { id: "cells", value: 25, moves: 3, text: (value, moves) => `cells ${value} in ${moves}` },
  { id: "win", text: () => "win" },
];

/** The built-in program may reply in the puzzle. */
export const replies = true;
