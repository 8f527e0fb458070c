// Handles the mouse and fingers on the map: presses, which choose for the turn in progress, and the mouse's hovering.

import { numeral, t } from "../../kit/page/i18n.js";
import { sourceOf } from "../../kit/page/roots.js";
import { KindChoice } from "./kinds.js";
import { ANY } from "./position.js";

/**
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./picking.js").Picked} Picked
 */

/**
 * The board's callbacks for presses.
 * @typedef {Object} PointingHost
 * @property {() => boolean} mayChoose whether the visitor may choose; shows the reason if not
 * @property {() => boolean} isOpen whether the visitor may choose now
 * @property {(piece: number) => void} select
 * @property {(city: number, kind: string) => void} choose
 * @property {(city: number) => void} aim sends the selected piece on a route
 * @property {() => void} send
 * @property {(city: number) => void} refuse
 * @property {(text: string) => void} say
 * @property {() => void} restored shows the turn after a press was taken back
 */

/** The minimum zoom factor after a press that fits several choices, and the distance at which they are distinct, in CSS pixels. */
const ZOOM_STEP = { minFactor: 2, apart: 48 };

export class Pointing {
  kinds = new KindChoice();

  /**
   * @param {{ map: import("./display.js").MapDisplay, aim: import("./aim.js").Aim, plan: import("./plan.js").Plan }} board
   * @param {PointingHost} on
   */
  constructor(board, on) {
    this.board = board;
    this.on = on;
  }

  /** Clears the target of the pointer, and closes the question for the kind of road. */
  clear() {
    this.kinds.close();
    this.board.map.hovered = null;
  }

  /**
   * @param {Point} point
   * @param {boolean} byFinger
   * @returns {(() => void) | void} takes the press back
   */
  press(point, byFinger) {
    this.kinds.close();
    if (!this.on.mayChoose()) return;
    const { aim, plan } = this.board;
    const restore = plan.keep();
    const by = byFinger ? "finger" : "mouse";
    const piece = aim.pieceAt(point, by);
    const picked = piece === null ? aim.at(point, by) : null;
    if (piece !== null) this.on.select(piece);
    else if (!picked) return;
    else if (byFinger && !picked.isClear && this.#closer(picked, point)) return;
    else if (picked.isOpen) this.choose(picked);
    else if (plan.mayAim(picked.city)) this.on.aim(picked.city);
    else this.on.refuse(picked.city);
    return () => {
      if (restore()) this.on.restored();
    };
  }

  /**
   * Zooms in until a finger can press one of the cities at a point.
   * @param {Picked} picked
   * @param {Point} point
   */
  #closer({ apart }, point) {
    const factor = Math.max(ZOOM_STEP.minFactor, ZOOM_STEP.apart / Math.max(1, apart));
    const isNearer = this.board.map.zoom.zoomInOn(factor, point);
    if (isNearer) this.on.say(t("fugitive-closer"));
    return isNearer;
  }

  /**
   * Chooses a city that the selected piece can reach, and asks for the kind of road if it matters.
   * @param {Pick<Picked, "city" | "kind">} picked
   */
  choose(picked) {
    const { city } = picked;
    const { aim, map, plan } = this.board;
    const kinds = aim.kindsOf(picked);
    if (kinds.length === 1) {
      const [chosen] = plan.turn.choices;
      const isAgain = chosen?.city === city && chosen.kind === kinds[0] && !chosen.goal;
      // A second press on the same choice sends it.
      if (plan.turn.count === 1 && isAgain) this.on.send();
      else this.on.choose(city, kinds[0]);
      return;
    }
    const spot = map.layer.spot(city);
    if (!spot) return;
    const choose = (/** @type {string} */ kind) => this.on.choose(city, kind);
    this.kinds.open(city, kinds, spot, map.container.clientWidth, choose);
    this.on.say(t("fugitive-which-kind", { city: numeral(city) }));
  }

  /** @param {Point | null} point */
  hover(point) {
    const { aim, map, plan } = this.board;
    const isOpen = point !== null && this.on.isOpen();
    const isPiece = isOpen && aim.pieceAt(point, "mouse") !== null;
    const found = isOpen && !isPiece ? aim.at(point, "mouse") : null;
    const picked = found && (found.isOpen || plan.mayAim(found.city)) ? found : null;
    map.handles.element.style.cursor = isPiece || picked ? "pointer" : "";
    map.hovered = picked && { city: picked.city, kind: picked.kind ?? ANY };
  }

  /** Closes the question for the kind of road on a press outside it. @param {PointerEvent} event */
  leave(event) {
    const target = sourceOf(event);
    if (target instanceof Node && !this.kinds.element.contains(target)) this.kinds.close();
  }
}
