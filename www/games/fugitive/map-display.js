// The map on a board for play: the drawing, the buttons over the pieces, the zoom with its arrows, and lists for screen readers.

import { currentLook } from "../../kit/boards/canvas.js";
import { Zoom } from "../../kit/boards/zoom.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { edgeTargetsOf } from "./edge-targets.js";
import { isCrowded } from "./labels.js";
import { MapLayer } from "./map-layer.js";
import { PieceHandles } from "./piece-handles.js";
import { placeOf } from "./place-names.js";
import { choiceMarks, marksOf, routeMarks, suggestedMarks } from "./visible-position.js";
import { mapText, pieceLabel, placesText } from "./words.js";

/**
 * The content of the map.
 * @typedef {Object} MapContent
 * @property {import("../../kit/boards/board.js").BoardState} state
 * @property {import("./visible-position.js").VisiblePosition} visiblePosition
 * @property {string} position identifies the position
 * @property {import("../../kit/boards/program-drawings.js").ProgramDrawings} drawings
 */

/** The minimum distance between cities for a finger, in CSS pixels. */
const MIN_TOUCH_DISTANCE = 44;

export class MapDisplay {
  /** The city that the visitor searches for. @type {number | null} */
  #foundCity = null;
  /** The choice under the mouse, or selected by keys. @type {import("./target-finder.js").AimedRoad | null} */
  #hoveredRoad = null;
  /** @type {MapContent | null} */
  #content = null;
  /** The position for which the zoom buttons have been moved aside. */
  #clearedFor = "";
  #cityCount = 0;
  #placeList = h("ul", { class: "unseen", "aria-label": t("fugitive-places") });
  #roadList = h("ul", { class: "unseen", "aria-label": t("fugitive-roads-all") });

