// The line under the board: the state of the game, why a choice was refused, and the result. Its height does not depend on
// the words, and it has room for a button.

import { h, setText } from "../../kit/page/dom.js";
import { messageAttribute, t } from "../../kit/page/i18n.js";
import { activeIn } from "../../kit/page/roots.js";
import { explores, isLive } from "../../play/match/mode.js";
import {
  onlyPerson,
  playerWords,
  sideWords,
  stallAction,
  stallText,
  verdictText,
} from "../../play/match/names.js";
import { isPerson } from "../../play/match/seats.js";
import { fitWords, keepWordsWhole } from "./fit-words.js";

/**
 * @typedef {import("../../play/match/state.js").State} SessionState
 * @typedef {import("../../kit/boards/board.js").Hint} Hint
 */

/**
 * The content of the line. `title` says the same in more words, for a line with little room.
 * @typedef {{ kind: "plain" | "hint" | "problem" | "note" | "verdict", text: string, title?: string,
 *   action?: { label: string, run: () => void } }} StatusLine
 */

/** The maximum length of the last move beside "Your move", in characters. */
const MAX_MOVE_LENGTH = 80;

/** The number of an engine's expected moves that fit in the line. */
const MAX_LINE_MOVES = 3;

export class Status {
  /** @type {Hint | null} */
  #hint = null;
  /** @type {Hint | null} the hint of the place under the pointer */
  #pointerNote = null;

  #textElement = h("p", { class: "status-text" });
  #button = h("button", { type: "button", class: "button", hidden: true });
  #action = () => {};

