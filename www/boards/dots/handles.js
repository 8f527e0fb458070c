// The four handles around a chosen stack. They are real buttons: pointing at one or focusing it shows what the move
// would do, pressing it plays.

import { h } from "../../dom.js";
import { t } from "../../i18n.js";
import { icon } from "../../icons.js";
import { DIRECTIONS, neighbour } from "./geometry.js";

/** @typedef {import("./geometry.js").Direction} Direction */

/** A handle is never smaller than a finger, in CSS pixels. */
const LEAST = 44;

/** What is seen of it lies on the cell's edge, so that it hides little of the cells beside: its middle, in cells. */
const SEEN_AT = 0.57;

export class DirectionHandles {
  /**
   * @param {{ point: (direction: Direction | null) => void, commit: (direction: Direction) => void, cancel: () => void }} on
   */
  constructor(on) {
    this.element = h("div", { class: "handles", role: "group", hidden: true });
    /** @type {Map<Direction, HTMLButtonElement>} */
    this.buttons = new Map();
    for (const direction of DIRECTIONS) {
      const button = h(
        "button",
        {
          type: "button",
          class: "handle",
          "data-direction": direction,
          onpointerenter: (/** @type {PointerEvent} */ event) =>
            event.pointerType === "mouse" && on.point(direction),
          onpointerleave: (/** @type {PointerEvent} */ event) =>
            event.pointerType === "mouse" && on.point(null),
          onfocus: () => on.point(direction),
          onclick: () => on.commit(direction),
        },
        h("span", { class: "handle-face" }, icon("arrow-up")),
      );
      this.buttons.set(direction, button);
      this.element.append(button);
    }
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      on.cancel();
    });
  }

  /**
   * @param {string} cell
   * @param {Direction | null} direction the one pointed at
   * @param {import("./geometry.js").Geometry} geometry
   */
  show(cell, direction, geometry) {
    const [x, y] = geometry.centreOf(cell);
    const size = Math.max(LEAST, 0.62 * geometry.cell);
    this.element.hidden = false;
    this.element.setAttribute("aria-label", t("dots-directions-of", { cell }));
    for (const [way, button] of this.buttons) {
      const next = neighbour(cell, way);
      const [nx, ny] = geometry.centre(next.column, next.row);
      // Far enough out to leave the cell's own middle free.
      const reach = (0.26 * geometry.cell + size / 2) / geometry.cell;
      button.style.left = `${x + (nx - x) * reach - size / 2}px`;
      button.style.top = `${y + (ny - y) * reach - size / 2}px`;
      button.style.width = `${size}px`;
      button.style.height = `${size}px`;
      const face = /** @type {HTMLElement} */ (button.firstElementChild);
      const inward = SEEN_AT - reach;
      const faceSize = `${Math.min(28, Math.max(20, 0.36 * geometry.cell))}px`;
      face.style.transform = `translate(${(nx - x) * inward}px, ${(ny - y) * inward}px)`;
      face.style.width = faceSize;
      face.style.height = faceSize;
      button.dataset.seen = geometry.seen(way);
      button.classList.toggle("pointed", way === direction);
      button.setAttribute("aria-label", t("dots-handle", { move: cell + way, direction: way }));
    }
  }

  hide() {
    this.element.hidden = true;
  }
}
