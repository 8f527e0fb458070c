// Zooms a board by wheel, fingers, keys and two buttons on the board, with arrows at the edge to what is outside. It knows
// nothing of the board's contents. The board is the unit square.

import { h, setAttribute } from "../page/dom.js";
import { t } from "../page/i18n.js";
import { activeIn } from "../page/roots.js";
import { onScreen } from "./unit-square.js";
import { DOUBLE_TAP, Gestures } from "./zoom-gestures.js";
import { EdgePointers } from "./zoom-pointers.js";
import { BUTTON, clearSpot } from "./zoom-spots.js";
import { View } from "./zoom-view.js";

/**
 * @typedef {import("./unit-square.js").Point} Point
 * @typedef {import("./zoom-pointers.js").Pointed} Pointed
 */

/**
 * The callbacks of a board for its zoom, besides those for gestures.
 * @typedef {Omit<import("./zoom-gestures.js").Gestured, "view"> & {
 *   middle?: () => Point | null, helps?: (side: number) => boolean, fit?: import("./zoom-view.js").Fit }} Zoomed `middle` is the place that
 *   buttons and keys keep in view, in the unit square. `helps` is for boards that are full to their corners: it says
 *   whether a complete board with this side, in CSS pixels, is so small that a button helps. Without it both always show
 */

/**
 * The places that the buttons and arrows leave free: the pieces, the controls beside them, and anything else that should stay
 * visible. `radius` is the distance that a piece extends from its middle, in the unit square.
 * @typedef {{ pieces: readonly Point[], radius?: number, pressed?: readonly Point[], seen?: readonly Point[] }} Kept
 */

/** The zoom factor of a press on a button or a key. */
const STEP = 1.5;

/** The zoom factors of keys, with Shift or without; 0 shows the complete board. @type {Record<string, number>} */
const KEYS = { "+": STEP, "=": STEP, "-": 1 / STEP, _: 1 / STEP, 0: 0 };

/**
 * The time after a jump of the board during which a press is aimed at the earlier view, in ms. It may be half of a double tap.
 */
const SETTLING = DOUBLE_TAP.time;

/** The distance between the buttons and a piece's middle, in CSS pixels. */
const AROUND = 12;

/** The time after which the buttons move off whatever is now under them, in ms: until then the visitor may press them again. */
const RESTING = 700;

/**
 * The zoom factor of a key: 0 shows the complete board, undefined means nothing.
 * @param {string} key as `keyOf` reads it
 * @returns {number | undefined}
 */
export function zoomOfKey(key) {
  return Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
}

export class Zoom {
  view;
  /** The buttons, and the arrows at the edge. It lies over the board. */
  element;
  #gestures;
  #pointers;
  #nearer;
  #farther;
  #buttons;
  /** The top left corner of the buttons; null before it is chosen. @type {Point | null} */
  #spot = null;
  /** Whether the buttons cover a piece at every possible spot. */
  #isFull = false;
  /** The places that the buttons leave free. @type {Kept} */
  #kept = { pieces: [] };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #settling;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;

