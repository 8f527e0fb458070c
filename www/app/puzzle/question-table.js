// The table of a question: the board with the known facts, the answer or the move that is being chosen, and its refutation. The
// page shows more around it. An embedded board shows little else.

import { readDrawings } from "../../kit/boards/drawings.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { hasText, t } from "../../kit/page/i18n.js";
import { latest } from "../../kit/page/latest.js";
import { Maker } from "../../play/maker.js";
import { Question } from "../../play/puzzle/question.js";
import { taskText } from "../../play/puzzle/words.js";
import { BoardSketching } from "../notes/sketching.js";
import { Stage } from "../table/stage.js";
import { AnswerPanel } from "./answer.js";
import { aboutLines, answerText } from "./question-words.js";

/**
 * @typedef {import("../../play/puzzle/question.js").Verdict} Verdict
 * @typedef {import("../../kit/boards/drawings.js").Drawing} Drawing
 */

/** @type {readonly Drawing[]} */
const NO_DRAWINGS = [];

/**
 * Callbacks to the page around the table.
 * @typedef {Object} QuestionHost
 * @property {(() => void) | null} share shares the question; null if it cannot be shared
 * @property {boolean} givesHelp whether the answer is shown on request
 */

/** The visitor's work: the judged answer, if there is one. @typedef {{ tries: number, isAnswerShown: boolean, answer: string | null }} VisitorWork */

