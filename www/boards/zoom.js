// Zooming a board: which part of it is shown, by wheel, fingers, keys and two buttons on the board, and arrows at the edge to what
// is outside. It knows nothing of what is on the board, which is the unit square here.

import { h, setAttribute } from "../page/dom.js";
import { t } from "../page/i18n.js";
import { activeIn } from "../page/roots.js";
import { onScreen } from "./unit-square.js";
import { DOUBLE, Gestures } from "./zoom-gestures.js";
import { EdgePointers } from "./zoom-pointers.js";
import { View } from "./zoom-view.js";

/**
 * @typedef {import("./unit-square.js").Point} Point
 * @typedef {import("./zoom-pointers.js").Pointed} Pointed
 */

/**
 * What a board does for its zoom, besides what it does for gestures.
 * @typedef {Omit<import("./zoom-gestures.js").Gestured, "view"> & {
 *   middle?: () => Point | null, helps?: (side: number) => boolean, fit?: import("./zoom-view.js").Fit }} Zoomed `middle` is the place that
 *   buttons and keys keep in view, in the unit square. `helps` is for boards that are full to their corners: it says
 *   whether a complete board with this side, in CSS pixels, is so small that a button helps. Without it both always show
 */

/** The zoom factor of a press on a button or a key. */
const STEP = 1.5;

/** The zoom factors of keys, with Shift or without; 0 shows the complete board. @type {Record<string, number>} */
const KEYS = { "+": STEP, "=": STEP, "-": 1 / STEP, _: 1 / STEP, 0: 0 };

/** For so long after the board has jumped, a press is meant for what was there before, in ms. It may be half of a double tap. */
const SETTLING = DOUBLE.time;

/** The room that the two buttons take in their corner, or one of them, and their middles there, in CSS pixels. */
const ROOM = { width: 52, height: 100, one: 52, aside: 26, first: 26, second: 74 };

/**
 * The corners for the buttons, the best first: at the right or not, and below or not. On a board that is full to its corners, only
 * the first button shows at the beginning, and it does not move when the other comes: both hang from the top.
 */
const CORNERS = /** @type {const} */ ([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
]);

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
  /** The corner of the buttons; null before it is chosen. @type {typeof CORNERS[number] | null} */
  #corner = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #settling;

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
      const given = { type: "button", class: "button", "aria-label": name, title: name };
      const made = h("button", { ...given, onclick: press }, sign);
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

  /** Forgets what the pointers have begun. A grabbed object goes back where it was. */
  cancel() {
    this.#gestures.cancel();
  }

  /** Shows the complete board, as at the beginning. */
  reset() {
    this.by(0);
  }

  /**
   * Zooms in on a point of the canvas, because what is there is too small for a finger.
   * @param {number} factor
   * @param {Point} point
   * @returns {boolean} whether it could be nearer
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
   * Puts the buttons into the corner where they cover least. They stay where they are unless another corner is better for what
   * is to be pressed.
   * @param {readonly Point[]} pressed the places of what is to be pressed, in the unit square
   * @param {readonly Point[]} seen other places that should be seen
   */
  keepClear(pressed, seen) {
    const open = CORNERS.filter(([, isBelow]) => !(isBelow && this.on.helps));
    const corners = open.map((corner) => ({
      corner,
      pressed: this.#covered(pressed, corner),
      seen: this.#covered(seen, corner),
    }));
    corners.sort((one, other) => one.pressed - other.pressed || one.seen - other.seen);
    const current = corners.find(({ corner }) => corner === this.#corner);
    if (current && current.pressed === corners[0].pressed) return;
    this.#corner = corners[0].corner;
    this.#placeButtons();
  }

  #placeButtons() {
    const { width, height } = this.view;
    const [isRight, isBelow] = this.#corner ?? CORNERS[this.on.helps ? 1 : 0];
    this.#buttons.classList.toggle("left", !isRight);
    this.#buttons.classList.toggle("top", !isBelow);
    const middles = this.#buttons.hidden ? [] : [ROOM.first, ROOM.second];
    this.#pointers.avoided = middles.map((deep) => [
      isRight ? width - ROOM.aside : ROOM.aside,
      isBelow ? height - deep : deep,
    ]);
    this.#pointers.follow();
  }

  /**
   * How many of some places the buttons would cover in a corner.
   * @param {readonly Point[]} places
   * @param {typeof CORNERS[number]} corner
   */
  #covered(places, [isRight, isBelow]) {
    const { width, height, transform } = this.view;
    const room = this.#farther.hidden ? ROOM.one : ROOM.height;
    return places.filter((place) => {
      const [x, y] = onScreen(place, transform);
      const [far, deep] = [isRight ? width - x : x, isBelow ? height - y : y];
      return far < ROOM.width && deep < room;
    }).length;
  }

  close() {
    clearTimeout(this.#settling);
    this.element.remove();
  }

  #moved() {
    this.#follow();
    this.on.moved();
  }

  /** The board has moved by itself: for a moment, no press is meant for what is now under the pointer. */
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
    const wasHidden = this.#buttons.hidden;
    this.#buttons.hidden = !this.#hasButtons;
    this.#farther.hidden = isWhole && this.on.helps !== undefined && !this.#isFocused;
    if (this.#buttons.hidden === wasHidden) this.#pointers.follow();
    else this.#placeButtons();
    setAttribute(this.#nearer, "aria-disabled", isNearest ? "true" : null);
    setAttribute(this.#farther, "aria-disabled", isWhole ? "true" : null);
  }

  get #isFocused() {
    return this.#buttons.contains(activeIn(this.#buttons));
  }

  /** Whether there are buttons now. They do not vanish under the focus. */
  get #hasButtons() {
    const { isWhole, isNearest } = this.view;
    if (!isWhole || this.#isFocused) return true;
    return !isNearest && (this.on.helps?.(this.view.transform.side) ?? true);
  }
}
