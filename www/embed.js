// The composition root of a board in a frame. It reads the address, which it never changes, and shows one board.

import { loadPart } from "./kit/page/failure.js";
import { creditPage } from "./kit/page/foreign.js";
import { disablePreferences } from "./kit/page/preferences.js";
import { loadStyle } from "./kit/page/style-part.js";
import { trustOwnFiles } from "./kit/page/trusted-types.js";
import { EmbeddedBoard } from "./outside/embedding/embedded-board.js";
import { connectFrame, originAround } from "./outside/embedding/frame.js";
import { parametersOf } from "./outside/embedding/options.js";

trustOwnFiles();
disablePreferences();
// Without a page around it, this is a shared link.
if (parent !== window) creditPage();
const container = /** @type {HTMLElement} */ (document.getElementById("board"));
addEventListener("hashchange", () => location.reload());
/** @type {import("./outside/embedding/embedded-board.js").ProgressStoreOf} */
const progressStoreOf = async (options) =>
  (await loadPart(import("./outside/embedding/keep.js"))).progressStoreOf(
    options,
    originAround() ?? "",
  );
/** The frame's own styles come last. */
const frameStyle = document.querySelector('link[href*="embed.css"]');
/** @type {import("./outside/embedding/embedded-board.js").LoadSheet} */
const loadSheet = (path) => loadStyle(path, frameStyle);
const board = new EmbeddedBoard(container, [], progressStoreOf, loadSheet);
connectFrame(board, parametersOf(location), {
  late: document.getElementById("late"),
  unloaded: document.getElementById("unloaded"),
});
