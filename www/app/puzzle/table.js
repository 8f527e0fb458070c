// The table of a puzzle: the task, the board, the moves that the visitor places, the replies, and the result. The page shows more
// around it. An embedded board shows little else.

import { guardPresses } from "../../kit/boards/press-guard.js";
import { h, setAttribute, setText, speak } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { isStill } from "../../kit/page/motion.js";
import { problemText } from "../../kit/page/problems.js";
import { activeIn } from "../../kit/page/roots.js";
import { Maker } from "../../play/maker.js";
import { Playback } from "../../play/match/playback.js";
import { hintOf, solutionOf } from "../../play/puzzle/help.js";
import { PuzzleSession } from "../../play/puzzle/session.js";
import { leftText, longestLeft, resultText, taskText } from "../../play/puzzle/words.js";
import { Bar } from "../table/bar.js";
import { listenToKeys } from "../table/keys.js";
import { PlaybackBar } from "../table/playback-bar.js";
import { Attempt, barState } from "./attempt.js";
import { PuzzleButtons } from "./buttons.js";
import { lineOf, PuzzleLine } from "./line.js";

/**
 * @typedef {import("../../kit/boards/board.js").BoardModule} BoardModule
 * @typedef {import("../../kit/boards/board.js").Board} Board
 * @typedef {import("../../kit/boards/board.js").Hint} Hint
 * @typedef {import("./buttons.js").Action} Action
 * @typedef {import("./line.js").Line} Line
 * @typedef {{ warren: typeof import("../../wasm/warren.js"), module: BoardModule, game: string }} Parts
 */

/**
 * Callbacks to the page around the table. Null where the page does not have the feature.
 * @typedef {Object} Host
 * @property {(() => void) | null} next opens another puzzle
 * @property {(() => void) | null} share shares this puzzle
 * @property {boolean} tells whether the page helps with the solution: by hints, the complete solution, and why a move is wrong
 * @property {() => Line | null} line a line of the page's own, shown in place of every other
 * @property {() => void} forget clears the page's line
 */

/**
 * The elements around the table whose keys it handles: the page, and the page's panel.
 * @typedef {{ view: HTMLElement, panel: Element }} Around
 */

/** Fires `shown` when everything has been updated, and `moment` while moves are being animated. */
export class PuzzleTable extends EventTarget {
  /** The attempt at the puzzle that is open. */
  attempt;
  #parts;
  #host;
  #solver;
  /** @type {Board | null} null before `begin` */
  #board = null;
  /** @type {Around | null} */
  #around = null;
  /** The board's hint while a move is being chosen. @type {Hint | null} */
  #hint = null;
  /** The last hint or solution. @type {Line | null} */
  #told = null;
  #closed = false;
  /** The last announcement. */
  #said = "";
  /** The number of moves played at the last announcement of a move. */
  #heard = 0;

