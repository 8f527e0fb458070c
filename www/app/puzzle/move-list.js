// The list of a puzzle's moves, in rounds of all sides: played moves, given later moves, and moves to find.

import { h, setAttribute } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { sideName } from "../../play/match/names.js";

/** @typedef {import("../../play/puzzle/session.js").PuzzleState} PuzzleState */
/** @typedef {import("../table/move-names.js").MoveNames} MoveNames */

export class PuzzleMoveList {
  #list = h("ol", { class: "moves script" });
  #shownKey = "";
  /** @type {HTMLButtonElement[]} by ply before the move */
  #buttons = [];

  /**
   * @param {string} title
   * @param {(ply: number) => void} showPosition shows the position after so many moves
   */
  constructor(title, showPosition) {
    this.showPosition = showPosition;
    this.#list.setAttribute("aria-label", title);
    this.element = h(
      "div",
      { class: "tab-body" },
      h("h2", { class: "script-title" }, title),
      this.#list,
    );
  }

  /**
   * @param {PuzzleState} state
   * @param {MoveNames} names the names of the moves
   */
  show(state, names) {
    const { kind, moves: played, placed, verdict, wrong } = state;
    // The moves that show why a move is wrong are not the visitor's.
    const knownMoves = kind === "alone" && !wrong?.isShown ? placed : played;
    const allMoves =
      kind === "duel" ? played : state.script.map((move, ply) => knownMoves[ply] ?? move);
    // The puzzle may be solved in fewer moves than it allows.
    const moves = verdict ? allMoves.slice(0, state.length) : allMoves;
    this.element.hidden = moves.length === 0;
    const key = [state.length, ...moves].join(",");
    if (key !== this.#shownKey) this.#listMoves(state, moves, names);
    this.#shownKey = key;
    this.#buttons.forEach((button, ply) => {
      setAttribute(button, "aria-current", ply + 1 === state.shown ? "step" : null);
    });
  }

  /**
   * @param {PuzzleState} state
   * @param {(string | null)[]} moves
   * @param {MoveNames} names
   */
  #listMoves({ game, seat, first, seats, length, script, kind }, moves, names) {
    const isAlone = kind === "alone";
    const columns = isAlone ? 1 : seats;
    this.#list.dataset.seats = String(columns);
    this.#buttons = moves.map((move, ply) => {
      const side = sideName(game, isAlone ? seat : (first + ply) % seats);
      // A given move does not depend on a missing move before it. Where it would depend on it, both sides' moves are played.
      const notation = move === null ? null : names.inNotation(ply, [move])[0];
      const row = Math.floor(ply / columns) + 1;
      const label = t("move-title", { ply: row, side, move: notation ?? t("puzzle-to-find") });
      return h(
        "button",
        {
          type: "button",
          class: "move",
          "aria-label": label,
          disabled: ply >= length,
          "data-move": move,
          "data-found": kind === "duel" ? ply % seats === 0 : script[ply] === null,
          onclick: () => this.showPosition(ply + 1),
        },
        notation ?? "?",
      );
    });
    /** @type {HTMLElement[]} */
    const rows = [];
    for (let ply = 0; ply < moves.length; ply += columns) {
      const rowNumber = h("span", { class: "moves-number figures" }, number(rows.length + 1));
      const round = this.#buttons.slice(ply, ply + columns);
      rows.push(h("li", { class: "moves-row" }, rowNumber, ...round));
    }
    this.#list.replaceChildren(...rows);
    // A list that scrolls must be reachable by keyboard, even while none of its moves can be pressed.
    const isOpen = this.#buttons.some((button) => !button.disabled);
    setAttribute(this.#list, "tabindex", isOpen || moves.length === 0 ? null : "0");
  }
}
