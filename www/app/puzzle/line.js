// The line under a puzzle's board: the task, a mistake or the result, and buttons for what to do next.

import { h, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { askedText, resultText } from "../../play/puzzle/words.js";
import { fitWords, keepWordsWhole } from "../table/whole-words.js";

/**
 * @typedef {import("./attempt.js").Attempt} Attempt
 * @typedef {{ label: string, run: () => void }} LineAction
 * @typedef {{ kind: "plain" | "hint" | "problem" | "note" | "verdict", text: string, actions: LineAction[] }} Line
 */

/**
 * Callbacks for the line's buttons. Null where an action is not available.
 * @typedef {Object} Doing
 * @property {(ply: number) => void} back
 * @property {(() => void) | null} refute shows why a move is wrong; if null, the line says only that it is
 * @property {() => void} ask asks the solver for the reply again, after it could not be reached
 * @property {() => void} again
 * @property {(() => void) | null} next
 */

/**
 * The line for the state of an attempt.
 * @param {Attempt} attempt
 * @param {Line | null} help the last hint or solution, if any
 * @param {Doing} doing
 * @returns {Line}
 */
export function lineOf(attempt, help, doing) {
  const { session, settled } = attempt;
  const { hasFailed, isStuck, isWaiting, verdict, wrong } = session.state;
  if (wrong) return wrongLine(attempt, wrong, doing);
  if (!settled) return earlierLine(attempt, doing);
  if (isWaiting) return plain(t("puzzle-replying"));
  if (hasFailed) {
    const actions = [{ label: t("puzzle-ask-again"), run: doing.ask }];
    return { kind: "problem", text: t("puzzle-solver-failed"), actions };
  }
  if (isStuck) {
    const actions = [backTo(session.state.lostAfter ?? 0, doing)];
    return { kind: "problem", text: t("puzzle-stuck"), actions };
  }
  if (help && !verdict) return help;
  if (!verdict) return plain(askedText(session.state));
  const lostAfter = doing.refute ? session.state.lostAfter : null;
  const text = resultText({ ...session.state, lostAfter }, verdict, attempt);
  if (lostAfter !== null) return { kind: "verdict", text, actions: [backTo(lostAfter, doing)] };
  const isDone = verdict.met || session.state.givenUp;
  if (isDone && doing.next) {
    return { kind: "verdict", text, actions: [{ label: t("puzzle-next"), run: doing.next }] };
  }
  const again = { label: t("puzzle-again"), run: doing.again };
  return { kind: "verdict", text, actions: verdict.met && !session.state.givenUp ? [] : [again] };
}

/**
 * @param {Attempt} attempt
 * @param {import("../../play/puzzle/session.js").Wrong} wrong
 * @param {Doing} doing
 * @returns {Line}
 */
function wrongLine({ playback, session, settled }, { at, isShown, least, line }, doing) {
  const back = backTo(at, doing);
  // With a second button, there is less room.
  const short = { ...back, label: t("puzzle-back-short") };
  if (!doing.refute || line.length === 0) {
    return { kind: "verdict", text: t("puzzle-wrong"), actions: [back] };
  }
  if (!isShown) {
    const show = { label: t("puzzle-show-why"), run: doing.refute };
    return { kind: "verdict", text: t("puzzle-wrong"), actions: [short, show] };
  }
  if (settled) {
    const { missing, placed } = session.state;
    const words = { turns: least ?? 0, left: missing - placed.length };
    const text = least === null ? t("puzzle-refuted") : t("puzzle-too-late", words);
    return { kind: "verdict", text, actions: [back] };
  }
  const actions = [toEnd(playback), short];
  return plain(t(playback.playing ? "puzzle-refutation" : "puzzle-earlier"), actions);
}

/**
 * @param {Attempt} attempt
 * @param {Doing} doing
 */
function earlierLine({ playback, session }, doing) {
  const { givenUp, kind, shown, verdict } = session.state;
  const isOwnTurn = kind === "alone" || (kind === "duel" && shown % 2 === 0);
  if (isOwnTurn && !playback.playing) {
    const goOn = { label: t("puzzle-go-on-here"), run: () => doing.back(shown) };
    return plain(t("puzzle-earlier"), [goOn]);
  }
  const rest = kind === "given" ? "puzzle-rest" : "puzzle-shows";
  const isRest = verdict && (kind === "given" || (givenUp && playback.playing));
  return plain(t(isRest ? rest : "puzzle-earlier"), [toEnd(playback)]);
}

/** @param {import("../../play/match/playback.js").Playback} playback */
const toEnd = (playback) => ({
  label: t("puzzle-skip"),
  run: () => playback.seek(playback.length),
});

/**
 * @param {number} ply
 * @param {Doing} doing
 */
const backTo = (ply, doing) => ({ label: t("puzzle-back"), run: () => doing.back(ply) });

/**
 * @param {string} text
 * @param {LineAction[]} [actions]
 * @returns {Line}
 */
const plain = (text, actions = []) => ({ kind: "plain", text, actions });

/** The line and its buttons on the page. */
export class PuzzleLine {
  #text = h("p", { class: "status-text" });
  /** @type {LineAction[]} */
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

  /** @param {Line} line */
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
