// The composition root of a board in a frame: reads the address, which it never changes, and puts one board on the page.

import { EmbeddedBoard } from "./embedding/embedded-board.js";
import { connectFrame } from "./embedding/frame.js";
import { parametersOf } from "./embedding/options.js";
import { keepNoPreferences } from "./preferences.js";

keepNoPreferences();
const container = /** @type {HTMLElement} */ (document.getElementById("board"));
addEventListener("hashchange", () => location.reload());
try {
  await connectFrame(new EmbeddedBoard(container), parametersOf(location));
} catch (thrown) {
  // Without its words it has none for that but these.
  const sentence = document.getElementById("unloaded");
  if (sentence) sentence.hidden = false;
  throw thrown;
}
