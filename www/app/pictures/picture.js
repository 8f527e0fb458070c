// A position as a picture, as PNG or SVG.

import { coloursOf } from "../../kit/boards/canvas.js";
import { Failure } from "../../kit/page/failure.js";
import { SvgContext } from "./svg-context.js";

/** @typedef {import("../../kit/boards/board.js").Scene} Scene */
/** @typedef {import("../../kit/boards/board.js").PrintModule} PrintModule */
/** @typedef {"light" | "dark"} Theme */

/**
 * The subject of a picture: a position of a game from a viewpoint.
 * @typedef {{ print: PrintModule, scene: Scene, ply: number, viewpoint: number, isOpen?: boolean,
 *   drawn?: import("../../kit/boards/board.js").DrawOverBoard }} Subject
 */

/** The default margin around a board, in CSS pixels. */
const DEFAULT_MARGIN = 6;

/** The side of a picture in which everything is easy to see, in CSS pixels. @param {Subject} subject */
export function sideOf({ print, scene }) {
  return print.sideOf(scene) + 2 * (print.margin ?? DEFAULT_MARGIN);
}

/**
 * Draws the picture from the origin.
 * @param {CanvasRenderingContext2D} context in CSS pixels
 * @param {Subject} subject
 * @param {{ side: number, scale: number, theme: Theme }} look the side in CSS pixels, and device pixels per CSS pixel
 * @param {import("../../kit/boards/canvas.js").Colours} [colours] the theme's colours, on another site's page
 */
export function drawPicture(context, subject, { side, scale, theme }, colours = coloursOf(theme)) {
  const { drawn, isOpen, ply, print, scene, viewpoint } = subject;
  context.fillStyle = colours.board;
  context.fillRect(0, 0, side, side);
  // Boards put their lines on whole device pixels.
  const margin = Math.round((print.margin ?? DEFAULT_MARGIN) * scale) / scale;
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
    drawn,
  });
  context.restore();
}

/**
 * A canvas with the picture.
 * @param {Subject} subject
 * @param {{ pixels: number, side: number, theme: Theme }} look the side in pixels, and in CSS pixels
 * @param {HTMLCanvasElement} [canvas] a canvas to use again
 */
export function paintPicture(subject, { pixels, side, theme }, canvas) {
  const target = canvas ?? document.createElement("canvas");
  if (!canvas) target.width = target.height = pixels;
  // The pixels are read back, so they should not be kept on the graphics card.
  const context = target.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) throw new Error("this browser provides no 2D canvas");
  const scale = pixels / side;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  drawPicture(context, subject, { side, scale, theme });
  return target;
}

/**
 * @param {Subject} subject
 * @param {number} scale the number of pixels per CSS pixel
 * @param {Theme} theme
 * @returns {Promise<Blob>}
 */
export async function pngOf(subject, scale, theme) {
  await subject.print.ready?.(subject.scene);
  const side = sideOf(subject);
  const canvas = paintPicture(subject, { pixels: scale * side, side, theme });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else
        reject(new Failure("picture-no-png", {}, "the browser could not make a PNG of this size"));
    }, "image/png");
  });
}

/**
 * @param {Subject} subject
 * @param {Theme} theme
 * @param {{ title: string, description: string }} words
 * @param {import("../../kit/boards/canvas.js").Colours} [colours] in place of the theme's
 * @returns {Promise<Blob>}
 */
export async function svgOf(subject, theme, words, colours = coloursOf(theme)) {
  await subject.print.ready?.(subject.scene);
  const side = sideOf(subject);
  const measure = document.createElement("canvas").getContext("2d");
  if (!measure) throw new Error("this browser provides no 2D canvas");
  const context = new SvgContext(side, side, measure);
  // It implements everything that boards draw with.
  const canvas = /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (context));
  // Boards that put lines on device pixels draw as on a display with two device pixels per CSS pixel.
  drawPicture(canvas, subject, { side, scale: 2, theme }, colours);
  return new Blob([context.text(words)], { type: "image/svg+xml" });
}
