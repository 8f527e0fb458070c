// The map as it is set up: its cities as buttons over the drawing, a road drawn by going from one to another. Cities stay where
// they are while roads come and go; the worker lays them out when one asks for it, and when another map takes its place.

import { h, setAttribute } from "../../dom.js";
import { t } from "../../i18n.js";
import { currentColours, currentFont, openSurface } from "../canvas.js";
import { draw } from "./draw.js";
import { onScreen, shapesOf, whole } from "./geometry.js";
import { placesOf } from "./places.js";

/**
 * @typedef {import("../../wasm/engines.js").FugitiveDraft} Content
 * @typedef {import("../editing.js").EditorHost} EditorHost
 * @typedef {import("../editing.js").EditorView} EditorView
 * @typedef {import("./geometry.js").Point} Point
 */

/** As large as a finger, in CSS pixels. */
const SIZE = 44;

/** How far from a city a press may be, in CSS pixels. */
const REACH = 30;

/** So many roads changed at once are another map. */
const OTHER = 3;

/** @type {Record<string, [number, number]>} right and down */
const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** To the city with the next number: to some no arrow may lead. @type {Record<string, number>} */
const PAGES = { PageDown: 1, PageUp: -1 };

export class MapEditor {
  /** @type {EditorView | null} */
  #view = null;
  /** @type {readonly Point[]} */
  #places = [];
  /** @type {HTMLButtonElement[]} by city, from the first */
  #buttons = [];
  /** @type {number | null} the city that the pressed pointer is on */
  #at = null;
  /** @type {number | null} the city that the pad has moved to */
  #cursor = null;
  /** @type {Point | null} where the pressed pointer is */
  #pointer = null;
  /** Counts the maps, so that no earlier one's places come. */
  #maps = 0;
  #listening = new AbortController();
  #cities = h("div", { class: "map-handles map-editor", role: "group", "aria-label": t("board") });
  /** Lays the map out. */
  button = h(
    "button",
    { type: "button", class: "button", onclick: () => this.#lay() },
    t("fugitive-edit-lay"),
  );

  /**
   * @param {HTMLElement} container
   * @param {EditorHost} host
   */
  constructor(container, host) {
    this.container = container;
    this.host = host;
    this.surface = openSurface(container, (context, width, height) => {
      if (this.#view) this.#paint(context, width, height, this.#view);
    });
    container.append(this.#cities);
    const { signal } = this.#listening;
    this.#cities.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    this.#cities.addEventListener("click", (event) => this.#click(event), { signal });
    this.#cities.addEventListener("keydown", (event) => this.#key(event), { signal });
    document.addEventListener("pointermove", (event) => this.#move(event), { signal });
    for (const kind of ["pointerup", "pointercancel"]) {
      document.addEventListener(kind, () => this.#up(), { signal });
    }
  }

  /** @param {EditorView} view */
  show(view) {
    const before = /** @type {Content | undefined} */ (this.#view?.content);
    const content = /** @type {Content} */ (view.content);
    this.#view = view;
    const count = content.cities;
    if (!before || isOther(before, content)) this.#lay();
    else if (count < this.#places.length) this.#places = this.#places.slice(0, count);
    while (this.#places.length < count) this.#places = [...this.#places, freeSpot(this.#places)];
    while (this.#buttons.length > count) this.#buttons.pop()?.remove();
    if (this.#buttons.length > 0 && !this.#stop()) this.#buttons[0].tabIndex = 0;
    if (this.#cursor !== null && this.#cursor > count) this.#cursor = null;
    while (this.#buttons.length < count) this.#addButton();
    this.#buttons.forEach((button, i) => {
      setAttribute(button, "aria-label", cityText(i + 1, content));
      button.toggleAttribute("aria-invalid", view.marked.has(String(i + 1)));
      setAttribute(button, "aria-pressed", String(view.picked === String(i + 1)));
    });
    this.surface.repaint();
  }

  /** @param {string} city */
  focus(city) {
    const button = this.#buttons[Number(city) - 1];
    if (!button) return;
    for (const other of this.#buttons) other.tabIndex = other === button ? 0 : -1;
    button.focus({ preventScroll: true });
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  step(dx, dy) {
    const stop = this.#stop();
    if (!stop) return "";
    this.#go(Number(stop.dataset.cell), [dx, dy]);
    const now = this.#stop() ?? stop;
    this.#cursor = Number(now.dataset.cell);
    this.surface.repaint();
    return now.getAttribute("aria-label") ?? "";
  }

  use() {
    const city = this.#stop()?.dataset.cell;
    if (city === undefined) return;
    this.#cursor = Number(city);
    this.host.press(city);
    this.host.release();
  }

  close() {
    this.#maps += 1;
    this.#listening.abort();
    this.surface.close();
    this.#cities.remove();
  }

  /** The city in the tab order. */
  #stop() {
    return this.#buttons.find((button) => button.tabIndex === 0);
  }

  /** Lays the map out: by the worker, if all of it hangs together; else in a ring. */
  async #lay() {
    const content = /** @type {Content | undefined} */ (this.#view?.content);
    if (!content) return;
    const { cities, roads } = content;
    this.#maps += 1;
    const mine = this.#maps;
    if (this.#places.length !== cities) this.#places = ring(cities);
    this.surface.repaint();
    if (!hangsTogether(cities, roads)) return;
    try {
      const places = await placesOf({ cities, roads });
      if (mine !== this.#maps) return;
      // Meanwhile cities may have come or gone.
      const wanted = this.#places.length;
      this.#places = places.slice(0, wanted);
      while (this.#places.length < wanted) this.#places = [...this.#places, freeSpot(this.#places)];
      this.surface.repaint();
    } catch {
      // They stay where they are.
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
    this.#cities.append(button);
  }

  /**
   * The city at a point of the screen.
   * @param {{ clientX: number, clientY: number }} event
   * @returns {number | null}
   */
  #cityAt({ clientX, clientY }) {
    const { left, top } = this.container.getBoundingClientRect();
    const point = [clientX - left, clientY - top];
    let [best, nearest] = [/** @type {number | null} */ (null), REACH];
    this.#spots().forEach(([x, y], i) => {
      const far = Math.hypot(x - point[0], y - point[1]);
      if (far < nearest) [best, nearest] = [i + 1, far];
    });
    return best;
  }

  #spots() {
    const { clientWidth, clientHeight } = this.container;
    const transform = whole(clientWidth, clientHeight);
    return this.#places.map((place) => onScreen(place, transform));
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const city = this.#cityAt(event);
    if (city === null || event.button !== 0) return;
    this.#at = city;
    this.#cursor = null;
    this.focus(String(city));
    // The button below does not take the focus from it.
    event.preventDefault();
    this.host.press(String(city));
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (this.#at === null) return;
    const { left, top } = this.container.getBoundingClientRect();
    this.#pointer = [event.clientX - left, event.clientY - top];
    this.surface.repaint();
    const city = this.#cityAt(event);
    if (city === null || city === this.#at) return;
    this.#at = city;
    this.host.drag(String(city));
  }

  #up() {
    if (this.#at === null) return;
    this.#at = null;
    this.#pointer = null;
    this.host.release();
    this.surface.repaint();
  }

  /** Keys and screen readers click on the buttons, pointers come through them. @param {MouseEvent} event */
  #click(event) {
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
  #key(event) {
    const city = this.#cityOf(event);
    if (city === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const by = PAGES[event.key];
    if (arrow) this.#go(Number(city), arrow);
    else if (by) this.#turnTo(Number(city) + by);
    else if (!this.host.key(city, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} city counted on from the last one to the first, and back */
  #turnTo(city) {
    const count = this.#buttons.length;
    this.focus(String(((city - 1 + count) % count) + 1));
  }

  /**
   * On to the nearest city in a direction.
   * @param {number} from
   * @param {[number, number]} direction
   */
  #go(from, [right, down]) {
    const [fx, fy] = this.#places[from - 1];
    let [best, least] = [from, Number.POSITIVE_INFINITY];
    this.#places.forEach(([x, y], i) => {
      const ahead = right * (x - fx) + down * (y - fy);
      const aside = Math.abs(down * (x - fx) + right * (y - fy));
      if (ahead <= 1e-6 || ahead + 2 * aside >= least) return;
      [best, least] = [i + 1, ahead + 2 * aside];
    });
    this.focus(String(best));
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
    const transform = whole(width, height);
    const places = this.#places;
    const roads = shapesOf(content.roads, places);
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
    const spots = places.map((place) => onScreen(place, transform));
    spots.forEach(([x, y], i) => {
      const city = i + 1;
      this.#buttons[i].style.translate = `${x - SIZE / 2}px ${y - SIZE / 2}px`;
      const isMarked = view.marked.has(String(city));
      const isChosen = city === picked || city === this.#cursor;
      if (!isMarked && !isChosen) return;
      context.strokeStyle = isChosen ? colours.accent : colours.warn;
      context.lineWidth = 2;
      context.setLineDash(city === picked ? [5, 4] : []);
      context.beginPath();
      context.arc(x, y, 13, 0, 2 * Math.PI);
      context.stroke();
      context.setLineDash([]);
    });
    if (picked === null || !this.#pointer) return;
    const [x, y] = spots[picked - 1];
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
 * Whether so much has changed at once that it is another map.
 * @param {Content} before
 * @param {Content} after
 */
function isOther(before, after) {
  const text = (/** @type {Content["roads"][number]} */ road) => road.join();
  if (Math.abs(before.cities - after.cities) > 1) return true;
  const old = new Set(before.roads.map(text));
  const fresh = after.roads.filter((road) => !old.has(text(road))).length;
  return fresh > OTHER;
}

/**
 * @param {number} count
 * @returns {Point[]}
 */
function ring(count) {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return [0.5 + 0.42 * Math.cos(angle), 0.5 + 0.42 * Math.sin(angle)];
  });
}

/**
 * A place for one city more, as far from the others as any of a grid.
 * @param {readonly Point[]} places
 * @returns {Point}
 */
function freeSpot(places) {
  const steps = 24;
  /** @type {Point} */
  let best = [0.5, 0.5];
  let farthest = -1;
  for (let i = 0; i <= steps * steps; i++) {
    const [x, y] = [(i % steps) / (steps - 1), Math.floor(i / steps) / steps];
    const far = Math.min(0.25, ...places.map(([px, py]) => Math.hypot(px - x, py - y)));
    if (far > farthest) [best, farthest] = [[x, y], far];
  }
  return best;
}

/**
 * Whether one can come from every city to every other, so that the distances along the roads tell where they are drawn.
 * @param {number} cities
 * @param {Content["roads"]} roads
 */
function hangsTogether(cities, roads) {
  const reached = new Set([1]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const [, one, other] of roads) {
      if (reached.has(one)) reached.add(other);
      if (reached.has(other)) reached.add(one);
    }
  }
  return reached.size === cities;
}

/**
 * A city, who is there, and where its roads lead.
 * @param {number} city
 * @param {Content} content
 */
function cityText(city, { detectives, fugitive, roads }) {
  const here = detectives.flatMap((place, i) =>
    place === city ? [t("fugitive-detective", { piece: String(i + 1) })] : [],
  );
  if (fugitive === city) here.push(t("fugitive-seat-1"));
  const ways = roads.flatMap(([kind, one, other]) => {
    if (one !== city && other !== city) return [];
    return [
      t("fugitive-by-to", { kind: t("fugitive-kind", { kind }), city: one === city ? other : one }),
    ];
  });
  const what = [...here, ...ways];
  return what.length > 0
    ? t("fugitive-edit-city", { city, what: what.join(t("list-comma")) })
    : t("fugitive-edit-city-bare", { city });
}
