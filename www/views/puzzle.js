// A puzzle on the page: the task over the board, the moves that one finds, what the other side does, and what came of it.

import { loadBoard } from "../boards/board.js";
import { h, setText } from "../dom.js";
import { loadWords, t } from "../i18n.js";
import { loadEngines, warrenFor } from "../load.js";
import { Maker } from "../play/maker.js";
import { Playback } from "../play/playback.js";
import { kindsOf, PuzzleMaker } from "../play/puzzle-maker.js";
import { markSolved, nextOf, puzzleSet } from "../play/puzzle-sets.js";
import { Puzzling } from "../play/puzzling.js";
import { problemText, thrownText } from "../problems.js";
import { puzzlesAddress } from "../router.js";
import { loadStyle } from "../style-part.js";
import { Attempt, barState } from "./attempt.js";
import { Bar } from "./bar.js";
import { listenToKeys } from "./keys.js";
import { keptSpeed, PlaybackBar } from "./playback-bar.js";
import { PuzzleButtons } from "./puzzle-buttons.js";
import { hintOf, noSolution, solutionOf } from "./puzzle-help.js";
import { PuzzleKind } from "./puzzle-kind.js";
import { lineOf, PuzzleLine } from "./puzzle-line.js";
import { sharePuzzle } from "./puzzle-share.js";
import { leftText, resultText, taskText } from "./puzzle-words.js";
import { Script } from "./script.js";

/**
 * @typedef {import("../main.js").App} App
 * @typedef {import("../play/puzzling.js").Engines} Engines
 * @typedef {import("../play/puzzle-sets.js").SetPuzzle} SetPuzzle
 * @typedef {import("../boards/board.js").BoardModule} BoardModule
 * @typedef {import("../boards/board.js").Board} Board
 * @typedef {import("../boards/board.js").Hint} Hint
 * @typedef {import("./puzzle-buttons.js").Action} Action
 * @typedef {import("./puzzle-line.js").Line} Line
 */

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * @param {App} app
 * @param {string} text the puzzle's
 */
export async function puzzleView(app, text) {
  const engines = await loadEngines();
  const game = engines.gameOfRecord(text);
  const [module, warren] = await Promise.all([
    loadBoard(game),
    warrenFor(game),
    loadWords("puzzles"),
    loadStyle("styles/puzzle.css"),
  ]);
  return new PuzzleView(app, { engines, warren, module, game }, text);
}

class PuzzleView {
  /** @type {Attempt} */
  #attempt;
  /** @type {Board} */
  #board;
  /** What the board says while one chooses. @type {Hint | null} */
  #hint = null;
  /** What has been told of the solution. @type {Line | null} */
  #told = null;
  /** The puzzles that are shipped, once they are there. @type {SetPuzzle[]} */
  #set = [];
  #solver = new Maker();
  #maker;
  #closed = false;
  /** A new puzzle is being made. */
  #making = false;
  /** Why there is none. */
  #problem = "";
  /** What was announced last. */
  #said = "";
  /** How many moves had been played then. */
  #heard = 0;

  #task = h("h2");
  #left = h("p", { class: "task-left figures" });
  #note = h("p", { class: "puzzle-note", role: "note", hidden: true });
  #place = h("div", { class: "board" });
  #tray = h("div", { class: "tray" });
  #bars = h("div", { class: "bars" });
  #line = new PuzzleLine();
  #buttons = new PuzzleButtons((action) => this.#act(action));
  #script;
  /** @type {PuzzleKind | null} */
  #kind = null;
  #speech = h("p", { class: "unseen", "aria-live": "polite" });
  /** The playback's bar, or what keeps its place. @type {HTMLElement} */
  #playback = h("div", { class: "playback" });

