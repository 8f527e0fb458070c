// The end of a game: a card over the board tells how it ended, and beside the board are the position that decided it and the
// next games. After the card is closed, the line under the board has the result, and the story is beside the board.

import { GAMES } from "../../games/list.js";
import { loadEnding, loadPictures } from "../../games/page-modules.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { countText, loadWords, number, t } from "../../kit/page/i18n.js";
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
/** @typedef {import("../../kit/boards/board.js").PictureModule} PictureModule */

/**
 * A position that decided the game, after so many moves, in words.
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
  const [endingModule, pictureModule] = await Promise.all([
    loadEnding(game),
    loadPictures(game),
    loadStyle("styles/ending.css"),
    loadWords("ending"),
  ]);
  return new Ending(host, endingModule, pictureModule);
}

export class Ending {
  #host;
  /** The next game that most visitors choose. @type {HTMLButtonElement | null} */
  #firstButton = null;
  #endingModule;
  #pictureModule;
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
  #picturePlace = h("span", { class: "picture ending-picture", "aria-hidden": "true" });
  #momentText = h("span");
  #momentButton = h(
    "button",
    { type: "button", class: "ending-moment", hidden: true },
    this.#picturePlace,
    h("span", null, this.#momentText, h("b", null, t("ending-to-moment"))),
  );
  /** @type {import("../../kit/boards/board.js").Picture | null} */
  #picture = null;
  /** The position that the picture shows. @type {DecisiveMove | null} */
  #moment = null;
  /** The position from the game's record, which a review may replace. @type {DecisiveMove | null} */
  #recordedMoment = null;
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
   * @param {PictureModule} pictureModule
   */
  constructor(host, endingModule, pictureModule) {
    this.#host = host;
    this.#endingModule = endingModule;
    this.#pictureModule = pictureModule;
    this.#card = new EndingCard(host.board, {
      closed: (hasFocus) => {
        this.#showStory();
        if (hasFocus) host.takeFocus();
        host.changed();
      },
    });
    this.#reviewButton.addEventListener("click", () => host.review());
    this.#shareButton.addEventListener("click", () => host.share());
    this.#momentButton.addEventListener("click", () => this.#showMoment());
    this.element = h(
      "section",
      { class: "ending", hidden: true, "aria-label": t("ending-next") },
      this.#storyText,
      this.#standingText,
      this.#nextButtons,
      this.#momentButton,
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
    // At an earlier position, the board may have the page's filled button.
    this.#firstButton?.classList.toggle("primary", isLive(state));
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
    this.#setMoment(move ?? this.#recordedMoment);
  }

  close() {
    this.#visibility?.disconnect();
    this.#card.close();
    this.#picture?.close();
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
    const moment = ended && this.#endingModule.momentOf(ended);
    this.#recordedMoment =
      ended && moment ? { ply: moment.ply, text: momentText(moment, ended) } : null;
    // The same number of moves may lead to another position now.
    this.#setMoment(null);
    this.#setMoment(this.#recordedMoment);
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

  /** @param {DecisiveMove | null} moment */
  #setMoment(moment) {
    const { known } = this.#host.session;
    this.#momentButton.hidden = moment === null || known === null;
    setText(this.#momentText, moment?.text ?? "");
    if (moment?.ply === this.#moment?.ply && this.#picture) return;
    this.#moment = moment;
    this.#picture?.close();
    this.#picture = null;
    this.#picturePlace.replaceChildren();
    if (moment && known)
      this.#picture = this.#pictureModule.mountPicture(this.#picturePlace, known, moment.ply);
  }

  #showMoment() {
    if (!this.#moment) return;
    this.#card.close();
    this.#host.show(this.#moment.ply);
    reveal(this.#host.board);
  }

  /** @param {SessionState} state */
  #showStanding(state) {
    const text = pairText(state) ?? placeText(state) ?? offerText(state);
    this.#standingText.hidden = text === null;
    setText(this.#standingText, text ?? "");
  }

  /** @param {SessionState} state */
  #offerNextGames(state) {
    const games = nextGames(state, this.#host.session.warren.levels()).map((next) => {
      /** @type {Record<string, number>} */
      const args = next.level === undefined ? {} : { level: next.level };
      const press = () => this.#host.play(next);
      return button(t(`ending-${next.kind}`, args), press);
    });
    this.#firstButton = games[0] ?? null;
    this.#reviewButton.hidden = state.length === 0 || Boolean(GAMES[state.game].plain);
    this.#nextButtons.replaceChildren(...games, this.#reviewButton, this.#shareButton);
  }
}

/**
 * @param {import("../../kit/boards/ending.js").Moment} moment
 * @param {import("../../kit/boards/ending.js").Ended} ended
 */
function momentText({ kind, ply }, { names, players, winner }) {
  const row = number(names.row(kind === "catch" ? ply : ply - 1));
  return t(`ending-${kind}`, { ...players[winner ?? 0], row });
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
