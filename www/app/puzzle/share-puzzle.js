// The dialog that shares a puzzle. Its link does not contain any part of the solution.

import { loadPart } from "../../kit/page/failure.js";
import { t } from "../../kit/page/i18n.js";
import { thrownText } from "../../kit/page/problems.js";
import { sharedPuzzleAddress } from "../../play/addresses.js";

/**
 * Opens the dialog.
 * @param {{ game: string, link: string, task: string, text: string, boardContent: import("../share/shared-content.js").SharedContent["boardContent"] }} puzzle
 *   `task` is the task in words, `boardContent` the content of the board
 * @param {(text: string) => void} notify
 * @param {() => boolean} isWanted whether the dialog is still wanted when it is loaded
 */
export async function sharePuzzle({ game, link, task, text, boardContent }, notify, isWanted) {
  const url = sharedPuzzleAddress(game, link);
  const words = t("puzzle-chat", { game: t(`${game}-name`), task });
  const file = `warren-${game}-puzzle.txt`;
  try {
    const { openShareDialog } = await loadPart(import("../share/dialog.js"));
    const shared = { url, words, text, file, note: null, game, boardContent };
    await openShareDialog({ ...shared, mode: "puzzle" }, notify, isWanted);
  } catch (thrown) {
    notify(t("unfinished-view", { reason: thrownText(thrown) }));
  }
}
