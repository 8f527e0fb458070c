// Mouse and touch on a board that zooms. Dragging moves the board; two fingers, a double tap or the wheel zoom it. A press
// without dragging is passed on. If the board is shown completely, one finger scrolls the page as usual. A board may let the
// visitor drag its own objects instead. Two fingers that rest or tap without moving are no pinch: they are passed on as a pair.

/** @typedef {import("./unit-square.js").Point} Point */

/** A shorter movement counts as a press, in CSS pixels. */
const MAX_PRESS_MOVEMENT = 6;

/** Two fingers rest if neither moves farther than this, in CSS pixels. A resting finger moves more than a mouse. */
const MAX_RESTING_MOVEMENT = 12;

/** The zoom for each pixel of the wheel, and for each pixel of a pinch on a trackpad. */
const WHEEL = { turn: 0.0016, pinch: 0.01 };

/** The pixels per line, for wheels that count lines. */
const PIXELS_PER_LINE = 16;

/** The maximum time and distance between the taps of a double tap, in ms and in CSS pixels. */
export const DOUBLE_TAP = { time: 300, far: 30 };

/** The zoom factor of a double tap. */
const DOUBLE_TAP_FACTOR = 2.5;

/**
 * The callbacks of the board for gestures. Points are in CSS pixels from its top left.
 * @typedef {Object} GestureCallbacks
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
 * @property {(one: Point, other: Point) => void} [pressPair] called when two fingers have rested on two points
 * @property {(target: EventTarget | null) => boolean} [isOver] whether the target is something over the board that handles
 *   presses itself. A tap on it may still be the second one of a double tap
 * @property {number} [doubleTapReach] the maximum distance between the taps of a double tap, in CSS pixels, on boards where two adjacent
 *   taps have a meaning
 */

/**
 * A press that has begun: its point, what it is about, and whether something over the board handles it.
 * @typedef {{ point: Point, changeCount: number, state: unknown, left: number, top: number, isOver: boolean }} PressStart
 */

export class Gestures {
  /** Whether a press that begins now was aimed at something that has just moved away. */
  isSettling = false;
  /** @type {Map<number, Point>} the places of the pointers that are down */
  #pointerPlaces = new Map();
  /** @type {PressStart | null} null once the gesture is no longer a press */
  #pressStart = null;
  /** @type {number | null} the pointer that has grabbed an object */
  #grabbingPointer = null;
  /** The places where two resting fingers came down, by pointer; null for a pinch. @type {Map<number, Point> | null} */
  #restingPlaces = null;
  /** @type {{ time: number, point: Point, undo: (() => void) | void } | null} the last tap */
  #lastTap = null;
  /** Whether the last lifted finger has pressed the board. */
  #hasTapped = false;

