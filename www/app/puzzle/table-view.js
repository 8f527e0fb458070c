// The view of a puzzle: the task, the board, the sides' bars, the line, the buttons and the playback bar. The table handles
// actions, and the view shows their results.

import { h, setAttribute, setText } from "../../kit/page/dom.js";
import { activeIn } from "../../kit/page/roots.js";
import { leftText, longestLeft, taskText } from "../../play/puzzle/words.js";
import { Bar, withoutClocks } from "../table/bar.js";
import { PlaybackBar } from "../table/playback-bar.js";

/**
 * @typedef {import("./attempt.js").Attempt} Attempt
 * @typedef {import("./buttons.js").Action} Action
 */

/**
 * The elements that the table itself uses.
 * @typedef {{ stage: import("../table/stage.js").Stage, line: import("./line.js").PuzzleStatusLine,
 *   buttons: import("./buttons.js").PuzzleButtons }} TableParts
 */

export class PuzzleTableView {
  #stage;
  #boardModule;
  /** @type {Attempt} */
  #attempt;
  /** @type {PlaybackBar} each attempt has its own, in the same place */
  #playback;
  /** @type {Bar[]} by seat */
  #seatBars = [];
  /** Whether the position on the board was an intermediate step of an animation when it was shown. */
  #wasIntermediate = false;

  #task = h("h2");
  #remainingTask = h("p", { class: "task-left figures" });
  #line;
  #buttons;
  task = h("div", { class: "task" }, this.#task, this.#remainingTask);
  bars = h("div", { class: "bars" });

  /**
   * @param {Attempt} attempt
   * @param {import("../../kit/boards/board.js").BoardModule} boardModule
   * @param {TableParts} parts
   */
  constructor(attempt, boardModule, { stage, line, buttons }) {
    this.#attempt = attempt;
    this.#boardModule = boardModule;
    this.#playback = new PlaybackBar(attempt.playback);
    this.#stage = stage;
    this.#line = line;
    this.#buttons = buttons;
    this.line = line.element;
    this.place = stage.place;
    this.tray = stage.tray;
    this.speech = stage.speech;
    this.buttons = buttons.element;
  }

  get playback() {
    return this.#playback.element;
  }

  /** Whether the focus is on the line. */
  get hasLineFocus() {
    return this.line.contains(activeIn(this.line));
  }

  /** Shows an attempt in the place of the previous one. @param {Attempt} attempt */
  open(attempt) {
    if (attempt !== this.#attempt) {
      const newBar = new PlaybackBar(attempt.playback);
      this.playback.replaceWith(newBar.element);
      this.#playback = newBar;
      this.#attempt = attempt;
    }
    const { state } = attempt.session;
    // Where only one side moves, there are no bars: they would show nothing.
    const length = state.kind === "alone" ? 0 : state.seats;
    this.#seatBars = Array.from({ length }, () => new Bar("far"));
    this.bars.replaceChildren(...this.#seatBars.map(({ element }) => element));
    setText(this.#task, taskText(state));
    setAttribute(this.#remainingTask, "data-room", longestLeft(state) || null);
  }

  /**
   * Shows the position, the side to move, and the remaining task.
   * @param {string | null} refusal why no move may be made now
   */
  show(refusal) {
    const { names, playback, markedMove, session, shownRings, isAtEnd } = this.#attempt;
    const { scene, state } = session;
    const { kind, seat, shown, verdict, wrong } = state;
    const tallies = this.#boardModule.tallies(scene, shown);
    const due = Array.from(scene.due(shown));
    for (const [seatIndex, bar] of this.#seatBars.entries()) {
      bar.show(
        withoutClocks(state.game, state.seats, seat),
        seatIndex,
        tallies[seatIndex],
        due.includes(seatIndex),
      );
    }
    // Hints are about the position after all moves.
    const mayMove = isAtEnd && !verdict && !wrong;
    this.#stage.board?.show({
      scene,
      ply: shown,
      viewpoint: seat,
      refusal,
      people: verdict ? [] : [seat],
      markedMove: mayMove ? markedMove : null,
      drawings: shownRings,
      isPassing: playback.isPlaying,
      blind: kind === "given",
    });
    this.#wasIntermediate = playback.isPlaying;
    this.#playback.show(state.moves, names);
    setText(this.#remainingTask, leftText(state));
  }

  /** Whether the board still shows an intermediate step although the animation has ended. */
  get isBehind() {
    return this.#wasIntermediate && !this.#attempt.playback.isPlaying;
  }

  /** Updates the playback bar. */
  showMoment() {
    this.#stage.board?.showMoveInProgress?.(this.#attempt.playback.moveProgress);
    this.#playback.showMoment();
  }

  /** @param {import("./line.js").StatusLine} line */
  showLine(line) {
    this.#line.show(line);
  }

  /** @param {Record<Action, boolean>} enabled */
  enableButtons(enabled) {
    this.#buttons.setEnabled(enabled);
  }
}
