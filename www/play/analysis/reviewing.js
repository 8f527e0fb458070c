// Reviews a game: analyses every move, one after the other, with equal effort and only with what its player could know.

import { loadGame } from "../load.js";
import { knowledgeOf } from "./access.js";
import { Analyst } from "./analyst.js";

/** @typedef {import("../../wasm/warren.js").Scene} Scene */
/** @typedef {import("../../wasm/warren.js").Told} Knowledge */
/** @typedef {import("../../wasm/warren.js").AnalysisReport} AnalysisReport */

/**
 * The analysis of a seat's answer.
 * @typedef {{ ply: number, seat: number, played: string, report: AnalysisReport }} JudgedMove
 */

/**
 * A game's moves, the number of answers, and the analyses so far.
 * @typedef {{ moves: string[], count: number, judgedMoves: JudgedMove[], isDone: boolean }} Result
 */

/** The number of lines, as in the command `warren review`. */
const LINE_COUNT = 5;
/** The maximum number of reviews to remember while the page is open. */
const MAX_CACHED = 4;

/**
 * The subject of a review: the game's name, a unique key, its moves, and the answers to judge.
 * @typedef {{ game: string, key: string, moves: string[], answers: Answer[] }} Subject
 */

/** The results, by the subject's key. @type {Map<string, Result>} */
const cache = new Map();

export class Reviewing {
  /** The result so far; null before a game is reviewed. @type {Result | null} */
  result = null;
  /** Whether a review is running. */
  isRunning = false;
  /** Whether the worker has failed. */
  hasFailed = false;
  #changed;
  /** @type {Analyst | null} */
  #analyst = null;
  /** @type {Subject | null} */
  #task = null;

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /**
   * Shows the remembered result, if any.
   * @param {string} key of a subject
   */
  recall(key) {
    this.result = cache.get(key) ?? null;
  }

  /**
   * Reviews all answers.
   * @param {Subject} task
   */
  async start(task) {
    this.cancel();
    this.#task = task;
    this.result = { moves: task.moves, count: task.answers.length, judgedMoves: [], isDone: false };
    this.isRunning = true;
    this.hasFailed = false;
    this.#changed();
    const warren = await loadGame(task.game).catch(() => null);
    if (this.#task !== task) return;
    if (!warren) {
      this.#fail();
      return;
    }
    const nodes = warren.reviewNodes(task.game);
    this.#analyst = new Analyst({
      report: (report) => this.#add(report, nodes),
      fault: ({ isFinal }) => isFinal && this.#fail(),
    });
    this.#next(nodes);
  }

  /** Cancels the review and discards its result so far. */
  cancel() {
    if (!this.#end()) return;
    this.result = null;
    this.#changed();
  }

  /** Ends the review and discards its result, because another game is shown. */
  forget() {
    this.#end();
    this.result = null;
    this.hasFailed = false;
  }

  close() {
    this.#end();
  }

  /** @param {number} nodes */
  #next(nodes) {
    const [task, { result }] = [this.#task, this];
    if (!task || !result) return;
    const answer = task.answers[result.judgedMoves.length];
    if (!answer) {
      this.result = { ...result, isDone: true };
      this.#cache(task.key, this.result);
      this.#end();
      this.#changed();
      return;
    }
    const { seat, played, knowledge } = answer;
    this.#analyst?.analyse({
      game: task.game,
      seat,
      knowledge: knowledge(),
      lines: LINE_COUNT,
      moveToRate: played,
      nodes,
    });
  }

  /**
   * @param {AnalysisReport} report
   * @param {number} nodes
   */
  #add(report, nodes) {
    const { result } = this;
    if (!this.#task || !result) return;
    const { ply, seat, played } = this.#task.answers[result.judgedMoves.length];
    this.result = {
      ...result,
      judgedMoves: [...result.judgedMoves, { ply, seat, played, report }],
    };
    this.#changed();
    this.#next(nodes);
  }

  /**
   * @param {string} key
   * @param {Result} result
   */
  #cache(key, result) {
    cache.set(key, result);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED) cache.delete(oldest);
  }

  #fail() {
    this.#end();
    this.result = null;
    this.hasFailed = true;
    this.#changed();
  }

  /** Ends the review. Returns whether one was running. */
  #end() {
    const wasRunning = this.isRunning;
    this.isRunning = false;
    this.#analyst?.close();
    this.#analyst = null;
    this.#task = null;
    return wasRunning;
  }
}

/** @typedef {{ ply: number, seat: number, played: string, knowledge: () => Knowledge }} Answer */

/**
 * The subject for a completely known game.
 * @param {Scene} game
 * @param {boolean} isHidden whether the sides know different things
 * @returns {Subject}
 */
export function subjectOf(game, isHidden) {
  const scene = game.copy();
  const answers = answersOf(scene, isHidden);
  const [key, moves] = [scene.record(), scene.moves()];
  return { game: scene.game, key, moves, answers };
}

/**
 * The subject for the log of one seat.
 * @param {import("../match/logged-game.js").LoggedGame} log
 * @param {string} game
 * @returns {Subject}
 */
export function subjectOfLog(log, game) {
  const moves = log.seenFrom().moves();
  return { game, key: log.text, moves, answers: log.answers() };
}

/**
 * All answers of a game, in order. In games with simultaneous moves, each ply has one answer per seat.
 * @param {Scene} scene
 * @param {boolean} isHidden
 * @returns {Answer[]}
 */
function answersOf(scene, isHidden) {
  const moves = scene.moves();
  /** @type {Map<number, string[]>} the remaining answers of each seat, in a game with simultaneous moves */
  const remainingAnswers = new Map();
  return moves.flatMap((move, ply) => {
    const due = Array.from(scene.due(ply));
    return due.map((seat) => {
      const knowledge = () => knowledgeOf(scene, ply, seat, isHidden);
      if (due.length === 1) return { ply, seat, played: move, knowledge };
      const seatAnswers =
        remainingAnswers.get(seat) ?? answersIn(knowledgeOf(scene, moves.length, seat, isHidden));
      remainingAnswers.set(seat, seatAnswers);
      return { ply, seat, played: seatAnswers.shift() ?? "", knowledge };
    });
  });
}

/** @param {Knowledge} knowledge */
function answersIn({ transcript }) {
  return transcript.flatMap((entry) => ("answered" in entry ? [entry.answered.join(" ")] : []));
}
