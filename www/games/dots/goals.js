// What a puzzle that is made in the editor may ask.

/** @type {readonly import("../../boards/editing.js").GoalKind[]} */
export const goals = [
  { id: "lead", value: 5, moves: 3, text: (value, moves) => `lead ${value} in ${moves}` },
  { id: "cells", value: 25, moves: 3, text: (value, moves) => `cells ${value} in ${moves}` },
  { id: "win", text: () => "win" },
];

/** A program of ours may reply. */
export const replies = true;
