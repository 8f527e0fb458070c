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
      share: () => this.#openShare(),
      givesHelp: true,
    });
    this.#table = table;
    this.#outcome = new Outcome(keyOf(table.question.link), index, day);
    const allLabel = t("puzzles-all-of", { game: t(`${game}-name`) });
    this.element = h(
      "main",
      { class: "game puzzle question", "data-game": game, tabIndex: -1 },
      h("div", { class: "table" }, table.task, table.place, table.turnControls, table.line),
      h(
        "div",
        { class: "beside" },
        table.answer,
        this.#finishedPanel.element,
        table.tray,
        h("p", { class: "puzzle-all" }, h("a", { href: puzzlesAddress(game) }, allLabel)),
      ),
      table.speech,
    );
    table.addEventListener("answered", () => this.#storeResult(false));
    table.addEventListener("answerShown", () => this.#storeResult(true));
    table.addEventListener("shown", () => this.#showFinished());
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

  /**
   * Counts the answer in the same way as work on other puzzles.
   * @param {boolean} givenUp whether the answer is shown
   */
  #storeResult(givenUp) {
    const { judgedAnswer, isAnswerShown, tries } = this.#table;
    const verdict = judgedAnswer?.verdict ?? null;
    const state = { givenUp, kind: "question", moves: [], verdict, wrong: null };
    const attempt = {
      hintCount: 0,
      attemptCount: tries,
      helped: isAnswerShown,
      session: { state },
      solutionShown: isAnswerShown,
    };
    this.#outcome.see(/** @type {any} */ (attempt));
  }

  /** Shows the next steps once the question is answered, or its answer is shown. */
  #showFinished() {
    const { judgedAnswer, question } = this.#table;
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