/** Fires `answered` when an answer has been judged, `answerShown` when it has been shown, and `shown` after every change. */
export class QuestionTable extends EventTarget {
  #question;
  #boardModule;
  #stage;
  /** The number of answers so far. */
  tries = 0;
  /** The visitor's marks or plan. */
  #panel;
  /** The submitted answer, with its verdict. @type {{ answer: string, verdict: Verdict } | null} */
  judgedAnswer = null;
  /** Whether the visitor has asked for the answer. */
  isAnswerShown = false;
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
  line = h("p", { class: "question-line" });
  /** The ply of the position that is shown; null for the last position. @type {number | null} */
  #ply = null;
  #checkButton = button(
    t("question-check"),
    () => this.#submitOrRefuse(this.#panel.text),
    "primary",
  );
  #earlierButton = button(t("question-earlier"), () => this.#stepBy(-1));
  #laterButton = button(t("question-later"), () => this.#stepBy(1));
  #turnLabel = h("span", { class: "question-turn", role: "status" });
  #againButton = button(t("puzzle-again"), () => this.#clearAnswer());
  #showButton = button(t("question-show"), () => this.#showAnswer());

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
    this.#question = question;
    this.#solver = new Maker(question.game);
    const hasCheckButton = question.form !== "move";
    this.#panel = new AnswerPanel(question, boardModule, {
      changed: (announcement) => {
        this.#update();
        if (announcement !== null) this.#stage.say(announcement, true);
      },
      submit: () => this.#checkButton.click(),
    });
    this.#stage = new Stage(
      parts,
      {
        play: (move) => this.#submitAnswer(move),
        showHint: (hint) => !this.judgedAnswer && hint && setText(this.line, hint.text),
        positionKey: () => `${this.#ply} ${this.judgedAnswer?.answer}`,
        ownElements: [this.line],
      },
      { hasTask: true },
    );
    this.place = this.#stage.place;
    this.tray = this.#stage.tray;
    this.speech = this.#stage.speech;
    const task = taskText({ ...question, level: null, missing: 1 });
    this.task = h("div", { class: "task" }, h("h2", null, task));
    this.turnControls = h(
      "div",
      { class: "question-look", role: "group", "aria-label": t("question-looking") },
      this.#earlierButton,
      this.#turnLabel,
      this.#laterButton,
    );
    const { share } = host;
    this.answer = h(
      "section",
      { class: "question-answer", "aria-label": t("question-answer") },
      this.#panel.element,
      h(
        "div",
        { class: "question-buttons" },
        hasCheckButton && this.#checkButton,
        this.#againButton,
        host.givesHelp && this.#showButton,
        share && button(t("puzzle-share"), share),
      ),
    );
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
      isAnswerShown: this.isAnswerShown,
      answer: this.judgedAnswer?.answer ?? null,
    };
  }

  /**
   * Restores the visitor's work. An answer that cannot be read is ignored.
   * @param {VisitorWork} work
   */
  restore({ answer, isAnswerShown, tries }) {
    this.tries = tries;
    this.isAnswerShown = isAnswerShown;
    if (answer === null || this.#question.check(answer)) return;
    if (this.#question.form !== "move") this.#panel.fillIn(this.#question.written(answer));
    void this.#judge(answer, () => this.#update());
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

  /** Whether there are marks that have not been judged. */
  isBusy() {
    return this.#panel.parts.length > 0 && this.judgedAnswer === null;
  }

  close() {
    this.#requests.next();
    this.#solver.stop();
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

  #clearAnswer() {
    this.judgedAnswer = null;
    this.#ply = null;
    this.#stage.lastAnnouncement = "";
    this.#stage.board?.cancel();
    this.#update();
  }

  /** Shows a right answer, which a worker may have to find. */
  #showAnswer() {
    const judgeAndShow = (/** @type {readonly string[]} */ [answer]) => {
      if (answer === undefined) return;
      void this.#judge(answer, () => {
        this.isAnswerShown = true;
        if (this.#question.form !== "move") this.#panel.fillIn(answer);
        this.#update();
        this.dispatchEvent(new Event("answerShown"));
      });
    };
    const { isQuick, text } = this.#question;
    if (isQuick) judgeAndShow(this.#question.right);
    else
      void this.#runInWorker(
        () => this.#solver.outlook(text, []),
        ({ keeps }) => judgeAndShow(keeps),
      );
  }

  // ---- showing

  #update() {
    if (!this.#stage.board) return;
    const isOver = this.judgedAnswer !== null;
    const isLocked = isOver || this.#isWaiting;
    this.#panel.setLocked(isLocked);
    this.#checkButton.disabled = isLocked || this.#panel.parts.length === 0;
    this.#againButton.disabled = !isOver || this.#isWaiting;
    this.#showButton.disabled = this.judgedAnswer?.verdict.met === true || this.#isWaiting;
    this.#container?.classList.toggle("failed", this.judgedAnswer?.verdict.met === false);
    const text = this.#statusText();
    setText(this.line, text);
    if (isLocked) this.#stage.say(text);
    if (this.#acceptsPresses && !isLocked) this.#startMarking();
    else this.#stopMarking();
    this.#showBoard();
    this.dispatchEvent(new Event("shown"));
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
    const args = { turn: ply, turns: scene.length };
    setText(this.#turnLabel, isAsked || scene.length === 0 ? "" : t("question-turn", args));
    this.#stage.board?.show({
      scene,
      ply,
      viewpoint: seat,
      refusal: isOver ? t("puzzle-over") : isAsked ? null : this.#askedText(),
      people: isAsked ? [seat] : [],
      markedMove: null,
      drawings: isAsked ? NO_DRAWINGS : this.#drawings(),
      blind: true,
    });
  }

  /**
   * The subject of the question and the visitor's marks. After an answer, also the impossible places; after a right one, all
   * possible places.
   */
  #drawings() {
    const { form, known, sight } = this.#question;
    const verdict = this.judgedAnswer?.verdict;
    const { parts } = this.#panel;
    const lines = aboutLines(known.about);
    if (form === "places") lines.push(...parts.map((place) => `mark ${place} blue`));
    if (form === "plan") {
      const path = this.#boardModule.placesOfPlan?.(sight, parts) ?? [];
      const steps = path.slice(1).map((to, i) => [path[i], to]);
      lines.push(
        ...steps.map(([from, to]) =>
          from === to ? `mark ${to} blue` : `arrow ${from} ${to} blue`,
        ),
      );
    }
    if (verdict && form !== "choices") {
      const possiblePlaces = verdict.met || form === "move" ? verdict.places : [];
      lines.push(...possiblePlaces.map((place) => `mark ${place} green`));
      lines.push(...verdict.impossible.map((place) => `mark ${place} red`));
    }
    const readPlaceName = (/** @type {string} */ written) =>
      this.#boardModule.placeName(sight, written);
    return readDrawings(lines.join("\n"), readPlaceName).drawings;
  }

  /** The words for the next task. */
  #askedText() {
    const { form, goal, known } = this.#question;
    if (form === "places") return t("question-mark");
    const args = { worlds: known.worlds };
    const move = messageOrDefault(`question-move-${goal.kind}`, "question-move");
    return t(form === "move" ? move : `question-ask-${goal.kind}`, args);
  }

  #statusText() {
    const { form, goal } = this.#question;
    if (this.#isWaiting) return t("question-judging");
    if (!this.judgedAnswer) return this.#askedText();
    const { answer, verdict } = this.judgedAnswer;
    const { count, impossible, met, places, wanted, worlds } = verdict;
    if (this.isAnswerShown && met) {
      const id = messageOrDefault(`question-told-${goal.kind}`, "question-told");
      return t(id, { answer: answerText(this.#question, this.#boardModule, answer), worlds });
    }
    if (met)
      return t(messageOrDefault(`question-right-${goal.kind}`, "question-right"), {
        count,
        worlds,
      });
    if (form === "move" || form === "plan") {
      return t(`question-failed-${goal.kind}`, { count, wanted });
    }
    const missed = places.filter((place) => !this.#panel.parts.includes(place));
    const sentences = [];
    if (impossible.length > 0) {
      const args = { places: this.#panel.labelsOf(impossible).join(t("list-comma")) };
      sentences.push(
        t(messageOrDefault(`question-impossible-${goal.kind}`, "question-impossible"), args),
      );
    }
    if (missed.length > 0) {
      sentences.push(
        t(messageOrDefault(`question-missed-${goal.kind}`, "question-missed"), {
          count: missed.length,
        }),
      );
    }
    return sentences.join(" ");
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

/**
 * The message of a goal, or the default message.
 * @param {string} id
 * @param {string} defaultId
 */
function messageOrDefault(id, defaultId) {
  return hasText(id) ? id : defaultId;
}
