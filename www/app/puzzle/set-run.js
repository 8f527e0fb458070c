// A learner's way through a teacher's set: one puzzle after another, with the teacher's words, and one result at the end.

import { loadBoard } from "../../games/modules.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { ForeignWords, foreignPart } from "../../kit/page/foreign.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { readableText } from "../../kit/page/quoted.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { tryAgainButton } from "../../kit/page/try-again.js";
import { changeSetAddress } from "../../play/addresses.js";
import { loadForPuzzle, openLink } from "../../play/load.js";
import { NewProgress, resultOfAttempt } from "../../play/puzzle/done.js";
import { resultLines, resultOfPuzzle } from "../../play/puzzle/set-result.js";
import {
  isOver,
  orderOf,
  progressAt,
  setOfCode,
  storeProgress,
  storeResult,
} from "../../play/puzzle/teacher-set.js";
import { QuestionTable } from "./question-table.js";
import { withReservedRoom } from "./set-words.js";
import { PuzzleTable } from "./table.js";

/** @typedef {import("../../main.js").App} App */

/**
 * @param {App} app
 * @param {string} code of the set's link
 * @throws {import("../../kit/page/failure.js").Failure} if it is no set
 */
export async function setView(app, code) {
  await Promise.all([
    loadWords("puzzles"),
    loadStyle("styles/puzzle.css"),
    loadStyle("styles/puzzles.css"),
  ]);
  return new SetRun(app, setOfCode(code), code);
}

class SetRun {
  /** @type {PuzzleTable | QuestionTable | null} */
  #table = null;
  #isClosed = false;
  /** The index in the order, from 0. */
  #position = 0;
  #order;
  #progress;
  /** The visitor's work since the puzzle was opened. */
  #unstoredWork = new NewProgress();
  element = h("main", { class: "puzzle-sets" });

  /**
   * @param {App} app
   * @param {import("../../play/puzzle/teacher-set.js").TeacherSet} set
   * @param {string} code
   */
  constructor(app, set, code) {
    this.app = app;
    this.set = set;
    this.code = code;
    // The page's title is ours, because someone else may have written the set's title.
    this.title = t("set-name");
    this.#progress = progressAt(code, set.puzzles.length);
    this.#order = orderOf(set, this.#progress.seed);
    storeProgress(code, this.#progress);
    this.#openAt(this.#firstUnfinished());
  }

  close() {
    this.#isClosed = true;
    this.#table?.close();
  }

  /** The index in the order of the first puzzle that still counts; the number of puzzles if there is none. */
  #firstUnfinished() {
    const position = this.#order.findIndex(
      (index) => !isOver(this.set, this.#progress.results[index]),
    );
    return position < 0 ? this.#order.length : position;
  }

  /** Opens a puzzle, or the result after the last one. @param {number} position in the order */
  async #openAt(position) {
    this.#position = position;
    this.#unstoredWork = new NewProgress();
    // Another tab may have stored progress meanwhile.
    this.#progress = progressAt(this.code, this.set.puzzles.length);
    this.#table?.close();
    this.#table = null;
    if (position >= this.#order.length) this.#showResult();
    else await this.#showPuzzle(this.#order[position]);
  }