  /**
   * @param {App} app
   * @param {{ engines: Engines, warren: App["warren"], module: BoardModule, game: string }} parts
   * @param {string} text the puzzle's
   */
  constructor(app, { engines, warren, module, game }, text) {
    this.app = app;
    this.engines = engines;
    this.warren = warren;
    this.module = module;
    this.game = game;
    this.title = t("puzzles-of", { game: t(`${game}-name`) });
    this.#maker = new PuzzleMaker(game, () => warren.seed());
    if (kindsOf(game).length > 0) this.#kind = new PuzzleKind(game, () => this.#make());
    this.#script = new Script(t("puzzle-script"), (ply) => this.#attempt.playback.seek(ply));
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
        h("div", { class: "task" }, this.#task, this.#left),
        this.#note,
        this.#place,
        this.#bars,
        h("div", { class: "under" }, this.#line.element, this.#buttons.element),
      ),
      h("div", { class: "beside" }, this.#tray, this.#playback, this.panel),
      this.#speech,
    );
    const attempt = this.#attemptOf(text);
    this.#attempt = attempt;
    this.#board = this.#mount(attempt);
    this.#begun();
  }

  /** Whether it has been begun and is not solved. */
  isBusy() {
    const { placed, verdict } = this.#attempt.puzzling.state;
    return placed.length > 0 && !verdict;
  }

  close() {
    this.#closed = true;
    this.#attempt.close();
    this.#board.close();
    this.#maker.close();
    this.#solver.stop();
  }

  // ---- opening

  /** @param {string} text */
  #attemptOf(text) {
    const puzzling = new Puzzling(this.warren, this.engines, this.#solver, text);
    const playback = new Playback(puzzling.state, {
      show: (ply) => puzzling.show(ply),
      smooth: () => Boolean(this.module.flows) && !reducedMotion.matches,
      speed: keptSpeed(),
    });
    const bar = new PlaybackBar(playback);
    const { kind, seats } = puzzling.state;
    // Where one moves alone, the others' bars say nothing.
    const bars = Array.from({ length: kind === "alone" ? 0 : seats }, () => new Bar("far"));
    return new Attempt(puzzling, playback, bar, bars);
  }

  /** @param {Attempt} attempt */
  #mount({ bar, bars, closed: { signal }, playback, puzzling }) {
    this.#bars.replaceChildren(...bars.map(({ element }) => element));
    this.#playback.replaceWith(bar.element);
    this.#playback = bar.element;
    setText(this.#task, taskText(puzzling.state));
    puzzling.addEventListener("change", () => this.#show(), { signal });
    playback.addEventListener("change", () => this.#showMoment(), { signal });
    const keys = {
      view: this.element,
      panel: this.panel,
      board: this.#place,
      playback,
      playsThrough: () => this.#refusal() !== null,
    };
    listenToKeys(keys, signal);
    return this.module.mountBoard(this.#place, {
      play: (move) => this.#play(move),
      hint: (hint) => this.#showHint(hint),
      warren: this.warren,
      owns: (node) => this.#line.element.contains(node) || this.#tray.contains(node),
      tray: this.#tray,
    });
  }

  /** Shows the puzzle that is open now. */
  #begun() {
    this.#hint = null;
    this.#told = null;
    this.#note.hidden = true;
    this.#heard = this.#attempt.puzzling.state.length;
    this.#show();
    this.#playOn();
    this.#prove(this.#attempt);
  }

  /**
   * Opens another puzzle of the game, at its own address.
   * @param {string} text
   */
  #open(text) {
    const next = this.#attemptOf(text);
    this.#attempt.close();
    this.#board.close();
    this.#tray.replaceChildren();
    this.#attempt = next;
    this.#board = this.#mount(next);
    history.pushState(null, "", `#${next.puzzling.link}`);
    this.#begun();
  }

