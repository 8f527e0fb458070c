// A canvas that stays sharp: it follows its container's size and the display's pixel ratio, and is painted at most once
// a frame.

import { isForPaper, themeAround, themeChanges } from "../theme.js";

/**
 * The colour tokens of styles/base.css that boards use, as CSS colours.
 * @typedef {Record<"board" | "grass" | "high" | "cliff" | "water" | "wave" | "sunk" | "wall" | "pit" | "glow" | "line" | "text" |
 *   "muted" | "accent" | "warn" | "panel" | "side1" | "side2" | "side3" | "side4", string>} Colours
 */

/** @type {readonly (keyof Colours)[]} */
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

/** @type {Map<string, Colours>} by the theme's name */
const colours = new Map();

/** @type {string | null} */
let font = null;

/**
 * The colours of the theme that surrounds an element of a document; read from the style sheet once a theme, so that those of one
 * theme are always the same object.
 * @param {Element} place
 * @returns {Colours}
 */
export function currentColours(place) {
  return coloursOf(themeAround(place), place.parentNode ?? document.body);
}

/**
 * The colours of a theme, whichever is on.
 * @param {string} theme
 * @param {ParentNode} [around] where our style sheet holds
 * @returns {Colours}
 */
export function coloursOf(theme, around = document.body) {
  const known = colours.get(theme);
  if (known) return known;
  const probe = document.createElement("div");
  probe.dataset.theme = theme;
  around.append(probe);
  const style = getComputedStyle(probe);
  const entries = TOKENS.map((token) => [token, style.getPropertyValue(`--${token}`).trim()]);
  probe.remove();
  const read = /** @type {Colours} */ (Object.fromEntries(entries));
  // Before the style sheet is there nothing is known yet, and on paper nothing of what is dark.
  const isTrue = read.board !== "" && (theme === "light" || !isForPaper());
  if (isTrue) colours.set(theme, read);
  return read;
}

/**
 * The font family around an element of a document, for what is written on a canvas.
 * @param {Element} place
 */
export function currentFont(place) {
  font ??= getComputedStyle(place).fontFamily;
  return font;
}

/** How long first paintings may take together in one frame, in milliseconds; one is always made. */
const BUDGET = 8;

/** First paintings that are due. @type {(() => void)[]} */
const due = [];

/**
 * Makes first paintings in as many frames as they take, so that a page with many boards can be used while they come.
 * @param {() => void} paint
 */
function paintInTurn(paint) {
  due.push(paint);
  if (due.length === 1) requestAnimationFrame(paintDue);
}

function paintDue() {
  const begun = performance.now();
  do due.shift()?.();
  while (due.length > 0 && performance.now() - begun < BUDGET);
  if (due.length > 0) requestAnimationFrame(paintDue);
}

/**
 * @typedef {Object} Surface
 * @property {HTMLCanvasElement} canvas
 * @property {() => void} repaint asks for a painting with the next frame
 * @property {() => void} close stops following sizes and themes
 */

/**
 * Puts a canvas into a container, as wide and as high as the container's content box.
 * @param {HTMLElement} container
 * @param {(context: CanvasRenderingContext2D, width: number, height: number, fresh: boolean) => void} paint called with
 *   a context in CSS pixels; `fresh`: nothing of an earlier painting is there or may stay
 * @param {{ keeps?: boolean, covers?: boolean }} [options] `keeps`: the canvas is not cleared before each painting, only when its
 *   size or the theme has changed; `covers`: what lies under it is to be seen through it
 * @returns {Surface}
 */
export function openSurface(container, paint, { keeps = false, covers = false } = {}) {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  container.append(canvas);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser gives no 2d canvas");
  let frame = 0;
  let [width, height] = [0, 0];
  let fresh = true;
  /** Where its first painting stands; it is not due before there is a size. @type {"none" | "due" | "over"} */
  let first = "none";

  const paintNow = () => {
    frame = 0;
    if (width === 0 || height === 0) return;
    first = "over";
    fresh ||= !keeps;
    context.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
    if (fresh) context.clearRect(0, 0, width, height);
    paint(context, width, height, fresh);
    fresh = false;
  };
  /** Takes its place on paper. @type {HTMLCanvasElement | null} */
  let paper = null;
  const leavePaper = () => {
    paper?.remove();
    paper = null;
    canvas.style.removeProperty("visibility");
  };
  // What a canvas clears while its page is printed is white in Chromium, and covers all under it. A new one has nothing to clear.
  const paintPaper = () => {
    leavePaper();
    if (first !== "over" || width === 0 || height === 0) return;
    paper = /** @type {HTMLCanvasElement} */ (canvas.cloneNode());
    canvas.after(paper);
    canvas.style.visibility = "hidden";
    const onPaper = paper.getContext("2d");
    onPaper?.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
    if (onPaper) paint(onPaper, width, height, true);
  };
  const repaintAll = () => {
    fresh = true;
    if (isForPaper()) {
      cancelAnimationFrame(frame);
      if (covers) paintPaper();
      else paintNow();
    } else {
      leavePaper();
      repaint();
    }
  };
  const repaint = () => {
    if (frame === 0) frame = requestAnimationFrame(paintNow);
  };
  const paintFirst = () => {
    if (first !== "due") return;
    first = "none";
    paintNow();
  };
  const observer = new ResizeObserver(([entry]) => {
    ({ width, height } = entry.contentRect);
    const exact = entry.devicePixelContentBoxSize?.[0];
    canvas.width = devicePixels(width, exact?.inlineSize);
    canvas.height = devicePixels(height, exact?.blockSize);
    cancelAnimationFrame(frame);
    frame = 0;
    fresh = true;
    if (first === "none" && width > 0 && height > 0) {
      first = "due";
      paintInTurn(paintFirst);
    } else if (first === "over") {
      // At once: setting the size has emptied the canvas, and a frame later would be seen as a flicker.
      paintNow();
    }
  });
  try {
    observer.observe(canvas, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(canvas);
  }
  themeChanges.addEventListener("change", repaintAll);

  const close = () => {
    first = "over";
    leavePaper();
    cancelAnimationFrame(frame);
    observer.disconnect();
    themeChanges.removeEventListener("change", repaintAll);
    canvas.remove();
  };
  return { canvas, repaint, close };
}

/**
 * The browser's own count of device pixels is exact where lengths fall between pixels; but a browser that emulates
 * another display gives that of the real one.
 * @param {number} length in CSS pixels
 * @param {number | undefined} exact
 */
function devicePixels(length, exact) {
  const near = Math.round(length * devicePixelRatio);
  return exact !== undefined && Math.abs(exact - near) <= 1 ? exact : near;
}
