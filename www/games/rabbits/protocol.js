// The first lines that a program reads and writes, by seat.

/** @type {import("../../boards/board.js").ProtocolModule["EXAMPLES"]} */
export const EXAMPLES = [
  [">> 240", ">> 0", "<< WEEEEW-E", ">> NNNNNN", "<< W--E----"],
  [">> 240", ">> 1", ">> WEEEEW-E", "<< NNNNNN", ">> W--E----"],
];
