// The first lines that a program reads and writes, by seat.

/** @type {import("../../boards/board.js").ProtocolModule["EXAMPLES"]} */
export const EXAMPLES = [
  [
    ">> Detectives",
    "<< 3",
    "<< 2",
    "<< 10",
    "<< 8",
    ">> 7",
    ">> C",
    "<< 9",
    "<< 11",
    "<< 2",
    "<< 6",
  ],
  [">> Fugitive", ">> 3", ">> 2", ">> 10", ">> 8", "<< 7", "<< C 6"],
];
