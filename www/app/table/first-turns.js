// An explanation of a turn for people new to the game. It is beside the board during the first turns, and never again.

import { GAMES } from "../../games/list.js";
import { h, setText } from "../../kit/page/dom.js";
import { hasText, t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { preference, setPreference } from "../../kit/page/preferences.js";
import { learnAddress } from "../../play/addresses.js";
import { progressOf } from "../../play/lesson/progress.js";
import { isLive } from "../../play/match/mode.js";
import { onlyPerson } from "../../play/match/names.js";
import { personIsDue } from "../../play/match/seats.js";

/** @typedef {import("../../play/match/state.js").State} SessionState */

/** The number of the visitor's turns with help. */
const HELPED_TURNS = 3;

export class FirstTurnsHelp {
  #game;
  #text = h("p", null);
  #isOver;

  /**
   * @param {string} game
   * @param {() => void} takeFocus takes the focus when the explanation is closed
   */
  constructor(game, takeFocus) {
    this.#game = game;
    this.#isOver = isKnown(game);
    const label = t("ending-close");
    const close = h(
      "button",
      { type: "button", class: "icon-button", "aria-label": label },
      icon("x"),
    );
    close.addEventListener("click", () => {
      this.#endHelp();
      takeFocus();
    });
    const learn = !GAMES[game].plain && h("a", { href: learnAddress(game) }, t("first-turn-learn"));
    this.element = h(
      "section",
      { class: "first-turns", hidden: true, "aria-label": t("first-turn") },
      h("div", null, this.#text, learn),
      close,
    );
  }

  /**
   * @param {SessionState} state
   * @param {import("../../kit/boards/board.js").Scene} game as the viewpoint sees it
   */
  show(state, game) {
    const text = this.#explanation(state);
    if (text !== null && visitorTurns(state, game) >= HELPED_TURNS) this.#endHelp();
    this.element.hidden = text === null || this.#isOver;
    setText(this.#text, text ?? "");
  }

  /**
   * The first of the sentences, for a line with little room; empty once the visitor knows the game.
   * @param {SessionState} state
   */
  firstSentence(state) {
    return (
      this.#explanation(state)
        ?.match(/^.*?[.:!?](?=\s|$)/)?.[0]
        .replace(/:$/, ".") ?? ""
    );
  }

  /** The explanation of the visitor's turn; null if none is needed. @param {SessionState} state */
  #explanation(state) {
    const me = onlyPerson(state.seats);
    const isPlayed = me !== null && !state.isWatched && state.verdict === null;
    if (!isPlayed || this.#isOver || !isLive(state)) return null;
    const side = `${this.#game}-turn-${me}`;
    return t(hasText(side) ? side : `${this.#game}-turn`);
  }

  #endHelp() {
    this.#isOver = true;
    this.element.hidden = true;
    storeKnown(this.#game);
  }
}

/** The preference with the games that the visitor knows, separated by spaces. */
const KNOWN_GAMES = "known-games";

/** The maximum number of games in that preference. */
const MAX_KNOWN = 20;

/** Whether the visitor knows the game, or has finished its lesson. @param {string} game */
function isKnown(game) {
  return knownGames().includes(game) || progressOf(game) === null;
}

/** @param {string} game */
function storeKnown(game) {
  if (!knownGames().includes(game)) setPreference(KNOWN_GAMES, [...knownGames(), game].join(" "));
}

/** @returns {string[]} */
const knownGames = () =>
  (preference(KNOWN_GAMES) ?? "").split(" ").filter(Boolean).slice(0, MAX_KNOWN);

/**
 * The number of the visitor's turns so far, up to the number with help.
 * @param {SessionState} state
 * @param {import("../../kit/boards/board.js").Scene} game
 */
function visitorTurns({ length, seats }, game) {
  let turns = 0;
  for (let ply = 0; ply < length && turns < HELPED_TURNS; ply++) {
    if (personIsDue(/** @type {import("../../wasm/warren.js").Scene} */ (game), seats, ply))
      turns++;
  }
  return turns;
}
