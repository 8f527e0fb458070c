// The four handles around a chosen cell. They are real buttons. Pointing at a handle or focusing it shows what the move would
// do; pressing it plays the move.

import { h } from "../page/dom.js";
import { icon } from "../page/icons.js";
import { keyOf } from "../page/keys.js";
import { activeIn } from "../page/roots.js";

/** @typedef {"N" | "E" | "S" | "W"} Direction */

/** @type {Record<Direction, readonly [number, number]>} columns and rows on the screen */
const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The size of a handle for a finger, if it then covers no other cell's centre, in CSS pixels. */
const FINGER_SIZE = 44;

/** The minimum size of a handle, in CSS pixels. */
const MIN_SIZE = 24;

/**
 * On smaller cells, in CSS pixels, a handle would hide its own cell, so it lies beside the cell. Fingers cannot hit such cells
 * anyway, so the handle may cover other cells.
 */
const SMALL_CELL = 24;

/** The part of the way from the visible handle to the next cell's centre that the handle covers. */
const MAX_PART_TOWARDS_NEXT = 0.7;

/** The maximum distance that a handle may extend beyond the board, in CSS pixels. */
const MAX_OVERHANG = 8;

/** The centre of the visible handle, in cells. It lies on the cell's edge, so that it hides little of the next cells. */
const FACE_DISTANCE = 0.57;

export class DirectionHandles {
  /** The button of the chosen cell. @type {HTMLElement | null} */
  #cellButton = null;

  /**
   * @param {{ point: (direction: Direction | null) => void, commit: (direction: Direction) => void, cancel: () => void }} callbacks
   */
  constructor(callbacks) {
    this.element = h("div", { class: "handles", role: "group", hidden: true });
    /** @type {Map<Direction, HTMLButtonElement>} */
    this.buttons = new Map();
    for (const direction of /** @type {Direction[]} */ (Object.keys(STEPS))) {
      const button = h(
        "button",
        {
          type: "button",
          class: "handle",
          "data-direction": direction,
          onpointerenter: (/** @type {PointerEvent} */ event) =>
            event.pointerType === "mouse" && callbacks.point(direction),
          onpointerleave: (/** @type {PointerEvent} */ event) =>
            event.pointerType === "mouse" && callbacks.point(null),
          onfocus: () => callbacks.point(direction),
          onclick: () => callbacks.commit(direction),
        },
        h("span", { class: "handle-face" }, icon("arrow-up")),
      );
      this.buttons.set(direction, button);
      this.element.append(button);
    }
    this.element.addEventListener("keydown", (event) => {
      if (keyOf(event) !== "Escape") return;
      event.stopPropagation();
      callbacks.cancel();
    });
  }

  /**
   * @param {HTMLElement} cellButton the button of the chosen cell
   * @param {{ x: number, y: number, cell: number, board?: number }} place the centre of the chosen cell, the width of a
   *   cell, and the width of the board if handles must stay on it, in CSS pixels
   * @param {Direction | null} direction the direction that the pointer or the focus is on
   * @param {{ group: string, direction: (direction: Direction) => string }} labels
   * @param {(direction: Direction) => Direction} toScreen the direction on the screen
   */
  show(cellButton, place, direction, labels, toScreen = (way) => way) {
    const { x, y, cell, board = Number.POSITIVE_INFINITY } = place;
    this.#cellButton = cellButton;
    const { faceSize, faceDistance, inner, outer, breadth } = handleExtent(cell);
    const centreDistance = (inner + outer) / 2;
    const minStart = Number.isFinite(board) ? -MAX_OVERHANG : Number.NEGATIVE_INFINITY;
    const keptOnBoard = (/** @type {number} */ start, /** @type {number} */ size) =>
      Math.min(Math.max(start, minStart), board + MAX_OVERHANG - size);
    this.element.hidden = false;
    this.element.setAttribute("aria-label", labels.group);
    for (const [boardDirection, button] of this.buttons) {
      const [dx, dy] = STEPS[toScreen(boardDirection)];
      const [width, height] = dx === 0 ? [breadth, outer - inner] : [outer - inner, breadth];
      const [left, top] = [
        x + dx * centreDistance - width / 2,
        y + dy * centreDistance - height / 2,
      ];
      const [keptLeft, keptTop] = [keptOnBoard(left, width), keptOnBoard(top, height)];
      button.style.left = `${keptLeft}px`;
      button.style.top = `${keptTop}px`;
      button.style.width = `${width}px`;
      button.style.height = `${height}px`;
      const face = /** @type {HTMLElement} */ (button.firstElementChild);
      const faceOffset = faceDistance - centreDistance;
      const [faceX, faceY] = [dx * faceOffset + left - keptLeft, dy * faceOffset + top - keptTop];
      face.style.transform = `translate(${faceX}px, ${faceY}px)`;
      face.style.width = `${faceSize}px`;
      face.style.height = `${faceSize}px`;
      button.dataset.seen = toScreen(boardDirection);
      button.classList.toggle("pointed", boardDirection === direction);
      button.setAttribute("aria-label", labels.direction(boardDirection));
    }
  }

  /** Hides the handles. The focus moves from a handle to the cell, so that it is not lost. */
  hide() {
    const hadFocus = this.element.contains(activeIn(this.element));
    if (hadFocus) this.#cellButton?.focus({ preventScroll: true });
    this.element.hidden = true;
  }
}

/**
 * The place of a handle, in CSS pixels from the centre of its cell: the size and the centre of the visible part, the start and
 * the end of the part that can be pressed, and its width.
 * @param {number} cell a cell's width
 */
function handleExtent(cell) {
  const faceSize = Math.min(28, Math.max(20, 0.36 * cell));
  const isSmall = cell < SMALL_CELL;
  const innerFaceEdge = isSmall ? 0.5 * cell + 2 : 0.3 * cell;
  const faceDistance = Math.max(FACE_DISTANCE * cell, innerFaceEdge + faceSize / 2);
  // Far enough out to leave the centre of its own cell free.
  const inner = 0.26 * cell;
  const size = Math.max(FINGER_SIZE, 0.62 * cell);
  if (isSmall) return { faceSize, faceDistance, inner, outer: inner + size, breadth: size };
  // A press in the centre of the next cell belongs to that cell.
  const towardsNext = faceDistance + MAX_PART_TOWARDS_NEXT * (cell - faceDistance);
  const outerFaceEdge = faceDistance + faceSize / 2;
  const outer = Math.max(inner + MIN_SIZE, outerFaceEdge, Math.min(inner + size, towardsNext));
  return { faceSize, faceDistance, inner, outer, breadth: Math.min(size, cell) };
}
