// The drawn map: it is laid out, zoomed and moved here, and pieces travel on it.

import { currentColours, currentFont, openSurface } from "../../boards/canvas.js";
import { h } from "../../dom.js";
import { t } from "../../i18n.js";
import { draw } from "./draw.js";
import { onScreen, shapesOf } from "./geometry.js";
import { knownPlaces, placesOf } from "./places.js";
import { Viewport } from "./viewport.js";

/**
 * @typedef {import("./draw.js").FugitiveView} FugitiveView
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./geometry.js").Shape} Shape
 * @typedef {import("./geometry.js").Way} Way
 * @typedef {import("./position.js").Piece} Piece
 * @typedef {import("./position.js").Setting} Setting
 */

/** What is drawn on the map. @typedef {Omit<FugitiveView, "width" | "height" | "transform" | "colours" | "font" | "places" | "roads">} Marks */

/** How long a move takes on the screen, in ms. */
const DURATION = 200;

/** Maps with more roads are drawn with less while they are moved, and whole again when they have stood still so long, in ms. */
const LARGE = { roads: 200, still: 120 };

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

export class MapLayer {
  viewport = new Viewport();
  /** @type {readonly Point[] | null} of the cities, from the first; null until they are reckoned */
  places = null;
  /** @type {readonly Shape[]} */
  roads = [];

  /** Counts the maps, so that no earlier one replaces a later. */
  #maps = 0;
  /** @type {readonly { piece: Piece, way: Way }[]} */
  #moving = [];
  #begun = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} runs while the map is moved */
  #settling;
  #waiting = h("div", { class: "map-waiting", hidden: true });

  /**
   * @param {HTMLElement} container
   * @param {() => Marks} marks
   * @param {() => void} placed called when cities have got other places on the screen
   */
  constructor(container, marks, placed) {
    this.marks = marks;
    this.placed = placed;
    this.surface = openSurface(container, (context, width, height) => {
      this.viewport.resize(width, height);
      this.#paint(context, width, height);
    });
    container.append(this.#waiting);
  }

  /**
   * Shows another map, when it is laid out.
   * @param {Setting} setting
   */
  show(setting) {
    this.#maps += 1;
    this.viewport.reset();
    this.#arrive(setting, knownPlaces(setting));
    if (!this.places) this.#reckon(setting);
  }

  repaint() {
    this.surface.repaint();
  }

  /** The map was zoomed or moved, and may be again at once. */
  moved() {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      this.#settling = undefined;
      this.repaint();
    }, LARGE.still);
    this.repaint();
  }

  /**
   * Lets pieces travel to where they are.
   * @param {readonly { piece: Piece, way: Way }[]} journeys
   */
  travel(journeys) {
    const isStill = reducedMotion.matches || !this.places || document.hidden;
    this.#moving = isStill ? [] : journeys;
    this.#begun = performance.now();
    this.repaint();
  }

  /**
   * A city on the screen, in CSS pixels from the board's top left; null while there is no map.
   * @param {number} city
   */
  spot(city) {
    const place = this.places?.[city - 1];
    return place ? onScreen(place, this.viewport.transform) : null;
  }

  close() {
    this.#maps += 1;
    clearTimeout(this.#settling);
    this.surface.close();
    this.#waiting.remove();
  }

  /** @param {Setting} setting */
  async #reckon(setting) {
    const mine = this.#maps;
    this.#waiting.hidden = false;
    this.#waiting.replaceChildren(h("p", { role: "status" }, t("fugitive-drawing")));
    try {
      const places = await placesOf(setting);
      if (mine === this.#maps) this.#arrive(setting, places);
    } catch {
      if (mine === this.#maps) this.#fail(setting);
    }
  }

  /**
   * @param {Setting} setting
   * @param {readonly Point[] | null} places
   */
  #arrive(setting, places) {
    this.places = places;
    this.roads = places ? shapesOf(setting.roads, places) : [];
    if (places) this.#waiting.hidden = true;
    this.repaint();
  }

  /** @param {Setting} setting */
  #fail(setting) {
    const again = h("button", { type: "button", class: "button" }, t("fugitive-draw-again"));
    again.addEventListener("click", () => this.#reckon(setting));
    this.#waiting.replaceChildren(h("p", { role: "status" }, t("fugitive-not-drawn")), again);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} width
   * @param {number} height
   */
  #paint(context, width, height) {
    if (!this.places) return;
    this.placed();
    const part = this.#part();
    draw(context, {
      width,
      height,
      transform: this.viewport.transform,
      colours: currentColours(context.canvas),
      font: currentFont(context.canvas),
      places: this.places,
      roads: this.roads,
      moving: this.#moving,
      part,
      isQuick: this.#settling !== undefined && this.roads.length > LARGE.roads,
      ...this.marks(),
    });
    if (this.#moving.length === 0) return;
    if (part === 1) this.#moving = [];
    this.repaint();
  }

  /** How far the pieces are on their way: soon fast, then slower. */
  #part() {
    if (this.#moving.length === 0) return 1;
    const part = Math.min(1, (performance.now() - this.#begun) / DURATION);
    return 1 - (1 - part) ** 2;
  }
}