  /**
   * Says of a puzzle that is none of ours whether it can be solved at all, where that is not proved.
   * @param {Attempt} attempt
   */
  async #prove(attempt) {
    const { link, text } = attempt.puzzling;
    this.#set = await puzzleSet(this.engines, this.game).catch(() => []);
    if (this.#closed || this.#set.some((puzzle) => puzzle.link === link)) return;
    const proof = await this.#solver.solve(text).catch(() => null);
    if (this.#closed || attempt !== this.#attempt) return;
    const isProved = proof?.proven === true && proof.count !== 0;
    this.#note.hidden = isProved;
    setText(this.#note, t(proof?.proven ? "puzzle-note-refuted" : "puzzle-note-open"));
  }

  /** Has a new puzzle made. */
  async #make() {
    if (this.#making || !this.#kind) return;
    this.#making = true;
    this.#problem = "";
    this.#showMoment();
    try {
      const text = await this.#maker.next(this.#kind.value);
      this.#making = false;
      if (!this.#closed) this.#open(text);
    } catch (thrown) {
      this.#making = false;
      this.#problem = t("puzzle-none", { reason: thrownText(thrown) });
      if (!this.#closed) this.#showMoment();
    }
  }

  /** The next of the set; after one made to order another. */
  async #next() {
    const { link } = this.#attempt.puzzling;
    const set = await puzzleSet(this.engines, this.game).catch(() => []);
    if (this.#closed) return;
    const isOfSet = set.some((puzzle) => puzzle.link === link);
    if (this.#kind && !isOfSet) this.#make();
    else if (set.length > 0) this.#open(nextOf(set, link).text);
    else location.hash = puzzlesAddress(this.game);
  }

  /** Lets the moves be seen that have come. */
  #playOn() {
    const { playback } = this.#attempt;
    if (playback.moment < playback.length) playback.play();
  }

  // ---- showing

  #show() {
    const attempt = this.#attempt;
    const { link, scene, state } = attempt.puzzling;
    attempt.playback.follow(state);
    const tallies = this.module.tallies(scene, state.shown);
    const due = Array.from(scene.due(state.shown));
    attempt.bars.forEach((bar, seat) => {
      bar.show(barState(state), seat, tallies[seat], due.includes(seat));
    });
    this.#board.show({
      scene,
      ply: state.shown,
      viewpoint: state.seat,
      refusal: this.#refusal(),
      people: state.verdict ? [] : [state.seat],
      pointed: this.#pointed(),
      passing: attempt.playback.playing,
      blind: state.kind === "given",
    });
    attempt.passing = attempt.playback.playing;
    attempt.bar.show(state.moves);
    setText(this.#left, leftText(state));
    this.#script.show(state);
    if (state.verdict?.met && !state.givenUp) {
      markSolved(link, attempt.helped ? "helped" : "alone");
    }
    this.#showMoment();
    this.#sayMove();
  }

  #showMoment() {
    const attempt = this.#attempt;
    if (attempt.passing && !attempt.playback.playing) this.#show();
    this.#board.moveOn?.(attempt.playback.part);
    attempt.bar.showMoment();
    this.#showLine();
    this.#showButtons();
    this.#kind?.show(this.#making);
  }

  #refusal() {
    const { puzzling, settled } = this.#attempt;
    const { isStuck, isWaiting, length, shown, verdict, wrong } = puzzling.state;
    if (wrong || isStuck) return t("puzzle-refuse-wrong");
    if (verdict) return t("puzzle-over");
    if (isWaiting) return t("puzzle-replying");
    return settled && shown === length ? null : t("puzzle-refuse-past");
  }