  /**
   * @param {{ takeOver: () => void, back: () => void, retry: () => void, again?: () => void, focus: () => void,
   *   lastMove: () => string, names: () => import("./move-names.js").MoveNames, explainTurn?: () => string,
   *   ending?: () => Pick<import("./ending-loader.js").EndingLoader, "hasCard" | "scrollToCard"> }} callbacks `focus` takes the
   *   focus when the button disappears. `lastMove` is the last move of others in words. `names` is the names of moves. `again`
   *   begins another game, if only this line shows the result. `explainTurn` explains a turn, if the visitor does not know the
   *   game. `ending` is the end of the game on the page
   */
  constructor(callbacks) {
    this.callbacks = callbacks;
    this.element = h("div", { class: "status" }, this.#textElement, this.#button);
    this.#button.addEventListener("click", () => this.#action());
    keepWordsWhole(this.#textElement);
  }

  /** @param {Hint | null} hint null removes the hint or the note */
  setHint(hint) {
    if (hint?.kind === "note") {
      this.#pointerNote = hint;
      return;
    }
    this.#hint = hint;
    this.#pointerNote = null;
  }

  /** @param {SessionState} state */
  show(state) {
    const defaultLine = this.#defaultLine(state);
    // A hint replaces the words, except while the game waits. Its line keeps the button that leads back from an earlier position.
    const isImportant =
      defaultLine.kind === "verdict" || state.isSuggesting || state.suggestion !== null;
    const hint = state.stalled ? null : (this.#hint ?? (isImportant ? null : this.#pointerNote));
    const line = hint ? { ...hint, action: hint.action ?? defaultLine.action } : defaultLine;
    setText(this.#textElement, line.text);
    this.#textElement.title = line.title ?? "";
    this.#textElement.className = `status-text ${line.kind}-line`;
    const hadFocus = activeIn(this.#button) === this.#button;
    this.#button.hidden = !line.action;
    // Where a move begins a variation, the board may have the page's filled button.
    this.#button.classList.toggle("primary", line.kind === "verdict" && !explores(state.mode));
    if (line.action) {
      setText(this.#button, line.action.label);
      this.#action = line.action.run;
    }
    fitWords(this.#textElement);
    if (hadFocus && this.#button.hidden) this.callbacks.focus();
  }

  /**
   * @param {SessionState} state
   * @returns {StatusLine}
   */
  #defaultLine(state) {
    const { game, mode, seats, verdict, viewpoint } = state;
    if (mode.kind === "elsewhere") {
      const action = { label: t("take-over"), run: this.callbacks.takeOver };
      return { kind: "plain", text: t("elsewhere"), action };
    }
    if (!isLive(state)) {
      const action = { label: t("back-to-live"), run: this.callbacks.back };
      return { kind: "plain", ...positionText(state, this.callbacks.names()), action };
    }
    if (state.stalled) {
      const action = { label: stallAction(state.stalled), run: this.callbacks.retry };
      const isWarrensFault = state.stalled.who !== "program";
      // Programs that wait to be started are not a problem.
      const kind = state.stalled.kind === "asleep" ? "plain" : "problem";
      const title = isWarrensFault ? t("stall-help") : stallText(state.stalled);
      return { kind, text: stallText(state.stalled), title, action };
    }
    if (mode.kind === "watching" && !state.isSuggesting && !state.suggestion) {
      return { kind: "plain", text: t("log-end", sideWords(game, viewpoint)) };
    }
    if (mode.kind === "exploring")
      return { kind: "plain", ...positionText(state, this.callbacks.names()) };
    if (verdict) {
      if (state.isSuggesting || state.suggestion)
        return { kind: "plain", ...positionText(state, this.callbacks.names()) };
      const { again } = this.callbacks;
      const ending = this.callbacks.ending?.();
      const run = again ?? ending?.scrollToCard;
      const action = run ? { label: t(again ? "play-again" : "ending-see"), run } : undefined;
      if (ending?.hasCard)
        return { kind: "plain", text: state.length === 0 ? "" : t("over-look"), action };
      return { kind: "verdict", text: verdictText(game, seats, verdict), action };
    }
    return { kind: "plain", text: turnText(state, this.callbacks) };
  }
}

/**
 * The place in a variation, or at an earlier position of the game.
 * @param {SessionState} state
 * @param {import("./move-names.js").MoveNames} names
 */
function positionText({ variation, length, mode, shown, isSuggesting, suggestion }, names) {
  if (isSuggesting) return { text: t("suggesting") };
  if (suggestion) return suggestionText(shown, suggestion.move, names);
  const ply = names.positionName(shown);
  if (variation && shown > variation.startPly) {
    return shortAndLongText("branch-of", { ply, from: names.positionName(variation.startPly) });
  }
  const args = { ply, length: names.lastRow(length) };
  if (explores(mode)) return shortAndLongText(shown === 0 ? "start-tried" : "move-tried", args);
  return { text: t(shown === 0 ? "start-of" : "move-of", args) };
}

/**
 * @param {number} shown the ply before the move
 * @param {string} move
 * @param {import("./move-names.js").MoveNames} names
 */
function suggestionText(shown, move, names) {
  return { text: t("suggestion-is", { move: names.inNotation(shown, [move])[0] }) };
}

/**
 * A message in a short and a long form.
 * @param {string} id
 * @param {Record<string, string | number>} args
 */
function shortAndLongText(id, args) {
  return { text: t(id, args), title: messageAttribute(id, "title", args) };
}

/**
 * @param {SessionState} state
 * @param {Pick<Status["callbacks"], "explainTurn" | "names" | "lastMove">} callbacks
 */
function turnText(state, { explainTurn, names, lastMove }) {
  const { due, game, id, length, paused, seats, isSuggesting, suggestion, thinking } = state;
  const seat = due[0];
  if (seat === undefined) return "";
  const side = playerWords(game, seats, seat);
  if (paused) return t("game-paused", side);
  if (isSuggesting) return t("suggesting");
  if (suggestion) return suggestionText(length, suggestion.move, names()).text;
  if (!isPerson(seats[seat])) {
    const moves = thinking?.seat === seat ? thinking.line.slice(0, MAX_LINE_MOVES) : [];
    const line = names().inNotation(length, moves).join("  ");
    return line === "" ? t("side-thinks", side) : t("side-thinks-of", { ...side, line });
  }
  if (id === null) return t("shared-to-move", { ...side, seats: seats.length });
  if (onlyPerson(seats) !== seat) return t("side-to-move", side);
  const lastMoveText = lastMove();
  const explanation = lastMoveText === "" ? (explainTurn?.() ?? "") : "";
  if (explanation !== "") return explanation;
  return lastMoveText === "" || lastMoveText.length > MAX_MOVE_LENGTH
    ? t("your-move")
    : `${lastMoveText} ${t("your-move")}`;
}
