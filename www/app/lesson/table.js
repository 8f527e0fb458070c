// The table of a lesson: the board, the sides' bars, and the coach.

import { notationOf } from "../../kit/boards/notation.js";
import { h, setText } from "../../kit/page/dom.js";
import { attributedText } from "../../kit/page/foreign.js";
import { t } from "../../kit/page/i18n.js";
import { followVisibility, reveal } from "../../kit/page/reveal.js";
import { activeIn } from "../../kit/page/roots.js";
import { LessonSession } from "../../play/lesson/session.js";
import { Bar, withoutClocks } from "../table/bar.js";
import { Stage } from "../table/stage.js";
import { Coach, feedbackOf, verdictText } from "./coach.js";

/**
 * @typedef {import("../../kit/boards/board.js").Hint} Hint
 * @typedef {import("../../kit/boards/drawings.js").Drawing} Drawing
 * @typedef {import("../../play/lesson/lesson.js").Lesson} Lesson
 * @typedef {import("../table/stage.js").BoardParts} BoardParts
 */

/** @type {readonly Drawing[]} */
const NO_RINGS = [];

/**
 * Fires `shown` after each update, `wrong` after a wrong try, `hint` when the right move has been shown, and `again` when the
 * learner starts again.
 */
export class LessonTable extends EventTarget {
  #boardModule;
  #isForeign;
  #session;
  #coach;
  /** @type {Bar[]} the first is that of the learner's side */
  #bars;
  #stage;
  /** The board's hint while a move is being chosen. @type {Hint | null} */
  #hint = null;
  /** The step that has the rings. @type {import("../../play/lesson/lesson.js").Step | null} */
  #ringedStep = null;
  /** Rings around the places that the step is about. A change replaces the list. @type {readonly Drawing[]} */
  #rings = NO_RINGS;
  /** Whether the right move is marked on the board. */
  #isRightMoveMarked = false;
  /** Whether the coach's buttons are out of sight, below the edge of a low screen. */
  #isBelow = false;
  /** @type {IntersectionObserver | null} */
  #coachVisibility = null;
  #listening = new AbortController();

  /** The line under the board, with the board's hints about the move that is being chosen. */
  #lineText = h("p", { class: "status-text" });
  #lineButton = h("button", { type: "button", class: "button", hidden: true });
  line = h("div", { class: "status" }, this.#lineText, this.#lineButton);

  /**
   * @param {BoardParts} parts
   * @param {Lesson} lesson
   * @param {number} at the step to begin with
   * @param {readonly import("./coach.js").NextStep[]} nextSteps the next steps after the lesson
   */
  constructor({ warren, boardModule }, lesson, at, nextSteps) {
    super();
    this.#boardModule = boardModule;
    this.#isForeign = lesson.isForeign;
    const session = new LessonSession(warren, lesson, at);
    this.#session = session;
    const callbacks = {
      next: () => this.#goToNextStep(),
      back: () => this.#goToStep(session.state.at - 1),
      showMove: () => this.#showRightMove(),
      answer: (/** @type {number} */ answer) => session.answer(answer),
      again: () => {
        this.#goToStep(0);
        this.dispatchEvent(new Event("again"));
      },
    };
    this.#coach = new Coach(callbacks, nextSteps, lesson);
    this.coach = this.#coach.element;
    this.#bars = Array.from({ length: session.state.seats }, (_, i) => new Bar(i ? "far" : "near"));
    const [near, ...far] = this.#bars.map(({ element }) => element);
    this.bars = { far: h("div", { class: "bars" }, ...far), near };
    this.#stage = new Stage(
      { warren, boardModule },
      {
        play: (move) => this.play(move),
        showHint: (hint) => this.#showHint(hint),
        positionKey: () => String(session.state.shown),
        ownElements: [this.coach, this.line],
      },
      { hasTask: true, forgives: true },
    );
    this.place = this.#stage.place;
    this.tray = this.#stage.tray;
    this.speech = this.#stage.speech;
  }

  get state() {
    return this.#session.state;
  }

  /** The scene as the learner sees it. */
  get scene() {
    return this.#session.scene;
  }

  /**
   * Plays a move for the learner.
   * @param {string} move
   * @returns {import("../../wasm/warren.js").Problem | null} why the move is not allowed
   */
  play(move) {
    return this.#session.play(move);
  }

  /** Shows the lesson. By now the table's elements must be in the page. */
  open() {
    const { signal } = this.#listening;
    this.#session.addEventListener("change", () => this.#onChange(), { signal });
    this.#lineButton.addEventListener("click", () =>
      (this.#hint ?? this.#feedbackLink())?.action?.run(),
    );
    this.#stage.mount();
    this.#show();
    this.#announceStep();
  }

  close() {
    this.#listening.abort();
    this.#coachVisibility?.disconnect();
    this.#session.close();
    this.#stage.unmount();
  }

