// A learner's way through a teacher's set: one puzzle after another, with the teacher's words, and one result at the end.

import { loadBoard } from "../../games/modules.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { part } from "../../kit/page/failure.js";
import { ForeignWords, foreignPart } from "../../kit/page/foreign.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { readable } from "../../kit/page/quoted.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { tryAgainButton } from "../../kit/page/try-again.js";
import { changeSetAddress } from "../../play/addresses.js";
import { openLink } from "../../play/load.js";
import { resultOfAttempt, Since } from "../../play/puzzle/done.js";
import { isQuestion } from "../../play/puzzle/question.js";
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
import { withRoom } from "./set-words.js";
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
  #closed = false;
  /** The place in the order, from 0. */
  #at = 0;
  #order;
  #progress;
  /** The visitor's work since the puzzle was opened. */
  #since = new Since();
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
    this.#goTo(this.#firstOpen());
  }

  close() {
    this.#closed = true;
    this.#table?.close();
  }

  /** The place in the order of the first puzzle that still counts; the number of puzzles if there is none. */
  #firstOpen() {
    const at = this.#order.findIndex((place) => !isOver(this.set, this.#progress.results[place]));
    return at < 0 ? this.#order.length : at;
  }

  /** @param {number} at the place in the order */
  async #goTo(at) {
    this.#at = at;
    this.#since = new Since();
    // Another tab may have stored progress meanwhile.
    this.#progress = progressAt(this.code, this.set.puzzles.length);
    this.#table?.close();
    this.#table = null;
    if (at >= this.#order.length) this.#showResult();
    else await this.#showPuzzle(this.#order[at]);
  }

  /** @param {number} place in the set */
  async #showPuzzle(place) {
    const item = this.set.puzzles[place];
    try {
      const { game, puzzle: text, warren } = await openLink(item.link);
      const module = await loadBoard(game);
      if (this.#closed) return;
      if (text === undefined) throw new Error(t("set-no-puzzle"));
      const parts = { game, module, warren };
      if (isQuestion(warren, text)) this.#openQuestion(parts, text, place);
      else this.#open(parts, text, place);
    } catch (thrown) {
      const reason = await loadThrownText(thrown);
      if (this.#closed) return;
      this.element.className = "puzzle-sets";
      const next = button(t("puzzle-next"), () => this.#goTo(this.#at + 1));
      const line = h("p", { class: "problem-line" }, t("puzzle-none", { reason }));
      const again = tryAgainButton(() => this.#showPuzzle(place));
      this.element.replaceChildren(this.#head(), line, h("p", null, again, " ", next));
    }
  }

  /**
   * @param {import("./table.js").Parts} parts
   * @param {string} text the text of the puzzle
   * @param {number} place
   */
  #open(parts, text, place) {
    const { prompt, wrong } = this.set.puzzles[place];
    const table = new PuzzleTable(parts, text, {
      next: () => this.#next(),
      share: null,
      givesHelp: this.set.hints,
      line: () => null,
      forget: () => {},
    });
    const { view } = table;
    this.#table = table;
    const feedback = new Feedback(this.set.puzzles[place]);
    const panel = this.#panel(prompt);
    this.#style("", parts.game, prompt);
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
      this.#count(place, resultOfAttempt(table.attempt));
      feedback.show(hasFailed && wrong, this.#resultOf(place));
    });
    table.begin({ view: this.element, panel });
  }

  /**
   * @param {import("./table.js").Parts} parts
   * @param {string} text the text of the question
   * @param {number} place
   */
  #openQuestion(parts, text, place) {
    const { prompt, wrong } = this.set.puzzles[place];
    const table = new QuestionTable(parts, text, { share: null, givesHelp: this.set.hints });
    this.#table = table;
    const feedback = new Feedback(this.set.puzzles[place]);
    const next = button(t("puzzle-next"), () => this.#next());
    this.#style("question", parts.game, prompt);
    this.element.replaceChildren(
      h(
        "div",
        { class: "table" },
        table.task,
        prompt && foreignPart("set-prompt", [prompt]),
        table.place,
        table.look,
        table.line,
        ...feedback.elements,
      ),
      h("div", { class: "beside" }, table.answer, next, table.tray, this.#panel(prompt)),
      table.speech,
    );
    const update = () => {
      const { given, isAnswerShown, tries } = table;
      const hasFailed = given?.verdict.met === false;
      const isSolved = given?.verdict.met === true && !isAnswerShown;
      this.#count(place, { tries: Math.max(1, tries), hints: 0, isSolved, isShown: isAnswerShown });
      feedback.show(hasFailed && wrong, this.#resultOf(place));
    };
    table.addEventListener("answered", update);
    table.addEventListener("answerShown", update);
    table.begin(this.element);
  }

  /**
   * Prepares the page's element for a puzzle.
   * @param {"" | "question"} kind
   * @param {string} game
   * @param {string | undefined} prompt
   */
  #style(kind, game, prompt) {
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
  #panel(prompt) {
    return h(
      "aside",
      { class: "panel script-panel", "aria-label": this.title },
      h(
        "div",
        { class: "set-panel" },
        this.#head(!prompt),
        this.#worksheetButton(),
        this.#changeLink(),
      ),
    );
  }

  /** The result so far at a puzzle, in words. @param {number} place */
  #resultOf(place) {
    const result = this.#progress.results[place];
    return result ? resultOfPuzzle(this.set, result) : "";
  }

  /**
   * Counts the result of the puzzle since it was opened.
   * @param {number} place
   * @param {import("../../play/puzzle/done.js").Result} now
   */
  #count(place, now) {
    const more = this.#since.news(now);
    if (more) this.#progress = storeResult(this.set, this.code, place, more);
  }

  #next() {
    this.#goTo(this.#at + 1);
  }

  /** The button that shows the set as a worksheet. */
  #worksheetButton() {
    const print = button(t("set-print"), async () => {
      try {
        const { openWorksheet } = await part(import("../worksheet/view.js"));
        const options = { isForeign: true, hasSolutions: this.set.hints };
        await openWorksheet(this.element, this.set, options);
      } catch (thrown) {
        this.app.notices.show(t("set-problem", { reason: await loadThrownText(thrown) }));
      }
    });
    return h("p", null, print);
  }

  /** The link that opens a copy of the set for changes. */
  #changeLink() {
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
  #head(isCaptioned = true) {
    const count = this.#order.length;
    const at = this.#at + 1;
    return h(
      "div",
      { class: "set-head" },
      foreignPart("set-title", [this.set.title], isCaptioned),
      h("p", { class: "muted" }, t("set-at", { at, count })),
      h("progress", { max: count, value: this.#at, "aria-label": t("set-at", { at, count }) }),
    );
  }

  #showResult() {
    const { results } = this.#progress;
    const count = results.length;
    const { lines, sum } = resultLines(this.set, this.#order, results);
    const copy = button(t("set-copy-result"), null, "primary");
    const text = [`Warren · ${readable(this.set.title)}`, sum, ...lines].join("\n");
    const field = h("textarea", {
      class: "hand-in-text",
      readOnly: true,
      rows: 6,
      hidden: true,
      "aria-label": t("set-result"),
    });
    copy.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(text);
        this.app.notices.show(t("set-result-copied"));
      } catch {
        field.value = text;
        field.hidden = false;
        field.select();
      }
    });
    const open = this.#firstOpen();
    const on = button(t("set-go-on"), () => this.#goTo(open));
    this.element.className = "puzzle-sets set-result";
    delete this.element.dataset.game;
    this.element.replaceChildren(
      h("h2", { class: "puzzle-sets-title" }, t("set-result")),
      foreignPart("set-title", [this.set.title]),
      h("p", null, sum),
      h("ol", { class: "set-lines" }, ...lines.map((line) => h("li", null, line))),
      h("div", { class: "puzzle-ways" }, copy, open < count && on),
      field,
      this.#worksheetButton(),
      this.#changeLink(),
    );
    this.element.focus({ preventScroll: true });
  }
}

/** The feedback after an answer: the teacher's words, and the result so far. */
class Feedback {
  #words;
  #result = h("p", { class: "set-said", role: "status" });

  /**
   * @param {{ prompt?: string, wrong?: string }} words the teacher's words before an answer and after a wrong one. If both are
   *   present, the first has their caption
   */
  constructor({ prompt, wrong = "" }) {
    this.#words = new ForeignWords("set-said", { isCaptioned: !prompt, isLive: true });
    this.elements = [withRoom(this.#words.element, wrong, !prompt), this.#result];
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
