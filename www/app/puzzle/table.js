// The table of a puzzle handles presses and keys, moves the focus, and makes announcements. Its view renders it. The page shows
// more around it. An embedded board shows little else.

import { t } from "../../kit/page/i18n.js";
import { isStill } from "../../kit/page/motion.js";
import { activeIn } from "../../kit/page/roots.js";
import { Maker } from "../../play/maker.js";
import { Playback } from "../../play/match/playback.js";
import { hintOf, solutionOf } from "../../play/puzzle/help.js";
import { PuzzleSession } from "../../play/puzzle/session.js";
import { leftText, resultText } from "../../play/puzzle/words.js";
import { listenToKeys } from "../table/keys.js";
import { Stage } from "../table/stage.js";
import { Attempt } from "./attempt.js";
import { PuzzleButtons } from "./buttons.js";
import { PuzzleStatusLine, statusLineOf } from "./line.js";
import { PuzzleTableView } from "./table-view.js";

/**
 * @typedef {import("../../kit/boards/board.js").Hint} Hint
 * @typedef {import("./buttons.js").Action} Action
 * @typedef {import("./line.js").StatusLine} StatusLine
 * @typedef {import("../table/stage.js").BoardParts & { game: string }} BoardParts
 */

/**
 * Callbacks to the page around the table. Null where the page does not have the feature.
 * @typedef {Object} PuzzleHost
 * @property {(() => void) | null} next opens another puzzle
 * @property {(() => void) | null} share shares this puzzle
 * @property {boolean} givesHelp whether the page helps with the solution: by hints, the complete solution, and why a move is wrong
 * @property {() => StatusLine | null} pageStatus a line of the page's own, shown in place of every other
 * @property {() => void} clearPageStatus clears the page's line
 */

/**
 * The elements around the table whose keys it handles: the page, and the page's panel.
 * @typedef {{ view: HTMLElement, panel: Element }} KeyElements
 */

/** Fires `shown` when everything has been updated, and `moment` while moves are being animated. */
export class PuzzleTable extends EventTarget {
  /** The attempt at the puzzle that is open. */
  attempt;
  #parts;
  #host;
  #solver;
  #stage;
  /** @type {KeyElements | null} */
  #keyElements = null;
  /** The board's hint while a move is being chosen. @type {Hint | null} */
  #boardHint = null;
  /** The last hint or solution. @type {StatusLine | null} */
  #helpLine = null;
  #isClosed = false;
  /** The number of moves played at the last announcement of a move. */
  #announcedLength = 0;

