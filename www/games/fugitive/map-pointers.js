// Handles the mouse and fingers on the map: presses, which choose for the turn in progress, and the mouse's hovering.

import { numeral, t } from "../../kit/page/i18n.js";
import { sourceOf } from "../../kit/page/roots.js";
import { ANY_KIND } from "./position.js";
import { RoadKindQuestion } from "./road-kind-question.js";

/**
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./picking.js").PickedCity} PickedCity
 */

/**
 * The board's callbacks for presses.
 * @typedef {Object} PointingHost
 * @property {() => boolean} mayChoose whether the visitor may choose; shows the reason if not
 * @property {() => boolean} isVisitorToMove whether the visitor may choose now
 * @property {(piece: number) => void} select
 * @property {(city: number, kind: string) => void} choose
 * @property {(city: number) => void} sendOnRoute sends the selected piece on a route
 * @property {() => void} send
 * @property {(city: number) => void} refuse
 * @property {(text: string) => void} showText
 * @property {() => void} onRestore shows the turn after a press was taken back
 */

/** The minimum zoom factor after a press that fits several choices, and the distance at which they are distinct, in CSS pixels. */
const ZOOM_STEP = { minFactor: 2, apart: 48 };

export class MapPointers {
  kindQuestion = new RoadKindQuestion();

  /**
   * @param {{ map: import("./map-display.js").MapDisplay, targetFinder: import("./target-finder.js").TargetFinder, plan: import("./visitor-plan.js").VisitorPlan }} board
   * @param {PointingHost} callbacks
   */
  constructor(board, callbacks) {
    this.board = board;
    this.callbacks = callbacks;
  }

  /** Clears the target of the pointer, and closes the question for the kind of road. */
  clear() {
    this.kindQuestion.close();
    this.board.map.hoveredRoad = null;
  }

  /**
   * @param {Point} point
   * @param {boolean} byFinger
   * @returns {(() => void) | void} takes the press back
   */
  press(point, byFinger) {
    this.kindQuestion.close();
    if (!this.callbacks.mayChoose()) return;
    const { targetFinder, plan } = this.board;
    const restore = plan.save();
    const pointerKind = byFinger ? "finger" : "mouse";
    const piece = targetFinder.pieceAt(point, pointerKind);
    const picked = piece === null ? targetFinder.targetAt(point, pointerKind) : null;
    if (piece !== null) this.callbacks.select(piece);
    else if (!picked) return;
    else if (byFinger && !picked.isClear && this.#zoomInOn(picked, point)) return;
    else if (picked.isAvailable) this.choose(picked);
    else if (plan.canSendOnRoute(picked.city)) this.callbacks.sendOnRoute(picked.city);
    else this.callbacks.refuse(picked.city);
    return () => {
      if (restore()) this.callbacks.onRestore();
    };
  }

  /**
   * Zooms in until a finger can press one of the cities at a point.
   * @param {PickedCity} picked
   * @param {Point} point
   */
  #zoomInOn({ rivalDistance }, point) {
    const factor = Math.max(ZOOM_STEP.minFactor, ZOOM_STEP.apart / Math.max(1, rivalDistance));
    const isNearer = this.board.map.zoom.zoomInOn(factor, point);
    if (isNearer) this.callbacks.showText(t("fugitive-closer"));
    return isNearer;
  }

  /**
   * Chooses a city that the selected piece can reach, and asks for the kind of road if it matters.
   * @param {Pick<PickedCity, "city" | "kind">} picked
   */
  choose(picked) {
    const { city } = picked;
    const { targetFinder, map, plan } = this.board;
    const kinds = targetFinder.kindsToChooseFrom(picked);
    if (kinds.length === 1) {
      const [firstChoice] = plan.turn.choices;
      const isSameChoice =
        firstChoice?.city === city && firstChoice.kind === kinds[0] && !firstChoice.goal;
      // A second press on the same choice sends it.
      if (plan.turn.count === 1 && isSameChoice) this.callbacks.send();
      else this.callbacks.choose(city, kinds[0]);
      return;
    }
    const spot = map.layer.screenPlaceOf(city);
    if (!spot) return;
    const choose = (/** @type {string} */ kind) => this.callbacks.choose(city, kind);
    this.kindQuestion.open(city, kinds, spot, map.container.clientWidth, choose);
    this.callbacks.showText(t("fugitive-which-kind", { city: numeral(city) }));
  }

  /** @param {Point | null} point */
  hover(point) {
    const { targetFinder, map, plan } = this.board;
    const canChoose = point !== null && this.callbacks.isVisitorToMove();
    const isPiece = canChoose && targetFinder.pieceAt(point, "mouse") !== null;
    const target = canChoose && !isPiece ? targetFinder.targetAt(point, "mouse") : null;
    const picked =
      target && (target.isAvailable || plan.canSendOnRoute(target.city)) ? target : null;
    map.handles.element.style.cursor = isPiece || picked ? "pointer" : "";
    map.hoveredRoad = picked && { city: picked.city, kind: picked.kind ?? ANY_KIND };
  }

  /** Closes the question for the kind of road on a press outside it. @param {PointerEvent} event */
  closeQuestionOnPressOutside(event) {
    const target = sourceOf(event);
    if (target instanceof Node && !this.kindQuestion.element.contains(target))
      this.kindQuestion.close();
  }
}
