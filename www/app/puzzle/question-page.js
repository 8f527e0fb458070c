// The page of a question.

import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { puzzlesAddress } from "../../play/addresses.js";
import { copyResult, nextAddressOfDay, resultToShare } from "../../play/puzzle/day-result.js";
import { nextPuzzle } from "../../play/puzzle/next.js";
import { Outcome } from "../../play/puzzle/outcome.js";
import { keyOf, puzzleAt } from "../../play/puzzle/sets.js";
import { taskText } from "../../play/puzzle/words.js";
import { FinishedPuzzlePanel } from "./finished-panel.js";
import { QuestionTable } from "./question-table.js";
import { sharePuzzle } from "./share-puzzle.js";

export class QuestionView {
  sitePart = /** @type {const} */ ("puzzles");
  #table;
  #app;
  #outcome;
  #index;
  #day;
  #finishedPanel = new FinishedPuzzlePanel();
  #isClosed = false;

  /**
   * @param {import("../../main.js").App} app
   * @param {import("./table.js").BoardParts} parts
   * @param {string} text
   * @param {{ index: import("../../play/puzzle/sets.js").IndexedPuzzle[], day: number | null }} sources the puzzles that come with Warren, and the day
   *   whose puzzle this is
   */
  constructor(app, parts, text, { day, index }) {
    const { game } = parts;
    this.#app = app;
    this.#index = index;
    this.#day = day;
    this.title = t("puzzles-of", { game: t(`${game}-name`) });
    const table = new QuestionTable(parts, text, {
      next: () => this.#openNext(),
      share: () => this.#openShare(),
      givesHelp: true,
    });
    this.#table = table;
    this.#outcome = new Outcome(keyOf(table.question.link), index, day);
    const allLabel = t("puzzles-all-of", { game: t(`${game}-name`) });
    this.element = h(
      "main",
      { class: "game puzzle question", "data-game": game, tabIndex: -1 },
      h(
        "div",
        { class: "table" },
        table.task,
        table.place,
        h("div", { class: "under" }, table.line, table.buttons),
      ),
      h(
        "div",
        { class: "beside" },
        table.turnControls,
        table.answer,
        table.tray,
        h(
          "aside",
          { class: "panel script-panel", "aria-label": allLabel },
          this.#finishedPanel.element,
          h("p", { class: "puzzle-all" }, h("a", { href: puzzlesAddress(game) }, allLabel)),
        ),
      ),
      table.speech,
    );
    table.addEventListener("shown", () => this.#update());
    table.begin(this.element);
  }

  /** Whether there are marks that have not been judged. */
  isBusy() {
    return this.#table.isBusy();
  }

  close() {
    this.#isClosed = true;
    this.#finishedPanel.close();
    this.#table.close();
  }

  /** Counts the work in the same way as at other puzzles, and shows the next steps once the answer is known. */
  #update() {
    const { attempt, judgedAnswer, question } = this.#table;
    this.#outcome.see(/** @type {any} */ (attempt));
    if (!judgedAnswer?.verdict.met) {
      this.#finishedPanel.hide();
      return;
    }
    const { game } = question;
    const { done } = this.#outcome;
    this.#finishedPanel.show(
      this.#outcome,
      this.#index,
      "",
      done && ((streak) => resultToShare(game, done, streak)),
      {
        // The position is consistent with the seat's knowledge.
        playOn: () => this.#app.newGame(game, question.known.position),
        share: async (result) => {
          if (done) this.#app.notices.show(await copyResult(game, done, result));
        },
        next: () => this.#openNext(),
        isInDay: this.#day !== null,
      },
    );
  }

  /** Opens the next puzzle of the day, or an unsolved puzzle near the visitor's rating. */
  async #openNext() {
    const { game } = this.#table.question;
    try {
      const address =
        this.#day === null
          ? (await puzzleAt(nextPuzzle(this.#index, game, this.#outcome.key))).link
          : await nextAddressOfDay(this.#day, game);
      if (!this.#isClosed) location.hash = address;
    } catch (thrown) {
      this.#app.notices.show(t("puzzle-none", { reason: await loadThrownText(thrown) }));
    }
  }

  #openShare() {
    const { question } = this.#table;
    const { game, link, seat, sight, text } = question;
    const task = taskText({ ...question, level: null, missing: 1 });
    const boardContent = () => ({ game, scene: sight.copy(), ply: sight.length, viewpoint: seat });
    const notify = (/** @type {string} */ text) => this.#app.notices.show(text);
    const puzzle = { game, link, task, text, boardContent };
    sharePuzzle(puzzle, notify, () => !this.#isClosed);
  }
}
