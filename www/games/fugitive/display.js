// The map on a board for play: the drawing, the buttons over the pieces, the zoom with its arrows, and lists for screen readers.

import { currentLook } from "../../kit/boards/canvas.js";
import { Zoom } from "../../kit/boards/zoom.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { PieceHandles } from "./handles.js";
import { isCrowded } from "./labels.js";
import { MapLayer } from "./layer.js";
import { outsideOf } from "./outside.js";
import { placeOf } from "./place-names.js";
import { choiceMarks, marksOf, routeMarks, suggestedMarks } from "./seen.js";
import { mapText, pieceLabel, placesText } from "./words.js";

/**
 * The content of the map.
 * @typedef {Object} Shown
 * @property {import("../../kit/boards/board.js").BoardState} state
 * @property {import("./seen.js").Seen} seen
 * @property {string} position identifies the position
 * @property {import("../../kit/boards/program-drawings.js").ProgramDrawings} drawings
 */

/** The minimum distance between cities for a finger, in CSS pixels. */
const MIN_TOUCH_DISTANCE = 44;

export class MapDisplay {
  /** The city that the visitor searches for. @type {number | null} */
  #found = null;
  /** The choice under the mouse, or selected by keys. @type {import("./aim.js").Aimed | null} */
  #hovered = null;
  /** @type {Shown | null} */
  #shown = null;
  /** The position for which the zoom buttons have been moved aside. */
  #cleared = "";
  #cities = 0;
  #list = h("ul", { class: "unseen", "aria-label": t("fugitive-places") });
  #roads = h("ul", { class: "unseen", "aria-label": t("fugitive-roads-all") });

  /**
   * @param {HTMLElement} container
   * @param {import("./plan.js").Plan} plan
   * @param {Pick<import("../../kit/boards/zoom.js").ZoomCallbacks, "press" | "hover" | "moved">} pointed
   * @param {(piece: number) => void} select called for a press on a piece's button by a key
   */
  constructor(container, plan, pointed, select) {
    this.container = container;
    this.plan = plan;
    this.handles = new PieceHandles(select);
    this.zoom = new Zoom(this.handles.element, {
      ...pointed,
      moved: () => {
        pointed.moved();
        this.layer.moved();
      },
      state: () => plan.turn,
      middle: () => this.placeOf(plan.from),
    });
    this.layer = new MapLayer(
      container,
      this.zoom,
      () => this.#marks(),
      () => this.#placed(),
    );
    container.append(this.handles.element, this.zoom.element, this.#list, this.#roads);
  }

  /** Shows another map. @param {import("./position.js").Setting} setting */
  setMap(setting) {
    this.#cities = setting.cities;
    this.#found = null;
    if (!this.zoom.view.isWhole) this.zoom.showWhole();
    this.layer.show(setting);
    this.#roads.replaceChildren(...mapText(setting).map((text) => h("li", null, text)));
  }

  /**
   * @param {Shown} shown
   * @param {number} viewer
   */
  show(shown, viewer) {
    if (shown.position !== this.#shown?.position) {
      const places = placesText(shown.seen.report, viewer);
      this.#list.replaceChildren(...places.map((text) => h("li", null, text)));
    }
    this.#shown = shown;
    this.#placed();
    this.#pointOutside();
    this.layer.repaint();
  }

  get hovered() {
    return this.#hovered;
  }

  set hovered(hovered) {
    const isSame = hovered?.city === this.#hovered?.city && hovered?.kind === this.#hovered?.kind;
    if (isSame) return;
    this.#hovered = hovered;
    this.layer.repaint();
  }

  /** @param {number | null} city */
  placeOf(city) {
    return city === null ? null : (this.layer.places?.[city - 1] ?? null);
  }

  /** Brings a city into view. @param {number | null} city */
  reveal(city) {
    const place = this.placeOf(city);
    if (place) this.zoom.reveal(place);
  }

  /**
   * Marks a city, and brings it into view.
   * @param {number | null} city
   * @param {boolean} isFinal whether the visitor has typed all of its number
   */
  find(city, isFinal) {
    this.#found = city;
    const place = this.placeOf(city);
    if (!place) return;
    const usual = this.zoom.view.transform.side / Math.sqrt(this.#cities);
    this.zoom.reveal(place, Math.max(1, MIN_TOUCH_DISTANCE / usual));
    if (isFinal) this.container.scrollIntoView({ block: "nearest" });
  }

  /** Whether the cities are too close together for a finger. */
  get isSmall() {
    const { isWhole, transform } = this.zoom.view;
    return isWhole && isCrowded(this.#cities, transform.side);
  }

  close() {
    this.layer.close();
    this.zoom.close();
    this.handles.element.remove();
    this.#list.remove();
    this.#roads.remove();
  }

  /** Moves the buttons to the cities' current places. */
  #placed() {
    if (!this.#shown) return;
    const { people } = this.#shown.state;
    const { cities, seat, turn } = this.plan;
    const pieces = people.length > 0 ? cities : [];
    this.handles.show(
      pieces.map((city, piece) => ({
        label: pieceLabel(seat, piece, city, turn.choices[piece] ?? null),
        spot: city === null ? null : this.layer.spot(city),
      })),
      turn.selected,
    );
    this.#keepClear();
  }

  /** Moves the zoom buttons away from the pieces, once per position. */
  #keepClear() {
    const { places } = this.layer;
    if (!this.#shown || !places || this.#cleared === this.#shown.position) return;
    this.#cleared = this.#shown.position;
    const { cities, roads } = this.plan;
    const { detectives, fugitive } = this.#shown.seen.report;
    const targets = roads.flatMap((roads) => roads.map(([, city]) => city));
    const placesOf = (/** @type {readonly (number | null)[]} */ cities) =>
      [...new Set(cities)].map((city) => this.placeOf(city)).filter((place) => place !== null);
    const piecePlaces = placesOf([...cities, ...(detectives ?? []), fugitive]);
    this.zoom.keepClear({ piecePlaces, controlPlaces: placesOf(targets), visiblePlaces: places });
    this.#pointOutside();
  }

  #pointOutside() {
    const { places } = this.layer;
    if (!this.#shown || !places) return;
    const { report } = this.#shown.seen;
    this.zoom.pointAt(outsideOf({ report, places, marks: this.#marks(), found: this.#found }));
  }

  /** The marks on the map. @returns {import("./layer.js").Marks} */
  #marks() {
    if (!this.#shown) return {};
    const { drawings, seen, state } = this.#shown;
    const { seat, targets, turn } = this.plan;
    const mayChoose = state.refusal === null && turn.stage !== null;
    const own = mayChoose ? choiceMarks(seen.report, turn, seat, targets) : {};
    const choice = suggestedMarks(seen.report, state, own);
    const hovered = this.#hovered;
    return {
      ...marksOf(seen),
      ...choice,
      ...(state.people.length > 0 ? routeMarks(this.plan, hovered?.city ?? null) : {}),
      found: this.#found,
      hovered: hovered && {
        kind: hovered.kind,
        from: choice.selected ?? hovered.city,
        to: hovered.city,
      },
      drawings: this.#drawingLayers(drawings, seen.report),
    };
  }

  /**
   * A program's drawings.
   * @param {Shown["drawings"]} drawings
   * @param {import("./position.js").Report} report
   */
  #drawingLayers(drawings, report) {
    const { places, roads, surface } = this.layer;
    if (!places) return null;
    const { width, height, transform } = this.zoom.view;
    const look = currentLook(surface.canvas, width, height);
    return drawings.layersAt(look, (name) => placeOf({ places, roads, transform }, report, name));
  }
}