  /** Opens a puzzle of the set on its board, or reports why it cannot. @param {number} index in the set */
  async #showPuzzle(index) {
    const item = this.set.puzzles[index];
    try {
      const { game, puzzle: text, warren } = await openLink(item.link);
      if (text === undefined) throw new Error(t("set-no-puzzle"));
      const [boardModule, module] = await Promise.all([
        loadBoard(game),
        loadForPuzzle(warren, game, text),
      ]);
      if (this.#isClosed) return;
      const parts = { game, boardModule, warren: module };
      if (module.Puzzle.isQuestion(text)) this.#openQuestion(parts, text, index);
      else this.#openPuzzle(parts, text, index);
    } catch (thrown) {
      const reason = await loadThrownText(thrown);
      if (this.#isClosed) return;
      this.element.className = "puzzle-sets";
      const nextButton = button(t("puzzle-next"), () => this.#openAt(this.#position + 1));
      const line = h("p", { class: "problem-line" }, t("puzzle-none", { reason }));
      const retryButton = tryAgainButton(() => this.#showPuzzle(index));
      this.element.replaceChildren(
        this.#makeHead(),
        line,
        h("p", null, retryButton, " ", nextButton),
      );
    }
  }

  /**
   * @param {import("./table.js").BoardParts} parts
   * @param {string} text the text of the puzzle
   * @param {number} index
   */
  #openPuzzle(parts, text, index) {
    const { prompt, wrong } = this.set.puzzles[index];
    const table = new PuzzleTable(parts, text, {
      next: () => this.#openNext(),
      share: null,
      givesHelp: this.set.hints,
      pageStatus: () => null,
      clearPageStatus: () => {},
    });
    const { view } = table;
    this.#table = table;
    const feedback = new TeacherFeedback(this.set.puzzles[index]);
    const panel = this.#makePanel(prompt);
    this.#setStyle("", parts.game, prompt);
    this.element.replaceChildren(
      h(
        "div",
        { class: "table" },
        view.task,
        prompt && foreignPart("set-prompt", [prompt]),
        view.place,
        view.bars,
        ...feedback.elements,
        h("div", { class: "under" }, view.line, view.buttons),
      ),
      h("div", { class: "beside" }, view.tray, view.playback, panel),
      view.speech,
    );
    table.addEventListener("shown", () => {
      const { verdict, wrong: isWrong } = table.attempt.session.state;
      const hasFailed = isWrong !== null || verdict?.met === false;
      this.#storeNewWork(index, resultOfAttempt(table.attempt));
      feedback.show(hasFailed && wrong, this.#resultOf(index));
    });
    table.begin({ view: this.element, panel });
  }

  /**
   * @param {import("./table.js").BoardParts} parts
   * @param {string} text the text of the question
   * @param {number} index
   */
  #openQuestion(parts, text, index) {
    const { prompt, wrong } = this.set.puzzles[index];
    const table = new QuestionTable(parts, text, {
      next: () => this.#openNext(),
      share: null,
      givesHelp: this.set.hints,
    });
    this.#table = table;
    const feedback = new TeacherFeedback(this.set.puzzles[index]);
    this.#setStyle("question", parts.game, prompt);
    this.element.replaceChildren(
      h(
        "div",
        { class: "table" },
        table.task,
        prompt && foreignPart("set-prompt", [prompt]),
        table.place,
        ...feedback.elements,
        h("div", { class: "under" }, table.line, table.buttons),
      ),
      h(
        "div",
        { class: "beside" },
        table.turnControls,
        table.answer,
        table.tray,
        this.#makePanel(prompt),
      ),
      table.speech,
    );
    table.addEventListener("shown", () => {
      const hasFailed = table.judgedAnswer?.verdict.met === false;
      this.#storeNewWork(index, resultOfAttempt(table.attempt));
      feedback.show(hasFailed && wrong, this.#resultOf(index));
    });
    table.begin(this.element);
  }

  /**
   * Prepares the page's element for a puzzle.
   * @param {"" | "question"} kind
   * @param {string} game
   * @param {string | undefined} prompt
   */
  #setStyle(kind, game, prompt) {
    this.element.className = ["game puzzle", kind, prompt && "has-prompt"]
      .filter(Boolean)
      .join(" ");
    this.element.dataset.game = game;
    this.element.tabIndex = -1;
  }

  /**
   * The panel with the title and the learner's progress.
   * @param {string | undefined} prompt the teacher's words beside the board, if there are any
   */
  #makePanel(prompt) {
    return h(
      "aside",
      { class: "panel script-panel", "aria-label": this.title },
      h(
        "div",
        { class: "set-panel" },
        this.#makeHead(!prompt),
        this.#makeWorksheetButton(),
        this.#makeChangeLink(),
      ),
    );
  }

  /** The result so far at a puzzle, in words. @param {number} index */
  #resultOf(index) {
    const result = this.#progress.results[index];
    return result ? resultOfPuzzle(this.set, result) : "";
  }

