// The first lines that a program reads and writes, of the first player.

/** @type {import("../../boards/board.js").ProtocolModule["EXAMPLES"]} */
export const EXAMPLES = [
  [
    ">> 9 3 2 4 4 4 5 9",
    ">> 3 3 2 3 5 3 3 5",
    ">> 4 4 4 3 5 3 5 2",
    ">> 4 2 3 2 2 4 5 5",
    ">> 5 3 3 3 2 3 5 5",
    ">> 4 4 2 4 2 2 3 2",
    ">> 3 3 2 2 4 4 2 5",
    ">> 9 3 4 3 5 3 5 9",
    ">> 0",
    ">> -9 -1 2 -9 9 -4 -9 -9 -9",
    "<< H",
    ">> -9 -2 3 -9 9 -3 -9 -9 -9",
  ],
];