  /**
   * @param {HTMLElement} element covers the complete board
   * @param {GestureCallbacks} callbacks
   */
  constructor(element, callbacks) {
    this.element = element;
    this.callbacks = callbacks;
    element.addEventListener("pointerdown", (event) => this.#handlePointerDown(event));
    element.addEventListener("pointermove", (event) => this.#handlePointerMove(event));
    element.addEventListener("pointerup", (event) => this.#handlePointerUp(event));
    element.addEventListener("pointercancel", (event) => this.#forgetPointer(event, false));
    element.addEventListener("pointerleave", () => callbacks.hover(null));
    element.addEventListener("wheel", (event) => this.#handleWheel(event), { passive: false });
    // Two fingers belong to the board, even where one finger scrolls the page.
    for (const type of /** @type {const} */ (["touchstart", "touchmove"])) {
      const preventPageGesture = (/** @type {TouchEvent} */ event) => {
        if (event.touches.length > 1 && event.cancelable) event.preventDefault();
      };
      element.addEventListener(type, preventPageGesture, { passive: false });
    }
    // The browser's click after a tap must not press what the tap has just put under the finger.
    const preventClick = (/** @type {TouchEvent} */ event) => {
      if (this.#hasTapped && callbacks.isOver && event.cancelable) event.preventDefault();
    };
    element.addEventListener("touchend", preventClick, { passive: false });
  }

  /** Lets one finger scroll the page while the board is shown completely, and move the board otherwise. */
  updateTouchAction() {
    this.element.style.touchAction = this.callbacks.view.isWhole ? "pan-y" : "none";
  }

  /** Drops all unfinished gestures. A grabbed object goes back to its old place. */
  cancel() {
    const pointer = this.#grabbingPointer;
    this.#pressStart = null;
    this.#restingPlaces = null;
    this.#lastTap = null;
    if (pointer === null) return;
    this.#pointerPlaces.delete(pointer);
    this.#releaseObject(false);
  }

  /**
   * @param {MouseEvent} event
   * @returns {Point}
   */
  #pointOf({ clientX, clientY }) {
    const { left, top } = this.element.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  /** @param {PointerEvent} event */
  #handlePointerDown(event) {
    this.#hasTapped = false;
    if (event.button !== 0 || this.#grabbingPointer !== null) return;
    const point = this.#pointOf(event);
    const isSecond = this.#pressStart !== null;
    this.#pointerPlaces.set(event.pointerId, point);
    this.#restingPlaces =
      isSecond && this.callbacks.pressPair ? new Map(this.#pointerPlaces) : null;
    const isPress = this.#pointerPlaces.size === 1 && !this.isSettling;
    this.#pressStart = isPress ? this.#pressStartAt(point) : null;
    if (this.#pressStart && this.callbacks.isOver?.(event.target)) this.#pressStart.isOver = true;
  }

  /**
   * @param {Point} point
   * @returns {PressStart}
   */
  #pressStartAt(point) {
    const { left, top } = this.element.getBoundingClientRect();
    const { changeCount } = this.callbacks.view;
    return {
      point,
      changeCount: changeCount,
      state: this.callbacks.state?.(),
      left,
      top,
      isOver: false,
    };
  }

  /**
   * Whether the pressed thing is still under the pointer.
   * @param {PressStart} pressStart
   */
  #isTargetUnchanged({ point, ...pressStart }) {
    const current = this.#pressStartAt(point);
    const hasNotMoved =
      Math.hypot(current.left - pressStart.left, current.top - pressStart.top) < MAX_PRESS_MOVEMENT;
    return (
      hasNotMoved &&
      current.changeCount === pressStart.changeCount &&
      current.state === pressStart.state
    );
  }

  /** @param {PointerEvent} event */
  #handlePointerMove(event) {
    const previousPoint = this.#pointerPlaces.get(event.pointerId);
    const point = this.#pointOf(event);
    if (!previousPoint) {
      if (event.pointerType === "mouse") this.callbacks.hover(point);
      return;
    }
    if (this.#pressStart) {
      const { point: from, isOver } = this.#pressStart;
      if (distance(point, from) < MAX_PRESS_MOVEMENT) return;
      this.#pressStart = null;
      this.element.setPointerCapture(event.pointerId);
      this.callbacks.hover(null);
      const byFinger = event.pointerType === "touch";
      if (!isOver && this.callbacks.grab?.(from, byFinger, event.shiftKey))
        this.#grabbingPointer = event.pointerId;
    }
    if (this.#grabbingPointer === event.pointerId) {
      this.callbacks.drag?.(point);
      return;
    }
    if (this.#restingPlaces) {
      if (distance(point, this.#restingPlaces.get(event.pointerId) ?? point) < MAX_RESTING_MOVEMENT)
        return;
      // From this point on it is a pinch, without a jump.
      this.#restingPlaces = null;
      this.#pointerPlaces.set(event.pointerId, point);
      return;
    }
    const otherPlaces = [...this.#pointerPlaces].filter(([pointer]) => pointer !== event.pointerId);
    this.#pointerPlaces.set(event.pointerId, point);
    const { view } = this.callbacks;
    if (otherPlaces.length === 0) {
      view.moveBy(point[0] - previousPoint[0], point[1] - previousPoint[1]);
    } else {
      const [, other] = otherPlaces[0];
      const factor = distance(point, other) / Math.max(1, distance(previousPoint, other));
      const middle = midpoint(point, other);
      view.zoomBy(factor, middle);
      const [x, y] = midpoint(previousPoint, other);
      view.moveBy(middle[0] - x, middle[1] - y);
    }
    this.callbacks.moved();
  }

  /** @param {PointerEvent} event */
  #handlePointerUp(event) {
    const [pressStart, restingPlaces] = [this.#pressStart, this.#restingPlaces];
    this.#forgetPointer(event, true);
    if (restingPlaces?.has(event.pointerId)) {
      const [one, other] = restingPlaces.values();
      this.callbacks.pressPair?.(one, other);
    }
    if (!pressStart) return;
    const { point } = pressStart;
    const byFinger = event.pointerType === "touch";
    const previousTap = this.#lastTap;
    this.#lastTap = null;
    const isDouble =
      byFinger &&
      previousTap !== null &&
      event.timeStamp - previousTap.time < DOUBLE_TAP.time &&
      distance(point, previousTap.point) < (this.callbacks.doubleTapReach ?? DOUBLE_TAP.far);
    if (isDouble) {
      this.#hasTapped = true;
      previousTap.undo?.();
      this.#zoomTo(point);
    } else if (!pressStart.isOver && this.#isTargetUnchanged(pressStart)) {
      this.#hasTapped = byFinger;
      const undo = this.callbacks.press(point, byFinger, event.shiftKey);
      // After the board has jumped, a second tap hits something else.
      this.#lastTap = this.isSettling ? null : { time: event.timeStamp, point, undo };
    }
  }

  /**
   * @param {PointerEvent} event
   * @param {boolean} isKept whether the effects of the pointer stay
   */
  #forgetPointer(event, isKept) {
    this.#pointerPlaces.delete(event.pointerId);
    this.#pressStart = null;
    this.#restingPlaces = null;
    if (this.#grabbingPointer === event.pointerId) this.#releaseObject(isKept);
  }

  /** @param {boolean} isKept */
  #releaseObject(isKept) {
    this.#grabbingPointer = null;
    this.callbacks.drop?.(isKept);
  }

  /**
   * Zooms in on a point, or shows the complete board if it is already at the maximum.
   * @param {Point} point
   */
  #zoomTo(point) {
    const { view } = this.callbacks;
    if (!view.zoomBy(DOUBLE_TAP_FACTOR, point)) view.showWhole();
    this.callbacks.moved();
  }

  /** @param {WheelEvent} event */
  #handleWheel(event) {
    const pixels =
      event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? PIXELS_PER_LINE : 1);
    const strength = event.ctrlKey ? WHEEL.pinch : WHEEL.turn;
    const hasChanged = this.callbacks.view.zoomBy(
      Math.exp(-strength * pixels),
      this.#pointOf(event),
    );
    // If the board cannot zoom in further, the page scrolls, but the page never zooms.
    if (hasChanged || event.ctrlKey) event.preventDefault();
    if (hasChanged) this.callbacks.moved();
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
function midpoint([x, y], [otherX, otherY]) {
  return [(x + otherX) / 2, (y + otherY) / 2];
}
