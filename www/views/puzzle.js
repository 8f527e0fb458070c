// Puzzles of a game: the task over the board, the moves that are given as they come, the result, and the next one.

import { loadBoard } from "../boards/board.js";
import { h, keepFocus, setText } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { loadEngines, warrenFor } from "../load.js";
import { Playback } from "../play/playback.js";
import { PuzzleMaker } from "../play/puzzle-maker.js";
import { Puzzling } from "../play/puzzling.js";
import { preference, setPreference } from "../preferences.js";
import { problemText, thrownText } from "../problems.js";
import { Attempt, barState } from "./attempt.js";
import { Bar } from "./bar.js";
import { listenToKeys } from "./keys.js";
import { keptSpeed, PlaybackBar } from "./playback-bar.js";
import { PuzzleKind } from "./puzzle-kind.js";
import { askedText, leftText, movesText, resultText, taskText } from "./puzzle-words.js";
import { Script } from "./script.js";

/**
 * @typedef {typeof import("../wasm/rules.js")} Warren
 * @typedef {import("../boards/board.js").BoardModule} BoardModule
 * @typedef {import("../boards/board.js").Board} Board
 * @typedef {import("../boards/board.js").Hint} Hint
 * @typedef {"again" | "hint" | "give-up" | "next"} Action
 */

/** @type {readonly [Action, import("../icons.js").IconName][]} */
const BUTTONS = [
  ["again", "undo-2"],
  ["hint", "lightbulb"],
  ["give-up", "flag"],
  ["next", "chevron-right"],
];

/** A puzzle that takes longer than this to come is told of, in ms. */
const SOON = 300;

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

export class PuzzleView {
  /** @type {Attempt | null} */
  #attempt = null;
  /** @type {BoardModule | null} */
  #module = null;
  /** @type {Board | null} */
  #board = null;
  /** What the board says while one chooses. @type {Hint | null} */
  #hint = null;
  /** What has been told of the solution. @type {Hint | null} */
  #told = null;
  #maker;
  #closed = false;
  /** A puzzle is being waited for. */
  #opening = false;
  /** Why there is no puzzle. */
  #problem = "";
  /** @type {string} the result announced last */
  #said = "";

  #task = h("h2");
  #left = h("p", { class: "task-left figures" });
  #place = h("div", { class: "board" });
  #tray = h("div", { class: "tray" });
  #bars = h("div", { class: "bars" });
  #text = h("p", { class: "status-text" });
  #button = h("button", { type: "button", class: "button", hidden: true });
  #status = h("div", { class: "status" }, this.#text, this.#button);
  /** @type {Map<Action, HTMLButtonElement>} */
  #buttons = new Map();
  #script;
  #kind;
  #speech = h("p", { class: "unseen", "aria-live": "polite" });
  /** The playback's bar, or what keeps its place. @type {HTMLElement} */
  #playback = h("div", { class: "playback" });
  #run = () => {};

