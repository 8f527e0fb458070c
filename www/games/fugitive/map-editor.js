// The map in the editor: its cities are buttons over the drawing, and the visitor draws a road by dragging from one city to another.
// Zooming and moving work as on the map for play. Cities do not move when roads are added or removed. The worker lays out the map
// when the visitor asks for it, and when another map replaces it.

import { currentColours, currentFont, openSurface } from "../../kit/boards/canvas.js";
import { canvasPoint } from "../../kit/boards/unit-square.js";
import { Zoom, zoomOfKey } from "../../kit/boards/zoom.js";
import { button } from "../../kit/page/button.js";
import { h, setAttribute } from "../../kit/page/dom.js";
import { numeral, t } from "../../kit/page/i18n.js";
import { keyOf } from "../../kit/page/keys.js";
import { latest } from "../../kit/page/latest.js";
import { placesOf } from "./city-places.js";
import { draw } from "./draw.js";
import { roadShapesOf } from "./geometry.js";

/**
 * @typedef {import("../../wasm/warren.js").FugitiveDraft} Content
 * @typedef {import("../../kit/boards/editing.js").EditorHost} EditorHost
 * @typedef {import("../../kit/boards/editing.js").EditorView} EditorView
 * @typedef {import("./geometry.js").Point} Point
 */

/** The size of a touch target, in CSS pixels. */
const TOUCH_SIZE = 44;

/** The maximum distance of a press from a city, in CSS pixels. */
const MAX_PRESS_DISTANCE = 30;

/** The zoom factor after a touch that fits several cities. */
const ZOOM_STEP = 2;

/** The maximum number of roads that an edit adds. If more are new, it is another map. */
const MAX_NEW_ROADS = 3;

/** @type {Record<string, [number, number]>} the direction, right and down */
const ARROW_KEY_DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The keys for the city with the next or previous number, since the arrows may not reach every city. @type {Record<string, number>} */
const PAGE_KEY_STEPS = { PageDown: 1, PageUp: -1 };

