// Drawing on a board by mouse, pen or finger: a press marks a place, a drag draws an arrow.

import { h } from "../../kit/page/dom.js";

/**
 * @typedef {Object} SketchCallbacks
 * @property {(x: number, y: number) => string | null} placeAt the place of the board at a point of the window, in CSS pixels
 * @property {(from: string, to: string) => void} draw called for a press or a drag
 * @property {(from: string | null, to: string | null) => void} preview called during a drag, and with null at its end
 */

export class Sketching {
  element = h("div", { class: "sketching" });
  #callbacks;
  /** @type {{ pointer: number, from: string, to: string | null } | null} */
  #drag = null;

  /** @param {SketchCallbacks} callbacks */
  constructor(callbacks) {
    this.#callbacks = callbacks;
    const { element } = this;
    element.addEventListener("pointerdown", (event) => this.#press(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#release(event));
    element.addEventListener("pointercancel", () => this.#end());
  }

  close() {
    this.#end();
    this.element.remove();
  }

  /** @param {PointerEvent} event */
  #press(event) {
    if (event.button !== 0 || this.#drag) return;
    const from = this.#callbacks.placeAt(event.clientX, event.clientY);
    if (from === null) return;
    event.preventDefault();
    this.element.setPointerCapture(event.pointerId);
    this.#drag = { pointer: event.pointerId, from, to: from };
    this.#callbacks.preview(from, from);
  }

  /** @param {PointerEvent} event */
  #move({ clientX, clientY, pointerId }) {
    const drag = this.#drag;
    if (drag?.pointer !== pointerId) return;
    const to = this.#callbacks.placeAt(clientX, clientY);
    if (to === drag.to) return;
    drag.to = to;
    this.#callbacks.preview(drag.from, to ?? drag.from);
  }

  /** @param {PointerEvent} event */
  #release({ clientX, clientY, pointerId }) {
    const drag = this.#drag;
    if (drag?.pointer !== pointerId) return;
    const to = this.#callbacks.placeAt(clientX, clientY);
    this.#end();
    // Releasing beside the board cancels the drawing.
    if (to !== null) this.#callbacks.draw(drag.from, to);
  }

  #end() {
    if (!this.#drag) return;
    this.#drag = null;
    this.#callbacks.preview(null, null);
  }
}
