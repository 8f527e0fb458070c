// The place of a board on a page: its square, the tray beside it, and the region that screen readers read aloud. Every table
// has a stage.

import { guardPresses } from "../../kit/boards/press-guard.js";
import { h, speak } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { problemText } from "../../kit/page/problems.js";
import { sourceOf } from "../../kit/page/roots.js";

/**
 * @typedef {import("../../kit/boards/board.js").Board} Board
 * @typedef {import("../../kit/boards/board.js").BoardHost} BoardHost
 * @typedef {import("../../kit/boards/board.js").Hint} Hint
 * @typedef {import("../../play/match/match.js").LaterAnswer} LaterAnswer
 * @typedef {import("../../wasm/warren.js").Problem} Problem
 */

/** The parts of a board: the game's functions, and its board module. @typedef {{ warren: typeof import("../../wasm/warren.js"), boardModule: import("../../kit/boards/board.js").BoardModule }} BoardParts */

/**
 * The functions of a table that its stage uses.
 * @typedef {Object} StageHost
 * @property {(move: string, later?: readonly LaterAnswer[]) => Problem | string | null} play plays a move of the board, and returns
 *   why it is refused
 * @property {(hint: Hint | null) => void} showHint shows a hint of the board, or a refusal, near the board
 * @property {() => string} positionKey a key of the position on the board
 * @property {readonly Element[]} ownElements the elements outside the board where a press is part of choosing a move, such as the
 *   line that shows hints
 */

export class Stage {
  place = h("div", { class: "board" });
  tray = h("div", { class: "tray" });
  speech = h("p", { class: "unseen", "aria-live": "polite" });
  /** The last announcement, which is not repeated. */
  lastAnnouncement = "";

  #parts;
  #host;
  #options;
  /** @type {Board | null} */
  #board = null;
  #listening = new AbortController();

  /**
   * @param {BoardParts} parts
   * @param {StageHost} host
   * @param {Pick<BoardHost, "suggest" | "plan" | "hasTask" | "forgives">} [options] the features that the page offers to the board
   */
  constructor(parts, host, options = {}) {
    this.#parts = parts;
    this.#host = host;
    this.#options = options;
    guardPresses(this.place, {
      shown: host.positionKey,
      announce: () => this.refuse(t("board-changed")),
    });
  }

  /** The board; null while there is none. */
  get board() {
    return this.#board;
  }

  /** Puts a board into the place. */
  mount() {
    const { boardModule, warren } = this.#parts;
    this.#board = boardModule.mountBoard(this.place, {
      ...this.#options,
      play: (move, later) => {
        const problem = this.#host.play(move, later);
        if (problem) this.refuse(problem);
      },
      showHint: (hint) => this.showHint(hint),
      warren,
      tray: this.tray,
    });
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    document.addEventListener("pointerdown", (event) => this.#onPress(event), { signal });
  }

  /** Removes the board. */
  unmount() {
    this.#listening.abort();
    this.#board?.close();
    this.#board = null;
    this.tray.replaceChildren();
  }

  /**
   * Shows why an action is not allowed.
   * @param {Problem | string} reason
   */
  refuse(reason) {
    this.showHint({
      kind: "problem",
      text: typeof reason === "string" ? reason : problemText(reason),
    });
  }

  /** Shows a hint of the board near it, and announces it. @param {Hint | null} hint */
  showHint(hint) {
    this.#host.showHint(hint);
    // A board may repeat a hint, which is announced once. A refusal is announced each time.
    if (hint && !hint.isAnnounced) this.say(hint.text, hint.kind === "problem");
  }

  /**
   * Announces a text.
   * @param {string} text
   * @param {boolean} [isNews] whether the text is announced even if it was the last announcement
   */
  say(text, isNews = false) {
    if (text === this.lastAnnouncement && !isNews) return;
    this.lastAnnouncement = text;
    speak(this.speech, text);
  }

  /** Puts the focus on the board. */
  focus() {
    const focusTarget = this.place.querySelector('[tabindex="0"], button:not([tabindex="-1"])');
    if (focusTarget instanceof HTMLElement) focusTarget.focus({ preventScroll: true });
  }

  /** A press elsewhere ends the choice of a move on boards that wait for a second press. @param {Event} event */
  #onPress(event) {
    const target = sourceOf(event);
    const ownElements = [this.place, this.tray, ...this.#host.ownElements];
    const isOwn = target instanceof Node && ownElements.some((each) => each.contains(target));
    if (!isOwn) this.#board?.onOutsidePress?.();
  }
}
