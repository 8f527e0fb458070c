// A teacher's set of puzzles on an embedded board: one puzzle after another, and one result at the end, which the page receives.

import { withReservedRoom } from "../../app/puzzle/set-words.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { ForeignWords, foreignPart } from "../../kit/page/foreign.js";
import { t } from "../../kit/page/i18n.js";
import { latest } from "../../kit/page/latest.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { openLink } from "../../play/load.js";
import { resultLines } from "../../play/puzzle/set-result.js";
import { isOver, orderOf, resultWithProgress, setOfCode } from "../../play/puzzle/teacher-set.js";
import { setIdentity } from "../../play/scores/identity.js";
import { writeProgress } from "../../play/scores/progress.js";
import { openPuzzleBoard } from "./puzzle-board.js";
import { othersProgress, progressInOptions, refuseProgress } from "./restoring.js";

/**
 * @typedef {import("./options.js").Options} Options
 * @typedef {import("./protocol.js").BoardState} BoardState
 * @typedef {import("./protocol.js").Said} Said
 * @typedef {import("./game-board.js").Host} Host
 * @typedef {import("../../play/puzzle/teacher-set.js").Result} Result
 * @typedef {import("../../play/puzzle/teacher-set.js").TeacherSet} TeacherSet
 */

/**
 * A learner's progress. See `SetProgress`.
 * @typedef {{ seed: number, at: number, results: (Result | null)[], before: { tries: number, hints: number },
 *   puzzle: string | null }} Work
 */

/** The saved state of a closed set. @typedef {{ set: string, work: Work, board: SavedPuzzle | null }} SavedSet */
/** @typedef {import("./puzzle-board.js").SavedPuzzle | import("./question-board.js").SavedQuestion} SavedPuzzle */

const NO_COUNTS = { tries: 0, hints: 0 };
const NO_RESULT = { isSolved: false, isShown: false };

/**
 * @param {HTMLElement} place an element in its document or shadow tree, so that the board can detect its surroundings
 * @param {string} code of the set's link
 * @param {Options} options
 * @param {Host} host
 * @param {SavedSet | null} saved the saved state, if there is one
 * @returns {Promise<SetBoard | null>} null, with the place unchanged, if the board is no longer wanted
 * @throws {import("../../kit/page/failure.js").Failure} if it is no set
 */
export async function openSetBoard(place, code, options, host, saved) {
  const set = setOfCode(code);
  const work = saved?.work ?? restoredWork(set, code, options, host) ?? freshWork(set);
  const { game } = await openLink(set.puzzles[0].link);
  if (!host.isWanted()) return null;
  const board = new SetBoard(place, { set, code, game, work }, options, host);
  await board.begin(saved?.board ?? null);
  return host.isWanted() ? board : null;
}

/**
 * @param {TeacherSet} set
 * @returns {Work}
 */
function freshWork({ puzzles }) {
  const seed = Math.floor(Math.random() * 2 ** 31);
  return { seed, at: 0, results: puzzles.map(() => null), before: NO_COUNTS, puzzle: null };
}

/**
 * Restores the progress in the options.
 * @param {TeacherSet} set
 * @param {string} code
 * @param {Options} options
 * @param {Host} host
 * @returns {Work | null} null if there is none, or it cannot be restored
 */
function restoredWork(set, code, options, host) {
  const progress = progressInOptions("set", setIdentity(code), options, host);
  if (!progress) return null;
  const { at, before, puzzle, results, seed } = progress;
  const { length } = set.puzzles;
  if (results.length === length && at <= length) {
    // Without its own progress, the puzzle begins again. Its counts continue.
    const place = orderOf(set, seed)[at];
    const counts = puzzle === null ? (results[place] ?? before) : before;
    const { hints, tries } = counts;
    return { seed, at, results: [...results], before: { tries, hints }, puzzle };
  }
  refuseProgress(options, host);
  return null;
}

