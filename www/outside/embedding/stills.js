// Prepares what is printed in place of boards while the page is idle, since browsers do not wait when they print.

import { loadPart } from "../../kit/page/failure.js";
import { idle, savesData } from "./idle.js";

/** Whether stills are being made. */
let isMaking = false;

/**
 * Makes the stills of the boards that have not been opened, one at a time, while the page is idle.
 * @param {Iterable<{ makeStill: () => Promise<void> }>} boards more may be added meanwhile
 */
export async function makeStills(boards) {
  if (isMaking || savesData()) return;
  isMaking = true;
  await idle();
  for (const board of boards) {
    await board.makeStill();
    await idle();
  }
  isMaking = false;
}

/**
 * Prepares what is printed in place of a board. Returns null if it fails: the visitor has not asked to print yet.
 * @param {import("./embedded-board.js").EmbeddedBoard} board
 */
export async function printoutOf(board) {
  const { content } = board;
  if (!content) return null;
  try {
    const { preparePrintout } = await loadPart(import("./printout.js"));
    return await preparePrintout(content, board.container, () => board.content === content);
  } catch {
    return null;
  }
}
