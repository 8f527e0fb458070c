// The page of a puzzle: its table, with the moves, the choice of a new puzzle, and the link to all puzzles beside it.

import { loadBoard } from "../games/modules.js";
import { gameOfRecord } from "../load.js";
import { h, setText } from "../page/dom.js";
import { loadWords, t } from "../page/i18n.js";
import { toldText } from "../page/problems.js";
import { loadStyle } from "../page/style-part.js";
import { puzzlesAddress, takeAddress } from "../shell/router.js";
import { PuzzleKind } from "./kind.js";
import { kindsOf, PuzzleMaker } from "./maker.js";
import { Script } from "./script.js";
import { markSolved, nextOf, puzzleSet } from "./sets.js";
import { sharePuzzle } from "./share.js";
import { PuzzleTable } from "./table.js";
import { taskText } from "./words.js";

/**
 * @typedef {import("../main.js").App} App
 * @typedef {import("./sets.js").SetPuzzle} SetPuzzle
 * @typedef {import("./line.js").Line} Line
 */

/**
 * @param {App} app
 * @param {string} text the text of the puzzle
 */
export async function puzzleView(app, text) {
  const { game, warren } = await gameOfRecord(text);
  const [module] = await Promise.all([
    loadBoard(game),
    loadWords("puzzles"),
    loadStyle("styles/puzzle.css"),
  ]);
  return new PuzzleView(app, { warren, module, game }, text);
}

class PuzzleView {
  #table;
  #maker;
  #closed = false;
  /** The puzzles that come with Warren, once they are loaded. @type {SetPuzzle[]} */
  #set = [];
  /** Whether a new puzzle is being made. */
  #making = false;
  /** Why no puzzle could be made. */
  #problem = "";
  #note = h("p", { class: "puzzle-note", role: "note", hidden: true });
  #script;
  /** @type {PuzzleKind | null} */
  #kind = null;

  /**
   * @param {App} app
   * @param {import("./table.js").Parts} parts
   * @param {string} text the text of the puzzle
   */
  constructor(app, parts, text) {
    const { game, warren } = parts;
    this.app = app;
    this.warren = warren;
    this.game = game;
    this.title = t("puzzles-of", { game: t(`${game}-name`) });
    this.#maker = new PuzzleMaker(game);
    if (kindsOf(game).length > 0) this.#kind = new PuzzleKind(game, () => this.#make());
    const table = new PuzzleTable(parts, text, {
      next: () => this.#next(),
      share: () => this.#share(),
      tells: true,
      line: () => this.#line(),
      forget: () => {
        this.#problem = "";
      },
    });
    this.#table = table;
    this.#script = new Script(t("puzzle-script"), (ply) => table.attempt.playback.seek(ply));
    this.panel = h(
      "aside",
      { class: "panel script-panel", "aria-label": t("puzzle-script") },
      this.#script.element,
      this.#kind?.element,
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
        table.task,
        this.#note,
        table.place,
        table.bars,
        h("div", { class: "under" }, table.line, table.buttons),
      ),
      h("div", { class: "beside" }, table.tray, table.playback, this.panel),
      table.speech,
    );
    table.addEventListener("shown", () => this.#show());
    table.addEventListener("moment", () => this.#kind?.show(this.#making));
    table.begin({ view: this.element, panel: this.panel });
    this.#prove();
  }

  /** Whether the attempt has begun and is not over. */
  isBusy() {
    const { placed, verdict } = this.#table.attempt.session.state;
    return placed.length > 0 && !verdict;
  }

  close() {
    this.#closed = true;
    this.#table.close();
    this.#maker.close();
  }

  #show() {
    const { helped, names, session } = this.#table.attempt;
    const { link, state } = session;
    this.#script.show(state, names);
    if (state.verdict?.met && !state.givenUp) markSolved(link, helped ? "helped" : "alone");
  }

  /** @returns {Line | null} */
  #line() {
    if (this.#problem) {
      const deeds = [{ label: t("puzzle-next"), run: () => this.#table.act("next") }];
      return { kind: "problem", text: this.#problem, deeds };
    }
    return this.#making ? { kind: "plain", text: t("puzzle-loading"), deeds: [] } : null;
  }

  /**
   * Opens another puzzle of the game, under its own address.
   * @param {string} text
   */
  #open(text) {
    this.#note.hidden = true;
    this.#table.open(text);
    takeAddress(`#${this.#table.attempt.session.link}`, "push");
    this.#prove();
  }

  /** Asks the solver whether a puzzle can be solved, unless it comes with Warren. The page notes it if there is no proof. */
  async #prove() {
    const table = this.#table;
    const { attempt } = table;
    const { link, text } = attempt.session;
    this.#set = await puzzleSet(this.game).catch(() => []);
    if (this.#closed || this.#set.some((puzzle) => puzzle.link === link)) return;
    const proof = await table.prove(text).catch(() => null);
    if (this.#closed || attempt !== table.attempt) return;
    const isProved = proof?.proven === true && proof.count !== 0;
    this.#note.hidden = isProved;
    if (proof) {
      setText(this.#note, t(proof.proven ? "puzzle-note-refuted" : "puzzle-note-open"));
      return;
    }
    const again = h("button", { type: "button", class: "button" }, t("puzzle-ask-again"));
    again.addEventListener("click", () => this.#prove());
    this.#note.replaceChildren(t("puzzle-solver-failed"), " ", again);
  }

  /** Makes a new puzzle. */
  async #make() {
    if (this.#making || !this.#kind) return;
    this.#making = true;
    this.#problem = "";
    this.#table.showMoment();
    try {
      const text = await this.#maker.next(this.#kind.value);
      this.#making = false;
      if (!this.#closed) this.#open(text);
    } catch (thrown) {
      this.#making = false;
      this.#problem = t("puzzle-none", { reason: await toldText(thrown) });
      if (!this.#closed) this.#table.showMoment();
    }
  }

  /** Opens the next puzzle of the set. After a puzzle made on request, makes another one. */
  async #next() {
    const { link } = this.#table.attempt.session;
    const set = await puzzleSet(this.game).catch(() => []);
    if (this.#closed) return;
    const isOfSet = set.some((puzzle) => puzzle.link === link);
    const next = set.length > 0 ? this.warren.puzzleOfLink(nextOf(set, link).link) : null;
    if (this.#kind && !isOfSet) this.#make();
    else if (next !== null) this.#open(next);
    else location.hash = puzzlesAddress(this.game);
  }

  #share() {
    const { session } = this.#table.attempt;
    const { link, state, text } = session;
    const { game } = this;
    const notify = (/** @type {string} */ said) => this.app.notices.show(said);
    const pictured = () => {
      const { scene, state } = session;
      return { game, scene: scene.copy(), ply: state.shown, viewpoint: state.seat, isOpen: true };
    };
    const puzzle = { game, link, task: taskText(state), text, pictured };
    sharePuzzle(puzzle, notify, () => !this.#closed);
  }
}
