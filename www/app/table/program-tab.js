// The tab *Program*: the input, output and messages of one of the visitor's programs, turn by turn, beside the position of each
// turn.

import { readDrawings } from "../../kit/boards/drawings.js";
import { button } from "../../kit/page/button.js";
import { h, setAttribute, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { thrownText } from "../../kit/page/problems.js";
import { saveText } from "../../kit/page/save.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { programAddress } from "../../play/addresses.js";
import { answerTimes } from "../../play/match/answer-times.js";
import { KeptLogs } from "../../play/match/kept-logs.js";
import { sideName } from "../../play/match/names.js";
import { keepFailures } from "../../play/match/program-failures.js";
import { inputOf, transcriptText } from "../../play/match/program-log.js";
import { getProgram } from "../../play/programs/store.js";
import { answerText } from "../../play/programs/test.js";
import { durationText, lineElements } from "./log-lines.js";
import { lossParts, unknownLineText } from "./program-end.js";
import { TimeChart } from "./time-chart.js";

/** @typedef {import("../../play/match/session.js").Session} Session */
/** @typedef {import("../../play/match/program-log.js").Turn} Turn */
/** @typedef {import("../../play/match/match.js").GameMatch["programLogs"][number]} Log */

/** Loads the files that the tab needs. */
export async function loadProgramTab() {
  await Promise.all([loadWords("program-log"), loadStyle("styles/program-log.css")]);
}

/**
 * The functions that the tab needs from the page.
 * @typedef {Object} ProgramTabHost
 * @property {(text: string) => void} notify shows a short notice
 * @property {(record: string) => void} playFrom begins a game with the same players from a record
 * @property {import("../../kit/boards/drawings.js").ReadPlaceName} placeName the board's name of a place that a program has written
 * @property {(drawings: readonly import("../../kit/boards/drawings.js").Drawing[]) => void} draw draws on the board
 */

export class ProgramTab {
  #session;
  #host;
  /** The seat whose program is shown. */
  #seat;
  /** @type {{ element: HTMLElement, button: HTMLButtonElement, text: HTMLElement, turn: Turn | null }[]} */
  #turnRows = [];
  /** The log that the rows show. @type {Log} */
  #log = undefined;
  #keptLogs;
  #isUpdateDue = false;
  #lastShownPly = -1;
  #chart = new TimeChart((index) => this.#session.leaveVariation(this.#answerPlies()[index]));
  #list = h("ol", { class: "program-turns" });
  #endText = h("div", { class: "program-end", hidden: true });
  #emptyNote = h("p", { class: "muted" });
  /** By seat, why the line of a slow program is unknown. @type {Map<number, HTMLElement>} */
  #unknownLines = new Map();
  #undrawnNote = h("p", { class: "muted", hidden: true });
  #sideChoice = h("div", { class: "segments program-sides" });
  #copyButton = button(t("program-copy-input"));
  #saveButton = button(t("program-save"));
  #editLink = h("a", { class: "button" }, t("program-edit"));
  #rerunButton = button(t("program-rerun"));
  #replayButton = button(t("program-replay"));
  #testButton = button(t("program-test"));
  element = h(
    "section",
    { class: "program-log" },
    this.#sideChoice,
    this.#endText,
    this.#emptyNote,
    this.#chart.element,
    this.#list,
    this.#undrawnNote,
    h(
      "div",
      { class: "program-log-actions" },
      this.#editLink,
      this.#replayButton,
      this.#rerunButton,
      this.#testButton,
      this.#copyButton,
      this.#saveButton,
    ),
  );

  /**
   * @param {Session} session
   * @param {ProgramTabHost} host
   * @param {AbortSignal} signal
   */
  constructor(session, host, signal) {
    this.#session = session;
    this.#keptLogs = new KeptLogs(session, () => this.#showInNextFrame(), signal);
    this.#host = host;
    const { seats } = session.state;
    this.#seat = seats.findIndex(({ kind }) => kind === "program");
    this.#offerSides();
    this.#copyButton.addEventListener("click", () => this.#copyInput());
    this.#saveButton.addEventListener("click", () => this.#saveTranscript());
    this.#rerunButton.addEventListener("click", () => this.#runAgain());
    this.#replayButton.addEventListener("click", () =>
      this.#replay().catch((thrown) => this.#host.notify(thrownText(thrown))),
    );
    this.#testButton.addEventListener("click", () => this.#makeTest());
    // The list's room may change later, such as when the next games are offered.
    const resizing = new ResizeObserver(() => this.#scrollToShown());
    resizing.observe(this.#list);
    signal.addEventListener("abort", () => resizing.disconnect());
    session.addEventListener("program", () => this.#showInNextFrame(), { signal });
    session.addEventListener("change", () => this.#showInNextFrame(), { signal });
    keepFailures(session, signal);
    this.#update();
  }

  #offerSides() {
    const { game, seats } = this.#session.state;
    const programs = seats.flatMap((player, seat) => (player.kind === "program" ? [seat] : []));
    this.#sideChoice.hidden = programs.length < 2;
    for (const seat of programs) {
      const radio = h("input", {
        type: "radio",
        name: "program-side",
        checked: seat === this.#seat,
      });
      radio.addEventListener("change", () => {
        this.#seat = seat;
        this.#update();
      });
      this.#sideChoice.append(h("label", null, radio, sideName(game, seat)));
    }
  }

  /** Several lines of a program change the list once. */
  #showInNextFrame() {
    if (this.#isUpdateDue) return;
    this.#isUpdateDue = true;
    requestAnimationFrame(() => {
      this.#isUpdateDue = false;
      this.#update();
    });
  }

  #update() {
    const log = this.#keptLogs.current[this.#seat];
    const player = this.#session.state.seats[this.#seat];
    if (log !== this.#log) {
      this.#log = log;
      this.#turnRows = [];
      this.#list.replaceChildren();
    }
    const turns = log?.turns ?? [];
    if (player?.kind === "program") this.#editLink.href = programAddress(player.program);
    this.#copyButton.disabled = turns.length === 0;
    this.#saveButton.disabled = turns.length === 0;
    this.#emptyNote.hidden = turns.length > 0;
    setText(this.#emptyNote, t(this.#session.isSecret ? "program-secret" : "program-none"));
    for (const [index, turn] of turns.entries()) {
      // An answered turn still receives the program's messages until the program reads again.
      if (index < this.#turnRows.length - 2) continue;
      this.#showTurn(index, turn);
    }
    this.#markShown();
    const { index, isSecret } = this.#shownTurn();
    this.#rerunButton.hidden = isSecret;
    this.#replayButton.hidden = !this.#isReplayable();
    this.#testButton.hidden = isSecret;
    // It keeps its place while the game goes on, so that nothing below it moves.
    this.#testButton.disabled = index < 0;
    this.#showTimes(turns, index);
    this.#drawMessages(turns[index]);
    this.#showEnd(log);
  }

  /**
   * @param {number} index
   * @param {Turn} turn
   */
  #showTurn(index, turn) {
    const row = this.#turnRows[index] ?? this.#addRow(index);
    const lastLine = turn.wrote.at(-1);
    const limit = turn.limit === null ? null : durationText(turn.limit);
    const time = lastLine
      ? limit === null || turn.isRepeated
        ? durationText(lastLine.took)
        : t("program-time", { took: durationText(lastLine.took), limit })
      : "";
    row.button.replaceChildren(
      h("span", { class: "program-number" }, t("program-turn", { number: index + 1 })),
      h("span", { class: "figures muted" }, turn.isRepeated ? t("program-again", { time }) : time),
    );
    row.text.replaceChildren(...lineElements(turn));
    row.turn = turn;
  }

  /** Whether the position shown is a secret, and the index of the program's turn there; -1 if there is none. */
  #shownTurn() {
    const isSecret = this.#session.recordShown() === null;
    const { shown, variation } = this.#session.state;
    const index = variation ? -1 : this.#answerPlies().indexOf(shown);
    return { isSecret, index: index < this.#turnRows.length ? index : -1 };
  }

  /**
   * @param {readonly Turn[]} turns
   * @param {number} shownIndex
   */
  #showTimes(turns, shownIndex) {
    const { verdict } = this.#session.state;
    const isSilent = verdict?.reason === "silent" && verdict.seat === this.#seat;
    this.#chart.element.hidden = turns.length === 0;
    const times = answerTimes(turns, isSilent);
    this.#chart.show(times, shownIndex, this.#turnsUpToShown().length - 1, durationText);
  }

  /**
   * Draws the drawing lines among the program's messages in a turn.
   * @param {Turn | undefined} turn
   */
  #drawMessages(turn) {
    const messages = turn?.said.map(({ text }) => text).join("\n") ?? "";
    const { drawings, ignored } = readDrawings(messages, this.#host.placeName);
    this.#host.draw(drawings);
    const { damaged, unplaced } = ignored;
    this.#undrawnNote.hidden = damaged + unplaced === 0;
    setText(this.#undrawnNote, t("program-undrawn", { damaged, unplaced }));
  }

  /** @param {number} index */
  #addRow(index) {
    const button = h("button", { type: "button", class: "program-turn" });
    button.addEventListener("click", () =>
      this.#session.leaveVariation(this.#answerPlies()[index]),
    );
    const text = h("pre", { class: "program-lines", dir: "ltr" });
    const element = h("li", null, button, text);
    this.#list.append(element);
    const row = { element, button, text, turn: null };
    this.#turnRows.push(row);
    return row;
  }

  /** The ply before each answer of the program. */
  #answerPlies() {
    const { game, state } = this.#session;
    const { whole } = this.#session;
    const { length } = state;
    const isDue = (/** @type {number} */ ply) =>
      whole ? Array.from(whole.due(ply)).includes(this.#seat) : ply < game.length;
    const plies = Array.from({ length }, (_, ply) => ply).filter(isDue);
    return [...plies, length];
  }

  /** Marks the turn whose position is on the board. */
  #markShown() {
    const { shown, variation } = this.#session.state;
    const plies = variation ? [] : this.#answerPlies();
    const shownIndex = plies.findIndex((ply, i) => ply === shown && i < this.#turnRows.length);
    for (const [i, { element, button }] of this.#turnRows.entries()) {
      element.classList.toggle("shown", i === shownIndex);
      setAttribute(button, "aria-current", i === shownIndex ? "true" : null);
    }
    if (shown === this.#lastShownPly || shownIndex < 0) return;
    this.#lastShownPly = shown;
    this.#scrollToShown();
  }

  #scrollToShown() {
    const row = this.#turnRows.find(({ button }) => button.hasAttribute("aria-current"));
    if (row) this.#scrollTo(row.element);
  }

  /** Scrolls the list, and only the list, to a row. @param {HTMLElement} row */
  #scrollTo(row) {
    const { top, bottom } = row.getBoundingClientRect();
    const view = this.#list.getBoundingClientRect();
    if (top < view.top) this.#list.scrollTop -= view.top - top;
    else if (bottom > view.bottom)
      this.#list.scrollTop += Math.min(bottom - view.bottom, top - view.top);
  }

  /** The program's turns up to the one on the board, or all. */
  #turnsUpToShown() {
    const turns = this.#log?.turns ?? [];
    const { shown } = this.#session.state;
    const plies = this.#answerPlies();
    const index = turns.findIndex((_, i) => (plies[i] ?? shown) >= shown);
    return index < 0 ? turns : turns.slice(0, index + 1);
  }

  async #copyInput() {
    const turns = this.#turnsUpToShown();
    try {
      await navigator.clipboard.writeText(inputOf(turns));
      this.#host.notify(t("program-input-copied", { number: turns.length }));
    } catch {
      saveText(inputOf(turns), `warren-input-${turns.length}.txt`);
    }
  }

  /** Begins a game with the same players and the moves up to the position shown. */
  #runAgain() {
    const record = this.#session.recordShown();
    if (record !== null) this.#host.playFrom(record);
  }

  /** Whether the game is over and has only players that can play it again. */
  #isReplayable() {
    const { seats, verdict } = this.#session.state;
    const canPlay = seats.every(({ kind }) => kind === "engine" || kind === "program");
    return verdict !== null && canPlay && (this.#log?.turns.length ?? 0) > 0;
  }

  /** Plays the game again with the current source. */
  async #replay() {
    const { game, seats } = this.#session.state;
    const record = this.#session.whole?.record();
    if (record === undefined) return;
    const { openReplay } = await loadPart(import("../programs/replay-dialog.js"));
    await openReplay({ game, record, seats, seat: this.#seat }, this.#log, this.#host.notify);
  }

  /** Makes a test of the program from the turn whose position is shown. */
  async #makeTest() {
    const session = this.#session;
    const { seats, shown, verdict } = session.state;
    const record = session.recordShown();
    const player = seats[this.#seat];
    if (record === null || player?.kind !== "program") return;
    const index = this.#answerPlies().indexOf(shown);
    const turn = this.#log?.turns[index];
    const hasLost =
      verdict !== null && verdict.reason !== "over" && index === (this.#log?.turns.length ?? 0) - 1;
    const { openNewTest } = await loadPart(import("../programs/new-test.js"));
    const answer = answerText(turn?.wrote.map(({ text }) => text) ?? []);
    const moment = { record, seat: this.#seat, player, answer, hasLost, number: index + 1 };
    await openNewTest(moment, (text) => this.#host.notify(text));
  }

  #saveTranscript() {
    const { game } = this.#session.state;
    const files = this.#session.whole?.told(0, this.#seat).files ?? [];
    saveText(transcriptText(game, files, this.#log?.turns ?? []), `warren-${game}-log.txt`);
  }

  /**
   * Shows why the program lost or stopped, with the decisive line.
   * @param {Log} log
   */
  #showEnd(log) {
    const { verdict } = this.#session.state;
    const parts = lossParts(log, verdict, this.#seat, () => this.#unknownLine());
    this.#endText.hidden = parts.length === 0;
    this.#endText.replaceChildren(...parts);
  }

  /** Why the line of the slow program is unknown, which depends on its language. */
  #unknownLine() {
    const known = this.#unknownLines.get(this.#seat);
    if (known) return known;
    const element = h("p", { class: "muted" });
    this.#unknownLines.set(this.#seat, element);
    const player = this.#session.state.seats[this.#seat];
    if (player.kind === "program") {
      const explain = (/** @type {Awaited<ReturnType<typeof getProgram>>} */ program) => {
        if (program) setText(element, unknownLineText(program.language));
      };
      // Without the program nobody needs the reason.
      getProgram(player.program).then(explain, () => {});
    }
    return element;
  }
}
