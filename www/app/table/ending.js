// The end of a game: a card over the board tells how it ended, and beside the board are the next games and the move that decided
// the game. After the card is closed, the line under the board has the result, and the story is beside the board.

import { GAMES } from "../../games/list.js";
import { loadEnding } from "../../games/page-modules.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { countText, loadWords, t } from "../../kit/page/i18n.js";
import { followVisibility, reveal } from "../../kit/page/reveal.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { isLive } from "../../play/match/mode.js";
import { onlyPerson, playerWords, verdictText } from "../../play/match/names.js";
import { nextGames, pairTotal } from "../../play/match/next-games.js";
import { EndingCard } from "./ending-card.js";
import { namesOf } from "./move-names.js";

/** @typedef {import("../../play/match/state.js").State} SessionState */
/** @typedef {import("../../play/match/next-games.js").NextGame} NextGame */
/** @typedef {import("../../kit/boards/ending.js").EndingModule} EndingModule */

/**
 * The move that decided the game, in words.
 * @typedef {{ ply: number, text: string }} DecisiveMove
 */

/**
 * @typedef {Object} EndingHost
 * @property {import("../../play/match/session.js").Session} session
 * @property {import("../../kit/boards/board.js").BoardModule} boardModule
 * @property {HTMLElement} board the place of the board
 * @property {HTMLElement} beside the place beside the board, before the other elements there
 * @property {(next: NextGame) => void} play
 * @property {() => void} review
 * @property {() => void} share
 * @property {(ply: number) => void} show shows the position after so many moves
 * @property {() => void} takeFocus takes the focus when the card is closed
 * @property {() => void} changed called when the card or the next steps have become visible or invisible
 */

/** @param {EndingHost} host */
export async function openEnding(host) {
  const { game } = host.session.state;
  const [endingModule] = await Promise.all([
    loadEnding(game),
    loadStyle("styles/ending.css"),
    loadWords("ending"),
  ]);
  return new Ending(host, endingModule);
}

