// A program's drawings on a board. The modules for painting and words load when there is something to draw.

import { loadPart } from "../page/failure.js";

/**
 * @typedef {import("./drawings.js").Drawing} Drawing
 * @typedef {import("./drawing-layer.js").Layers} Layers
 * @typedef {import("./drawing-layer.js").Place} Place
 * @typedef {import("./drawing-layer.js").DrawingLook} DrawingLook
 */

/** @type {readonly Drawing[]} */
const NO_DRAWINGS = [];

export class ProgramDrawings {
  #container;
  #repaint;
  /** @type {readonly Drawing[]} */
  #drawings = NO_DRAWINGS;
  /** @type {import("./drawing-layer.js").DrawingLayer | null} */
  #layer = null;
  #isLoading = false;
  #isClosed = false;

  /**
   * @param {HTMLElement} container the board's, for the drawings in words
   * @param {() => void} repaint paints the board again
   */
  constructor(container, repaint) {
    this.#container = container;
    this.#repaint = repaint;
  }

  /** Replaces the drawings. The caller paints the board. @param {readonly Drawing[]} [drawings] */
  show(drawings = NO_DRAWINGS) {
    if (drawings === this.#drawings) return;
    this.#drawings = drawings;
    if (this.#layer) this.#layer.show(drawings);
    else if (drawings.length > 0 && !this.#isLoading) this.#loadLayer();
  }

  /**
   * The drawings in the layers of a board's painting; null if there is nothing to draw.
   * @param {DrawingLook} look
   * @param {(name: string) => Place | null} placeOf where a place is on the canvas; null if it is not on the board now
   * @returns {Layers | null}
   */
  layersAt(look, placeOf) {
    return this.#drawings.length > 0 ? (this.#layer?.layersAt(look, placeOf) ?? null) : null;
  }

  close() {
    this.#isClosed = true;
    this.#layer?.close();
  }

  async #loadLayer() {
    this.#isLoading = true;
    try {
      const { openDrawingLayer } = await loadPart(import("./drawing-layer.js"));
      const layer = await openDrawingLayer(this.#container);
      if (this.#isClosed) {
        layer.close();
        return;
      }
      this.#layer = layer;
      layer.show(this.#drawings);
      this.#repaint();
    } catch {
      // Offline, the board appears without drawings. The next drawings load the modules again.
    } finally {
      this.#isLoading = false;
    }
  }
}
