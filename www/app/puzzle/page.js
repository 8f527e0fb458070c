// The page of a puzzle: its table, with the moves, the choice of a new puzzle, and the link to all puzzles beside it.

import { loadBoard } from "../../games/modules.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { changeAddress, puzzlesAddress } from "../../play/addresses.js";
import { gameOfRecord, loadStudy } from "../../play/load.js";
import { copyResult, nextAddressOfDay, resultToShare } from "../../play/puzzle/day-result.js";
import { kindsOf, PuzzleMaker } from "../../play/puzzle/maker.js";
import { nextPuzzle } from "../../play/puzzle/next.js";
import { Outcome } from "../../play/puzzle/outcome.js";
import { keyOf, nextOf, puzzleAt, puzzleIndex } from "../../play/puzzle/sets.js";
import { movesText, taskText } from "../../play/puzzle/words.js";
import { FinishedPuzzlePanel } from "./finished-panel.js";
import { PuzzleKindPicker } from "./kind-picker.js";
import { PuzzleMoveList } from "./move-list.js";
import { sharePuzzle } from "./share-puzzle.js";
import { PuzzleTable } from "./table.js";

/**
 * @typedef {import("../../main.js").App} App
 * @typedef {import("../../play/puzzle/sets.js").IndexedPuzzle} IndexedPuzzle
 * @typedef {import("./line.js").StatusLine} StatusLine
 */

/**
 * @param {App} app
 * @param {string} text the text of the puzzle
 * @param {number | null} [day] the day whose puzzle this is (`daily.js`)
 */
export async function puzzleView(app, text, day = null) {
  const { game, warren } = await gameOfRecord(text);
  const [boardModule, index] = await Promise.all([
    loadBoard(game),
    puzzleIndex(game).catch(() => []),
    loadWords("puzzles"),
    loadStyle("styles/puzzle.css"),
  ]);
  const parts = { warren, boardModule, game };
  if (warren.Puzzle.isQuestion(text)) {
    const [{ QuestionView }, study] = await Promise.all([
      loadPart(import("./question-page.js")),
      loadStudy(game),
    ]);
    return new QuestionView(app, { ...parts, warren: study }, text, { index, day });
  }
  return new PuzzlePage(app, parts, text, index, day);
}

class PuzzlePage {
  sitePart = /** @type {const} */ ("puzzles");
  #table;
  #maker;
  #isClosed = false;
  /** The puzzles that come with Warren. */
  #index;
  /** The day through whose puzzles *Next* leads; null if it leads through the set. */
  #day;
  #outcome;
  #finishedPanel = new FinishedPuzzlePanel();
  /** Whether a new puzzle is being made. */
  #isMaking = false;
  /** The reason why no puzzle could be made. */
  #makingProblem = "";
  #proofNote = h("p", { class: "puzzle-note", role: "note", hidden: true });
  #moveList;
  /** @type {PuzzleKindPicker | null} */
  #kindPicker = null;

  /**
   * @param {App} app
   * @param {import("./table.js").BoardParts} parts
   * @param {string} text the text of the puzzle
   * @param {IndexedPuzzle[]} index the puzzles that come with Warren; empty if they could not be loaded
   * @param {number | null} day the day whose puzzle this is
   */
  constructor(app, parts, text, index, day) {
    const { game, warren } = parts;
    this.app = app;
    this.warren = warren;
    this.game = game;
    this.#index = index;
    this.#day = day;
    this.title = t("puzzles-of", { game: t(`${game}-name`) });
    this.#maker = new PuzzleMaker(game);
    if (kindsOf(game).length > 0)
      this.#kindPicker = new PuzzleKindPicker(game, () => this.#makePuzzle());
    const table = new PuzzleTable(parts, text, {
      next: () => this.#openNext(),
      share: () => this.#openShare(),
      givesHelp: true,
      pageStatus: () => this.#pageStatus(),
      clearPageStatus: () => {
        this.#makingProblem = "";
      },
    });
    const { view } = table;
    this.#table = table;
    this.#outcome = new Outcome(keyOf(table.attempt.session.link), index, day);
    this.#moveList = new PuzzleMoveList(t("puzzle-script"), (ply) =>
      table.attempt.playback.seek(ply),
    );
    this.panel = h(
      "aside",
      { class: "panel script-panel", "aria-label": t("puzzle-script") },
      this.#moveList.element,
      this.#finishedPanel.element,
      this.#kindPicker?.element,
      h(
        "p",
        { class: "puzzle-all" },
        h("a", { href: puzzlesAddress(game) }, t("puzzles-all-of", { game: t(`${game}-name`) })),
      ),
    );
    this.element = h(
      "main",
      { class: "game puzzle", "data-game": game },
      h(
        "div",
        { class: "table" },
        view.task,
        view.place,
        view.bars,
        h("div", { class: "under" }, view.line, view.buttons),
      ),
      h("div", { class: "beside" }, this.#proofNote, view.tray, view.playback, this.panel),
      view.speech,
    );
    table.addEventListener("shown", () => this.#update());
    table.addEventListener("moment", () => this.#kindPicker?.setMaking(this.#isMaking));
    table.begin({ view: this.element, panel: this.panel });
    this.#checkSolvable();
  }

  /** Whether the attempt has begun and is not over. */
  isBusy() {
    const { placed, verdict } = this.#table.attempt.session.state;
    return placed.length > 0 && !verdict;
  }

  close() {
    this.#isClosed = true;
    this.#table.close();
    this.#finishedPanel.close();
    this.#maker.close();
  }

  #update() {
    const { attempt } = this.#table;
    const { names, session } = attempt;
    const { givenUp, kind, length, moves, placed, verdict } = session.state;
    this.#moveList.show(session.state, names);
    this.#table.view.playback.hidden = this.#moveList.element.hidden;
    this.#outcome.see(attempt);
    if (!verdict?.met && !givenUp) {
      this.#finishedPanel.hide();
      return;
    }
    const { game } = this;
    const { done } = this.#outcome;
    const solution = movesText(names.inNotation(0, kind === "given" ? placed : moves));
    this.#finishedPanel.show(
      this.#outcome,
      this.#index,
      kind === "duel" ? solution : "",
      done && ((streak) => resultToShare(game, done, streak)),
      {
        playOn: session.scene.outcome(length) ? null : () => this.#playOn(),
        share: (result) => this.#shareResult(result),
        next: () => this.#openForYou(),
        isInDay: this.#day !== null,
      },
    );
  }