  /** What the board points out: what a hint has told. */
  #pointed() {
    const { pointed, puzzling, settled } = this.#attempt;
    const { verdict, wrong } = puzzling.state;
    return settled && !verdict && !wrong ? pointed : null;
  }

  #showLine() {
    const line = this.#lineNow();
    if (line.kind === "verdict") this.#say(line.text);
    this.#line.show(line);
  }

  /** @returns {Line} */
  #lineNow() {
    const next = () => this.#act("next");
    if (this.#problem) {
      const deeds = [{ label: t("puzzle-next"), run: next }];
      return { kind: "problem", text: this.#problem, deeds };
    }
    if (this.#making) return { kind: "plain", text: t("puzzle-loading"), deeds: [] };
    if (this.#hint) {
      const { action, kind, text } = this.#hint;
      return { kind, text, deeds: action ? [action] : [] };
    }
    return lineOf(this.#attempt, this.#told, {
      back: (ply) => this.#backTo(ply),
      refute: () => this.#refute(),
      again: () => this.#act("again"),
      next,
    });
  }

  #showButtons() {
    const { puzzling, settled } = this.#attempt;
    const { givenUp, isStuck, isWaiting, placed, verdict, wrong } = puzzling.state;
    this.#buttons.show({
      again: placed.length > 0,
      hint: settled && !verdict && !wrong && !isStuck && !isWaiting,
      "give-up": !givenUp && !verdict?.met,
      share: true,
      next: !this.#making,
    });
  }

  /** @param {Hint | null} hint */
  #showHint(hint) {
    this.#hint = hint;
    this.#showLine();
    if (hint && !hint.isTold) this.#say(hint.text);
  }

  /** @param {Line} line */
  #tell(line) {
    this.#told = line;
    this.#show();
    // A board that takes the move over has words for it, too.
    this.#hint = null;
    this.#showLine();
    this.#say(line.text);
  }

  /** Says the moves that come one by one, and at the end what came of them. */
  #sayMove() {
    const { puzzling } = this.#attempt;
    const { givenUp, kind, length, verdict, wrong } = puzzling.state;
    const isNews = length > this.#heard;
    this.#heard = length;
    if (kind === "given" || givenUp || wrong || !isNews) return;
    const sight = puzzling.ownSight();
    const move = this.module.moveText(sight ?? puzzling.scene, length - 1);
    sight?.free();
    const rest = verdict ? resultText(puzzling.state, verdict, this.#attempt.helped) : "";
    this.#say(`${move} ${rest || leftText(puzzling.state)}`);
    // The line says the same.
    if (rest) this.#said = rest;
  }

  /** @param {string} text */
  #say(text) {
    if (text === this.#said) return;
    this.#said = text;
    setText(this.#speech, text);
  }

  // ---- doing

  /** @param {string} move */
  #play(move) {
    const { puzzling } = this.#attempt;
    this.#attempt.forget();
    this.#told = null;
    const problem = puzzling.play(move);
    if (problem) this.#showHint({ kind: "problem", text: problemText(problem) });
    else if (puzzling.state.kind === "given") this.#playOn();
  }

  /** @param {number} ply */
  #backTo(ply) {
    this.#forget();
    this.#attempt.forget();
    this.#attempt.puzzling.backTo(ply);
    this.#keepFocus();
  }

  /** Shows how the other side takes the goal away. */
  #refute() {
    this.#forget();
    this.#attempt.puzzling.refute();
    this.#playOn();
    this.#keepFocus();
  }

  /** The button that was pressed may be gone. */
  #keepFocus() {
    const focused = document.activeElement;
    const isGone = focused === null || focused === document.body || !focused.checkVisibility();
    if (isGone) this.element.focus({ preventScroll: true });
  }

  #forget() {
    this.#hint = null;
    this.#told = null;
    this.#said = "";
    this.#problem = "";
  }

  /** @param {Action} action */
  #act(action) {
    if (action === "share") {
      this.#share();
      return;
    }
    this.#board.cancel();
    this.#forget();
    if (action === "next") this.#next();
    else if (action === "again") this.#again();
    else if (action === "hint") this.#tellHint();
    else this.#giveUp();
  }

  #again() {
    this.#attempt.forget();
    this.#attempt.puzzling.restart();
    this.#playOn();
  }

  async #tellHint() {
    const attempt = this.#attempt;
    const line = await hintOf(attempt, this.module, (ply) => this.#backTo(ply));
    if (line && attempt === this.#attempt && !this.#closed) this.#tell(line);
  }

  async #giveUp() {
    const attempt = this.#attempt;
    const solution = await solutionOf(attempt);
    if (attempt !== this.#attempt || this.#closed) return;
    if (!solution) {
      this.#tell(noSolution());
      return;
    }
    attempt.helped = true;
    attempt.forget();
    attempt.puzzling.giveUp(solution);
    this.#playOn();
  }

  #share() {
    const { puzzling } = this.#attempt;
    const { link, state, text } = puzzling;
    const { game } = this;
    const notify = (/** @type {string} */ said) => this.app.notices.show(said);
    const pictured = () => {
      const { scene, state } = puzzling;
      return { game, scene: scene.copy(), ply: state.shown, viewpoint: state.seat, isOpen: true };
    };
    const puzzle = { game, link, task: taskText(state), text, pictured };
    sharePuzzle(puzzle, notify, () => !this.#closed);
  }
}