  /**
   * @param {BoardParts} parts
   * @param {string} text the text of the puzzle
   * @param {PuzzleHost} host
   * @throws {import("../../wasm/warren.js").Problem} if the text is not a puzzle
   */
  constructor(parts, text, host) {
    super();
    this.#parts = parts;
    this.#solver = new Maker(parts.game);
    this.#host = host;
    /** @type {Action[]} */
    const hiddenActions = [];
    if (!host.givesHelp) hiddenActions.push("hint", "give-up");
    if (!host.share) hiddenActions.push("share");
    if (!host.next) hiddenActions.push("next");
    const line = new PuzzleStatusLine();
    const buttons = new PuzzleButtons((action) => this.perform(action), new Set(hiddenActions));
    this.attempt = this.#attemptOf(text);
    this.#stage = new Stage(
      parts,
      {
        play: (move) => this.play(move),
        showHint: (hint) => this.#showHint(hint),
        positionKey: () => String(this.attempt.session.state.shown),
        ownElements: [line.element],
      },
      { hasTask: true },
    );
    /** The table's elements. */
    this.view = new PuzzleTableView(this.attempt, parts.boardModule, {
      stage: this.#stage,
      line,
      buttons,
    });
  }

  /**
   * Mounts the board. By now the table's elements must be in the page.
   * @param {KeyElements} keyElements
   */
  begin(keyElements) {
    this.#keyElements = keyElements;
    this.#mount(this.attempt, keyElements);
    this.#showOpened();
    this.#solver.prepare();
  }

  close() {
    this.#isClosed = true;
    this.attempt.close();
    this.#stage.unmount();
    this.#solver.stop();
  }

  /**
   * Opens another puzzle of the game.
   * @param {string} text
   */
  open(text) {
    const nextAttempt = this.#attemptOf(text);
    this.attempt.close();
    this.#stage.unmount();
    this.attempt = nextAttempt;
    if (this.#keyElements) this.#mount(nextAttempt, this.#keyElements);
    this.#showOpened();
  }

  /** Asks the solver whether a puzzle has a solution. @param {string} text the text of the puzzle */
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
    this.attempt.clearHints();
    this.#helpLine = null;
    const problem = session.play(move);
    if (!problem && session.state.kind === "given") this.#playNewMoves();
    return problem;
  }

  /** The reason why no move may be made now; null if one may. */
  refusal() {
    const { session, isAtEnd } = this.attempt;
    const { hasFailed, isStuck, isWaiting, length, shown, verdict, wrong } = session.state;
    if (hasFailed) return t("puzzle-solver-failed");
    if (wrong || isStuck) return t("puzzle-refuse-wrong");
    if (verdict) return t("puzzle-over");
    if (isWaiting) return t("puzzle-replying");
    return isAtEnd && shown === length ? null : t("puzzle-refuse-past");
  }

  /** Updates what changes while moves are being animated, with the line and the buttons. */
  showMoment() {
    if (this.view.isBehind) this.#show();
    this.view.showMoment();
    this.#showLine();
    this.#showButtons();
    this.dispatchEvent(new Event("moment"));
  }

  /** @param {Action} action */
  perform(action) {
    if (action === "share") {
      this.#host.share?.();
      return;
    }
    this.#stage.board?.cancel();
    this.clearHints();
    if (action === "next") this.#host.next?.();
    else if (action === "again") this.#restartPuzzle();
    else if (!this.#host.givesHelp) return;
    else if (action === "hint") this.#giveHint();
    else this.#giveUp();
  }

  /** Clears the hints and the lines shown so far. */
  clearHints() {
    this.#boardHint = null;
    this.#helpLine = null;
    this.#stage.lastAnnouncement = "";
    this.#host.clearPageStatus();
  }

  // ---- opening

  /** @param {string} text */
  #attemptOf(text) {
    const { boardModule, warren } = this.#parts;
    const session = new PuzzleSession(warren, this.#solver, text);
    const playback = new Playback(session.state, {
      show: (ply) => session.show(ply),
      canAnimate: () => Boolean(boardModule.showsMovesInProgress) && !isStill(),
    });
    return new Attempt(session, playback, boardModule);
  }

  /**
   * @param {Attempt} attempt
   * @param {KeyElements} keyElements
   */
  #mount(attempt, { view, panel }) {
    const { closed, playback, session } = attempt;
    const { signal } = closed;
    this.view.open(attempt);
    session.addEventListener("change", () => this.#show(), { signal });
    playback.addEventListener("change", () => this.showMoment(), { signal });
    const spacePlaysGame = () => this.refusal() !== null;
    const board = this.#stage.place;
    listenToKeys({ view, panel, board, playback, spacePlaysGame }, signal);
    this.#stage.mount();
  }

  /** Shows the puzzle that is now open. */
  #showOpened() {
    this.#boardHint = null;
    this.#helpLine = null;
    this.#announcedLength = this.attempt.session.state.length;
    this.#show();
    this.#stage.board?.showAction?.();
    this.#playNewMoves();
  }

  /** Animates the moves that have arrived. */
  #playNewMoves() {
    const { playback } = this.attempt;
    if (playback.moment < playback.length) playback.play();
  }

  // ---- showing

  #show() {
    // A new position ends playback, which would forbid moves.
    this.attempt.playback.follow(this.attempt.session.state);
    this.view.show(this.refusal());
    this.dispatchEvent(new Event("shown"));
    this.showMoment();
    this.#announceMove();
  }

  #showLine() {
    const line = this.#currentLine();
    if (line.kind === "verdict") this.#stage.say(line.text);
    const hadFocus = this.view.hasLineFocus;
    this.view.showLine(line);
    if (hadFocus) this.#rescueFocus();
  }

  /** @returns {StatusLine} */
  #currentLine() {
    const pageLine = this.#host.pageStatus();
    if (pageLine) return pageLine;
    const line = statusLineOf(this.attempt, this.#helpLine, {
      back: (ply) => this.#backTo(ply),
      refute: this.#host.givesHelp ? () => this.#showRefutation() : null,
      ask: () => this.attempt.session.askAgain(),
      again: () => this.perform("again"),
      next: this.#host.next && (() => this.perform("next")),
    });
    const isImportant = line.kind !== "plain" || this.#helpLine !== null;
    if (!this.#boardHint || (this.#boardHint.kind === "note" && isImportant)) return line;
    const { action, kind, text } = this.#boardHint;
    if (action) return { kind, text, actions: [action] };
    // A refusal may say what to do first, so the buttons for it stay.
    return { kind, text, actions: kind === "problem" ? line.actions : [] };
  }

  #showButtons() {
    const { session, isAtEnd } = this.attempt;
    const { givenUp, hasFailed, isStuck, isWaiting, placed, verdict, wrong } = session.state;
    const canMove = !verdict && !wrong && !hasFailed && !isStuck && !isWaiting;
    this.view.enableButtons({
      again: placed.length > 0,
      hint: isAtEnd && canMove,
      "give-up": !givenUp && !verdict?.met,
      share: true,
      next: this.#host.pageStatus()?.kind !== "plain",
    });
  }

  /** @param {Hint | null} hint */
  #showHint(hint) {
    this.#boardHint = hint;
    this.#showLine();
  }

  /** @param {StatusLine} line */
  #showHelp(line) {
    this.#helpLine = line;
    this.#show();
    // A board that marks the move has a hint of its own, which must not replace this line.
    this.#boardHint = null;
    this.#showLine();
    this.#stage.say(line.text);
  }

  /** Announces each new move, and the result with the last one. */
  #announceMove() {
    const { session } = this.attempt;
    const { givenUp, kind, length, seat, verdict, wrong } = session.state;
    const isNewMove = length > this.#announcedLength;
    this.#announcedLength = length;
    if (kind === "given" || givenUp || wrong || !isNewMove) return;
    const scene = session.ownSight() ?? session.scene;
    const move = this.#parts.boardModule.moveText(scene, length - 1, seat);
    const result = verdict ? resultText(this.#revealedState(), verdict, this.attempt) : "";
    this.#stage.say(`${move} ${result || leftText(session.state)}`);
    // The line shows the same text, which is not announced again.
    if (result) this.#stage.lastAnnouncement = result;
  }

  /** The state, without facts that the page does not reveal. */
  #revealedState() {
    const { state } = this.attempt.session;
    return this.#host.givesHelp ? state : { ...state, lostAfter: null };
  }

  // ---- acting

  /** @param {number} ply */
  #backTo(ply) {
    this.clearHints();
    this.attempt.prepareTakeBack();
    this.attempt.session.backTo(ply);
  }

  /** Shows how the other side prevents the goal. */
  #showRefutation() {
    this.clearHints();
    this.attempt.session.refute();
    this.#playNewMoves();
  }

  /** Moves the focus if the pressed button of the line has disappeared. */
  #rescueFocus() {
    const view = this.#keyElements?.view;
    if (view && !activeIn(view)?.checkVisibility()) view.focus({ preventScroll: true });
  }

  #restartPuzzle() {
    this.attempt.prepareTakeBack();
    this.attempt.session.restart();
    this.#playNewMoves();
  }

  async #giveHint() {
    const { attempt } = this;
    const line = await hintOf(attempt, this.#parts.boardModule, (ply) => this.#backTo(ply));
    if (line && attempt === this.attempt && !this.#isClosed) this.#showHelp(line);
  }

  async #giveUp() {
    const { attempt } = this;
    const solution = await solutionOf(attempt);
    if (attempt !== this.attempt || this.#isClosed) return;
    if (!Array.isArray(solution)) {
      this.#showHelp(solution);
      return;
    }
    attempt.helped = true;
    attempt.solutionShown = true;
    attempt.clearHints();
    attempt.session.giveUp(solution);
    this.#playNewMoves();
  }
}