  /**
   * @param {HTMLElement} element receives the gestures; it covers the board
   * @param {Zoomed} on
   */
  constructor(element, on) {
    this.on = on;
    this.view = new View(on.fit);
    this.#gestures = new Gestures(element, { ...on, view: this.view, moved: () => this.#moved() });
    const press = (/** @type {Point} */ place) => this.reveal(place);
    this.#pointers = new EdgePointers(this.view, press, this.view.fit.strip);
    const button = (/** @type {string} */ sign, /** @type {string} */ name, factor = 1) => {
      const press = () => {
        if (made.getAttribute("aria-disabled") === null) this.by(factor);
      };
      const attributes = { type: "button", class: "button", "aria-label": name, title: name };
      const made = h("button", { ...attributes, onclick: press }, sign);
      return made;
    };
    this.#nearer = button("+", t("zoom-nearer"), STEP);
    this.#farther = button("−", t("zoom-farther"), 1 / STEP);
    this.#buttons = h("div", { class: "zoom-buttons" }, this.#nearer, this.#farther);
    this.#buttons.classList.toggle("quiet", on.helps !== undefined);
    this.#buttons.addEventListener("focusout", () => queueMicrotask(() => this.#follow()));
    this.element = h("div", { class: "zoom" }, this.#pointers.element, this.#buttons);
    this.#follow();
  }

  /**
   * @param {number} width the width of the canvas, in CSS pixels
   * @param {number} height
   */
  resize(width, height) {
    const before = this.view.changes;
    this.view.resize(width, height);
    if (this.view.changes === before) return;
    this.#follow();
    this.#placeButtons();
  }

  /**
   * Zooms by a factor; 0 shows the complete board.
   * @param {number} factor
   */
  by(factor) {
    const middle = this.on.middle?.() ?? null;
    const isIn = middle !== null && this.view.shows(middle);
    if (factor === 0) this.view.reset();
    else this.view.zoom(factor, isIn ? onScreen(middle, this.view.transform) : undefined);
    this.#moved();
  }

  /**
   * Moves the board.
   * @param {number} right in CSS pixels
   * @param {number} down
   */
  move(right, down) {
    this.view.move(right, down);
    this.#moved();
  }

  /** Drops all unfinished gestures. A grabbed object goes back to its old place. */
  cancel() {
    this.#gestures.cancel();
  }

  /** Shows the complete board, as at the beginning. */
  reset() {
    this.by(0);
  }

  /**
   * Zooms in on a point of the canvas where things are too small for a finger.
   * @param {number} factor
   * @param {Point} point
   * @returns {boolean} whether it could zoom in
   */
  closer(factor, point) {
    const changed = this.view.zoom(factor, point);
    if (changed) this.#jumped();
    return changed;
  }

  /**
   * Brings a place into view.
   * @param {Point} place in the unit square
   * @param {number} [factor] the zoom if the complete board is shown
   */
  reveal(place, factor = 1) {
    const isNearer =
      this.view.isWhole && this.view.zoom(factor, onScreen(place, this.view.transform));
    if (this.view.reveal(place) || isNearer) this.#jumped();
  }

  /**
   * Points from the edge at what is outside.
   * @param {readonly Pointed[]} pointed the most important first
   */
  point(pointed) {
    this.#pointers.show(pointed);
  }

  /**
   * Keeps the buttons and arrows off the board's contents. The buttons move only if they cover something.
   * @param {Kept} kept
   */
  keepClear(kept) {
    this.#kept = kept;
    this.#pointers.pieces = kept.pieces;
    this.#placeButtons();
  }

  #placeButtons() {
    clearTimeout(this.#resting);
    const { width, height, transform } = this.view;
    const { pieces, radius = 0, pressed = [], seen = [] } = this.#kept;
    const kept = [
      { places: pieces, reach: 0, matters: true },
      { places: pieces, reach: Math.max(AROUND, radius * transform.side), matters: true },
      { places: pressed, reach: 0, matters: true },
      { places: seen, reach: 0, matters: false },
    ].map((each) => ({ ...each, places: each.places.map((place) => onScreen(place, transform)) }));
    const buttons = this.#farther.hidden ? 1 : 2;
    const isBelow = this.on.helps === undefined;
    const request = { width, height, isBelow, buttons, kept, current: this.#spot };
    const { spot, isClear } = clearSpot(request);
    this.#spot = spot;
    this.#isFull = !isClear;
    this.#buttons.style.translate = `${spot[0]}px ${spot[1]}px`;
    this.#showButtons();
  }

  #showButtons() {
    this.#buttons.hidden = !this.#hasButtons;
    const [x, y] = (this.#spot ?? [0, 0]).map((at) => at + BUTTON / 2);
    this.#pointers.avoided = this.#buttons.hidden
      ? []
      : [
          [x, y],
          [x, y + BUTTON],
        ];
    this.#pointers.follow();
  }

  close() {
    clearTimeout(this.#settling);
    clearTimeout(this.#resting);
    this.element.remove();
  }

  #moved() {
    this.#follow();
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#placeButtons(), RESTING);
    this.on.moved();
  }

  /** The board has moved by itself: for a moment, no press is aimed at what is now under the pointer. */
  #jumped() {
    clearTimeout(this.#settling);
    this.#gestures.isSettling = true;
    this.element.toggleAttribute("data-settling", true);
    this.#settling = setTimeout(() => {
      this.#gestures.isSettling = false;
      this.element.toggleAttribute("data-settling", false);
    }, SETTLING);
    this.#moved();
  }

  #follow() {
    const { isWhole, isNearest } = this.view;
    this.#gestures.follow();
    this.element.toggleAttribute("data-near", !isWhole);
    this.#farther.hidden = isWhole && this.on.helps !== undefined && !this.#isFocused;
    this.#showButtons();
    setAttribute(this.#nearer, "aria-disabled", isNearest ? "true" : null);
    setAttribute(this.#farther, "aria-disabled", isWhole ? "true" : null);
  }

  get #isFocused() {
    return this.#buttons.contains(activeIn(this.#buttons));
  }

  /** Whether to show buttons now. A focused button does not vanish. Without buttons, fingers, wheel and keys zoom. */
  get #hasButtons() {
    const { isWhole, isNearest } = this.view;
    if (this.#isFocused) return true;
    if (this.#isFull) return false;
    if (!isWhole) return true;
    return !isNearest && (this.on.helps?.(this.view.transform.side) ?? true);
  }
}
