// The composition root of a board in a frame: reads the address, which it never changes, and puts one board on the page.

import { EmbeddedBoard } from "./embedding/embedded-board.js";
import { connectFrame } from "./embedding/frame.js";
import { parametersOf, readOptions } from "./embedding/options.js";
import { loadLanguage, loadWords } from "./i18n.js";
import { keepNoPreferences } from "./preferences.js";
import { followTheme } from "./theme.js";

keepNoPreferences();
const textOf = parametersOf(location);
const { options } = readOptions(textOf);
followTheme(options.theme);
await loadLanguage(options.language);
await Promise.all([loadWords("embed"), loadWords("puzzles")]);
const container = /** @type {HTMLElement} */ (document.getElementById("board"));
await connectFrame(new EmbeddedBoard(container), textOf);
addEventListener("hashchange", () => location.reload());
