// The best moves in the position shown, as an engine finds them, each with its evaluation and the moves expected after it.

import { h, setAttribute, setText } from "../../kit/page/dom.js";
import { number, shortNumber, t } from "../../kit/page/i18n.js";
import { evaluationFigure, evaluationWords } from "../../play/analysis/evaluation-words.js";
import { sideName, sideWords } from "../../play/match/names.js";

/** @typedef {import("../../play/analysis/board-analysis.js").CurrentAnalysis} CurrentAnalysis */
/** @typedef {import("../../wasm/warren.js").AnalysisLine} AnalysisLine */
/** @typedef {import("../../kit/boards/board.js").SuggestedMove} SuggestedMove */
/** @typedef {import("../../kit/boards/board.js").BoardModule} BoardModule */

/** The largest number of moves shown of a line, and of letters. */
const [MAX_MOVES, MAX_LETTERS] = [10, 40];

/**
 * @typedef {Object} BestLinesHost
 * @property {string} game
 * @property {BoardModule} boardModule
 * @property {(markedMove: SuggestedMove | null) => void} markMove draws a move on the board
 * @property {(best: SuggestedMove[]) => void} markBest draws the first moves of the lines on the board, the best first
 * @property {(line: string[], count: number) => boolean} openLine shows a line after `count` of its moves; false if it cannot
 * @property {(line: readonly string[]) => string[]} toNotation the moves of a line as the visitor reads them
 * @property {() => void} retry starts the analysis again after the worker was lost
 * @property {() => void} takeFocus takes the focus from an element that disappears
 */

/** A line's place in the list. @typedef {{ element: HTMLElement, figure: HTMLElement, words: HTMLElement, moves: HTMLElement }} LineRow */

export class BestLines {
  #host;
  #list = h("ol", { class: "best-lines", "aria-label": t("analysis-lines-list") });
  /** @type {LineRow[]} */
  #rows = [];
  /** @type {CurrentAnalysis | null} the analysis in the list */
  #analysis = null;
  /** The analysis that arrived while a finger or the mouse button was down on the list. @type {CurrentAnalysis | null | undefined} */
  #heldBack;
  #isPressed = false;
  /** The line that is drawn on the board. */
  #pointedRank = -1;
  /** @type {Map<string, HTMLElement>} */
  #figures = new Map();
  #speech = h("p", { class: "unseen", "aria-live": "polite" });
  /** The last announcement about the position to analyse. */
  #lastAnnouncement = { key: "", isDone: false };
  #stateText = h("p", { class: "muted small" });
  #retryButton = h("button", { type: "button", class: "button", hidden: true }, t("try-again"));

