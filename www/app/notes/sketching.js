// Drawing on a board by mouse, pen or finger: a press marks a place, a drag draws an arrow.

import { h } from "../../kit/page/dom.js";

/**
 * @typedef {Object} SketchCallbacks
 * @property {(x: number, y: number) => string | null} placeAt the place of the board at a point of the window, in CSS pixels
 * @property {(from: string, to: string) => void} draw called for a press or a drag
 * @property {(from: string | null, to: string | null) => void} preview called during a drag, and with null at its end
 */

export class BoardSketching {
  element = h("div", { class: "sketching" });
  #callbacks;
  /** @type {{ pointer: number, from: string, to: string | null } | null} */
  #drag = null;

  /** @param {SketchCallbacks} callbacks */
  constructor(callbacks) {
    this.#callbacks = callbacks;
    const { element } = this;
    element.addEventListener("pointerdown", (event) => this.#onPointerDown(event));
    element.addEventListener("pointermove", (event) => this.#onPointerMove(event));
    element.addEventListener("pointerup", (event) => this.#onPointerUp(event));
    element.addEventListener("pointercancel", () => this.#endDrag());
  }

  close() {
    this.#endDrag();
    this.element.remove();
  }

  /** @param {PointerEvent} event */
  #onPointerDown(event) {
    if (event.button !== 0 || this.#drag) return;
    const from = this.#callbacks.placeAt(event.clientX, event.clientY);
    if (from === null) return;
    event.preventDefault();
    this.element.setPointerCapture(event.pointerId);
    this.#drag = { pointer: event.pointerId, from, to: from };
    this.#callbacks.preview(from, from);
  }

  /** @param {PointerEvent} event */
  #onPointerMove({ clientX, clientY, pointerId }) {
    const drag = this.#drag;
    if (drag?.pointer !== pointerId) return;
    const to = this.#callbacks.placeAt(clientX, clientY);
    if (to === drag.to) return;
    drag.to = to;
    this.#callbacks.preview(drag.from, to ?? drag.from);
  }

  /** @param {PointerEvent} event */
  #onPointerUp({ clientX, clientY, pointerId }) {
    const drag = this.#drag;
    if (drag?.pointer !== pointerId) return;
    const to = this.#callbacks.placeAt(clientX, clientY);
    this.#endDrag();
    // Releasing beside the board cancels the drawing.
    if (to !== null) this.#callbacks.draw(drag.from, to);
  }

  #endDrag() {
    if (!this.#drag) return;
    this.#drag = null;
    this.#callbacks.preview(null, null);
  }
}
