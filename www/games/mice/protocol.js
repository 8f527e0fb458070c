// The first lines that a program reads and writes, by seat.

/** @type {import("../../boards/board.js").ProtocolModule["EXAMPLES"]} */
export const EXAMPLES = [
  [
    ">> 13 13",
    ">> 2",
    ">> 1",
    ">> 100",
    ">> 4 6",
    ">> 10 0",
    ">> 10 E",
    ">> 0",
    "<< 6 2 W",
    ">> 1 1 W",
    "<< 0 6 N",
  ],
  [
    ">> 13 13",
    ">> 2",
    ">> 1",
    ">> 100",
    ">> 4 6",
    ">> 10 0",
    ">> 10 E",
    ">> 1",
    ">> 6 2 W",
    "<< 1 1 W",
    ">> 0 6 N",
  ],
];
