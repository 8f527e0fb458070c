// Zooms a board by wheel, fingers, keys and two buttons on the board, with arrows at the edge to what is outside. It knows
// nothing of the board's contents. The board is the unit square.

import { h, setAttribute } from "../page/dom.js";
import { t } from "../page/i18n.js";
import { activeIn } from "../page/roots.js";
import { canvasPoint } from "./unit-square.js";
import { DOUBLE_TAP, Gestures } from "./zoom-gestures.js";
import { EdgePointers } from "./zoom-pointers.js";
import { BUTTON_SIZE, chooseButtonSpot } from "./zoom-spots.js";
import { View } from "./zoom-view.js";

/**
 * @typedef {import("./unit-square.js").Point} Point
 * @typedef {import("./zoom-pointers.js").EdgeTarget} EdgeTarget
 */

/**
 * The callbacks of a board for its zoom, besides those for gestures.
 * @typedef {Omit<import("./zoom-gestures.js").GestureCallbacks, "view"> & {
 *   middle?: () => Point | null, needsButtonAt?: (side: number) => boolean, limits?: import("./zoom-view.js").ZoomLimits }} ZoomCallbacks `middle` is the place that
 *   buttons and keys keep in view, in the unit square. `needsButtonAt` is for boards that are full to their corners: it says
 *   whether a complete board with this side, in CSS pixels, is so small that a button helps. Without it both always show
 */

/**
 * The places that the buttons and arrows leave free: the pieces, the controls beside them, and anything else that should stay
 * visible. `radius` is the distance that a piece extends from its middle, in the unit square.
 * @typedef {{ piecePlaces: readonly Point[], radius?: number, controlPlaces?: readonly Point[], visiblePlaces?: readonly Point[] }} ClearPlaces
 */

/** The zoom factor of a press on a button or a key. */
const ZOOM_STEP = 1.5;

/** The zoom factors of keys, with Shift or without; 0 shows the complete board. @type {Record<string, number>} */
const KEY_FACTORS = { "+": ZOOM_STEP, "=": ZOOM_STEP, "-": 1 / ZOOM_STEP, _: 1 / ZOOM_STEP, 0: 0 };

/**
 * The time after a jump of the board during which a press is aimed at the earlier view, in ms. It may be half of a double tap.
 */
const SETTLING_MS = DOUBLE_TAP.time;

/** The distance between the buttons and a piece's middle, in CSS pixels. */
const PIECE_DISTANCE = 12;

/** The smallest part of the board's side to open on, and the room around it. */
const MIN_FRAME = 0.25;
const FRAME_ROOM = 0.1;

/** The time after which the buttons move off whatever is now under them, in ms: until then the visitor may press them again. */
const BUTTON_REST_MS = 700;

/**
 * The zoom factor of a key: 0 shows the complete board, undefined means nothing.
 * @param {string} key as `keyOf` reads it
 * @returns {number | undefined}
 */
export function zoomOfKey(key) {
  return Object.hasOwn(KEY_FACTORS, key) ? KEY_FACTORS[key] : undefined;
}

export class Zoom {
  view;
  /** The buttons, and the arrows at the edge. It lies over the board. */
  element;
  #gestures;
  #pointers;
  #zoomInButton;
  #zoomOutButton;
  #buttons;
  /** The top left corner of the buttons; null before it is chosen. @type {Point | null} */
  #buttonSpot = null;
  /** Whether the buttons cover a piece at every possible spot. */
  #areButtonsOverPieces = false;
  /** The places to open on once the size is known. @type {Point[]} */
  #framed = [];
  /** The places that the buttons leave free. @type {ClearPlaces} */
  #clearPlaces = { piecePlaces: [] };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #settlingTimer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #buttonTimer;

