// A position as a picture: as PNG, and as SVG.

import { coloursOf } from "../boards/canvas.js";
import { Failure } from "../failure.js";
import { SvgContext } from "./svg-context.js";

/** @typedef {import("../boards/board.js").Scene} Scene */
/** @typedef {import("../boards/board.js").PrintModule} PrintModule */
/** @typedef {"light" | "dark"} Theme */

/**
 * What is to be seen: a position of a game as it is seen from a viewpoint. It is read, and not freed.
 * @typedef {{ print: PrintModule, scene: Scene, ply: number, viewpoint: number, isOpen?: boolean }} Subject
 */

/** Usually around a board, in CSS pixels. */
const MARGIN = 6;

/** Width and height of the picture that shows all well, in CSS pixels. @param {Subject} subject */
export function sideOf({ print, scene }) {
  return print.sideOf(scene) + 2 * (print.margin ?? MARGIN);
}

/**
 * Draws the picture from the origin.
 * @param {CanvasRenderingContext2D} context in CSS pixels
 * @param {Subject} subject
 * @param {{ side: number, scale: number, theme: Theme }} look width and height in CSS pixels, and the device pixels in one
 * @param {import("../boards/canvas.js").Colours} [colours] those of the theme, where the page is not ours
 */
export function drawPicture(context, subject, { side, scale, theme }, colours = coloursOf(theme)) {
  const { isOpen, ply, print, scene, viewpoint } = subject;
  context.fillStyle = colours.board;
  context.fillRect(0, 0, side, side);
  // Whole device pixels, on which boards lay their lines.
  const margin = Math.round((print.margin ?? MARGIN) * scale) / scale;
  context.save();
  context.translate(margin, margin);
  print.draw(context, scene, ply, {
    side: side - 2 * margin,
    margin,
    scale,
    colours,
    font: getComputedStyle(document.body).fontFamily,
    viewpoint,
    isOpen,
  });
  context.restore();
}

/**
 * A canvas with the picture.
 * @param {Subject} subject
 * @param {{ pixels: number, side: number, theme: Theme }} look width and height in pixels, and in CSS pixels
 * @param {HTMLCanvasElement} [canvas] one to draw on again
 */
export function paintedPicture(subject, { pixels, side, theme }, canvas) {
  const painted = canvas ?? document.createElement("canvas");
  if (!canvas) painted.width = painted.height = pixels;
  // The pixels are read: they need not go to the graphics card and back.
  const context = painted.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) throw new Error("this browser gives no 2d canvas");
  const scale = pixels / side;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  drawPicture(context, subject, { side, scale, theme });
  return painted;
}

/**
 * @param {Subject} subject
 * @param {number} scale pixels in a CSS pixel
 * @param {Theme} theme
 * @returns {Promise<Blob>}
 */
export async function pngOf(subject, scale, theme) {
  await subject.print.ready?.(subject.scene);
  const side = sideOf(subject);
  const canvas = paintedPicture(subject, { pixels: scale * side, side, theme });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Failure("picture-no-png", {}, "this browser gives no PNG"));
    }, "image/png");
  });
}

/**
 * @param {Subject} subject
 * @param {Theme} theme
 * @param {{ title: string, description: string }} words
 * @returns {Promise<Blob>}
 */
export async function svgOf(subject, theme, words) {
  await subject.print.ready?.(subject.scene);
  const side = sideOf(subject);
  const measure = document.createElement("canvas").getContext("2d");
  if (!measure) throw new Error("this browser gives no 2d canvas");
  const context = new SvgContext(side, side, measure);
  // It has all that boards draw with.
  const canvas = /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (context));
  // Boards that lay lines on device pixels lay them as they do where each is half a CSS pixel.
  drawPicture(canvas, subject, { side, scale: 2, theme });
  return new Blob([context.text(words)], { type: "image/svg+xml" });
}
