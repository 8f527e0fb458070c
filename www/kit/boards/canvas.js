// A canvas that stays sharp: it follows the size of its container, the zoom around it and the pixel ratio of the display. It is
// painted at most once per frame.

import { ownDigits } from "../page/i18n.js";
import { media } from "../page/media.js";
import { isForPrint, themeAround, themeChanges } from "../page/theme.js";

/**
 * The colour tokens of styles/base.css that boards use, as CSS colours, and the ten digits of the page's language if these are
 * not 0 to 9.
 * @typedef {{ digits?: string } & Record<"board" | "grass" | "high" | "cliff" | "water" | "wave" | "sunk" | "wall" | "pit" | "glow" | "line" | "text" |
 *   "muted" | "accent" | "warn" | "panel" | "side1" | "side2" | "side3" | "side4", string>} Colours
 */

/** @typedef {Exclude<keyof Colours, "digits">} Token */

/** @type {readonly Token[]} */
const TOKENS = [
  "board",
  "grass",
  "high",
  "cliff",
  "water",
  "wave",
  "sunk",
  "wall",
  "pit",
  "glow",
  "line",
  "text",
  "muted",
  "accent",
  "warn",
  "panel",
  "side1",
  "side2",
  "side3",
  "side4",
];

/** @type {Map<string, Colours>} by the names of the theme and the contrast */
const coloursByTheme = new Map();

/** @type {string | null} */
let cachedFont = null;

/**
 * The colours of the theme around an element of a document. They are read from the style sheet once per theme, so that a theme
 * always has the same object.
 * @param {Element} place
 * @returns {Colours}
 */
export function currentColours(place) {
  return coloursOf(themeAround(place), place.parentNode ?? document.body);
}

/**
 * The colours of a theme. It need not be the current theme.
 * @param {string} theme
 * @param {ParentNode} [around] a place where our style sheet applies
 * @returns {Colours}
 */
export function coloursOf(theme, around = document.body) {
  const { contrast = "" } = document.documentElement.dataset;
  const digits = ownDigits();
  const key = `${theme} ${contrast} ${digits}`;
  const cachedColours = coloursByTheme.get(key);
  if (cachedColours) return cachedColours;
  const probe = document.createElement("div");
  probe.dataset.theme = theme;
  around.append(probe);
  const style = getComputedStyle(probe);
  const entries = TOKENS.map((token) => [token, style.getPropertyValue(`--${token}`).trim()]);
  probe.remove();
  const themeColours = /** @type {Colours} */ ({ ...Object.fromEntries(entries), digits });
  // No colours are known before the style sheet has loaded, and print has no dark colours.
  const mayBeCached = themeColours.board !== "" && (theme === "light" || !isForPrint());
  if (mayBeCached) coloursByTheme.set(key, themeColours);
  return themeColours;
}

/**
 * All colours of a theme.
 * @param {string} theme
 */
export function paletteOf(theme) {
  const colours = coloursOf(theme);
  return TOKENS.map((token) => colours[token]);
}

/**
 * The font family around an element of a document, for text on a canvas.
 * @param {Element} place
 */
export function currentFont(place) {
  cachedFont ??= getComputedStyle(place).fontFamily;
  return cachedFont;
}

/**
 * The surroundings of a painting: the colours and the font around the canvas, and its size in CSS pixels.
 * @param {HTMLCanvasElement} canvas
 * @param {number} width
 * @param {number} height
 */
export function currentLook(canvas, width, height) {
  return { colours: currentColours(canvas), font: currentFont(canvas), width, height };
}

/** The time for first paintings in one frame, in milliseconds. At least one is made in each frame. */
const FRAME_BUDGET_MS = 8;

/** The queued first paintings. @type {(() => void)[]} */
const queuedPaintings = [];

/**
 * Queues a first painting. Paintings are spread over several frames, so that a page with many boards stays usable.
 * @param {() => void} paint
 */
function queuePainting(paint) {
  queuedPaintings.push(paint);
  if (queuedPaintings.length === 1) requestAnimationFrame(paintQueued);
}

function paintQueued() {
  const startTime = performance.now();
  do queuedPaintings.shift()?.();
  while (queuedPaintings.length > 0 && performance.now() - startTime < FRAME_BUDGET_MS);
  if (queuedPaintings.length > 0) requestAnimationFrame(paintQueued);
}

/** The resize function of each open canvas. A new pixel ratio leaves the size in CSS pixels alone. @type {Set<() => void>} */
const resizers = new Set();

/** A media query matches only one pixel ratio, so each ratio needs its own query. */
function followPixelRatio() {
  const resizeAll = () => {
    followPixelRatio();
    for (const resize of resizers) resize();
  };
  media(`(resolution: ${globalThis.devicePixelRatio}dppx)`).addEventListener("change", resizeAll, {
    once: true,
  });
}