  /**
   * @param {BestLinesHost} host
   * @param {AbortSignal} signal
   */
  constructor(host, signal) {
    this.#host = host;
    const numbers = h("dl", { class: "look-numbers figures" });
    for (const id of ["depth", "nodes", "rate"]) {
      const value = h("dd");
      this.#figures.set(id, value);
      numbers.append(h("div", null, h("dt", null, t(`analysis-${id}`)), value));
    }
    this.element = h(
      "div",
      { class: "look", hidden: true },
      numbers,
      this.#list,
      this.#stateText,
      this.#retryButton,
      this.#speech,
    );
    this.#retryButton.addEventListener("click", () => {
      // The button disappears together with the message.
      host.takeFocus();
      host.retry();
    });
    // The list does not change while a pointer is down on it, so that a click hits the move that the visitor saw.
    this.#list.addEventListener("pointerdown", () => {
      this.#isPressed = true;
    });
    for (const type of ["pointerup", "pointercancel"]) {
      addEventListener(type, () => setTimeout(() => this.#showHeldBack()), { signal });
    }
  }

  /** @param {CurrentAnalysis | null} analysis */
  show(analysis) {
    if (this.#isPressed && analysis?.position.key === this.#analysis?.position.key) {
      this.#heldBack = analysis;
      return;
    }
    const isOtherPosition = analysis?.position.key !== this.#analysis?.position.key;
    this.#analysis = analysis;
    if (!analysis && this.element.contains(document.activeElement)) this.#host.takeFocus();
    this.element.hidden = !analysis;
    if (isOtherPosition) this.#pointAt(-1);
    this.#markBest();
    if (!analysis) {
      this.#listLines([], 0);
      return;
    }
    const { report, isBusy, isGone } = analysis;
    this.#setFigure("depth", report ? number(report.depth) : "–");
    this.#setFigure("nodes", report ? shortNumber(report.nodes) : "–");
    const rate = report && report.time > 0 ? (report.nodes * 1000) / report.time : null;
    this.#setFigure("rate", rate === null ? "–" : shortNumber(rate));
    // The lines of the position before stay, faded, until new ones arrive: one of them may have the focus.
    if (report) this.#listLines(report.lines, analysis.lines);
    else if (this.#rows.length === 0) this.#listLines([], analysis.lines);
    this.element.classList.toggle("stale", report === null);
    setAttribute(this.#list, "aria-busy", String(isBusy));
    const end = isGone ? t("analysis-gone") : t("analysis-done");
    setText(this.#stateText, isBusy ? t("analysis-busy") : end);
    this.#retryButton.hidden = !isGone;
    this.element.classList.toggle("busy", isBusy);
    this.#announce(analysis);
  }

  #showHeldBack() {
    this.#isPressed = false;
    if (this.#heldBack === undefined) return;
    const pending = this.#heldBack;
    this.#heldBack = undefined;
    this.show(pending);
  }

  /**
   * @param {AnalysisLine[]} lines
   * @param {number} rowCount the number of rows reserved for lines
   */
  #listLines(lines, rowCount) {
    for (const { element } of this.#rows.splice(Math.max(rowCount, lines.length))) element.remove();
    while (this.#rows.length < rowCount) this.#rows.push(this.#addRow(this.#rows.length));
    for (const [rank, row] of this.#rows.entries()) this.#showLine(row, rank, lines[rank]);
    if (this.#pointedRank >= 0) this.#pointAt(this.#pointedRank);
  }

  /**
   * @param {LineRow} row
   * @param {number} rank
   * @param {AnalysisLine | undefined} line undefined until it is found
   */
  #showLine({ element, figure, words, moves }, rank, line) {
    element.classList.toggle("empty", !line);
    const { game, boardModule } = this.#host;
    const seat = this.#analysis?.position.seat ?? 0;
    setText(figure, line ? evaluationFigure(line.score, boardModule) : "");
    setText(words, line ? evaluationWords(line.score, game, seat, boardModule) : "");
    const shown = shortenedLine(this.#host.toNotation(line?.moves ?? []));
    const hadFocus = moves.contains(document.activeElement);
    while (moves.childElementCount > shown.length) moves.lastElementChild?.remove();
    shown.forEach((move, i) => {
      const button = moves.children[i] ?? this.#addMoveButton(rank, i, moves);
      setText(button, move);
      setAttribute(
        button,
        "aria-label",
        t("analysis-line-move", { rank: rank + 1, at: i + 1, move }),
      );
    });
    if (hadFocus && !moves.contains(document.activeElement)) {
      /** @type {HTMLElement | null} */ (moves.lastElementChild)?.focus();
    }
  }

  /** @param {number} rank */
  #addRow(rank) {
    const figure = h("b", { class: "line-figure figures" });
    const words = h("span", { class: "line-words" });
    const moves = h("span", { class: "line-moves" });
    const element = h("li", { class: "best-line" }, figure, words, moves);
    element.addEventListener("pointerenter", () => this.#pointAt(rank));
    element.addEventListener("pointerleave", () => this.#pointAt(-1));
    element.addEventListener("focusin", () => this.#pointAt(rank));
    element.addEventListener("focusout", () => this.#pointAt(-1));
    this.#list.append(element);
    return { element, figure, words, moves };
  }

  /**
   * @param {number} rank
   * @param {number} index
   * @param {HTMLElement} moves
   */
  #addMoveButton(rank, index, moves) {
    const button = h("button", { type: "button", class: "tried figures" });
    button.addEventListener("click", () => {
      const line = this.#analysis?.report?.lines[rank];
      // A game with hidden information has no later positions to show, only the move itself.
      if (!line || this.#host.openLine(line.moves, index + 1)) return;
      this.#pointAt(rank);
    });
    moves.append(button);
    return button;
  }

  /** @param {number} rank -1 for none */
  #pointAt(rank) {
    this.#pointedRank = rank;
    const line = this.#analysis?.report?.lines[rank];
    const seat = this.#analysis?.position.seat;
    this.#host.markMove(line ? { move: line.moves[0], plan: line.plan, seat } : null);
  }

  #markBest() {
    const { report, position } = this.#analysis ?? {};
    const lines = report?.lines ?? [];
    this.#host.markBest(
      lines.map(({ moves, plan }) => ({ move: moves[0], plan, seat: position?.seat })),
    );
  }

  /** Announces the first result and the last one, but not each depth between. @param {CurrentAnalysis} analysis */
  #announce({ position, report, isBusy, isGone }) {
    const { game, boardModule } = this.#host;
    const best = report?.lines[0];
    const isNew = this.#lastAnnouncement.key !== position.key;
    if (isGone) setText(this.#speech, t("analysis-gone"));
    if (!best || (!isNew && (isBusy || this.#lastAnnouncement.isDone))) return;
    this.#lastAnnouncement = { key: position.key, isDone: !isBusy };
    const words = evaluationWords(best.score, game, position.seat, boardModule);
    const [move] = this.#host.toNotation(best.moves.slice(0, 1));
    const args = { move, words, ...sideWords(game, position.seat) };
    setText(this.#speech, t(isBusy ? "analysis-first" : "analysis-last", args));
  }

  /**
   * @param {string} id
   * @param {string} text
   */
  #setFigure(id, text) {
    const value = this.#figures.get(id);
    if (value) setText(value, text);
  }
}

/**
 * The part of a line that is shown.
 * @param {string[]} moves
 */
function shortenedLine(moves) {
  let letters = 0;
  return moves.slice(0, MAX_MOVES).filter((move) => {
    letters += move.length;
    return letters <= MAX_LETTERS;
  });
}

/** The choice of the seat whose move is analysed, where several seats are to move. */
export class SeatChoice {
  #onChoice;
  #game;
  #offeredSeats = "";
  element = h("fieldset", { class: "view-choice", hidden: true });

  /**
   * @param {string} game
   * @param {(seat: number) => void} onChoice
   */
  constructor(game, onChoice) {
    this.#game = game;
    this.#onChoice = onChoice;
  }

  /**
   * @param {number[]} seats
   * @param {number} chosenSeat
   */
  show(seats, chosenSeat) {
    this.element.hidden = seats.length < 2;
    if (this.#offeredSeats !== seats.join()) {
      this.#offeredSeats = seats.join();
      const inputs = seats.map((seat) => {
        const input = h("input", { type: "radio", name: "analysis-seat", value: String(seat) });
        input.addEventListener("change", () => this.#onChoice(seat));
        return h("label", null, input, sideName(this.#game, seat));
      });
      const legend = h("legend", { class: "unseen" }, t("analysis-seat"));
      this.element.replaceChildren(legend, h("div", { class: "segments" }, ...inputs));
    }
    for (const input of this.element.querySelectorAll("input")) {
      input.checked = Number(input.value) === chosenSeat;
    }
  }
}