  /**
   * @param {Warren} warren
   * @param {string} game
   */
  constructor(warren, game) {
    this.warren = warren;
    this.game = game;
    this.title = t("puzzles-of", { game: t(`${game}-name`) });
    this.#maker = new PuzzleMaker(game, () => warren.seed());
    this.#kind = new PuzzleKind(game, () => this.#act("next"));
    const title = t(`puzzle-script-${game}`);
    this.#script = new Script(title, (ply) => this.#attempt?.playback.seek(ply));
    this.panel = h(
      "aside",
      { class: "panel script-panel", "aria-label": title },
      this.#script.element,
      this.#kind.element,
    );
    this.element = h(
      "main",
      { class: "game puzzle", "data-game": game },
      h(
        "div",
        { class: "table" },
        h("div", { class: "task" }, this.#task, this.#left),
        this.#place,
        this.#bars,
        h("div", { class: "under" }, this.#status, this.#controls()),
      ),
      h("div", { class: "beside" }, this.#tray, this.#playback, this.panel),
      this.#speech,
    );
    this.#button.addEventListener("click", () => this.#run());
    this.#open(preference(`puzzle.${game}`));
  }

  close() {
    this.#closed = true;
    this.#attempt?.close();
    this.#board?.close();
    this.#maker.close();
  }

  /**
   * Shows a puzzle.
   * @param {string | null} kept its text; null for a new one
   */
  async #open(kept) {
    if (this.#opening) return;
    this.#opening = true;
    this.#problem = "";
    const patience = setTimeout(() => this.#showMoment(), SOON);
    try {
      const [module, engines, warren] = await Promise.all([
        loadBoard(this.game),
        loadEngines(),
        warrenFor(this.game),
      ]);
      this.#module = module;
      this.warren = warren;
      const puzzling =
        (kept && this.#read(engines, kept)) ||
        new Puzzling(warren, engines, await this.#maker.next(this.#kind.value));
      this.#opening = false;
      if (this.#closed) puzzling.close();
      else this.#begin(module, puzzling);
    } catch (thrown) {
      this.#opening = false;
      if (this.#closed) return;
      this.#problem = t("puzzle-none", { reason: thrownText(thrown) });
      if (!this.#attempt) setText(this.#task, this.title);
      this.#show();
    } finally {
      clearTimeout(patience);
    }
  }

  /**
   * The puzzle that was open last, if it can be read.
   * @param {import("../play/puzzling.js").Engines} engines
   * @param {string} text
   */
  #read(engines, text) {
    try {
      return new Puzzling(this.warren, engines, text);
    } catch {
      return null;
    }
  }

  /**
   * @param {BoardModule} module
   * @param {Puzzling} puzzling
   */
  #begin(module, puzzling) {
    setPreference(`puzzle.${this.game}`, puzzling.text);
    this.#attempt?.close();
    this.#board?.close();
    this.#hint = null;
    this.#told = null;
    const playback = new Playback(puzzling.state, {
      show: (ply) => puzzling.show(ply),
      smooth: () => Boolean(module.flows) && !reducedMotion.matches,
      speed: keptSpeed(),
    });
    const bar = new PlaybackBar(playback);
    const { isAlone, seats } = puzzling.state;
    // Where one moves alone, the others' bars say nothing.
    const bars = Array.from({ length: isAlone ? 0 : seats }, () => new Bar("far"));
    const solution = this.#maker.solution(puzzling.text);
    // It is told when it is asked for.
    solution.catch(() => {});
    const attempt = new Attempt(puzzling, playback, bar, bars, solution);
    this.#attempt = attempt;
    this.#bars.replaceChildren(...bars.map(({ element }) => element));
    this.#playback.replaceWith(bar.element);
    this.#playback = bar.element;
    setText(this.#task, taskText(puzzling.state));
    this.#board = module.mountBoard(this.#place, {
      play: (move) => this.#play(move),
      hint: (hint) => this.#showHint(hint),
      warren: this.warren,
      owns: (node) => this.#status.contains(node) || this.#tray.contains(node),
      suggest: () => {},
      tray: this.#tray,
    });
    const { signal } = attempt.closed;
    puzzling.addEventListener("change", () => this.#show(), { signal });
    playback.addEventListener("change", () => this.#showMoment(), { signal });
    const keys = {
      view: this.element,
      panel: this.panel,
      board: this.#place,
      playback,
      playsThrough: () => this.#refusal(attempt) !== null,
    };
    listenToKeys(keys, signal);
    this.#show();
    this.#playOn();
  }

  /** Lets the moves be seen that have come. */
  #playOn() {
    const playback = this.#attempt?.playback;
    if (playback && playback.moment < playback.length) playback.play();
  }

  // ---- showing

  #show() {
    const attempt = this.#attempt;
    if (attempt && this.#module) {
      const { scene, state } = attempt.puzzling;
      attempt.playback.follow(state);
      const { tallies } = this.#module;
      const due = Array.from(scene.due(state.shown));
      attempt.bars.forEach((bar, seat) => {
        bar.show(barState(state), seat, tallies(scene, state.shown)[seat], due.includes(seat));
      });
      this.#board?.show({
        scene,
        ply: state.shown,
        viewpoint: state.seat,
        refusal: this.#refusal(attempt),
        people: state.verdict ? [] : [state.seat],
        pointed: this.#pointed(attempt),
        passing: attempt.playback.playing,
        blind: !state.isAlone,
      });
      attempt.passing = attempt.playback.playing;
      attempt.bar.show(state.moves);
      setText(this.#left, leftText(state));
      this.#script.show(state);
    }
    this.#showMoment();
  }

  #showMoment() {
    const attempt = this.#attempt;
    if (attempt) {
      if (attempt.passing && !attempt.playback.playing) this.#show();
      this.#board?.moveOn?.(attempt.playback.part);
      attempt.bar.showMoment();
    }
    this.#showStatus();
    this.#showButtons();
  }

  /** @param {Attempt} attempt */
  #refusal({ puzzling, settled }) {
    const { verdict, shown, length } = puzzling.state;
    if (verdict) return t(`puzzle-over-${this.game}`);
    return settled && shown === length ? null : t(`puzzle-refuse-past-${this.game}`);
  }

  /** @param {Attempt} attempt */
  #pointed({ hints, known, puzzling, settled }) {
    const { isAlone, placed, verdict } = puzzling.state;
    if (verdict || !settled) return null;
    const move = isAlone ? hints > 0 && puzzling.outlook()?.rest?.[0] : known?.[placed.length];
    return move && (isAlone || hints > 1) ? { move, plan: [] } : null;
  }

  #showStatus() {
    const line = this.#line();
    if (line.kind === "verdict") this.#say(line.text);
    setText(this.#text, line.text);
    this.#text.className = `status-text ${line.kind}-line`;
    this.#button.hidden = !line.action;
    this.#button.classList.toggle("primary", line.kind === "verdict");
    if (!line.action) return;
    setText(this.#button, line.action.label);
    this.#run = line.action.run;
  }

  /** @returns {{ kind: "plain" | "hint" | "problem" | "verdict", text: string, action?: Hint["action"] }} */
  #line() {
    const attempt = this.#attempt;
    if (this.#problem) {
      const action = { label: t("puzzle-next"), run: () => this.#act("next") };
      return { kind: "problem", text: this.#problem, action };
    }
    if (this.#opening) return { kind: "plain", text: t("puzzle-loading") };
    if (!attempt) return { kind: "plain", text: "" };
    if (this.#hint) return this.#hint;
    const { verdict } = attempt.puzzling.state;
    const { playback, puzzling } = attempt;
    if (!attempt.settled) {
      const { isAlone } = puzzling.state;
      const action = { label: t("puzzle-skip"), run: () => playback.seek(playback.length) };
      if (isAlone && !playback.playing) {
        action.label = t("puzzle-go-on-here");
        action.run = () => this.#backTo(attempt, puzzling.state.shown);
      }
      const text = t(verdict && !isAlone ? "puzzle-rest" : "puzzle-earlier");
      return { kind: "plain", text, action };
    }
    if (this.#told && !verdict) return this.#told;
    if (!verdict) return { kind: "plain", text: askedText(puzzling.state) };
    const { lostAfter } = puzzling.state;
    if (lostAfter !== null) {
      const action = { label: t("puzzle-back"), run: () => this.#backTo(attempt, lostAfter) };
      return { kind: "verdict", text: resultText(puzzling.state, verdict), action };
    }
    const done = verdict.met || puzzling.state.givenUp ? "next" : "again";
    const action = { label: t(`puzzle-${done}`), run: () => this.#act(done) };
    return { kind: "verdict", text: resultText(puzzling.state, verdict), action };
  }

  /** @param {Hint | null} hint */
  #showHint(hint) {
    this.#hint = hint;
    this.#showStatus();
    if (hint) this.#say(hint.text);
  }

  /** @param {Hint} hint */
  #tell(hint) {
    this.#told = hint;
    this.#say(hint.text);
    this.#show();
  }

  /**
   * Says what came of the step just taken, to who takes it. At the end the result is said instead.
   * @param {Attempt} attempt
   */
  #sayStep({ puzzling }) {
    const { length, verdict } = puzzling.state;
    const sight = puzzling.ownSight();
    if (sight && !verdict) {
      const step = this.#module?.moveText(sight, length - 1) ?? "";
      this.#say(`${step} ${leftText(puzzling.state)}`);
    }
    sight?.free();
  }

  /** @param {string} text */
  #say(text) {
    if (text === this.#said) return;
    this.#said = text;
    setText(this.#speech, text);
  }

  // ---- doing

  #controls() {
    for (const [action, name] of BUTTONS) {
      const button = h(
        "button",
        {
          type: "button",
          class: "icon-button named",
          "aria-label": t(`puzzle-${action}`),
          "data-action": action,
          onclick: () => this.#act(action),
        },
        icon(name),
        h("span", { class: "short-name" }, t(`puzzle-${action}-short`)),
      );
      this.#buttons.set(action, button);
    }
    return h(
      "div",
      { class: "controls", role: "group", "aria-label": t("controls") },
      ...this.#buttons.values(),
    );
  }

  #showButtons() {
    const attempt = this.#attempt;
    const state = attempt?.puzzling.state;
    const enabled = {
      again: state !== undefined && state.placed.length > 0,
      hint: attempt?.settled === true && !state?.verdict,
      "give-up": state !== undefined && !state.givenUp && !state.verdict?.met,
      next: !this.#opening,
    };
    for (const [action, button] of this.#buttons) button.disabled = !enabled[action];
    keepFocus([...this.#buttons.values()]);
  }

  /** @param {string} move */
  #play(move) {
    const attempt = this.#attempt;
    if (!attempt) return;
    const { puzzling } = attempt;
    const { isAlone } = puzzling.state;
    // What is told of a solution is told for each step anew.
    if (isAlone) attempt.hints = 0;
    this.#told = null;
    const problem = puzzling.play(move);
    if (problem) this.#showHint({ kind: "problem", text: problemText(problem) });
    else if (isAlone) this.#sayStep(attempt);
    else this.#playOn();
  }

  /**
   * Back to where so many moves had been placed, and on from there.
   * @param {Attempt} attempt
   * @param {number} count
   */
  #backTo(attempt, count) {
    this.#hint = null;
    this.#told = null;
    this.#said = "";
    attempt.hints = 0;
    attempt.puzzling.backTo(count);
  }

  /** @param {Action} action */
  #act(action) {
    this.#board?.cancel();
    this.#hint = null;
    this.#told = null;
    this.#said = "";
    const attempt = this.#attempt;
    if (action === "next") this.#open(null);
    else if (!attempt) return;
    else if (action === "again") this.#again(attempt);
    else this.#reveal(attempt, action);
  }

  /** @param {Attempt} attempt */
  #again(attempt) {
    const { puzzling } = attempt;
    if (puzzling.state.isAlone) attempt.hints = 0;
    puzzling.restart();
    this.#playOn();
  }

  /**
   * @param {Attempt} attempt
   * @param {"hint" | "give-up"} action
   */
  async #reveal(attempt, action) {
    attempt.known ??= await attempt.solution.catch(() => null);
    if (attempt !== this.#attempt || this.#closed) return;
    const { known, puzzling } = attempt;
    if (!known) {
      this.#tell({ kind: "problem", text: t("puzzle-no-solution") });
    } else if (action === "give-up") {
      puzzling.giveUp(known);
      this.#playOn();
    } else if (puzzling.state.isAlone) {
      this.#tellNext(attempt);
    } else {
      attempt.hints += 1;
      const move = known[puzzling.state.placed.length] ?? known[0];
      const where = this.#module?.hintText?.(move);
      const text = attempt.hints === 1 && where ? where : t("puzzle-hint-move", { move });
      this.#tell({ kind: "hint", text });
    }
  }

  /**
   * Which way to go from here, then all of it; or that there is none any more.
   * @param {Attempt} attempt
   */
  #tellNext(attempt) {
    const outlook = attempt.puzzling.outlook();
    if (!outlook) return;
    const { lostAfter, rest } = outlook;
    attempt.hints += 1;
    if (rest) {
      const next = attempt.hints === 1 && this.#module?.hintText?.(rest[0]);
      this.#tell({ kind: "hint", text: next || t("puzzle-hint-rest", { moves: movesText(rest) }) });
    } else {
      const since = lostAfter ?? 0;
      const action = { label: t("puzzle-back"), run: () => this.#backTo(attempt, since) };
      this.#tell({ kind: "hint", text: t("puzzle-lost-after", { step: since + 1 }), action });
    }
  }
}
