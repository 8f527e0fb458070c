// Mouse and touch on a board that zooms. Dragging moves the board; two fingers, a double tap or the wheel zoom it. A press
// without dragging is passed on. If the board is shown completely, one finger scrolls the page as usual. A board may let the
// visitor drag its own objects instead. Two fingers that rest or tap without moving are no pinch: they are passed on as a pair.

/** @typedef {import("./unit-square.js").Point} Point */

/** A shorter movement counts as a press, in CSS pixels. */
const STILL = 6;

/** Two fingers rest if neither moves farther than this, in CSS pixels. A resting finger moves more than a mouse. */
const RESTING = 12;

/** The zoom for each pixel of the wheel, and for each pixel of a pinch on a trackpad. */
const WHEEL = { turn: 0.0016, pinch: 0.01 };

/** The pixels per line, for wheels that count lines. */
const LINE = 16;

/** The maximum time and distance between the taps of a double tap, in ms and in CSS pixels. */
export const DOUBLE_TAP = { time: 300, far: 30 };

/** The zoom factor of a double tap. */
const CLOSER = 2.5;

/**
 * The callbacks of the board for gestures. Points are in CSS pixels from its top left.
 * @typedef {Object} Gestured
 * @property {import("./zoom-view.js").View} view
 * @property {() => void} moved called when the board was zoomed or moved
 * @property {(point: Point, byFinger: boolean, isMore: boolean) => (() => void) | void} press may return a function that undoes
 *   the press, in case it is the first half of a double tap. `isMore`: with Shift, to add to the choice
 * @property {(point: Point | null) => void} hover called with the place of the mouse, or null when it leaves
 * @property {() => unknown} [state] the target of a press. If it changes while a pointer is down, the press does not count
 * @property {(point: Point, byFinger: boolean, isMore: boolean) => boolean} [grab] tries to grab an object; if it does, the
 *   board does not move
 * @property {(point: Point) => void} [drag] called with the new place of the grabbed object
 * @property {(isKept: boolean) => void} [drop] called when the object is released; false if it goes back to its old place
 * @property {(one: Point, other: Point) => void} [pair] called when two fingers have rested on two points
 * @property {(target: EventTarget | null) => boolean} [isOver] whether the target is something over the board that handles
 *   presses itself. A tap on it may still be the second one of a double tap
 * @property {number} [reach] the maximum distance between the taps of a double tap, in CSS pixels, on boards where two adjacent
 *   taps have a meaning
 */

/**
 * A press that has begun: its point, what it is about, and whether something over the board handles it.
 * @typedef {{ point: Point, changes: number, state: unknown, left: number, top: number, isOver: boolean }} Begun
 */

export class Gestures {
  /** Whether a press that begins now was aimed at something that has just moved away. */
  isSettling = false;
  /** @type {Map<number, Point>} the places of the pointers that are down */
  #down = new Map();
  /** @type {Begun | null} null once the gesture is no longer a press */
  #begun = null;
  /** @type {number | null} the pointer that has grabbed an object */
  #grabbing = null;
  /** The places where two resting fingers came down, by pointer; null for a pinch. @type {Map<number, Point> | null} */
  #resting = null;
  /** @type {{ time: number, point: Point, undo: (() => void) | void } | null} the last tap */
  #tap = null;
  /** Whether the last lifted finger has pressed the board. */
  #hasTapped = false;