export class MapEditor {
  /** @type {EditorView | null} */
  #view = null;
  /** @type {readonly Point[]} */
  #places = [];
  /** @type {HTMLButtonElement[]} by city, from the first */
  #buttons = [];
  /** @type {number | null} the city where a drag began, or that it reached last */
  #draggedCity = null;
  /** @type {number | null} the city that the pad has selected */
  #cursor = null;
  /** @type {Point | null} the place of the pointer during a drag */
  #pointer = null;
  /** Counts the maps, so that a late result for an earlier map is ignored. */
  #layoutTurns = latest();
  #cityButtons = h("div", {
    class: "map-handles map-editor",
    role: "group",
    "aria-label": t("board"),
  });
  /** Lays out the map. */
  button = button(t("fugitive-edit-lay"), () => this.#layOutMap());
  zoom = new Zoom(this.#cityButtons, {
    moved: () => this.surface.repaint(),
    press: (point, byFinger) => this.#handlePress(point, byFinger),
    hover: () => {},
    grab: (point, byFinger) => this.#grabCity(point, byFinger),
    drag: (point) => this.#dragTo(point),
    drop: () => this.#endDrag(),
    middle: () => this.#placeInTabOrder(),
  });
  tools = h(
    "div",
    { class: "editor-zoom" },
    button(t("fugitive-whole"), () => this.zoom.showWhole()),
  );

  /**
   * @param {HTMLElement} container
   * @param {EditorHost} host
   */
  constructor(container, host) {
    this.container = container;
    this.host = host;
    this.surface = openSurface(container, (context, width, height) => {
      this.zoom.resize(width, height);
      if (this.#view) this.#paint(context, width, height, this.#view);
    });
    container.append(this.#cityButtons, this.zoom.element);
    // A press on the drawing must not take the focus from the city.
    this.#cityButtons.addEventListener("mousedown", (event) => event.preventDefault());
    this.#cityButtons.addEventListener("click", (event) => this.#handleClick(event));
    this.#cityButtons.addEventListener("keydown", (event) => this.#handleKey(event));
  }

  /** @param {EditorView} view */
  show(view) {
    const previousContent = /** @type {Content | undefined} */ (this.#view?.content);
    const content = /** @type {Content} */ (view.content);
    this.#view = view;
    const count = content.cities;
    if (!previousContent || isOtherMap(previousContent, content)) {
      this.zoom.view.showWhole();
      this.#layOutMap();
    } else if (count < this.#places.length) this.#places = this.#places.slice(0, count);
    while (this.#places.length < count)
      this.#places = [...this.#places, placeForNewCity(this.#places)];
    while (this.#buttons.length > count) this.#buttons.pop()?.remove();
    if (this.#buttons.length > 0 && !this.#buttonInTabOrder()) this.#buttons[0].tabIndex = 0;
    if (this.#cursor !== null && this.#cursor > count) this.#cursor = null;
    while (this.#buttons.length < count) this.#addButton();
    this.#buttons.forEach((button, i) => {
      setAttribute(button, "aria-label", cityText(i + 1, content));
      setAttribute(button, "aria-pressed", String(view.picked === String(i + 1)));
    });
    this.surface.repaint();
  }

  /** @param {string} city */
  focus(city) {
    const button = this.#buttons[Number(city) - 1];
    if (!button) return;
    this.#revealCity(Number(city));
    this.#focusButton(button);
  }

  /** @param {number} city the city to show */
  #revealCity(city) {
    this.zoom.reveal(this.#places[city - 1]);
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  step(dx, dy) {
    const button = this.#buttonInTabOrder();
    if (!button) return "";
    this.#cursor = this.#nearestCityTowards(Number(button.dataset.cell), [dx, dy]);
    const newButton = this.#buttons[this.#cursor - 1];
    this.#revealCity(this.#cursor);
    // The focus stays on the pad, so that the visitor can press it again.
    this.#setTabStop(newButton);
    return newButton.getAttribute("aria-label") ?? "";
  }

  use() {
    const city = this.#buttonInTabOrder()?.dataset.cell;
    if (city === undefined) return;
    this.#cursor = Number(city);
    this.host.press(city);
    this.host.release();
  }

  close() {
    this.#layoutTurns.next();
    this.surface.close();
    this.zoom.close();
    this.#cityButtons.remove();
  }

  /** @param {HTMLButtonElement} button the button of a city */
  #focusButton(button) {
    this.#setTabStop(button);
    button.focus({ preventScroll: true });
  }

  /** @param {HTMLButtonElement} button the button of a city */
  #setTabStop(button) {
    for (const other of this.#buttons) other.tabIndex = other === button ? 0 : -1;
  }

  /** The city in the tab order. */
  #buttonInTabOrder() {
    return this.#buttons.find((button) => button.tabIndex === 0);
  }

  /** Lays out the map: the worker does it if the map is connected; otherwise the cities form a ring. */
  async #layOutMap() {
    const content = /** @type {Content | undefined} */ (this.#view?.content);
    if (!content) return;
    const { cities, roads } = content;
    const turn = this.#layoutTurns.next();
    if (this.#places.length !== cities) this.#places = placesOnRing(cities);
    this.surface.repaint();
    if (!isConnected(cities, roads)) return;
    try {
      const places = await placesOf({ cities, roads });
      if (!turn.isCurrent) return;
      // Cities may have been added or removed in the meantime.
      const count = this.#places.length;
      this.#places = places.slice(0, count);
      while (this.#places.length < count)
        this.#places = [...this.#places, placeForNewCity(this.#places)];
      this.surface.repaint();
    } catch {
      // The cities stay where they are.
    }
  }

  #addButton() {
    const city = this.#buttons.length + 1;
    const button = h("button", {
      type: "button",
      class: "map-handle",
      "data-cell": String(city),
      tabIndex: city === 1 ? 0 : -1,
    });
    this.#buttons.push(button);
    this.#cityButtons.append(button);
  }

  /**
   * The nearest city to a point of the canvas, and whether no other city is within a finger's reach.
   * @param {Point} point
   */
  #cityAt([x, y]) {
    const { transform } = this.zoom.view;
    const candidates = this.#places.map((place, i) => {
      const [ownX, ownY] = canvasPoint(place, transform);
      return { city: i + 1, distance: Math.hypot(ownX - x, ownY - y) };
    });
    const [best, rival] = candidates.sort((a, b) => a.distance - b.distance);
    if (!best || best.distance > MAX_PRESS_DISTANCE) return null;
    return { city: best.city, isClear: !rival || rival.distance >= TOUCH_SIZE / 2 };
  }

  /**
   * The city at a point. If a touch fits several cities, zooms in instead.
   * @param {Point} point
   * @param {boolean} byFinger
   * @returns {{ city: number | null, isNearer: boolean }}
   */
  #cityOrZoom(point, byFinger) {
    const picked = this.#cityAt(point);
    const isNearer = byFinger && picked?.isClear === false && this.zoom.zoomInOn(ZOOM_STEP, point);
    if (!isNearer) return { city: picked?.city ?? null, isNearer };
    this.host.showText(t("fugitive-closer"));
    return { city: null, isNearer };
  }

  /**
   * @param {Point} point
   * @param {boolean} byFinger
   */
  #handlePress(point, byFinger) {
    const { city } = this.#cityOrZoom(point, byFinger);
    if (city === null) return;
    this.#pressCity(city);
    this.host.release();
  }

  /**
   * Grabs a city at the point; without one, the map moves.
   * @param {Point} point
   * @param {boolean} byFinger
   */
  #grabCity(point, byFinger) {
    const { city, isNearer } = this.#cityOrZoom(point, byFinger);
    if (city === null) return isNearer;
    this.#draggedCity = city;
    this.#pressCity(city);
    return true;
  }

  /** @param {number} city a city in sight */
  #pressCity(city) {
    this.#cursor = null;
    this.#focusButton(this.#buttons[city - 1]);
    this.host.press(String(city));
  }

  /** @param {Point} point */
  #dragTo(point) {
    if (this.#draggedCity === null) return;
    this.#pointer = point;
    this.surface.repaint();
    const city = this.#cityAt(point)?.city ?? null;
    if (city === null || city === this.#draggedCity) return;
    this.#draggedCity = city;
    this.host.drag(String(city));
  }

  #endDrag() {
    if (this.#draggedCity === null) return;
    this.#draggedCity = null;
    this.#pointer = null;
    this.host.release();
    this.surface.repaint();
  }

  /** The place of the city in the tab order. */
  #placeInTabOrder() {
    const stop = this.#buttonInTabOrder();
    return stop ? (this.#places[Number(stop.dataset.cell) - 1] ?? null) : null;
  }

  /** Handles clicks by keys and screen readers; pointers go through the buttons. @param {MouseEvent} event */
  #handleClick(event) {
    const city = this.#cityOf(event);
    if (city === null) return;
    this.host.press(city);
    this.host.release();
  }

  /** @param {Event} event */
  #cityOf({ target }) {
    return target instanceof HTMLElement ? (target.dataset.cell ?? null) : null;
  }

  /** @param {KeyboardEvent} event */
  #handleKey(event) {
    const city = this.#cityOf(event);
    if (city === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyOf(event);
    const arrow = ARROW_KEY_DIRECTIONS[key];
    const numberStep = PAGE_KEY_STEPS[key];
    const factor = zoomOfKey(key);
    if (arrow) this.focus(String(this.#nearestCityTowards(Number(city), arrow)));
    else if (numberStep) this.#focusCityByNumber(Number(city) + numberStep);
    else if (factor !== undefined) this.zoom.zoomBy(factor);
    else if (!this.host.key(city, key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} city wraps around at both ends */
  #focusCityByNumber(city) {
    const count = this.#buttons.length;
    this.focus(String(((city - 1 + count) % count) + 1));
  }

  /**
   * The nearest city in a direction; the same city if there is none.
   * @param {number} from
   * @param {[number, number]} direction
   */
  #nearestCityTowards(from, [right, down]) {
    const [fromX, fromY] = this.#places[from - 1];
    let [best, minCost] = [from, Number.POSITIVE_INFINITY];
    this.#places.forEach(([x, y], i) => {
      const distanceAhead = right * (x - fromX) + down * (y - fromY);
      const distanceAside = Math.abs(down * (x - fromX) + right * (y - fromY));
      if (distanceAhead <= 1e-6 || distanceAhead + 2 * distanceAside >= minCost) return;
      [best, minCost] = [i + 1, distanceAhead + 2 * distanceAside];
    });
    return best;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} width
   * @param {number} height
   * @param {EditorView} view
   */
  #paint(context, width, height, view) {
    const content = /** @type {Content} */ (view.content);
    const colours = currentColours(context.canvas);
    const { transform } = this.zoom.view;
    const places = this.#places;
    const roads = roadShapesOf(content.roads, places);
    const { detectives, fugitive } = content;
    const picked = view.picked === null ? null : Number(view.picked);
    draw(context, {
      width,
      height,
      transform,
      colours,
      font: currentFont(context.canvas),
      places,
      roads,
      detectives,
      fugitive,
    });
    const centres = places.map((place) => canvasPoint(place, transform));
    centres.forEach(([x, y], i) => {
      const city = i + 1;
      this.#buttons[i].style.translate = `${x - TOUCH_SIZE / 2}px ${y - TOUCH_SIZE / 2}px`;
      const hasProblem = view.problemCells.has(String(city));
      const isChosen = city === picked || city === this.#cursor;
      if (!hasProblem && !isChosen) return;
      context.strokeStyle = isChosen ? colours.accent : colours.warn;
      context.lineWidth = 2;
      context.setLineDash(city === picked ? [5, 4] : isChosen ? [] : [2, 3]);
      context.beginPath();
      context.arc(x, y, 13, 0, 2 * Math.PI);
      context.stroke();
      context.setLineDash([]);
    });
    if (picked === null || !this.#pointer) return;
    const [x, y] = centres[picked - 1];
    context.strokeStyle = colours.accent;
    context.setLineDash([5, 4]);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(...this.#pointer);
    context.stroke();
    context.setLineDash([]);
  }
}

