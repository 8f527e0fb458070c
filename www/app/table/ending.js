// The card for the end of a game, beside the board: the winner and the margin, the decisive move, and the next games.

import { GAMES } from "../../games/list.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { countText, t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { followVisibility, reveal } from "../../kit/page/reveal.js";
import { onlyPerson, verdictText } from "../../play/match/names.js";
import { nextGames, pairTotal } from "../../play/match/next-games.js";

/** @typedef {import("../../play/match/state.js").State} SessionState */
/** @typedef {import("../../play/match/next-games.js").NextGame} NextGame */

/**
 * The move that decided the game, in words.
 * @typedef {{ ply: number, text: string }} DecisiveMove
 */

/**
 * @typedef {Object} EndingCallbacks
 * @property {(next: NextGame) => void} play
 * @property {() => void} review
 * @property {() => void} share
 * @property {(ply: number) => void} show shows the position after so many moves
 * @property {() => void} takeFocus takes the focus when the card is closed
 * @property {() => void} visibilityChanged called when the card has become visible or invisible
 */

export class EndingCard {
  #callbacks;
  #levels;
  #verdict = h("h2", { class: "ending-verdict" });
  #standingText = h("p", { class: "ending-standing", hidden: true });
  #decisiveText = h("span");
  #showDecisiveButton = button(t("ending-show"));
  #decisiveLine = h(
    "p",
    { class: "ending-moment", hidden: true, "aria-live": "polite" },
    this.#decisiveText,
    this.#showDecisiveButton,
  );
  #nextButtons = h("div", { class: "ending-buttons" });
  #reviewButton = button(t("review-open"));
  #shareButton = button(t("ending-share"));
  /** The decisive move that is shown. @type {DecisiveMove | null} */
  #decisiveMove = null;
  /** A key of the game whose end is shown or has been closed. */
  #endKey = "";
  #isClosed = false;
  /** Whether the card is out of sight, below the edge of a low screen. */
  #isBelow = false;
  /** @type {IntersectionObserver | null} */
  #visibility = null;

  /**
   * @param {number} levels the number of the engines' levels
   * @param {EndingCallbacks} callbacks
   */
  constructor(levels, callbacks) {
    this.#levels = levels;
    this.#callbacks = callbacks;
    this.#reviewButton.addEventListener("click", () => callbacks.review());
    this.#shareButton.addEventListener("click", () => callbacks.share());
    this.#showDecisiveButton.addEventListener(
      "click",
      () => this.#decisiveMove && callbacks.show(this.#decisiveMove.ply),
    );
    const close = h(
      "button",
      { type: "button", class: "icon-button ending-close", "aria-label": t("ending-close") },
      icon("x"),
    );
    close.addEventListener("click", () => {
      this.#isClosed = true;
      this.#setShown(false);
      callbacks.takeFocus();
    });
    this.element = h(
      "section",
      { class: "ending", hidden: true, "aria-label": t("ending") },
      h("div", { class: "ending-head" }, this.#verdict, close),
      this.#standingText,
      this.#nextButtons,
      // It appears later than the others, so it must not move a button under a finger.
      this.#decisiveLine,
    );
  }

  /** @param {SessionState} state */
  show(state) {
    const { game, seats, verdict } = state;
    const isOver = verdict !== null && state.mode.kind !== "elsewhere";
    const key = isOver ? JSON.stringify([state.id, state.length, verdict]) : "";
    if (key !== this.#endKey) {
      this.#endKey = key;
      this.#isClosed = false;
      this.#verdict.classList.toggle("verdict-line", isOver);
      if (isOver) {
        setText(this.#verdict, verdictText(game, seats, verdict));
        this.#showStanding(state);
        this.#offerNextGames(state);
      }
    }
    this.#setShown(isOver && !this.#isClosed);
  }

  /** Shows or hides the card. @param {boolean} isShown */
  #setShown(isShown) {
    this.element.hidden = !isShown;
    if (isShown) {
      this.#visibility ??= followVisibility(this.#nextButtons, (isSeen) =>
        this.#setVisible(isSeen),
      );
      return;
    }
    this.#visibility?.disconnect();
    this.#visibility = null;
    this.#setVisible(true);
  }

  /** @param {boolean} isSeen */
  #setVisible(isSeen) {
    if (isSeen !== this.#isBelow) return;
    this.#isBelow = !isSeen;
    this.#callbacks.visibilityChanged();
  }

  /** A function that scrolls to the card; null if the card is visible, or if there is none. */
  get scrollToCard() {
    return this.#isBelow ? () => reveal(this.element) : null;
  }

  close() {
    this.#visibility?.disconnect();
  }

  /** @param {DecisiveMove | null} move null while it is unknown */
  showDecisiveMove(move) {
    this.#decisiveMove = move;
    this.#decisiveLine.hidden = move === null;
    setText(this.#decisiveText, move?.text ?? "");
  }

  /** @param {SessionState} state */
  #showStanding(state) {
    const text = pairText(state) ?? placeText(state) ?? offerText(state);
    this.#standingText.hidden = text === null;
    setText(this.#standingText, text ?? "");
  }

  /** @param {SessionState} state */
  #offerNextGames(state) {
    const games = nextGames(state, this.#levels).map((next, i) => {
      /** @type {Record<string, number>} */
      const args = next.level === undefined ? {} : { level: next.level };
      const press = () => this.#callbacks.play(next);
      return button(t(`ending-${next.kind}`, args), press, i === 0 && "primary");
    });
    this.#reviewButton.hidden = state.length === 0 || Boolean(GAMES[state.game].plain);
    this.#nextButtons.replaceChildren(...games, this.#reviewButton, this.#shareButton);
  }
}

/**
 * The points of a pair of games.
 * @param {SessionState} state
 */
function pairText(state) {
  const total = pairTotal(state);
  if (!total) return null;
  const { mine, theirs } = total;
  const standing = mine > theirs ? "ahead" : mine < theirs ? "behind" : "even";
  return t("ending-pair", { mine: countText(mine), theirs: countText(theirs), standing });
}

/**
 * The reason to change sides, after the first of two games that count together.
 * @param {SessionState} state
 */
function offerText({ game, pair, seats }) {
  return GAMES[game].unequal && !pair && onlyPerson(seats) !== null ? t("ending-pair-offer") : null;
}

/**
 * The visitor's place, where the winner does not make it clear.
 * @param {SessionState} state
 */
function placeText({ seats, verdict }) {
  const me = onlyPerson(seats);
  const place = me === null ? 1 : (verdict?.outcome.places[me] ?? 1);
  return seats.length > 2 && place > 1 ? t("ending-place", { place, count: seats.length }) : null;
}