  /**
   * @param {HTMLElement} element receives the gestures; it covers the board
   * @param {ZoomCallbacks} callbacks
   */
  constructor(element, callbacks) {
    this.callbacks = callbacks;
    this.view = new View(callbacks.limits);
    this.#gestures = new Gestures(element, {
      ...callbacks,
      view: this.view,
      moved: () => this.#handleMove(),
    });
    const revealPlace = (/** @type {Point} */ place) => this.reveal(place);
    this.#pointers = new EdgePointers(this.view, revealPlace, this.view.limits.strip);
    const makeButton = (/** @type {string} */ sign, /** @type {string} */ name, factor = 1) => {
      const zoomIfEnabled = () => {
        if (element.getAttribute("aria-disabled") === null) this.zoomBy(factor);
      };
      const attributes = { type: "button", class: "button", "aria-label": name, title: name };
      const element = h("button", { ...attributes, onclick: zoomIfEnabled }, sign);
      return element;
    };
    this.#zoomInButton = makeButton("+", t("zoom-nearer"), ZOOM_STEP);
    this.#zoomOutButton = makeButton("−", t("zoom-farther"), 1 / ZOOM_STEP);
    this.#buttons = h("div", { class: "zoom-buttons" }, this.#zoomInButton, this.#zoomOutButton);
    this.#buttons.classList.toggle("quiet", callbacks.needsButtonAt !== undefined);
    this.#buttons.addEventListener("focusout", () => queueMicrotask(() => this.#updateControls()));
    this.element = h("div", { class: "zoom" }, this.#pointers.element, this.#buttons);
    this.#updateControls();
  }

  /**
   * @param {number} width the width of the canvas, in CSS pixels
   * @param {number} height
   */
  resize(width, height) {
    const previousChangeCount = this.view.changeCount;
    this.view.resize(width, height);
    if (this.view.changeCount === previousChangeCount) return;
    const framed = this.#framed.splice(0);
    if (framed.length > 0) this.frame(framed);
    this.#updateControls();
    this.#placeButtons();
  }

  /**
   * Zooms by a factor; 0 shows the complete board.
   * @param {number} factor
   */
  zoomBy(factor) {
    const middle = this.callbacks.middle?.() ?? null;
    const isMiddleInView = middle !== null && this.view.isWellInside(middle);
    if (factor === 0) this.view.showWhole();
    else
      this.view.zoomBy(
        factor,
        isMiddleInView ? canvasPoint(middle, this.view.transform) : undefined,
      );
    this.#handleMove();
  }

  /**
   * Moves the board.
   * @param {number} right in CSS pixels
   * @param {number} down
   */
  moveBy(right, down) {
    this.view.moveBy(right, down);
    this.#handleMove();
  }

  /** Drops all unfinished gestures. A grabbed object goes back to its old place. */
  cancelGestures() {
    this.#gestures.cancel();
  }

  /** Shows the complete board, as at the beginning. */
  showWhole() {
    this.zoomBy(0);
  }

  /**
   * Zooms in on a point of the canvas where things are too small for a finger.
   * @param {number} factor
   * @param {Point} point
   * @returns {boolean} whether it could zoom in
   */
  zoomInOn(factor, point) {
    const hasZoomed = this.view.zoomBy(factor, point);
    if (hasZoomed) this.#handleJump();
    return hasZoomed;
  }

  /**
   * Brings a place into view.
   * @param {Point} place in the unit square
   * @param {number} [factor] the zoom if the complete board is shown
   */
  reveal(place, factor = 1) {
    const hasZoomedIn =
      this.view.isWhole && this.view.zoomBy(factor, canvasPoint(place, this.view.transform));
    if (this.view.reveal(place) || hasZoomedIn) this.#handleJump();
  }

  /**
   * Opens the board on these places where the complete board is too small for fingers, with some room around them.
   * @param {Point[]} places in the unit square
   */
  frame(places) {
    const { width, height } = this.view;
    // The board has no size yet.
    if (width <= 1) this.#framed = places;
    if (width <= 1 || !this.callbacks.needsButtonAt?.(this.view.transform.side)) return;
    const [[left, right], [top, bottom]] = [0, 1].map((axis) => {
      const all = places.map((place) => place[axis]);
      return [Math.min(...all), Math.max(...all)];
    });
    const span = Math.max(right - left, bottom - top, MIN_FRAME) + 2 * FRAME_ROOM;
    if (!this.view.zoomBy(1 / span)) return;
    const [x, y] = canvasPoint([(left + right) / 2, (top + bottom) / 2], this.view.transform);
    this.view.moveBy(width / 2 - x, height / 2 - y);
    this.#handleMove();
    this.#placeButtons();
  }

  /**
   * Points from the edge at what is outside.
   * @param {readonly EdgeTarget[]} targets the most important first
   */
  pointAt(targets) {
    this.#pointers.show(targets);
  }

  /**
   * Keeps the buttons and arrows off the board's contents. The buttons move only if they cover something.
   * @param {ClearPlaces} clearPlaces
   */
  keepClear(clearPlaces) {
    this.#clearPlaces = clearPlaces;
    this.#pointers.piecePlaces = clearPlaces.piecePlaces;
    this.#placeButtons();
  }

  #placeButtons() {
    clearTimeout(this.#buttonTimer);
    const { width, height, transform } = this.view;
    const { piecePlaces, radius = 0, controlPlaces = [], visiblePlaces = [] } = this.#clearPlaces;
    const clearGroups = [
      { places: piecePlaces, reach: 0, matters: true },
      {
        places: piecePlaces,
        reach: Math.max(PIECE_DISTANCE, radius * transform.side),
        matters: true,
      },
      { places: controlPlaces, reach: 0, matters: true },
      { places: visiblePlaces, reach: 0, matters: false },
    ].map((each) => ({
      ...each,
      places: each.places.map((place) => canvasPoint(place, transform)),
    }));
    const buttons = this.#zoomOutButton.hidden ? 1 : 2;
    const isBelow = this.callbacks.needsButtonAt === undefined;
    const request = { width, height, isBelow, buttons, clearGroups, current: this.#buttonSpot };
    const { spot, isClear } = chooseButtonSpot(request);
    this.#buttonSpot = spot;
    this.#areButtonsOverPieces = !isClear;
    this.#buttons.style.translate = `${spot[0]}px ${spot[1]}px`;
    this.#showButtons();
  }

  #showButtons() {
    this.#buttons.hidden = !this.#needsButtons;
    const [x, y] = (this.#buttonSpot ?? [0, 0]).map((at) => at + BUTTON_SIZE / 2);
    this.#pointers.avoidedButtons = this.#buttons.hidden
      ? []
      : [
          [x, y],
          [x, y + BUTTON_SIZE],
        ];
    this.#pointers.updateArrows();
  }

  close() {
    clearTimeout(this.#settlingTimer);
    clearTimeout(this.#buttonTimer);
    this.element.remove();
  }

  #handleMove() {
    this.#updateControls();
    clearTimeout(this.#buttonTimer);
    this.#buttonTimer = setTimeout(() => this.#placeButtons(), BUTTON_REST_MS);
    this.callbacks.moved();
  }

  /** The board has moved by itself: for a moment, no press is aimed at what is now under the pointer. */
  #handleJump() {
    clearTimeout(this.#settlingTimer);
    this.#gestures.isSettling = true;
    this.element.toggleAttribute("data-settling", true);
    this.#settlingTimer = setTimeout(() => {
      this.#gestures.isSettling = false;
      this.element.toggleAttribute("data-settling", false);
    }, SETTLING_MS);
    this.#handleMove();
  }

  #updateControls() {
    const { isWhole, isAtMaxZoom } = this.view;
    this.#gestures.updateTouchAction();
    this.element.toggleAttribute("data-near", !isWhole);
    this.#zoomOutButton.hidden =
      isWhole && this.callbacks.needsButtonAt !== undefined && !this.#areButtonsFocused;
    this.#showButtons();
    setAttribute(this.#zoomInButton, "aria-disabled", isAtMaxZoom ? "true" : null);
    setAttribute(this.#zoomOutButton, "aria-disabled", isWhole ? "true" : null);
  }

  get #areButtonsFocused() {
    return this.#buttons.contains(activeIn(this.#buttons));
  }

  /** Whether to show buttons now. A focused button does not vanish. Without buttons, fingers, wheel and keys zoom. */
  get #needsButtons() {
    const { isWhole, isAtMaxZoom } = this.view;
    if (this.#areButtonsFocused) return true;
    if (this.#areButtonsOverPieces) return false;
    if (!isWhole) return true;
    return !isAtMaxZoom && (this.callbacks.needsButtonAt?.(this.view.transform.side) ?? true);
  }
}
