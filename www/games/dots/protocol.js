// The first lines that a program reads and writes, by seat.

/** @type {import("../../boards/board.js").ProtocolModule["EXAMPLES"]} */
export const EXAMPLES = [
  [">> 0", "<< C4W", ">> F7N", "<< D5S", ">> G5N"],
  [">> 1", ">> C4W", "<< F7N", ">> D5S", "<< G5N"],
];
