// A picture of a board for print. Browsers print at once, too early to open boards that are far outside the window.

import { coloursOf } from "../boards/canvas.js";
import { loadPrint } from "../games/modules.js";
import { h } from "../page/dom.js";
import { drawPicture, sideOf } from "../pictures/picture.js";

/** The picture's width and height: 170 dots an inch on 15 cm of paper. */
const PIXELS = 1000;

/**
 * The view of a board.
 * @typedef {{ game: string } & Omit<import("../pictures/picture.js").Subject, "print">} Seen
 */

/** @typedef {(seen: Seen, around: ParentNode) => HTMLElement} PaintStill `around`: an element within our style sheet's scope */

/**
 * Loads the functions that draw a game's positions.
 * @param {Seen} seen
 * @returns {Promise<PaintStill>} valid for this setting of the game
 */
export async function loadStill({ game, scene }) {
  const print = await loadPrint(game);
  await print.ready?.(scene);
  return (seen, around) => {
    const canvas = h("canvas", { width: PIXELS, height: PIXELS, "aria-hidden": "true" });
    const context = canvas.getContext("2d", { alpha: false });
    if (!context) throw new Error("this browser gives no 2d canvas");
    const subject = { ...seen, print };
    const side = sideOf(subject);
    const scale = PIXELS / side;
    context.scale(scale, scale);
    drawPicture(context, subject, { side, scale, theme: "light" }, coloursOf("light", around));
    return h("div", { class: "embed-still" }, canvas);
  };
}