/**
 * Whether the change is so large that it is another map.
 * @param {Content} before
 * @param {Content} after
 */
function isOtherMap(before, after) {
  const text = (/** @type {Content["roads"][number]} */ road) => road.join();
  if (Math.abs(before.cities - after.cities) > 1) return true;
  const oldRoads = new Set(before.roads.map(text));
  const newRoads = after.roads.filter((road) => !oldRoads.has(text(road))).length;
  return newRoads > MAX_NEW_ROADS;
}

/**
 * @param {number} count
 * @returns {Point[]}
 */
function placesOnRing(count) {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return [0.5 + 0.42 * Math.cos(angle), 0.5 + 0.42 * Math.sin(angle)];
  });
}

/**
 * A place for a new city, as far from the others as possible on a grid.
 * @param {readonly Point[]} places
 * @returns {Point}
 */
function placeForNewCity(places) {
  const steps = 24;
  /** @type {Point} */
  let best = [0.5, 0.5];
  let maxDistance = -1;
  for (let i = 0; i <= steps * steps; i++) {
    const [x, y] = [(i % steps) / (steps - 1), Math.floor(i / steps) / steps];
    const distance = Math.min(0.25, ...places.map(([px, py]) => Math.hypot(px - x, py - y)));
    if (distance > maxDistance) [best, maxDistance] = [[x, y], distance];
  }
  return best;
}

