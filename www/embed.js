// The composition root of a board in a frame. It reads the address, which it never changes, and puts one board on the page.

import { EmbeddedBoard } from "./embedding/embedded-board.js";
import { connectFrame, originAround } from "./embedding/frame.js";
import { keepOf } from "./embedding/keep.js";
import { parametersOf } from "./embedding/options.js";
import { creditPage } from "./page/foreign.js";
import { keepNoPreferences } from "./page/preferences.js";
import { trustOwnFiles } from "./page/trusted-types.js";

trustOwnFiles();
keepNoPreferences();
// Without a page around it, somebody has sent its link.
if (parent !== window) creditPage();
const container = /** @type {HTMLElement} */ (document.getElementById("board"));
addEventListener("hashchange", () => location.reload());
const board = new EmbeddedBoard(container, [], (options) => keepOf(options, originAround() ?? ""));
connectFrame(board, parametersOf(location), {
  late: document.getElementById("late"),
  unloaded: document.getElementById("unloaded"),
});