export class Ending {
  #host;
  #endingModule;
  #card;
  #headline = h("h2", { class: "ending-verdict" });
  #detail = h("p", { class: "ending-detail" });
  #words = h("div", { class: "ending-words" }, this.#headline, this.#detail);
  /** The story beside the board; hidden while the card tells it. */
  #storyText = h("p", { class: "ending-story", hidden: true });
  #standingText = h("p", { class: "ending-standing", hidden: true });
  #nextButtons = h("div", { class: "ending-buttons" });
  #reviewButton = button(t("review-open"));
  #shareButton = button(t("ending-share"));
  #decisiveText = h("span");
  #showDecisiveButton = button(t("ending-show"));
  #decisiveLine = h(
    "p",
    { class: "ending-moment", hidden: true, "aria-live": "polite" },
    this.#decisiveText,
    this.#showDecisiveButton,
  );
  /** The decisive move that is shown. @type {DecisiveMove | null} */
  #decisiveMove = null;
  /** A key of the game whose end is shown, and whether the game was completely known then. */
  #endKey = "";
  #wasKnown = false;
  /** Whether the next steps are out of sight, below the edge of a low screen. */
  #isBelow = false;
  /** @type {IntersectionObserver | null} */
  #visibility = null;

  /**
   * @param {EndingHost} host
   * @param {EndingModule} endingModule
   */
  constructor(host, endingModule) {
    this.#host = host;
    this.#endingModule = endingModule;
    this.#card = new EndingCard(host.board, {
      closed: (hasFocus) => {
        this.#showStory();
        if (hasFocus) host.takeFocus();
        host.changed();
      },
    });
    this.#reviewButton.addEventListener("click", () => host.review());
    this.#shareButton.addEventListener("click", () => host.share());
    this.#showDecisiveButton.addEventListener(
      "click",
      () => this.#decisiveMove && host.show(this.#decisiveMove.ply),
    );
    this.element = h(
      "section",
      { class: "ending", hidden: true, "aria-label": t("ending-next") },
      this.#storyText,
      this.#standingText,
      this.#nextButtons,
      // It appears later than the others, so it must not move a button under a finger.
      this.#decisiveLine,
    );
    host.beside.prepend(this.element);
  }

  /**
   * @param {SessionState} state
   * @param {boolean} hasEnded whether the game has ended before the visitor's eyes
   */
  show(state, hasEnded) {
    const { verdict } = state;
    const isOver = verdict !== null && state.mode.kind !== "elsewhere";
    const key = isOver ? JSON.stringify([state.id, state.length, verdict]) : "";
    const isNew = key !== this.#endKey;
    // A game with secrets becomes known shortly after its end.
    const isKnown = this.#host.session.known !== null;
    if (isOver && (isNew || isKnown !== this.#wasKnown)) this.#fill(state);
    this.#endKey = key;
    this.#wasKnown = isKnown;
    const mayStay = isOver && isLive(state);
    if (isNew && hasEnded && mayStay) this.#card.open(this.#words);
    else if (!mayStay) this.#card.close();
    if (this.#card.isOpen && state.curtain === null) this.#card.attach();
    this.#showStory();
    this.#setShown(isOver);
    if (isNew) this.#host.changed();
  }

  /** Whether the card over the board shows the result. */
  get hasCard() {
    return this.#card.isOpen;
  }

  /** A function that scrolls to the next steps; null if they are visible, or if there are none. */
  get scrollToCard() {
    return this.#isBelow ? () => reveal(this.element) : null;
  }

  /** @param {DecisiveMove | null} move from a review; null while it is unknown */
  showDecisiveMove(move) {
    this.#decisiveMove = move;
    this.#decisiveLine.hidden = move === null;
    setText(this.#decisiveText, move?.text ?? "");
  }

  close() {
    this.#visibility?.disconnect();
    this.#card.close();
  }

  #showStory() {
    this.#storyText.hidden = this.#card.isOpen || this.#storyText.textContent === "";
  }

  /** @param {boolean} isShown */
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
    this.#host.changed();
  }

  /** @param {SessionState} state a finished game */
  #fill(state) {
    const { game, seats, verdict } = state;
    if (!verdict) return;
    const result = verdictText(game, seats, verdict);
    const ended = verdict.reason === "over" ? this.#endedOf(state) : null;
    const story = (ended && this.#endingModule.storyOf(ended)) ?? "";
    const isStoryFirst = story !== "" && this.#endingModule.storyFirst === true;
    setText(this.#headline, isStoryFirst ? story : result);
    setText(this.#detail, isStoryFirst ? result : story);
    this.#headline.classList.toggle("verdict-line", !isStoryFirst);
    this.#detail.classList.toggle("verdict-line", isStoryFirst);
    setText(this.#storyText, story);
    this.#showStanding(state);
    this.#offerNextGames(state);
  }

  /**
   * The finished game for the game's module; null if it is not completely known.
   * @param {SessionState} state
   * @returns {import("../../kit/boards/ending.js").Ended | null}
   */
  #endedOf(state) {
    const { boardModule, session } = this.#host;
    const { game, seats, verdict } = state;
    const scene = session.known;
    if (!scene) return null;
    return {
      scene,
      players: seats.map((_, seat) => playerWords(game, seats, seat)),
      me: onlyPerson(seats),
      winner: verdict?.outcome.winner ?? null,
      names: namesOf(state, boardModule, scene),
    };
  }

  /** @param {SessionState} state */
  #showStanding(state) {
    const text = pairText(state) ?? placeText(state) ?? offerText(state);
    this.#standingText.hidden = text === null;
    setText(this.#standingText, text ?? "");
  }

  /** @param {SessionState} state */
  #offerNextGames(state) {
    const games = nextGames(state, this.#host.session.warren.levels()).map((next, i) => {
      /** @type {Record<string, number>} */
      const args = next.level === undefined ? {} : { level: next.level };
      const press = () => this.#host.play(next);
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