followPixelRatio();

/**
 * @typedef {Object} Surface
 * @property {HTMLCanvasElement} canvas
 * @property {() => void} repaint requests a painting in the next frame
 * @property {() => void} close stops following the size and the theme
 */

/**
 * Puts a canvas into a container. It fills the container's content box.
 * @param {HTMLElement} container
 * @param {(context: CanvasRenderingContext2D, width: number, height: number, needsFullPainting: boolean) => void} paint called with a
 *   context in CSS pixels. `needsFullPainting` means that the canvas is empty or must be repainted completely
 * @param {{ keepsDrawing?: boolean, coversContent?: boolean }} [options] `keepsDrawing`: the canvas is cleared only when its size or the theme has
 *   changed, not before each painting. `coversContent`: the canvas is transparent, and lies over something visible
 * @returns {Surface}
 */
export function openSurface(
  container,
  paint,
  { keepsDrawing = false, coversContent = false } = {},
) {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  container.append(canvas);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser provides no 2D canvas");
  let frame = 0;
  let [width, height] = [0, 0];
  let needsFullPainting = true;
  /** The state of the first painting. It is not due before the canvas has a size. @type {"none" | "due" | "over"} */
  let firstPainting = "none";

  const paintNow = () => {
    frame = 0;
    if (width === 0 || height === 0) return;
    firstPainting = "over";
    needsFullPainting ||= !keepsDrawing;
    context.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
    if (needsFullPainting) context.clearRect(0, 0, width, height);
    paint(context, width, height, needsFullPainting);
    needsFullPainting = false;
  };
  /** The canvas that replaces this one in print. @type {HTMLCanvasElement | null} */
  let printCanvas = null;
  const removePrintCanvas = () => {
    printCanvas?.remove();
    printCanvas = null;
    canvas.style.removeProperty("visibility");
  };
  // In Chromium, clearing a canvas during printing fills it with white, which covers everything under it. A new canvas needs no
  // clearing.
  const paintPrintCanvas = () => {
    removePrintCanvas();
    if (firstPainting !== "over" || width === 0 || height === 0) return;
    printCanvas = /** @type {HTMLCanvasElement} */ (canvas.cloneNode());
    canvas.after(printCanvas);
    canvas.style.visibility = "hidden";
    const printContext = printCanvas.getContext("2d");
    printContext?.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
    if (printContext) paint(printContext, width, height, true);
  };
  const repaintAll = () => {
    needsFullPainting = true;
    if (isForPrint()) {
      cancelAnimationFrame(frame);
      if (coversContent) paintPrintCanvas();
      else paintNow();
    } else {
      removePrintCanvas();
      repaint();
    }
  };
  const repaint = () => {
    if (frame === 0) frame = requestAnimationFrame(paintNow);
  };
  const paintFirstTime = () => {
    if (firstPainting !== "due") return;
    firstPainting = "none";
    paintNow();
  };
  /** @param {ResizeObserverSize} [exactSize] */
  const resizeCanvas = (exactSize) => {
    const density = devicePixelRatio * (canvas.currentCSSZoom ?? 1);
    canvas.width = devicePixels(width * density, exactSize?.inlineSize);
    canvas.height = devicePixels(height * density, exactSize?.blockSize);
    cancelAnimationFrame(frame);
    frame = 0;
    needsFullPainting = true;
    if (firstPainting === "none" && width > 0 && height > 0) {
      firstPainting = "due";
      queuePainting(paintFirstTime);
    } else if (firstPainting === "over") {
      // Paints now: setting the size has emptied the canvas, and waiting for the next frame would flicker.
      paintNow();
    }
  };
  const observer = new ResizeObserver(([entry]) => {
    ({ width, height } = entry.contentRect);
    resizeCanvas(entry.devicePixelContentBoxSize?.[0]);
  });
  try {
    observer.observe(canvas, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(canvas);
  }
  themeChanges.addEventListener("change", repaintAll);
  resizers.add(resizeCanvas);

  const close = () => {
    firstPainting = "over";
    removePrintCanvas();
    cancelAnimationFrame(frame);
    observer.disconnect();
    themeChanges.removeEventListener("change", repaintAll);
    resizers.delete(resizeCanvas);
    canvas.remove();
  };
  return { canvas, repaint, close };
}

/**
 * A length in device pixels. The browser's own count is exact for lengths between pixels. But a browser that emulates another
 * display counts the pixels of the real display.
 * @param {number} length the length that follows from the zoom and the pixel ratio
 * @param {number | undefined} exactLength
 */
function devicePixels(length, exactLength) {
  const rounded = Math.round(length);
  return exactLength !== undefined && Math.abs(exactLength - rounded) <= 1 ? exactLength : rounded;
}