  #task = h("h2");
  #left = h("p", { class: "task-left figures" });
  #line = new PuzzleLine();
  #buttons;
  task = h("div", { class: "task" }, this.#task, this.#left);
  place = h("div", { class: "board" });
  tray = h("div", { class: "tray" });
  bars = h("div", { class: "bars" });
  line = this.#line.element;
  speech = h("p", { class: "unseen", "aria-live": "polite" });
  /** The playback bar. Each puzzle has its own, in the same place. @type {HTMLElement} */
  playback;

  /**
   * @param {Parts} parts
   * @param {string} text the text of the puzzle
   * @param {Host} host
   * @throws {import("../../wasm/warren.js").Problem} if the text is not a puzzle
   */
  constructor(parts, text, host) {
    super();
    this.#parts = parts;
    this.#solver = new Maker(parts.game);
    this.#host = host;
    /** @type {Action[]} */
    const without = [];
    if (!host.tells) without.push("hint", "give-up");
    if (!host.share) without.push("share");
    if (!host.next) without.push("next");
    this.#buttons = new PuzzleButtons((action) => this.act(action), new Set(without));
    this.buttons = this.#buttons.element;
    this.attempt = this.#attemptOf(text);
    this.playback = this.attempt.bar.element;
  }

  /**
   * Mounts the board. By now the table's elements must be in the page.
   * @param {Around} around
   */
  begin(around) {
    this.#around = around;
    this.#board = this.#mount(this.attempt, around);
    this.#begun();
  }

  close() {
    this.#closed = true;
    this.attempt.close();
    this.#board?.close();
    this.#solver.stop();
  }

  /**
   * Puts another puzzle of the game on the board.
   * @param {string} text
   */
  open(text) {
    const next = this.#attemptOf(text);
    this.attempt.close();
    this.#board?.close();
    this.tray.replaceChildren();
    this.attempt = next;
    this.playback.replaceWith(next.bar.element);
    this.playback = next.bar.element;
    if (this.#around) this.#board = this.#mount(next, this.#around);
    this.#begun();
  }

  /** @param {string} text the text of a puzzle */
  prove(text) {
    return this.#solver.solve(text);
  }

  /**
   * Places a move as the next missing one.
   * @param {string} move
   * @returns {import("../../wasm/warren.js").Problem | null} why the move is not allowed
   */
  play(move) {
    const { session } = this.attempt;
    this.attempt.forget();
    this.#told = null;
    const problem = session.play(move);
    if (!problem && session.state.kind === "given") this.#playOn();
    return problem;
  }

  /** The reason why no move may be made now; null if one may. */
  refusal() {
    const { session, settled } = this.attempt;
    const { hasFailed, isStuck, isWaiting, length, shown, verdict, wrong } = session.state;
    if (hasFailed) return t("puzzle-solver-failed");
    if (wrong || isStuck) return t("puzzle-refuse-wrong");
    if (verdict) return t("puzzle-over");
    if (isWaiting) return t("puzzle-replying");
    return settled && shown === length ? null : t("puzzle-refuse-past");
  }

  /** Updates what changes while moves are being animated, with the line and the buttons. */
  showMoment() {
    const { attempt } = this;
    if (attempt.passing && !attempt.playback.playing) this.#show();
    this.#board?.moveOn?.(attempt.playback.part);
    attempt.bar.showMoment();
    this.#showLine();
    this.#showButtons();
    this.dispatchEvent(new Event("moment"));
  }

  /** @param {Action} action */
  act(action) {
    if (action === "share") {
      this.#host.share?.();
      return;
    }
    this.#board?.cancel();
    this.forget();
    if (action === "next") this.#host.next?.();
    else if (action === "again") this.#again();
    else if (!this.#host.tells) return;
    else if (action === "hint") this.#tellHint();
    else this.#giveUp();
  }

  /** Clears the hints and the lines shown so far. */
  forget() {
    this.#hint = null;
    this.#told = null;
    this.#said = "";
    this.#host.forget();
  }

  // ---- opening

  /** @param {string} text */
  #attemptOf(text) {
    const { module, warren } = this.#parts;
    const session = new PuzzleSession(warren, this.#solver, text);
    const playback = new Playback(session.state, {
      show: (ply) => session.show(ply),
      smooth: () => Boolean(module.flows) && !isStill(),
    });
    const bar = new PlaybackBar(playback);
    const { kind, seats } = session.state;
    // Where only one side moves, there are no bars: they would show nothing.
    const bars = Array.from({ length: kind === "alone" ? 0 : seats }, () => new Bar("far"));
    return new Attempt(session, playback, bar, bars, module);
  }

  /**
   * @param {Attempt} attempt
   * @param {Around} around
   */
  #mount({ bars, closed: { signal }, playback, session }, { view, panel }) {
    this.bars.replaceChildren(...bars.map(({ element }) => element));
    setText(this.#task, taskText(session.state));
    setAttribute(this.#left, "data-room", longestLeft(session.state) || null);
    session.addEventListener("change", () => this.#show(), { signal });
    playback.addEventListener("change", () => this.showMoment(), { signal });
    const shown = () => String(session.state.shown);
    const told = () => this.#showHint({ kind: "problem", text: t("board-changed") });
    guardPresses(this.place, { shown, told }, signal);
    const playsThrough = () => this.refusal() !== null;
    listenToKeys({ view, panel, board: this.place, playback, playsThrough }, signal);
    const { module, warren } = this.#parts;
    return module.mountBoard(this.place, {
      play: (move) => this.#try(move),
      hint: (hint) => this.#showHint(hint),
      hasTask: true,
      warren,
      owns: (node) => this.line.contains(node) || this.tray.contains(node),
      tray: this.tray,
    });
  }

  /** Shows the puzzle that is now open. */
  #begun() {
    this.#hint = null;
    this.#told = null;
    this.#heard = this.attempt.session.state.length;
    this.#show();
    this.#playOn();
  }

  /** Animates the moves that have arrived. */
  #playOn() {
    const { playback } = this.attempt;
    if (playback.moment < playback.length) playback.play();
  }

  // ---- showing

  #show() {
    const { attempt } = this;
    const { scene, state } = attempt.session;
    attempt.playback.follow(state);
    const tallies = this.#parts.module.tallies(scene, state.shown);
    const due = Array.from(scene.due(state.shown));
    attempt.bars.forEach((bar, seat) => {
      bar.show(barState(state), seat, tallies[seat], due.includes(seat));
    });
    this.#board?.show({
      scene,
      ply: state.shown,
      viewpoint: state.seat,
      refusal: this.refusal(),
      people: state.verdict ? [] : [state.seat],
      pointed: this.#isAsked() ? this.attempt.pointed : null,
      drawings: this.#isAsked() ? this.attempt.rings : [],
      passing: attempt.playback.playing,
      blind: state.kind === "given",
    });
    attempt.passing = attempt.playback.playing;
    attempt.bar.show(state.moves, attempt.names);
    setText(this.#left, leftText(state));
    this.dispatchEvent(new Event("shown"));
    this.showMoment();
    this.#sayMove();
  }

  /** Whether the board shows the position that hints are about. */
  #isAsked() {
    const { session, settled } = this.attempt;
    const { verdict, wrong } = session.state;
    return settled && !verdict && !wrong;
  }