/**
 * Whether the map is connected: only then can the distances along the roads determine the places.
 * @param {number} cities
 * @param {Content["roads"]} roads
 */
function isConnected(cities, roads) {
  const reached = new Set([1]);
  for (let previousSize = 0; previousSize < reached.size; ) {
    previousSize = reached.size;
    for (const [, one, other] of roads) {
      if (reached.has(one)) reached.add(other);
      if (reached.has(other)) reached.add(one);
    }
  }
  return reached.size === cities;
}

/**
 * A city, the pieces there, and the destinations of its roads.
 * @param {number} city
 * @param {Content} content
 */
function cityText(city, { detectives, fugitive, roads }) {
  const pieces = detectives.flatMap((place, i) =>
    place === city ? [t("fugitive-detective", { piece: numeral(i + 1) })] : [],
  );
  if (fugitive === city) pieces.push(t("fugitive-seat-1"));
  const ways = roads.flatMap(([kind, one, other]) => {
    if (one !== city && other !== city) return [];
    return [
      t("fugitive-by-to", { kind: t("fugitive-kind", { kind }), city: one === city ? other : one }),
    ];
  });
  const contents = [...pieces, ...ways];
  return contents.length > 0
    ? t("fugitive-edit-city", { city, what: contents.join(t("list-comma")) })
    : t("fugitive-edit-city-bare", { city });
}
