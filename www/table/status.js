// The line under the board: the state of the game, why a choice was refused, and the result. Its height does not depend on
// the words, and it has room for one button.

import { explores, isLive } from "../match/mode.js";
import { isPerson } from "../match/seats.js";
import { h, setText } from "../page/dom.js";
import { note, t } from "../page/i18n.js";
import { activeIn } from "../page/roots.js";
import { onlyPerson, sideWords, stallText, verdictText } from "./names.js";
import { fitWords, keepWordsWhole } from "./whole-words.js";

/**
 * @typedef {import("../match/state.js").State} SessionState
 * @typedef {import("../boards/board.js").Hint} Hint
 */

/**
 * The content of the line. `title` says the same in more words, for a line with little room.
 * @typedef {{ kind: "plain" | "hint" | "problem" | "verdict", text: string, title?: string,
 *   action?: { label: string, run: () => void } }} Line
 */

/** The number of an engine's expected moves that fit in the line. */
const LINE = 3;

export class Status {
  /** @type {Hint | null} */
  hint = null;

  #text = h("p", { class: "status-text" });
  #button = h("button", { type: "button", class: "button", hidden: true });
  #run = () => {};

  /**
   * @param {{ takeOver: () => void, back: () => void, retry: () => void, again: () => void, focus: () => void }} on `focus`
   *   takes the focus when the button disappears
   */
  constructor(on) {
    this.on = on;
    this.element = h("div", { class: "status" }, this.#text, this.#button);
    this.#button.addEventListener("click", () => this.#run());
    keepWordsWhole(this.#text);
  }

  /** @param {SessionState} state */
  show(state) {
    const usual = this.#line(state);
    // A hint replaces the words, except while the game waits. Its line keeps the button that leads back from an earlier position.
    const hint = state.stalled ? null : this.hint;
    const line = hint ? { ...hint, action: hint.action ?? usual.action } : usual;
    setText(this.#text, line.text);
    this.#text.title = line.title ?? "";
    this.#text.className = `status-text ${line.kind}-line`;
    const hadFocus = activeIn(this.#button) === this.#button;
    this.#button.hidden = !line.action;
    this.#button.classList.toggle("primary", line.kind === "verdict");
    if (line.action) {
      setText(this.#button, line.action.label);
      this.#run = line.action.run;
    }
    fitWords(this.#text);
    if (hadFocus && this.#button.hidden) this.on.focus();
  }

  /**
   * @param {SessionState} state
   * @returns {Line}
   */
  #line(state) {
    const { game, mode, seats, verdict, viewpoint } = state;
    if (mode.kind === "elsewhere") {
      const action = { label: t("take-over"), run: this.on.takeOver };
      return { kind: "plain", text: t("elsewhere"), action };
    }
    if (!isLive(state)) {
      const action = { label: t("back-to-live"), run: this.on.back };
      return { kind: "plain", ...besideWords(state), action };
    }
    if (state.stalled) {
      const action = { label: t("try-again"), run: this.on.retry };
      return { kind: "problem", text: stallText(state.stalled), title: t("stall-help"), action };
    }
    if (mode.kind === "watching" && !state.suggesting && !state.suggestion) {
      return { kind: "plain", text: t("log-end", sideWords(game, viewpoint)) };
    }
    if (mode.kind === "exploring") return { kind: "plain", ...besideWords(state) };
    if (verdict) {
      if (state.suggesting || state.suggestion) return { kind: "plain", ...besideWords(state) };
      const text = verdictText(game, seats, verdict);
      return { kind: "verdict", text, action: { label: t("play-again"), run: this.on.again } };
    }
    return { kind: "plain", text: turnText(state) };
  }
}

/**
 * The place in a variation, or at an earlier position of the game.
 * @param {SessionState} state
 */
function besideWords({ variation, length, line, mode, shown, suggesting, suggestion }) {
  if (suggesting) return { text: t("suggesting") };
  if (suggestion) return { text: t("suggestion-is", { move: suggestion.move }) };
  if (variation && shown > variation.from) {
    const { from } = variation;
    return inWords("branch-of", { ply: shown - from, length: line.length - from, from });
  }
  if (explores(mode))
    return inWords(shown === 0 ? "start-tried" : "move-tried", { ply: shown, length });
  return { text: shown === 0 ? t("start-of", { length }) : t("move-of", { ply: shown, length }) };
}

/**
 * A message in a short and a long form.
 * @param {string} id
 * @param {Record<string, number>} args
 */
function inWords(id, args) {
  return { text: t(id, args), title: note(id, "title", args) };
}

/** @param {SessionState} state */
function turnText({ id, game, seats, due, paused, suggesting, suggestion, thinking }) {
  const seat = due[0];
  if (seat === undefined) return "";
  const side = sideWords(game, seat);
  if (paused) return t("game-paused", side);
  if (suggesting) return t("suggesting");
  if (suggestion) return t("suggestion-is", { move: suggestion.move });
  if (!isPerson(seats[seat])) {
    const line = thinking?.seat === seat ? thinking.line.slice(0, LINE).join(" ") : "";
    return line === "" ? t("side-thinks", side) : t("side-thinks-of", { ...side, line });
  }
  if (id === null) return t("shared-to-move", { ...side, seats: seats.length });
  return onlyPerson(seats) === seat ? t("your-move") : t("side-to-move", side);
}