  #showLine() {
    const line = this.#lineNow();
    if (line.kind === "verdict") this.#say(line.text);
    const hadFocus = this.line.contains(activeIn(this.line));
    this.#line.show(line);
    if (hadFocus) this.#keepFocus();
  }

  /** @returns {Line} */
  #lineNow() {
    const instead = this.#host.line();
    if (instead) return instead;
    const line = lineOf(this.attempt, this.#told, {
      back: (ply) => this.#backTo(ply),
      refute: this.#host.tells ? () => this.#refute() : null,
      ask: () => this.attempt.session.askAgain(),
      again: () => this.act("again"),
      next: this.#host.next && (() => this.act("next")),
    });
    const isSaid = line.kind !== "plain" || this.#told !== null;
    if (!this.#hint || (this.#hint.kind === "note" && isSaid)) return line;
    const { action, kind, text } = this.#hint;
    if (action) return { kind, text, deeds: [action] };
    // A refusal may say what to do first, so the buttons for it stay.
    return { kind, text, deeds: kind === "problem" ? line.deeds : [] };
  }

  #showButtons() {
    const { session, settled } = this.attempt;
    const { givenUp, hasFailed, isStuck, isWaiting, placed, verdict, wrong } = session.state;
    const isOpen = !verdict && !wrong && !hasFailed && !isStuck && !isWaiting;
    this.#buttons.show({
      again: placed.length > 0,
      hint: settled && isOpen,
      "give-up": !givenUp && !verdict?.met,
      share: true,
      next: this.#host.line()?.kind !== "plain",
    });
  }

  /** @param {Hint | null} hint */
  #showHint(hint) {
    this.#hint = hint;
    this.#showLine();
    if (hint && !hint.isTold) this.#say(hint.text, hint.kind === "problem");
  }

  /** @param {Line} line */
  #tell(line) {
    this.#told = line;
    this.#show();
    // A board that marks the move has a hint of its own, which must not replace this line.
    this.#hint = null;
    this.#showLine();
    this.#say(line.text);
  }

  /** Announces each new move, and the result with the last one. */
  #sayMove() {
    const { session } = this.attempt;
    const { givenUp, kind, length, seat, verdict, wrong } = session.state;
    const isNews = length > this.#heard;
    this.#heard = length;
    if (kind === "given" || givenUp || wrong || !isNews) return;
    const scene = session.ownSight() ?? session.scene;
    const move = this.#parts.module.moveText(scene, length - 1, seat);
    const { helped, names } = this.attempt;
    const rest = verdict ? resultText(this.#openState(), verdict, { helped, names }) : "";
    this.#say(`${move} ${rest || leftText(session.state)}`);
    // The line shows the same text, which is not announced again.
    if (rest) this.#said = rest;
  }

  /** The state, without what the page does not give away. */
  #openState() {
    const { state } = this.attempt.session;
    return this.#host.tells ? state : { ...state, lostAfter: null };
  }

  /**
   * @param {string} text
   * @param {boolean} [isNews] whether the text is announced even if it was the last announcement
   */
  #say(text, isNews = false) {
    if (text === this.#said && !isNews) return;
    this.#said = text;
    speak(this.speech, text);
  }

  // ---- acting

  /** @param {string} move */
  #try(move) {
    const problem = this.play(move);
    if (problem) this.#showHint({ kind: "problem", text: problemText(problem) });
  }

  /** @param {number} ply */
  #backTo(ply) {
    this.forget();
    this.attempt.anew();
    this.attempt.session.backTo(ply);
  }

  /** Shows how the other side keeps the visitor from the goal. */
  #refute() {
    this.forget();
    this.attempt.session.refute();
    this.#playOn();
  }

  /** Moves the focus if the pressed button of the line has disappeared. */
  #keepFocus() {
    const view = this.#around?.view;
    if (view && !activeIn(view)?.checkVisibility()) view.focus({ preventScroll: true });
  }

  #again() {
    this.attempt.anew();
    this.attempt.session.restart();
    this.#playOn();
  }

  async #tellHint() {
    const { attempt } = this;
    const line = await hintOf(attempt, this.#parts.module, (ply) => this.#backTo(ply));
    if (line && attempt === this.attempt && !this.#closed) this.#tell(line);
  }

  async #giveUp() {
    const { attempt } = this;
    const solution = await solutionOf(attempt);
    if (attempt !== this.attempt || this.#closed) return;
    if (!Array.isArray(solution)) {
      this.#tell(solution);
      return;
    }
    attempt.helped = true;
    attempt.solutionShown = true;
    attempt.forget();
    attempt.session.giveUp(solution);
    this.#playOn();
  }
}
