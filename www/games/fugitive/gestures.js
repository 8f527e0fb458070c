// Mouse and fingers on the map: it is moved by dragging and zoomed by two fingers or the wheel; what is not dragged is
// pressed. On the whole map one finger scrolls the page, as anywhere. What a board lets be taken hold of is dragged instead.

/** @typedef {import("./geometry.js").Point} Point */

/** What is not dragged farther is pressed, in CSS pixels. */
const STILL = 6;

/** How much nearer a turn of the wheel by a pixel brings the map, and a trackpad's pinch by one. */
const WHEEL = { turn: 0.0016, pinch: 0.01 };

/** The pixels of a line, for wheels that count lines. */
const LINE = 16;

/**
 * What the board answers. Points are in CSS pixels from its top left.
 * @typedef {Object} Gestured
 * @property {import("./viewport.js").Viewport} viewport
 * @property {() => void} moved called when the map was zoomed or moved
 * @property {(point: Point, byFinger: boolean) => void} press
 * @property {(point: Point | null) => void} hover the mouse is there, or has gone
 * @property {(point: Point, byFinger: boolean) => boolean} [grab] whether what is there is taken hold of, so that the map stays
 * @property {(point: Point) => void} [drag] what has been taken hold of is there
 * @property {() => void} [drop] it is let go
 */

export class Gestures {
  /** @type {Map<number, Point>} the pointers that are down */
  #down = new Map();
  /** @type {Point | null} where the first came down; null once it is no press */
  #pressed = null;
  /** @type {number | null} the pointer that has taken hold of something */
  #grabbing = null;

  /**
   * @param {HTMLElement} element over the whole map
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
    // Two fingers are ours, also where one scrolls the page.
    for (const type of /** @type {const} */ (["touchstart", "touchmove"])) {
      const keep = (/** @type {TouchEvent} */ event) => {
        if (event.touches.length > 1 && event.cancelable) event.preventDefault();
      };
      element.addEventListener(type, keep, { passive: false });
    }
  }

  /** Lets one finger scroll the page where the map is whole, and move the map where it is not. */
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
    // Where the map can go no farther the page scrolls, but it never zooms.
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
