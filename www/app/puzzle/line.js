// The line under a puzzle's board: the task, a mistake or the result, and buttons for what to do next.

import { h, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { askedText, resultText } from "../../play/puzzle/words.js";
import { fitWords, keepWordsWhole } from "../table/fit-words.js";

/**
 * @typedef {import("./attempt.js").Attempt} Attempt
 * @typedef {{ label: string, run: () => void }} StatusAction
 * @typedef {{ kind: "plain" | "hint" | "problem" | "note" | "verdict", text: string, actions: StatusAction[] }} StatusLine
 */

/**
 * Callbacks for the line's buttons. Null where an action is not available.
 * @typedef {Object} StatusCallbacks
 * @property {(ply: number) => void} back takes moves back until so many are left
 * @property {(() => void) | null} refute shows why a move is wrong; if null, the line says only that it is
 * @property {() => void} ask asks the solver for the reply again, after it could not be reached
 * @property {() => void} again restarts the puzzle
 * @property {(() => void) | null} next
 */

/**
 * The line for the state of an attempt.
 * @param {Attempt} attempt
 * @param {StatusLine | null} helpLine the last hint or solution, if any
 * @param {StatusCallbacks} callbacks
 * @returns {StatusLine}
 */
export function statusLineOf(attempt, helpLine, callbacks) {
  const { session, isAtEnd } = attempt;
  const { hasFailed, isStuck, isWaiting, verdict, wrong } = session.state;
  if (wrong) return wrongLine(attempt, wrong, callbacks);
  if (!isAtEnd) return earlierLine(attempt, callbacks);
  if (isWaiting) return plainLine(t("puzzle-replying"));
  if (hasFailed) {
    const actions = [{ label: t("puzzle-ask-again"), run: callbacks.ask }];
    return { kind: "problem", text: t("puzzle-solver-failed"), actions };
  }
  if (isStuck) {
    const actions = [backAction(session.state.lostAfter ?? 0, callbacks)];
    return { kind: "problem", text: t("puzzle-stuck"), actions };
  }
  if (helpLine && !verdict) return helpLine;
  if (!verdict) return plainLine(askedText(session.state));
  const lostAfter = callbacks.refute ? session.state.lostAfter : null;
  const text = resultText({ ...session.state, lostAfter }, verdict, attempt);
  if (lostAfter !== null)
    return { kind: "verdict", text, actions: [backAction(lostAfter, callbacks)] };
  const isDone = verdict.met || session.state.givenUp;
  if (isDone && callbacks.next) {
    return { kind: "verdict", text, actions: [{ label: t("puzzle-next"), run: callbacks.next }] };
  }
  const againAction = { label: t("puzzle-again"), run: callbacks.again };
  return {
    kind: "verdict",
    text,
    actions: verdict.met && !session.state.givenUp ? [] : [againAction],
  };
}

/**
 * The line after a wrong move.
 * @param {Attempt} attempt
 * @param {import("../../play/puzzle/session.js").WrongMove} wrong
 * @param {StatusCallbacks} callbacks
 * @returns {StatusLine}
 */
function wrongLine(
  { playback, session, shortfall, isAtEnd },
  { at, isShown, least, line },
  callbacks,
) {
  const back = backAction(at, callbacks);
  // With a second button, there is less room.
  const shortBack = { ...back, label: t("puzzle-back-short") };
  if (!callbacks.refute || line.length === 0) {
    return { kind: "verdict", text: t("puzzle-wrong"), actions: [back] };
  }
  if (!isShown) {
    const showAction = { label: t("puzzle-show-why"), run: callbacks.refute };
    return { kind: "verdict", text: t("puzzle-wrong"), actions: [shortBack, showAction] };
  }
  if (isAtEnd) {
    const { missing, placed } = session.state;
    const args = { turns: least ?? 0, left: missing - placed.length };
    const refuted = shortfall?.text ?? t("puzzle-refuted");
    const text = least === null ? refuted : t("puzzle-too-late", args);
    return { kind: "verdict", text, actions: [back] };
  }
  const actions = [skipAction(playback), shortBack];
  return plainLine(t(playback.isPlaying ? "puzzle-refutation" : "puzzle-earlier"), actions);
}

/**
 * The line while an earlier position is on the board.
 * @param {Attempt} attempt
 * @param {StatusCallbacks} callbacks
 */
function earlierLine({ playback, session }, callbacks) {
  const { givenUp, kind, shown, verdict } = session.state;
  const isOwnTurn = kind === "alone" || (kind === "duel" && shown % 2 === 0);
  if (isOwnTurn && !playback.isPlaying) {
    const goOnAction = { label: t("puzzle-go-on-here"), run: () => callbacks.back(shown) };
    return plainLine(t("puzzle-earlier"), [goOnAction]);
  }
  const restMessage = kind === "given" ? "puzzle-rest" : "puzzle-shows";
  const isRest = verdict && (kind === "given" || (givenUp && playback.isPlaying));
  return plainLine(t(isRest ? restMessage : "puzzle-earlier"), [skipAction(playback)]);
}

/** @param {import("../../play/match/playback.js").Playback} playback */
const skipAction = (playback) => ({
  label: t("puzzle-skip"),
  run: () => playback.seek(playback.length),
});

/**
 * @param {number} ply
 * @param {StatusCallbacks} callbacks
 */
const backAction = (ply, callbacks) => ({
  label: t("puzzle-back"),
  run: () => callbacks.back(ply),
});

/**
 * @param {string} text
 * @param {StatusAction[]} [actions]
 * @returns {StatusLine}
 */
const plainLine = (text, actions = []) => ({ kind: "plain", text, actions });

/** The line and its buttons on the page. */
export class PuzzleStatusLine {
  #text = h("p", { class: "status-text" });
  /** @type {StatusAction[]} */
  #actions = [];
  #buttons = [0, 1].map((i) =>
    h("button", {
      type: "button",
      class: "button",
      hidden: true,
      onclick: () => this.#actions[i]?.run(),
    }),
  );
  element = h("div", { class: "status" }, this.#text, ...this.#buttons);

  constructor() {
    keepWordsWhole(this.#text);
  }

  /** @param {StatusLine} line */
  show({ kind, text, actions }) {
    setText(this.#text, text);
    this.#text.className = `status-text ${kind}-line`;
    this.#actions = actions;
    this.#buttons.forEach((button, i) => {
      button.hidden = i >= actions.length;
      button.classList.toggle("primary", i === 0 && kind === "verdict");
      setText(button, actions[i]?.label ?? "");
    });
    fitWords(this.#text);
  }
}
