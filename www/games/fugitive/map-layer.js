// The layer with the drawn map, which lays out, zooms and moves it, and animates pieces on it.

import { currentLook, openSurface } from "../../kit/boards/canvas.js";
import { Motion } from "../../kit/boards/motion.js";
import { canvasPoint } from "../../kit/boards/unit-square.js";
import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { latest } from "../../kit/page/latest.js";
import { cachedPlacesOf, placesOf } from "./city-places.js";
import { draw } from "./draw.js";
import { roadShapesOf } from "./geometry.js";

/**
 * @typedef {import("./draw.js").FugitiveView} FugitiveView
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./geometry.js").RoadShape} RoadShape
 * @typedef {import("./geometry.js").Way} Way
 * @typedef {import("./position.js").Piece} Piece
 * @typedef {import("./position.js").Setting} Setting
 */

/**
 * The marks on the map.
 * @typedef {Omit<FugitiveView, "width" | "height" | "transform" | "colours" | "font" | "places" | "roads">} Marks
 */

/** The duration of a move on the screen, in ms. */
const DURATION_MS = 200;

/** A map with more roads than this is drawn with less detail while it moves, and completely after a pause. */
const LARGE_MAP = { roads: 200, pauseMs: 120 };

/** The maximum distance of a point from the city that it means, in CSS pixels. */
const MAX_CITY_DISTANCE = 32;

export class MapLayer {
  /** @type {readonly Point[] | null} the places of the cities, from the first; null until they are computed */
  places = null;
  /** @type {readonly RoadShape[]} */
  roads = [];

  /** Counts the maps, so that a late result for an earlier map is ignored. */
  #layoutTurns = latest();
  /** @type {readonly { piece: Piece, way: Way }[]} */
  #movingPieces = [];
  #motion = new Motion(DURATION_MS, () => this.repaint());
  /** @type {ReturnType<typeof setTimeout> | undefined} set while the map is being moved */
  #detailTimer;
  #waitingMessage = h("div", { class: "map-waiting", hidden: true });

  /**
   * @param {HTMLElement} container
   * @param {import("../../kit/boards/zoom.js").Zoom} zoom
   * @param {() => Marks} currentMarks
   * @param {() => void} onCitiesMoved called when the cities have moved on the screen
   */
  constructor(container, zoom, currentMarks, onCitiesMoved) {
    this.view = zoom.view;
    this.currentMarks = currentMarks;
    this.onCitiesMoved = onCitiesMoved;
    this.surface = openSurface(container, (context, width, height) => {
      zoom.resize(width, height);
      this.#paint(context, width, height);
    });
    container.append(this.#waitingMessage);
  }

  /**
   * Shows another map when its layout is ready.
   * @param {Setting} setting
   */
  showMap(setting) {
    this.#layoutTurns.next();
    this.#setPlaces(setting, cachedPlacesOf(setting));
    if (!this.places) this.#computePlaces(setting);
  }

  repaint() {
    this.surface.repaint();
  }

  /** Updates the drawing after the map was zoomed or moved. More such changes may follow at once. */
  updateZoom() {
    clearTimeout(this.#detailTimer);
    this.#detailTimer = setTimeout(() => {
      this.#detailTimer = undefined;
      this.repaint();
    }, LARGE_MAP.pauseMs);
    this.repaint();
  }

  /**
   * Animates pieces on the way to their cities.
   * @param {readonly { piece: Piece, way: Way }[]} journeys
   */
  animate(journeys) {
    this.#movingPieces = this.places && !document.hidden ? journeys : [];
    if (this.#movingPieces.length > 0) this.#motion.start();
    else this.#motion.stop();
    this.repaint();
  }

  /**
   * A city on the screen, in CSS pixels from the board's top left; null while there is no map.
   * @param {number} city
   */
  screenPlaceOf(city) {
    const place = this.places?.[city - 1];
    return place ? canvasPoint(place, this.view.transform) : null;
  }

  /**
   * The city nearest to a point of the window, if it is near.
   * @param {number} x in CSS pixels
   * @param {number} y in CSS pixels
   */
  cityAt(x, y) {
    const { left, top } = this.surface.canvas.getBoundingClientRect();
    const places = this.places ?? [];
    const distances = places.map((place) => {
      const [right, down] = canvasPoint(place, this.view.transform);
      return Math.hypot(x - left - right, y - top - down);
    });
    const nearest = Math.min(...distances);
    return nearest <= MAX_CITY_DISTANCE ? distances.indexOf(nearest) + 1 : null;
  }

  close() {
    this.#layoutTurns.next();
    clearTimeout(this.#detailTimer);
    this.#motion.stop();
    this.surface.close();
    this.#waitingMessage.remove();
  }

  /** @param {Setting} setting */
  async #computePlaces(setting) {
    const turn = this.#layoutTurns.current;
    this.#waitingMessage.hidden = false;
    this.#waitingMessage.replaceChildren(h("p", { role: "status" }, t("fugitive-drawing")));
    try {
      const places = await placesOf(setting);
      if (turn.isCurrent) this.#setPlaces(setting, places);
    } catch {
      if (turn.isCurrent) this.#showFailure(setting);
    }
  }

  /**
   * @param {Setting} setting
   * @param {readonly Point[] | null} places
   */
  #setPlaces(setting, places) {
    this.places = places;
    this.roads = places ? roadShapesOf(setting.roads, places) : [];
    if (places) this.#waitingMessage.hidden = true;
    this.repaint();
  }

  /** @param {Setting} setting */
  #showFailure(setting) {
    const againButton = button(t("fugitive-draw-again"), () => this.#computePlaces(setting));
    this.#waitingMessage.replaceChildren(
      h("p", { role: "status" }, t("fugitive-not-drawn")),
      againButton,
    );
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} width
   * @param {number} height
   */
  #paint(context, width, height) {
    if (!this.places) return;
    this.onCitiesMoved();
    const { progress } = this.#motion;
    if (progress === 1) this.#movingPieces = [];
    draw(context, {
      ...currentLook(context.canvas, width, height),
      transform: this.view.transform,
      places: this.places,
      roads: this.roads,
      movingPieces: this.#movingPieces,
      // The motion slows down towards the end.
      progress: 1 - (1 - progress) ** 2,
      omitsDetails: this.#detailTimer !== undefined && this.roads.length > LARGE_MAP.roads,
      ...this.currentMarks(),
    });
  }
}