  /** The page's own line: that a puzzle is being made, or could not be made. @returns {StatusLine | null} */
  #pageStatus() {
    if (this.#makingProblem) {
      const actions = [{ label: t("puzzle-next"), run: () => this.#table.perform("next") }];
      return { kind: "problem", text: this.#makingProblem, actions };
    }
    return this.#isMaking ? { kind: "plain", text: t("puzzle-loading"), actions: [] } : null;
  }

  /**
   * Opens another puzzle of the game, under its own address.
   * @param {string} text
   */
  #openPuzzle(text) {
    this.#proofNote.hidden = true;
    this.#finishedPanel.hide();
    this.#table.open(text);
    const { link } = this.#table.attempt.session;
    this.#outcome = new Outcome(keyOf(link), this.#index, null);
    this.#day = null;
    changeAddress(`#${link}`, "push");
    this.#checkSolvable();
  }

  /** Asks the solver whether a puzzle can be solved, unless it comes with Warren. The page notes it if there is no proof. */
  async #checkSolvable() {
    const table = this.#table;
    const { attempt } = table;
    const { text } = attempt.session;
    if (this.#outcome.puzzle) return;
    const proof = await table.prove(text).catch(() => null);
    if (this.#isClosed || attempt !== table.attempt) return;
    const isProved = proof?.proven === true && proof.count !== 0;
    this.#proofNote.hidden = isProved;
    if (proof) {
      setText(this.#proofNote, t(proof.proven ? "puzzle-note-refuted" : "puzzle-note-open"));
      return;
    }
    const retryButton = button(t("puzzle-ask-again"), () => this.#checkSolvable());
    this.#proofNote.replaceChildren(t("puzzle-solver-failed"), " ", retryButton);
  }

  /** Makes a new puzzle. */
  async #makePuzzle() {
    if (this.#isMaking || !this.#kindPicker) return;
    this.#isMaking = true;
    this.#makingProblem = "";
    this.#table.showMoment();
    try {
      const text = await this.#maker.next(this.#kindPicker.value);
      this.#isMaking = false;
      if (!this.#isClosed) this.#openPuzzle(text);
    } catch (thrown) {
      this.#isMaking = false;
      this.#makingProblem = t("puzzle-none", { reason: await loadThrownText(thrown) });
      if (!this.#isClosed) this.#table.showMoment();
    }
  }

  /** Opens the next puzzle of the day or of the set. After a puzzle made on request, makes another one. */
  async #openNext() {
    if (this.#day !== null) location.hash = await nextAddressOfDay(this.#day, this.game);
    else if (this.#kindPicker && !this.#outcome.puzzle) this.#makePuzzle();
    else if (this.#index.length > 0)
      await this.#openIndexed(nextOf(this.#index, this.#outcome.key));
    else location.hash = puzzlesAddress(this.game);
  }

  /** Opens the next puzzle of the day, or an unsolved puzzle near the visitor's rating. */
  async #openForYou() {
    if (this.#day !== null) await this.#openNext();
    else await this.#openIndexed(nextPuzzle(this.#index, this.game, this.#outcome.key));
  }

  /** @param {IndexedPuzzle} indexed */
  async #openIndexed(indexed) {
    try {
      const { isQuestion, link } = await puzzleAt(indexed);
      if (this.#isClosed) return;
      // A question has its own page, which the new address opens.
      if (isQuestion) location.hash = link;
      const text = isQuestion ? null : this.warren.puzzleOfLink(link);
      if (text !== undefined && text !== null && !this.#isClosed) this.#openPuzzle(text);
    } catch (thrown) {
      this.app.notices.show(t("puzzle-none", { reason: await loadThrownText(thrown) }));
    }
  }

  /** Begins a game from the last position of the attempt. */
  async #playOn() {
    const { scene, state } = this.#table.attempt.session;
    const position = scene.position(state.length);
    try {
      const { Draft } = await loadStudy(this.game);
      const lines = Draft.read(this.game, position).lines();
      if (!this.#isClosed) this.app.newGame(this.game, lines);
    } catch (thrown) {
      this.app.notices.show(await loadThrownText(thrown));
    }
  }

  /** @param {string} result the day's result as a text */
  async #shareResult(result) {
    const { done } = this.#outcome;
    if (done) this.app.notices.show(await copyResult(this.game, done, result));
  }

  #openShare() {
    const { session } = this.#table.attempt;
    const { link, state, text } = session;
    const { game } = this;
    const notify = (/** @type {string} */ text) => this.app.notices.show(text);
    const boardContent = () => {
      const { scene, state } = session;
      return { game, scene: scene.copy(), ply: state.shown, viewpoint: state.seat, isOpen: true };
    };
    const puzzle = { game, link, task: taskText(state), text, boardContent };
    sharePuzzle(puzzle, notify, () => !this.#isClosed);
  }
}