class SetBoard {
  #set;
  #code;
  #work;
  #options;
  #host;
  /** The places in the set, in the learner's order. */
  #order;
  /** The puzzle on the board; null on the result page, and if the puzzle could not be opened.
   * @type {Awaited<ReturnType<typeof openPuzzleBoard>>} */
  #board = null;
  /** The game of the puzzle on the board, or the last one. */
  #game;
  /** The calls that open a puzzle. A slow one does not replace a later one. */
  #openings = latest();
  #head = h("div", { class: "set-head" });
  #words = h("div");
  #place = h("div", { class: "set-place" });
  #comment = new ForeignWords("set-said", { isCaptioned: false, isLive: true });
  #commentRoom = h("div");
  #next = button(null);

  /**
   * @param {HTMLElement} place
   * @param {{ set: TeacherSet, code: string, game: string, work: Work }} parts
   * @param {Options} options
   * @param {Host} host
   */
  constructor(place, { code, game, set, work }, options, host) {
    this.#set = set;
    this.#code = code;
    this.#work = work;
    this.#game = game;
    this.#options = options;
    this.#host = host;
    this.#order = orderOf(set, work.seed);
    this.#next.addEventListener("click", () => void this.#goTo(this.#work.at + 1));
    const label = { role: "group", "aria-label": t("set-name"), tabIndex: -1 };
    const under = h("div", { class: "under" }, this.#next, host.createHandIn(), host.createMark());
    const parts = [this.#words, this.#head, this.#place, this.#commentRoom, under];
    this.element = h("div", { class: "embed-set", ...label }, ...parts);
    place.replaceChildren(this.element);
  }

  /**
   * Opens the learner's current puzzle.
   * @param {SavedPuzzle | null} saved its saved state
   */
  async begin(saved) {
    await this.#show(saved);
  }

  /** @returns {BoardState} */
  get state() {
    this.#addOthersProgress();
    const { at, results } = this.#work;
    const board = this.#board?.state;
    const resultsToReport = results.map(
      (result) =>
        result && { attempts: result.tries, hints: result.hints, solved: result.isSolved },
    );
    return {
      mode: "set",
      game: this.#game,
      moves: board?.moves ?? [],
      shown: board?.shown ?? 0,
      position: board?.position ?? null,
      due: board?.due ?? [],
      scores: null,
      over: this.#isOver || at >= results.length,
      puzzle: board?.puzzle ?? null,
      set: {
        title: this.#set.title,
        puzzle: at + 1,
        puzzles: results.length,
        solved: this.#solved,
        results: resultsToReport,
      },
      link: this.#code,
      progress: writeProgress({
        kind: "set",
        id: setIdentity(this.#code),
        ...this.#work,
        puzzle: board?.progress ?? null,
      }),
    };
  }

  /**
   * Plays a move for the learner.
   * @param {string} move
   * @returns {import("../../wasm/warren.js").Problem | string | null} why the move may not be played
   */
  play(move) {
    return this.#board ? this.#board.play(move) : t("embed-not-ready");
  }

  /** @returns {import("./printout.js").BoardView | null} */
  get boardView() {
    return this.#board?.boardView ?? null;
  }

  /**
   * Prepares the printout of the whole set. Until it is ready, only the puzzle on the board can be printed.
   * @param {ShadowRoot} tree
   * @param {() => boolean} isWanted
   */
  async prepareSheet(tree, isWanted) {
    const { prepareSetSheet } = await loadPart(import("./sheet.js"));
    const still = await prepareSetSheet(this.#set, tree, isWanted);
    return still && { still, isAlways: true };
  }

  /** @returns {SavedSet} */
  get saved() {
    return { set: this.#code, work: this.#work, board: this.#board?.saved ?? null };
  }

  close() {
    this.#openings.next();
    this.#board?.close();
    this.element.remove();
  }

  /** Whether every puzzle has its final result. */
  get #isOver() {
    return this.#work.results.every((result) => isOver(this.#set, result));
  }

  get #solved() {
    return this.#work.results.filter((result) => result?.isSolved).length;
  }

  /**
   * Adds the progress that another tab has stored meanwhile. It includes everything done here before. The counts of the open
   * puzzle continue from those of the other tab.
   */
  #addOthersProgress() {
    const othersWork = othersProgress("set", setIdentity(this.#code), this.#host);
    if (othersWork?.now.results.length !== this.#work.results.length) return;
    const place = this.#order[this.#work.at];
    const newResult = othersWork.now.results[place] ?? NO_COUNTS;
    const oldResult = othersWork.before?.results[place] ?? NO_COUNTS;
    const { before } = this.#work;
    this.#work = {
      ...this.#work,
      results: [...othersWork.now.results],
      before: {
        tries: before.tries + Math.max(0, newResult.tries - oldResult.tries),
        hints: before.hints + Math.max(0, newResult.hints - oldResult.hints),
      },
    };
  }

  /** @param {number} at the place in the order */
  async #goTo(at) {
    this.#addOthersProgress();
    this.#countHints(this.#board?.state.puzzle);
    const earlierCounts = this.#work.results[this.#order[at]] ?? NO_COUNTS;
    const { hints, tries } = earlierCounts;
    this.#work = { ...this.#work, at, before: { tries, hints }, puzzle: null };
    await this.#show(null);
    this.element.focus({ preventScroll: true });
    const isAtEnd = at >= this.#order.length && !this.#isOver;
    this.#host.say(isAtEnd ? this.#finalMessage() : { type: "state", state: this.state });
  }

  /** @param {SavedPuzzle | null} saved */
  async #show(saved) {
    const opening = this.#openings.next();
    this.#board?.close();
    this.#board = null;
    this.#showComment("");
    const { at } = this.#work;
    if (at >= this.#order.length) {
      this.#showResult();
      return;
    }
    const { link, prompt = "", wrong = "" } = this.#set.puzzles[this.#order[at]];
    this.#showHead();
    this.#showWords(prompt);
    this.#commentRoom.replaceChildren(withReservedRoom(this.#comment.element, wrong, false));
    const { puzzle: progress } = this.#work;
    const analysis = this.#options.analysis && this.#set.hints;
    const options = { ...this.#options, mode: /** @type {const} */ ("puzzle"), analysis };
    const host = {
      ...this.#host,
      say: (/** @type {Said} */ said) => this.#forward(said),
      createHandIn: () => null,
      createMark: () => null,
      readNews: () => null,
      isWanted: () => this.#host.isWanted() && opening.isCurrent,
    };
    try {
      const { game, puzzle } = await openLink(link);
      if (puzzle === undefined) throw new Error(t("set-no-puzzle"));
      const parts = { ...options, link, progress };
      const board = await openPuzzleBoard(this.#place, puzzle, parts, host, saved);
      if (!opening.isCurrent) {
        board?.close();
        return;
      }
      this.#board = board;
      this.#game = game;
      this.#showNext();
    } catch (thrown) {
      const reason = await loadThrownText(thrown);
      if (!opening.isCurrent) return;
      const line = h("p", { class: "problem-line", role: "alert" });
      setText(line, t("puzzle-none", { reason }));
      this.#place.replaceChildren(line);
      this.#showNext();
    }
  }

  /**
   * Shows the title and the teacher's prompt.
   * @param {string} prompt
   */
  #showWords(prompt) {
    const texts = [this.#set.title, prompt].filter((text) => text !== "");
    this.#words.replaceChildren(foreignPart("set-words", texts));
  }

  /** Shows how far the learner is. */
  #showHead() {
    const [at, count] = [this.#work.at + 1, this.#order.length];
    const text = t("set-at", { at, count });
    this.#head.replaceChildren(
      h("p", { class: "muted" }, text),
      h("progress", { max: count, value: at - 1, "aria-label": text }),
    );
  }

  #showNext() {
    const isLast = this.#work.at + 1 >= this.#order.length;
    setText(this.#next, t(isLast ? "set-to-result" : "puzzle-next"));
    this.#next.hidden = false;
    const result = this.#work.results[this.#order[this.#work.at]] ?? null;
    this.#next.classList.toggle("primary", isOver(this.#set, result));
  }

  /**
   * Counts the results in a message of the puzzle's board, and sends it on as the set's.
   * @param {Said} said
   */
  #forward(said) {
    this.#addOthersProgress();
    const wasOver = this.#isOver;
    if (said.type === "end" || said.type === "solved") this.#countResult(said);
    else if (said.type === "hint") this.#countHints(said.state.puzzle);
    const { state } = this;
    switch (said.type) {
      case "end":
      case "solved":
        if (!wasOver && this.#isOver) this.#host.say(this.#finalMessage());
        else this.#host.say({ type: "state", state });
        break;
      case "move":
      case "state":
      case "hint":
        if (said.type !== "hint" && !this.#board?.state.over) this.#showComment("");
        this.#host.say({ ...said, state });
        break;
      default:
        this.#host.say(said);
    }
  }

  /**
   * The message with the set's result, sent once every puzzle has its final result, or when the learner opens the result earlier.
   * @returns {Said}
   */
  #finalMessage() {
    const { state } = this;
    const { results } = this.#work;
    const sum = (/** @type {"tries" | "hints"} */ field) =>
      results.reduce((all, result) => all + (result?.[field] ?? 0), 0);
    if (this.#solved === results.length) {
      const solved = { attempts: sum("tries"), hints: sum("hints"), solutionShown: false };
      return { type: "solved", solved, state };
    }
    const text = t("puzzles-solved", { solved: this.#solved, count: results.length });
    const failure = /** @type {const} */ ({ kind: "failed", reason: "unmet" });
    return { type: "end", result: { ...failure, winner: null, scores: null, text }, state };
  }

  /**
   * Counts the result of a try, unless the puzzle already has its final result.
   * @param {Extract<Said, { type: "end" | "solved" }>} said
   */
  #countResult({ state: { puzzle }, type }) {
    const place = this.#order[this.#work.at];
    const earlier = this.#work.results[place];
    if (puzzle && !isOver(this.#set, earlier)) {
      const { before, results } = this.#work;
      const { attempts, hints, solutionShown } = puzzle;
      const isSolved = type === "solved" && !solutionShown;
      const newResult = { tries: attempts, hints, isSolved, isShown: solutionShown };
      results[place] = resultWithProgress(this.#set, { ...NO_RESULT, ...before }, newResult);
    }
    const { wrong } = this.#set.puzzles[place];
    this.#showComment(type === "end" ? (wrong ?? "") : "");
    this.#showNext();
  }

  /**
   * Counts the hints at a puzzle before its end, for learners who leave it, and for other tabs.
   * @param {BoardState["puzzle"] | undefined} puzzle
   */
  #countHints(puzzle) {
    const place = this.#order[this.#work.at];
    const { before, results } = this.#work;
    if (!puzzle || isOver(this.#set, results[place])) return;
    if (puzzle.hints === 0 && results[place] === null) return;
    const { tries } = results[place] ?? before;
    results[place] = { ...NO_RESULT, tries, hints: before.hints + puzzle.hints };
  }

  /** @param {string} text the teacher's comment; empty for none */
  #showComment(text) {
    this.#comment.show(text);
  }

  #showResult() {
    const { results } = this.#work;
    const open = this.#order.findIndex((place) => !isOver(this.#set, results[place]));
    const { lines, sum } = resultLines(this.#set, this.#order, results);
    const continueButton = button(t("set-go-on"), () => void this.#goTo(open));
    this.#head.replaceChildren(h("p", null, sum));
    this.#showWords("");
    this.#commentRoom.replaceChildren();
    this.#next.hidden = true;
    this.#place.replaceChildren(
      h("ol", { class: "set-lines" }, ...lines.map((line) => h("li", null, line))),
      open < 0 ? "" : continueButton,
    );
  }
}