  /**
   * @param {HTMLElement} container
   * @param {import("./visitor-plan.js").VisitorPlan} plan
   * @param {Pick<import("../../kit/boards/zoom.js").ZoomCallbacks, "press" | "hover" | "moved">} gestures
   * @param {(piece: number) => void} select called for a press on a piece's button by a key
   */
  constructor(container, plan, gestures, select) {
    this.container = container;
    this.plan = plan;
    this.handles = new PieceHandles(select);
    this.zoom = new Zoom(this.handles.element, {
      ...gestures,
      moved: () => {
        gestures.moved();
        this.layer.updateZoom();
      },
      state: () => plan.turn,
      middle: () => this.placeOfCity(plan.selectedCity),
    });
    this.layer = new MapLayer(
      container,
      this.zoom,
      () => this.#currentMarks(),
      () => this.#placeButtons(),
    );
    container.append(this.handles.element, this.zoom.element, this.#placeList, this.#roadList);
  }

  /** Shows another map. @param {import("./position.js").Setting} setting */
  setMap(setting) {
    this.#cityCount = setting.cities;
    this.#foundCity = null;
    if (!this.zoom.view.isWhole) this.zoom.showWhole();
    this.layer.showMap(setting);
    this.#roadList.replaceChildren(...mapText(setting).map((text) => h("li", null, text)));
  }

  /**
   * @param {MapContent} content
   * @param {number} viewer
   */
  show(content, viewer) {
    if (content.position !== this.#content?.position) {
      const places = placesText(content.visiblePosition.report, viewer);
      this.#placeList.replaceChildren(...places.map((text) => h("li", null, text)));
    }
    this.#content = content;
    this.#placeButtons();
    this.#updateEdgeTargets();
    this.layer.repaint();
  }

  get hoveredRoad() {
    return this.#hoveredRoad;
  }

  set hoveredRoad(hovered) {
    const isSame =
      hovered?.city === this.#hoveredRoad?.city && hovered?.kind === this.#hoveredRoad?.kind;
    if (isSame) return;
    this.#hoveredRoad = hovered;
    this.layer.repaint();
  }

  /** @param {number | null} city */
  placeOfCity(city) {
    return city === null ? null : (this.layer.places?.[city - 1] ?? null);
  }

  /** Brings a city into view. @param {number | null} city */
  reveal(city) {
    const place = this.placeOfCity(city);
    if (place) this.zoom.reveal(place);
  }

  /**
   * Marks a city, and brings it into view.
   * @param {number | null} city
   * @param {boolean} isFinal whether the visitor has typed all of its number
   */
  showFoundCity(city, isFinal) {
    this.#foundCity = city;
    const place = this.placeOfCity(city);
    if (!place) return;
    const usualDistance = this.zoom.view.transform.side / Math.sqrt(this.#cityCount);
    this.zoom.reveal(place, Math.max(1, MIN_TOUCH_DISTANCE / usualDistance));
    if (isFinal) this.container.scrollIntoView({ block: "nearest" });
  }

  /** Whether the cities are too close together for a finger. */
  get areCitiesTooClose() {
    const { isWhole, transform } = this.zoom.view;
    return isWhole && isCrowded(this.#cityCount, transform.side);
  }

  close() {
    this.layer.close();
    this.zoom.close();
    this.handles.element.remove();
    this.#placeList.remove();
    this.#roadList.remove();
  }

  /** Moves the buttons to the cities' current places. */
  #placeButtons() {
    if (!this.#content) return;
    const { people } = this.#content.state;
    const { cities, seat, turn } = this.plan;
    const pieces = people.length > 0 ? cities : [];
    this.handles.show(
      pieces.map((city, piece) => ({
        label: pieceLabel(seat, piece, city, turn.choices[piece] ?? null),
        spot: city === null ? null : this.layer.screenPlaceOf(city),
      })),
      turn.selected,
    );
    this.#keepClear();
  }

  /** Moves the zoom buttons away from the pieces, once per position. */
  #keepClear() {
    const { places } = this.layer;
    if (!this.#content || !places || this.#clearedFor === this.#content.position) return;
    this.#clearedFor = this.#content.position;
    const { cities, roads } = this.plan;
    const { detectives, fugitive } = this.#content.visiblePosition.report;
    const targetCities = roads.flatMap((roads) => roads.map(([, city]) => city));
    const placesOf = (/** @type {readonly (number | null)[]} */ cities) =>
      [...new Set(cities)].map((city) => this.placeOfCity(city)).filter((place) => place !== null);
    const piecePlaces = placesOf([...cities, ...(detectives ?? []), fugitive]);
    this.zoom.keepClear({
      piecePlaces,
      controlPlaces: placesOf(targetCities),
      visiblePlaces: places,
    });
    this.#updateEdgeTargets();
  }

  #updateEdgeTargets() {
    const { places } = this.layer;
    if (!this.#content || !places) return;
    const { report } = this.#content.visiblePosition;
    this.zoom.pointAt(
      edgeTargetsOf({ report, places, marks: this.#currentMarks(), foundCity: this.#foundCity }),
    );
  }

  /** The marks on the map. @returns {import("./map-layer.js").Marks} */
  #currentMarks() {
    if (!this.#content) return {};
    const { drawings, visiblePosition, state } = this.#content;
    const { seat, targets, turn } = this.plan;
    const mayChoose = state.refusal === null && turn.stage !== null;
    const choiceInProgress = mayChoose
      ? choiceMarks(visiblePosition.report, turn, seat, targets)
      : {};
    const shownChoice = suggestedMarks(visiblePosition.report, state, choiceInProgress);
    const hovered = this.#hoveredRoad;
    return {
      ...marksOf(visiblePosition),
      ...shownChoice,
      ...(state.people.length > 0 ? routeMarks(this.plan, hovered?.city ?? null) : {}),
      foundCity: this.#foundCity,
      hoveredRoad: hovered && {
        kind: hovered.kind,
        from: shownChoice.selectedCity ?? hovered.city,
        to: hovered.city,
      },
      drawings: this.#drawingLayers(drawings, visiblePosition.report),
    };
  }

  /**
   * A program's drawings.
   * @param {MapContent["drawings"]} drawings
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
