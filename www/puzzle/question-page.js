// The page of a question.

import { h } from "../page/dom.js";
import { t } from "../page/i18n.js";
import { puzzlesAddress } from "../shell/router.js";
import { Outcome } from "./outcome.js";
import { QuestionTable } from "./question-table.js";
import { keyOf } from "./sets.js";
import { sharePuzzle } from "./share.js";
import { taskText } from "./words.js";

export class QuestionView {
  #table;
  #app;
  #outcome;
  #closed = false;

  /**
   * @param {import("../main.js").App} app
   * @param {import("./table.js").Parts} parts
   * @param {string} text
   * @param {{ index: import("./sets.js").Indexed[], day: number | null }} of the puzzles that come with Warren, and the day
   *   whose puzzle this is
   */
  constructor(app, parts, text, { day, index }) {
    const { game } = parts;
    this.#app = app;
    this.title = t("puzzles-of", { game: t(`${game}-name`) });
    const table = new QuestionTable(parts, text, { share: () => this.#openShare(), tells: true });
    this.#table = table;
    this.#outcome = new Outcome(keyOf(table.question.link), index, day);
    const all = t("puzzles-all-of", { game: t(`${game}-name`) });
    this.element = h(
      "main",
      { class: "game puzzle question", "data-game": game, tabIndex: -1 },
      h("div", { class: "table" }, table.task, table.place, table.look, table.line),
      h(
        "div",
        { class: "beside" },
        table.answer,
        table.tray,
        h("p", { class: "puzzle-all" }, h("a", { href: puzzlesAddress(game) }, all)),
      ),
      table.speech,
    );
    table.addEventListener("answered", () => this.#count());
    table.begin(this.element);
  }

  /** Whether something has been marked and not yet been judged. */
  isBusy() {
    return this.#table.isBusy();
  }

  close() {
    this.#closed = true;
    this.#table.close();
  }

  /** Counts the answer, as the visitor's work at any puzzle is counted. */
  #count() {
    const { given, isTold, tries } = this.#table;
    const verdict = given?.verdict ?? null;
    const state = { givenUp: false, kind: "question", moves: [], verdict, wrong: null };
    const attempt = {
      asked: 0,
      begun: tries,
      helped: isTold,
      session: { state },
      solutionShown: isTold,
    };
    this.#outcome.see(/** @type {any} */ (attempt));
  }

  #openShare() {
    const { question } = this.#table;
    const { game, link, seat, sight, text } = question;
    const task = taskText({ ...question, level: null, missing: 1 });
    const pictured = () => ({ game, scene: sight.copy(), ply: sight.length, viewpoint: seat });
    const notify = (/** @type {string} */ said) => this.#app.notices.show(said);
    const puzzle = { game, link, task, text, pictured };
    sharePuzzle(puzzle, notify, () => !this.#closed);
  }
}