  /** Shows what the learner's action has changed, and announces the feedback. */
  #onChange() {
    const { said } = this.#session.state;
    this.#hint = null;
    if (said === "done") this.#isRightMoveMarked = false;
    if (said === "wrong") this.dispatchEvent(new Event("wrong"));
    this.#show();
    const { isOfLesson, text } = feedbackOf(this.#session.state);
    if (text) this.#stage.say(isOfLesson ? this.#withAttribution(text) : text);
    if (said === "done" && activeIn(this.place)) this.#coach.focus();
  }

  #goToNextStep() {
    this.#isRightMoveMarked = false;
    this.#session.next();
    this.#enterStep();
  }

  /** @param {number} at */
  #goToStep(at) {
    this.#isRightMoveMarked = false;
    this.#session.go(at);
    this.#enterStep();
  }

  /** Announces the step that has begun, and moves the focus to it. */
  #enterStep() {
    this.#announceStep();
    const { step } = this.#session.state;
    // A learner who continued by keyboard chooses a move next.
    if (step && !step.ask) this.#stage.focus();
    else this.#coach.focus();
  }

  /** Marks the right move on the board, and announces it. */
  #showRightMove() {
    this.#isRightMoveMarked = true;
    this.#stage.board?.cancel();
    this.#show();
    this.#stage.focus();
    const { right, scene, state } = this.#session;
    if (right !== null) {
      const { seat, shown } = state;
      const [move] = notationOf(this.#boardModule, scene, shown, [right], seat);
      this.#stage.say(t("lesson-shown", { move }));
    }
    this.dispatchEvent(new Event("hint"));
  }

  #show() {
    const { scene, state } = this.#session;
    const { game, isReplying, said, seat, seats, shown, step } = state;
    const tallies = this.#boardModule.tallies(scene, shown);
    const due = Array.from(scene.due(shown));
    this.#bars.forEach((bar, i) => {
      const barSeat = (seat + i) % seats;
      bar.show(
        withoutClocks(game, seats, seat, [seat]),
        barSeat,
        tallies[barSeat],
        due.includes(barSeat),
      );
    });
    const { right } = this.#session;
    const isOpen = said !== "done" && !isReplying;
    if (this.#ringedStep !== step) {
      this.#ringedStep = step;
      this.#rings = (step?.places ?? []).map((place) => ({ kind: "ring", place }));
    }
    const markedMove =
      this.#isRightMoveMarked && right !== null ? { move: right, plan: [], whole: true } : null;
    this.#stage.board?.show({
      scene,
      ply: shown,
      viewpoint: seat,
      refusal: this.refusal(),
      people: step ? [seat] : [],
      markedMove: isOpen ? markedMove : null,
      drawings: isOpen ? this.#rings : NO_RINGS,
    });
    this.#coach.show(state);
    this.#coachVisibility ??= followVisibility(this.#coach.buttons, (isSeen) =>
      this.#setVisible(isSeen),
    );
    this.#showLine();
    this.dispatchEvent(new Event("shown"));
  }

  /** The reason why no move may be made now; null if one may. */
  refusal() {
    const { said, step } = this.#session.state;
    if (!step) return t("lesson-over");
    if (step.ask) return t("lesson-asks");
    return said === "done" ? t("lesson-go-on") : null;
  }

  /** @param {Hint | null} hint */
  #showHint(hint) {
    this.#hint = hint;
    this.#showLine();
  }

  /** @param {boolean} isSeen whether the coach's buttons are on the screen */
  #setVisible(isSeen) {
    this.#isBelow = !isSeen;
    this.#showLine();
    // The focused element should be visible.
    if (this.#isBelow && activeIn(this.coach) && !this.#lineButton.hidden) this.#lineButton.focus();
  }

  /** The line that leads to the coach, if its feedback is out of sight. */
  #feedbackLink() {
    const { said, step } = this.#session.state;
    if (!this.#isBelow || !step || said === "asked") return null;
    const run = () => {
      reveal(this.coach);
      this.#coach.focus();
    };
    return { text: verdictText(said, step), action: { label: t("lesson-read"), run } };
  }

  #showLine() {
    const emptyLine = { kind: "plain", text: "", action: null };
    const { action = null, kind, text } = this.#hint ?? { ...emptyLine, ...this.#feedbackLink() };
    setText(this.#lineText, text);
    this.#lineText.className = `status-text ${kind}-line`;
    this.#lineButton.hidden = action === null;
    if (action) setText(this.#lineButton, action.label);
  }

  #announceStep() {
    const { at, count, step } = this.#session.state;
    const positionText = step ? t("lesson-count", { at: at + 1, count }) : t("lesson-done");
    this.#stage.say(
      `${positionText}. ${step ? this.#withAttribution(step.say) : t("lesson-over")}`,
    );
  }

  /** The lesson's words as they are announced. @param {string} text */
  #withAttribution(text) {
    return this.#isForeign ? attributedText(text) : text;
  }
}
