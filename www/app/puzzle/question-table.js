// The table of a question: the board with the known facts, the answer or the move that is being chosen, and its refutation. The
// page shows more around it. An embedded board shows little else.

import { button, iconButton } from "../../kit/page/button.js";
import { h, keepFocus, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { latest } from "../../kit/page/latest.js";
import { activeIn } from "../../kit/page/roots.js";
import { Maker } from "../../play/maker.js";
import { Question } from "../../play/puzzle/question.js";
import { QuestionHelp } from "../../play/puzzle/question-help.js";
import { taskText } from "../../play/puzzle/words.js";
import { BoardSketching } from "../notes/sketching.js";
import { Stage } from "../table/stage.js";
import { AnswerPanel } from "./answer.js";
import { PuzzleButtons } from "./buttons.js";
import { PuzzleStatusLine } from "./line.js";
import { questionDrawings, ringsAround } from "./question-drawings.js";
import { askedText, questionLineOf } from "./question-line.js";
import { answerWord } from "./question-words.js";

/**
 * @typedef {import("../../play/puzzle/question.js").Verdict} Verdict
 * @typedef {import("../../kit/boards/board.js").Hint} Hint
 * @typedef {import("./buttons.js").Action} Action
 * @typedef {import("./line.js").StatusLine} StatusLine
 */

/**
 * Callbacks to the page around the table. Null where the page does not have the feature.
 * @typedef {Object} QuestionHost
 * @property {(() => void) | null} next opens another puzzle
 * @property {(() => void) | null} share shares the question
 * @property {boolean} givesHelp whether hints and the answer are shown on request
 */

/** The visitor's work: the judged answer, if there is one. @typedef {{ tries: number, hintCount: number, isAnswerShown: boolean, answer: string | null }} VisitorWork */

/** Fires `answered` when an answer has been judged, `answerShown` when it has been shown, and `shown` after every change. */
export class QuestionTable extends EventTarget {
  #question;
  #boardModule;
  #host;
  #stage;
  /** The number of answers so far. */
  tries = 0;
  /** The number of hints so far. */
  hintCount = 0;
  #help;
  /** The last hint. @type {import("../../play/puzzle/question-help.js").QuestionHint | null} */
  #hint = null;
  /** The visitor's marks or plan. */
  #panel;
  /** The submitted answer, with its verdict. @type {{ answer: string, verdict: Verdict } | null} */
  judgedAnswer = null;
  /** Whether the visitor has asked for the answer. */
  isAnswerShown = false;
  /** Whether the judged answer is the one that was shown. */
  #isGivenUp = false;
  /** The number of attempts. An answer that has been judged ends one. */
  #attemptCount = 1;
  /** The board's hint while an answer is being chosen. @type {Hint | null} */
  #boardHint = null;
  /** A position that shows why the answer is wrong, with the verdict. @type {{ verdict: Verdict, scene: import("../../play/puzzle/question.js").Sight } | null} */
  #counterexample = null;
  /** @type {BoardSketching | null} */
  #sketching = null;
  /** The element that shows the question. @type {HTMLElement | null} */
  #container = null;
  /** The worker for judgements that take long. */
  #solver;
  /** Whether the solver is at work. */
  #isWaiting = false;
  /** Counts the requests to the solver. */
  #requests = latest();
  #line = new PuzzleStatusLine();
  #buttons;
  /** The ply of the position that is shown; null for the last position. @type {number | null} */
  #ply = null;
  #checkButton = button(
    t("question-check"),
    () => this.#submitOrRefuse(this.#panel.text),
    "primary",
  );
  #earlierButton = iconButton("chevron-left", t("question-earlier"), () => this.#stepBy(-1));
  #laterButton = iconButton("chevron-right", t("question-later"), () => this.#stepBy(1));
  #turnLabel = h("span", { class: "question-turn", role: "status" });

  /**
   * @param {import("./table.js").BoardParts} parts
   * @param {string} text the text of the question
   * @param {QuestionHost} host
   * @throws {import("../../wasm/warren.js").Problem} if the text is not a puzzle
   */
  constructor(parts, text, host) {
    super();
    const { boardModule, warren } = parts;
    const question = new Question(warren, text, boardModule);
    this.#boardModule = boardModule;
    this.#host = host;
    this.#question = question;
    this.#solver = new Maker(question.game);
    this.#help = new QuestionHelp({
      question,
      boardModule,
      nameOf: (word) => answerWord(question, boardModule, word).said,
    });
    const hasCheckButton = question.form !== "move";
    this.#panel = new AnswerPanel(question, boardModule, {
      changed: (announcement) => {
        this.#boardHint = null;
        this.#hint = null;
        if (question.form === "plan") this.#help.clear();
        this.#update();
        if (announcement !== null) this.#stage.say(announcement, true);
      },
      submit: () => this.#checkButton.click(),
      checkButton: this.#checkButton,
    });
    this.#stage = new Stage(
      parts,
      {
        play: (move) => this.#submitAnswer(move),
        showHint: (hint) => this.#showBoardHint(hint),
        positionKey: () => `${this.#ply} ${this.judgedAnswer?.answer}`,
        ownElements: [this.#line.element],
      },
      { hasTask: true },
    );
    this.place = this.#stage.place;
    this.tray = this.#stage.tray;
    this.speech = this.#stage.speech;
    const task = taskText({ ...question, level: null, missing: 1 });
    this.task = h("div", { class: "task" }, h("h2", null, task));
    for (const each of [this.#earlierButton, this.#laterButton]) {
      each.firstElementChild?.classList.add("mirrored");
    }
    this.turnControls = h(
      "div",
      { class: "playback question-look", role: "group", "aria-label": t("question-looking") },
      this.#earlierButton,
      this.#turnLabel,
      this.#laterButton,
    );
    this.answer = h(
      "section",
      { class: "question-answer", "aria-label": t("question-answer"), hidden: !hasCheckButton },
      this.#panel.element,
    );
    /** @type {Set<Action>} */
    const hiddenActions = new Set(host.givesHelp ? [] : ["hint", "give-up"]);
    if (!host.share) hiddenActions.add("share");
    if (!host.next) hiddenActions.add("next");
    this.#buttons = new PuzzleButtons((action) => this.perform(action), hiddenActions);
    this.line = this.#line.element;
    this.buttons = this.#buttons.element;
  }

  /**
   * Mounts the board. By now the table's elements must be in the page.
   * @param {HTMLElement} pageElement the element that gets the focus after an answer, and is marked while the answer is wrong
   */
  begin(pageElement) {
    this.#container = pageElement;
    this.#stage.mount();
    this.#update();
  }

  get question() {
    return this.#question;
  }

  /** The visitor's work, for {@link restore}. @returns {VisitorWork} */
  get work() {
    return {
      tries: this.tries,
      hintCount: this.hintCount,
      isAnswerShown: this.isAnswerShown,
      answer: this.judgedAnswer?.answer ?? null,
    };
  }

  /**
   * Restores the visitor's work. An answer that cannot be read is ignored.
   * @param {VisitorWork} work
   */
  restore({ answer, hintCount, isAnswerShown, tries }) {
    this.tries = tries;
    this.hintCount = hintCount;
    this.isAnswerShown = isAnswerShown;
    if (answer === null || this.#question.check(answer)) return;
    if (this.#question.form !== "move") this.#panel.fillIn(this.#question.written(answer));
    void this.#judge(answer, () => {
      this.#isGivenUp = isAnswerShown && this.judgedAnswer?.verdict.met === true;
      this.#update();
    });
  }

  /**
   * Submits an answer for the visitor.
   * @param {string} answer
   * @returns {import("../../wasm/warren.js").Problem | string | null} why it is refused
   */
  submit(answer) {
    if (this.judgedAnswer || this.#isWaiting) return t("puzzle-over");
    return this.#submitAnswer(answer);
  }

  /** The work in the form from which the results of puzzles are computed. */
  get attempt() {
    const verdict = this.judgedAnswer?.verdict ?? null;
    return {
      hintCount: this.hintCount,
      attemptCount: this.#attemptCount,
      helped: this.hintCount > 0 || this.isAnswerShown,
      solutionShown: this.isAnswerShown,
      session: {
        state: { givenUp: this.#isGivenUp, kind: "question", moves: [], verdict, wrong: null },
      },
    };
  }

  /** The text of the line under the board. */
  get lineText() {
    return this.#currentLine().text;
  }

  /** @param {Action} action */
  perform(action) {
    if (action === "share") this.#host.share?.();
    else if (action === "next") this.#host.next?.();
    else if (action === "again") this.#beginAgain();
    else if (!this.#host.givesHelp) return;
    else if (action === "hint") this.#giveHint();
    else this.#showAnswer();
  }

  /** Whether there are marks that have not been judged. */
  isBusy() {
    return this.#panel.parts.length > 0 && this.judgedAnswer === null;
  }

  close() {
    this.#requests.next();
    this.#solver.stop();
    this.#panel.close();
    this.#sketching?.close();
    this.#stage.unmount();
    this.#question.close();
  }

  // ---- the answer

  /** Submits an answer, and shows why it is refused. @param {string} answer */
  #submitOrRefuse(answer) {
    const problem = this.#submitAnswer(answer);
    if (problem) this.#stage.refuse(problem);
  }

  /**
   * Judges an answer, unless there is one already or it is not allowed.
   * @param {string} answer
   * @returns {import("../../wasm/warren.js").Problem | null} why it is refused
   */
  #submitAnswer(answer) {
    if (this.judgedAnswer || this.#isWaiting) return null;
    const problem = this.#question.check(answer);
    if (problem) return problem;
    const { form } = this.#question;
    if (form === "choices") this.#panel.fillIn(this.#question.written(answer));
    void this.#judge(answer, () => {
      this.tries += 1;
      this.#update();
      if (document.activeElement === document.body) this.#container?.focus({ preventScroll: true });
      this.dispatchEvent(new Event("answered"));
    });
    return null;
  }

  /**
   * Judges an answer, in a worker if it takes long.
   * @param {string} answer that has been checked
   * @param {() => void} onJudged called when it is judged, unless another request has replaced it
   */
  async #judge(answer, onJudged) {
    const storeVerdict = (/** @type {Verdict} */ verdict) => {
      this.#help.clear();
      this.#hint = null;
      this.judgedAnswer = { answer, verdict };
      this.#ply = null;
      onJudged();
    };
    if (this.#question.isQuick) storeVerdict(this.#question.judge(answer));
    else {
      const judge = () => this.#solver.judge(this.#question.text, [answer]);
      await this.#runInWorker(judge, (verdict) => storeVerdict(/** @type {Verdict} */ (verdict)));
    }
  }

  /**
   * Waits for a worker, and shows that it is waiting. The result is dropped if the table is closed by then.
   * @template Result
   * @param {() => Promise<Result>} task
   * @param {(result: Result) => void} onResult
   */
  async #runInWorker(task, onResult) {
    const request = this.#requests.next();
    this.#isWaiting = true;
    this.#update();
    try {
      const result = await task();
      this.#isWaiting = false;
      if (request.isCurrent) onResult(result);
    } catch {
      this.#isWaiting = false;
      if (!request.isCurrent) return;
      this.#update();
      this.#stage.refuse(t("puzzle-solver-failed"));
    }
  }

  /** Takes a judged answer back but keeps its marks, which may need one change. Otherwise removes all marks. */
  #beginAgain() {
    this.#help.clear();
    this.#hint = null;
    if (this.judgedAnswer) this.#attemptCount += 1;
    else this.#panel.fillIn("");
    this.judgedAnswer = null;
    this.#isGivenUp = false;
    this.#ply = null;
    this.#boardHint = null;
    this.#stage.lastAnnouncement = "";
    this.#stage.board?.cancel();
    this.#update();
  }

  /** Shows a right answer. */
  #showAnswer() {
    this.#findRight(([answer]) => {
      if (answer === undefined) return;
      void this.#judge(answer, () => {
        this.isAnswerShown = true;
        this.#isGivenUp = true;
        if (this.#question.form !== "move") this.#panel.fillIn(answer);
        this.#update();
        this.dispatchEvent(new Event("answerShown"));
      });
    });
  }

  #giveHint() {
    this.#findRight((answers) => {
      this.hintCount += 1;
      this.#boardHint = null;
      this.#hint = this.#help.next(this.#panel.parts, answers);
      this.#update();
      // A board that marks the move has a hint of its own, which must not replace this one.
      this.#boardHint = null;
      this.#showLine();
      this.#stage.say(this.#hint.text, true);
      this.dispatchEvent(new Event("hinted"));
    });
  }

  /**
   * Finds the right answers, or many of them, for which a worker may be needed.
   * @param {(answers: readonly string[]) => void} use
   */
  #findRight(use) {
    const { isQuick, text } = this.#question;
    if (isQuick) use(this.#question.right);
    else
      void this.#runInWorker(
        () => this.#solver.outlook(text, []),
        ({ keeps }) => use(keeps),
      );
  }

  // ---- showing

  #update() {
    if (!this.#stage.board) return;
    const isOver = this.judgedAnswer !== null;
    const isLocked = isOver || this.#isWaiting;
    this.#panel.setLocked(isLocked);
    this.#panel.ring(this.#help.openMarks(this.#panel.parts));
    this.#checkButton.disabled = isLocked || this.#panel.parts.length === 0;
    const isSolved = this.judgedAnswer?.verdict.met === true;
    this.#buttons.setEnabled({
      again: (isOver || this.#panel.parts.length > 0) && !this.#isWaiting,
      hint: !isLocked,
      "give-up": !isSolved && !this.#isWaiting,
      share: true,
      next: true,
    });
    this.#container?.classList.toggle("failed", isOver && !isSolved);
    this.#showLine();
    if (isLocked) this.#stage.say(this.#currentLine().text);
    if (this.#acceptsPresses && !isLocked) this.#startMarking();
    else this.#stopMarking();
    this.#showBoard();
    this.dispatchEvent(new Event("shown"));
  }

  #showLine() {
    const hadFocus = this.line.contains(activeIn(this.line));
    this.#line.show(this.#currentLine());
    if (hadFocus && !activeIn(this.line)?.checkVisibility()) {
      this.#container?.focus({ preventScroll: true });
    }
  }

  /** @returns {StatusLine} */
  #currentLine() {
    const state = {
      isWaiting: this.#isWaiting,
      judgedAnswer: this.judgedAnswer,
      isGivenUp: this.#isGivenUp,
      hint: this.#hint,
    };
    const line = questionLineOf(this.#question, this.#panel, this.#boardModule, state, {
      again: () => this.perform("again"),
      next: this.#host.next && (() => this.perform("next")),
    });
    if (!this.#boardHint || this.judgedAnswer) return line;
    const { action, kind, text } = this.#boardHint;
    return { kind, text, actions: action ? [action] : [] };
  }

  /** @param {Hint | null} hint */
  #showBoardHint(hint) {
    // Only a board on which a move is chosen withdraws its hints. The refusal of a written answer stays.
    if (!hint && this.#question.form !== "move") return;
    this.#boardHint = hint;
    this.#showLine();
  }

  /** Whether places of the board may be pressed. */
  get #acceptsPresses() {
    const { form } = this.#question;
    return form === "places" || form === "plan";
  }

  /** The scene that is shown: the seat's knowledge, or the complete world that refutes an answer. */
  get #scene() {
    const verdict = this.judgedAnswer?.verdict;
    const isRefuted =
      verdict?.met === false && (verdict.world.length > 0 || verdict.start.length > 0);
    return isRefuted ? this.#counterexampleOf(verdict) : this.#question.sight;
  }

  /**
   * The world of a verdict, which is built once.
   * @param {Verdict} verdict
   */
  #counterexampleOf(verdict) {
    if (this.#counterexample?.verdict !== verdict) {
      this.#counterexample = { verdict, scene: this.#question.world(verdict) };
    }
    return this.#counterexample.scene;
  }

  /** Shows the position some moves earlier or later. @param {number} plies negative for earlier */
  #stepBy(plies) {
    const { length } = this.#scene;
    const ply = Math.max(0, Math.min(length, (this.#ply ?? length) + plies));
    this.#ply = ply === length ? null : ply;
    this.#showBoard();
  }

  #showBoard() {
    const { form, seat } = this.#question;
    const scene = this.#scene;
    const isOver = this.judgedAnswer !== null;
    const isAsked = form === "move" && !isOver && !this.#isWaiting;
    const ply = (isAsked ? null : this.#ply) ?? scene.length;
    const [earlier, later] = [this.#earlierButton, this.#laterButton];
    earlier.hidden = later.hidden = isAsked || scene.length === 0;
    earlier.disabled = ply === 0;
    later.disabled = ply === scene.length;
    keepFocus([earlier, later]);
    const args = { turn: ply, turns: scene.length };
    setText(this.#turnLabel, isAsked || scene.length === 0 ? "" : t("question-turn", args));
    const { move = null, places = [] } = this.#hint ?? {};
    const openMarks = form === "places" ? this.#help.openMarks(this.#panel.parts) : [];
    const ringedPlaces = [...places, ...openMarks];
    this.#stage.board?.show({
      scene,
      ply,
      viewpoint: seat,
      refusal: isOver ? t("puzzle-over") : isAsked ? null : askedText(this.#question),
      people: isAsked ? [seat] : [],
      markedMove: isAsked && move ? { move, plan: [], whole: true } : null,
      drawings: isAsked ? ringsAround(ringedPlaces) : this.#drawings(ringedPlaces),
      blind: true,
    });
  }

  /** @param {readonly string[]} ringedPlaces */
  #drawings(ringedPlaces) {
    const verdict = this.judgedAnswer?.verdict;
    const { parts } = this.#panel;
    return questionDrawings(this.#question, this.#boardModule, parts, ringedPlaces, verdict);
  }

  // ---- marking

  #startMarking() {
    if (this.#sketching) return;
    this.#sketching = new BoardSketching({
      placeAt: (x, y) => this.#stage.board?.placeAt(x, y) ?? null,
      draw: (from, to) => from === to && this.#panel.pressPlace(to),
      preview: () => {},
    });
    this.place.append(this.#sketching.element);
  }

  #stopMarking() {
    this.#sketching?.close();
    this.#sketching = null;
  }
}