  /**
   * @param {HTMLElement} element covers the complete board
   * @param {Gestured} on
   */
  constructor(element, on) {
    this.element = element;
    this.on = on;
    element.addEventListener("pointerdown", (event) => this.#press(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#lift(event));
    element.addEventListener("pointercancel", (event) => this.#drop(event, false));
    element.addEventListener("pointerleave", () => on.hover(null));
    element.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    // Two fingers belong to the board, even where one finger scrolls the page.
    for (const type of /** @type {const} */ (["touchstart", "touchmove"])) {
      const keep = (/** @type {TouchEvent} */ event) => {
        if (event.touches.length > 1 && event.cancelable) event.preventDefault();
      };
      element.addEventListener(type, keep, { passive: false });
    }
    // The browser's click after a tap must not press what the tap has just put under the finger.
    const end = (/** @type {TouchEvent} */ event) => {
      if (this.#hasTapped && on.isOver && event.cancelable) event.preventDefault();
    };
    element.addEventListener("touchend", end, { passive: false });
  }

  /** Lets one finger scroll the page while the board is shown completely, and move the board otherwise. */
  follow() {
    this.element.style.touchAction = this.on.view.isWhole ? "pan-y" : "none";
  }

  /** Drops all unfinished gestures. A grabbed object goes back to its old place. */
  cancel() {
    const pointer = this.#grabbing;
    this.#begun = null;
    this.#resting = null;
    this.#tap = null;
    if (pointer === null) return;
    this.#down.delete(pointer);
    this.#release(false);
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
    this.#hasTapped = false;
    if (event.button !== 0 || this.#grabbing !== null) return;
    const point = this.#point(event);
    const isSecond = this.#begun !== null;
    this.#down.set(event.pointerId, point);
    this.#resting = isSecond && this.on.pair ? new Map(this.#down) : null;
    const isPress = this.#down.size === 1 && !this.isSettling;
    this.#begun = isPress ? this.#beginning(point) : null;
    if (this.#begun && this.on.isOver?.(event.target)) this.#begun.isOver = true;
  }

  /**
   * @param {Point} point
   * @returns {Begun}
   */
  #beginning(point) {
    const { left, top } = this.element.getBoundingClientRect();
    const { changes } = this.on.view;
    return { point, changes, state: this.on.state?.(), left, top, isOver: false };
  }

  /**
   * Whether the pressed thing is still under the pointer.
   * @param {Begun} begun
   */
  #isThere({ point, ...begun }) {
    const now = this.#beginning(point);
    const isStill = Math.hypot(now.left - begun.left, now.top - begun.top) < STILL;
    return isStill && now.changes === begun.changes && now.state === begun.state;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.#down.get(event.pointerId);
    const point = this.#point(event);
    if (!before) {
      if (event.pointerType === "mouse") this.on.hover(point);
      return;
    }
    if (this.#begun) {
      const { point: from, isOver } = this.#begun;
      if (distance(point, from) < STILL) return;
      this.#begun = null;
      this.element.setPointerCapture(event.pointerId);
      this.on.hover(null);
      const byFinger = event.pointerType === "touch";
      if (!isOver && this.on.grab?.(from, byFinger, event.shiftKey))
        this.#grabbing = event.pointerId;
    }
    if (this.#grabbing === event.pointerId) {
      this.on.drag?.(point);
      return;
    }
    if (this.#resting) {
      if (distance(point, this.#resting.get(event.pointerId) ?? point) < RESTING) return;
      // From this point on it is a pinch, without a jump.
      this.#resting = null;
      this.#down.set(event.pointerId, point);
      return;
    }
    const others = [...this.#down].filter(([pointer]) => pointer !== event.pointerId);
    this.#down.set(event.pointerId, point);
    const { view } = this.on;
    if (others.length === 0) {
      view.move(point[0] - before[0], point[1] - before[1]);
    } else {
      const [, other] = others[0];
      const factor = distance(point, other) / Math.max(1, distance(before, other));
      const middle = between(point, other);
      view.zoom(factor, middle);
      const [x, y] = between(before, other);
      view.move(middle[0] - x, middle[1] - y);
    }
    this.on.moved();
  }

  /** @param {PointerEvent} event */
  #lift(event) {
    const [begun, resting] = [this.#begun, this.#resting];
    this.#drop(event, true);
    if (resting?.has(event.pointerId)) {
      const [one, other] = resting.values();
      this.on.pair?.(one, other);
    }
    if (!begun) return;
    const { point } = begun;
    const byFinger = event.pointerType === "touch";
    const first = this.#tap;
    this.#tap = null;
    const isDouble =
      byFinger &&
      first !== null &&
      event.timeStamp - first.time < DOUBLE_TAP.time &&
      distance(point, first.point) < (this.on.reach ?? DOUBLE_TAP.far);
    if (isDouble) {
      this.#hasTapped = true;
      first.undo?.();
      this.#zoomTo(point);
    } else if (!begun.isOver && this.#isThere(begun)) {
      this.#hasTapped = byFinger;
      const undo = this.on.press(point, byFinger, event.shiftKey);
      // After the board has jumped, a second tap hits something else.
      this.#tap = this.isSettling ? null : { time: event.timeStamp, point, undo };
    }
  }

  /**
   * @param {PointerEvent} event
   * @param {boolean} isKept whether the effects of the pointer stay
   */
  #drop(event, isKept) {
    this.#down.delete(event.pointerId);
    this.#begun = null;
    this.#resting = null;
    if (this.#grabbing === event.pointerId) this.#release(isKept);
  }

  /** @param {boolean} isKept */
  #release(isKept) {
    this.#grabbing = null;
    this.on.drop?.(isKept);
  }

  /**
   * Zooms in on a point, or shows the complete board if it is already at the maximum.
   * @param {Point} point
   */
  #zoomTo(point) {
    const { view } = this.on;
    if (!view.zoom(CLOSER, point)) view.reset();
    this.on.moved();
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    const strength = event.ctrlKey ? WHEEL.pinch : WHEEL.turn;
    const changed = this.on.view.zoom(Math.exp(-strength * pixels), this.#point(event));
    // If the board cannot zoom in further, the page scrolls, but the page never zooms.
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
