// Mouse and touch on the map. Dragging moves it, and two fingers or the wheel zoom it. A press without dragging is passed on to
// the board. If the map is shown completely, one finger scrolls the page as usual. A board may let the visitor drag its own
// objects instead of the map.

/** @typedef {import("./geometry.js").Point} Point */

/** A shorter movement counts as a press, in CSS pixels. */
const STILL = 6;

/** The zoom for each pixel of the wheel, and for each pixel of a pinch on a trackpad. */
const WHEEL = { turn: 0.0016, pinch: 0.01 };

/** The pixels per line, for wheels that count lines. */
const LINE = 16;

/**
 * What the board does for the gestures. Points are in CSS pixels from its top left.
 * @typedef {Object} Gestured
 * @property {import("./viewport.js").Viewport} viewport
 * @property {() => void} moved called when the map was zoomed or moved
 * @property {(point: Point, byFinger: boolean) => void} press
 * @property {(point: Point | null) => void} hover called with the place of the mouse, or null when it leaves
 * @property {(point: Point, byFinger: boolean) => boolean} [grab] tries to grab an object; if it does, the map does not move
 * @property {(point: Point) => void} [drag] called with the new place of the grabbed object
 * @property {() => void} [drop] called when the object is released
 */

export class Gestures {
  /** @type {Map<number, Point>} the places of the pointers that are down */
  #down = new Map();
  /** @type {Point | null} the place of the first pointer; null once the gesture is no longer a press */
  #pressed = null;
  /** @type {number | null} the pointer that has grabbed an object */
  #grabbing = null;

  /**
   * @param {HTMLElement} element covers the complete map
   * @param {Gestured} on
   */
  constructor(element, on) {
    this.element = element;
    this.on = on;
    element.addEventListener("pointerdown", (event) => this.#press(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#lift(event));
    element.addEventListener("pointercancel", (event) => this.#drop(event));
    element.addEventListener("pointerleave", () => on.hover(null));
    element.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    // Two fingers belong to the map, even where one finger scrolls the page.
    for (const type of /** @type {const} */ (["touchstart", "touchmove"])) {
      const keep = (/** @type {TouchEvent} */ event) => {
        if (event.touches.length > 1 && event.cancelable) event.preventDefault();
      };
      element.addEventListener(type, keep, { passive: false });
    }
  }

  /** Lets one finger scroll the page while the map is shown completely, and move the map otherwise. */
  follow() {
    this.element.style.touchAction = this.on.viewport.isWhole ? "pan-y" : "none";
  }

  /**
   * @param {MouseEvent} event
   * @returns {Point}
   */
  #point({ clientX, clientY }) {
    const { left, top } = this.element.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  /** @param {PointerEvent} event */
  #press(event) {
    if (event.button !== 0 || this.#grabbing !== null) return;
    const point = this.#point(event);
    this.#down.set(event.pointerId, point);
    this.#pressed = this.#down.size === 1 ? point : null;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.#down.get(event.pointerId);
    const point = this.#point(event);
    if (!before) {
      if (event.pointerType === "mouse") this.on.hover(point);
      return;
    }
    if (this.#pressed) {
      if (distance(point, this.#pressed) < STILL) return;
      const from = this.#pressed;
      this.#pressed = null;
      this.element.setPointerCapture(event.pointerId);
      this.on.hover(null);
      if (this.on.grab?.(from, event.pointerType === "touch")) this.#grabbing = event.pointerId;
    }
    if (this.#grabbing === event.pointerId) {
      this.on.drag?.(point);
      return;
    }
    const others = [...this.#down].filter(([pointer]) => pointer !== event.pointerId);
    this.#down.set(event.pointerId, point);
    const { viewport } = this.on;
    if (others.length === 0) {
      viewport.move(point[0] - before[0], point[1] - before[1]);
    } else {
      const [, other] = others[0];
      const factor = distance(point, other) / Math.max(1, distance(before, other));
      const middle = between(point, other);
      viewport.zoom(factor, middle);
      const [x, y] = between(before, other);
      viewport.move(middle[0] - x, middle[1] - y);
    }
    this.on.moved();
  }

  /** @param {PointerEvent} event */
  #lift(event) {
    const pressed = this.#pressed;
    this.#drop(event);
    if (pressed) this.on.press(pressed, event.pointerType === "touch");
  }

  /** @param {PointerEvent} event */
  #drop(event) {
    this.#down.delete(event.pointerId);
    this.#pressed = null;
    if (this.#grabbing !== event.pointerId) return;
    this.#grabbing = null;
    this.on.drop?.();
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    const strength = event.ctrlKey ? WHEEL.pinch : WHEEL.turn;
    const changed = this.on.viewport.zoom(Math.exp(-strength * pixels), this.#point(event));
    // If the map cannot move farther, the page scrolls, but the page never zooms.
    if (changed || event.ctrlKey) event.preventDefault();
    if (changed) this.on.moved();
  }
}

/**
 * @param {Point} one
 * @param {Point} other
 */
function distance([x, y], [otherX, otherY]) {
  return Math.hypot(x - otherX, y - otherY);
}

/**
 * @param {Point} one
 * @param {Point} other
 * @returns {Point}
 */
function between([x, y], [otherX, otherY]) {
  return [(x + otherX) / 2, (y + otherY) / 2];
}