  /**
   * Stores what the learner has done since the last call.
   * @param {number} index
   * @param {import("../../play/puzzle/done.js").Result} result since the puzzle was opened
   */
  #storeNewWork(index, result) {
    const newWork = this.#unstoredWork.takeNew(result);
    if (newWork) this.#progress = storeResult(this.set, this.code, index, newWork);
  }

  #openNext() {
    this.#openAt(this.#position + 1);
  }

  /** The button that shows the set as a worksheet. */
  #makeWorksheetButton() {
    const printButton = button(t("set-print"), async () => {
      try {
        const { openWorksheet } = await loadPart(import("../worksheet/view.js"));
        const options = { isForeign: true, hasSolutions: this.set.hints };
        await openWorksheet(this.element, this.set, options);
      } catch (thrown) {
        this.app.notices.show(t("set-problem", { reason: await loadThrownText(thrown) }));
      }
    });
    return h("p", null, printButton);
  }

  /** The link that opens a copy of the set for changes. */
  #makeChangeLink() {
    return h(
      "p",
      { class: "set-change" },
      h("a", { href: changeSetAddress(this.code) }, t("set-change")),
    );
  }

  /**
   * The set's title, and the learner's progress.
   * @param {boolean} [isCaptioned] whether its author is named here
   */
  #makeHead(isCaptioned = true) {
    const count = this.#order.length;
    const nextPosition = this.#position + 1;
    return h(
      "div",
      { class: "set-head" },
      foreignPart("set-title", [this.set.title], isCaptioned),
      h("p", { class: "muted" }, t("set-at", { at: nextPosition, count })),
      h("progress", {
        max: count,
        value: this.#position,
        "aria-label": t("set-at", { at: nextPosition, count }),
      }),
    );
  }

  #showResult() {
    const { results } = this.#progress;
    const count = results.length;
    const { lines, sum } = resultLines(this.set, this.#order, results);
    const copyButton = button(t("set-copy-result"), null, "primary");
    const text = [`Warren · ${readableText(this.set.title)}`, sum, ...lines].join("\n");
    const field = h("textarea", {
      class: "hand-in-text",
      readOnly: true,
      rows: 6,
      hidden: true,
      "aria-label": t("set-result"),
    });
    copyButton.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(text);
        this.app.notices.show(t("set-result-copied"));
      } catch {
        field.value = text;
        field.hidden = false;
        field.select();
      }
    });
    const unfinished = this.#firstUnfinished();
    const goOnButton = button(t("set-go-on"), () => this.#openAt(unfinished));
    this.element.className = "puzzle-sets set-result";
    delete this.element.dataset.game;
    this.element.replaceChildren(
      h("h2", { class: "puzzle-sets-title" }, t("set-result")),
      foreignPart("set-title", [this.set.title]),
      h("p", null, sum),
      h("ol", { class: "set-lines" }, ...lines.map((line) => h("li", null, line))),
      h("div", { class: "puzzle-ways" }, copyButton, unfinished < count && goOnButton),
      field,
      this.#makeWorksheetButton(),
      this.#makeChangeLink(),
    );
    this.element.focus({ preventScroll: true });
  }
}

/** The feedback after an answer: the teacher's words, and the result so far. */
class TeacherFeedback {
  #words;
  #result = h("p", { class: "set-said", role: "status" });

  /**
   * @param {{ prompt?: string, wrong?: string }} words the teacher's words before an answer and after a wrong one. If both are
   *   present, the first has their caption
   */
  constructor({ prompt, wrong = "" }) {
    this.#words = new ForeignWords("set-said", { isCaptioned: !prompt, isLive: true });
    this.elements = [withReservedRoom(this.#words.element, wrong, !prompt), this.#result];
  }

  /**
   * @param {string | false | undefined} words
   * @param {string} result
   */
  show(words, result) {
    this.#words.show(words || "");
    setText(this.#result, result);
  }
}
