// A game reviewed: every move is looked at as its player could know it, with the same effort each, one after the other.

import { loadGame } from "../load.js";
import { Analyst } from "./analyst.js";
import { toldOf } from "./moments.js";

/** @typedef {import("../wasm/warren.js").Scene} Scene */
/** @typedef {import("../wasm/warren.js").Told} Told */
/** @typedef {import("../wasm/warren.js").AnalysisReport} AnalysisReport */

/**
 * What was found of a seat's answer after so many moves.
 * @typedef {{ ply: number, seat: number, played: string, report: AnalysisReport }} Found
 */

/**
 * A game's moves, how many answers they have, and what has been found of those.
 * @typedef {{ moves: string[], count: number, found: Found[], isDone: boolean }} Result
 */

/** As many lines as the command `warren review` has looked at. */
const LINES = 5;
/** So many games are remembered as long as the page is open. */
const MOST_KEPT = 4;

/**
 * What is reviewed: the game's name, a text that no other game has, its moves, the answers that are judged, and what is to be done
 * when they have been.
 * @typedef {{ game: string, key: string, moves: string[], answers: Answer[], free: () => void }} Subject
 */

/** What has been found, by the subject's key. @type {Map<string, Result>} */
const kept = new Map();

export class Reviewing {
  /** What is known; null before a game is reviewed. @type {Result | null} */
  result = null;
  /** Whether more is being found. */
  isRunning = false;
  /** Whether the worker was lost. */
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
   * Takes up what is remembered.
   * @param {string} key of a subject
   */
  recall(key) {
    this.result = kept.get(key) ?? null;
  }

  /**
   * Looks at all answers.
   * @param {Subject} task freed when it is done
   */
  async start(task) {
    this.cancel();
    this.#task = task;
    this.result = { moves: task.moves, count: task.answers.length, found: [], isDone: false };
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
      report: (report) => this.#take(report, nodes),
      fault: ({ over }) => over && this.#fail(),
    });
    this.#next(nodes);
  }

  /** Stops, and forgets what has been found so far. */
  cancel() {
    if (!this.#end()) return;
    this.result = null;
    this.#changed();
  }

  /** Stops, and forgets what was found: it is of another game. */
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
    const answer = task.answers[result.found.length];
    if (!answer) {
      this.result = { ...result, isDone: true };
      this.#keep(task.key, this.result);
      this.#end();
      this.#changed();
      return;
    }
    const { seat, played, told } = answer;
    this.#analyst?.analyse({
      game: task.game,
      seat,
      told: told(),
      lines: LINES,
      also: played,
      nodes,
    });
  }

  /**
   * @param {AnalysisReport} report
   * @param {number} nodes
   */
  #take(report, nodes) {
    const { result } = this;
    if (!this.#task || !result) return;
    const { ply, seat, played } = this.#task.answers[result.found.length];
    this.result = { ...result, found: [...result.found, { ply, seat, played, report }] };
    this.#changed();
    this.#next(nodes);
  }

  /**
   * @param {string} key
   * @param {Result} result
   */
  #keep(key, result) {
    kept.set(key, result);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT) kept.delete(oldest);
  }

  #fail() {
    this.#end();
    this.result = null;
    this.hasFailed = true;
    this.#changed();
  }

  /** Whether there was something to end. */
  #end() {
    const wasRunning = this.isRunning;
    this.isRunning = false;
    this.#analyst?.close();
    this.#analyst = null;
    this.#task?.free();
    this.#task = null;
    return wasRunning;
  }
}

/** @typedef {{ ply: number, seat: number, played: string, told: () => Told }} Answer */

/**
 * A game of which all is known.
 * @param {Scene} game
 * @param {boolean} isHidden whether its sides know different things
 * @returns {Subject}
 */
export function subjectOf(game, isHidden) {
  const scene = game.copy();
  const answers = answersOf(scene, isHidden);
  const [key, moves] = [scene.record(), scene.moves()];
  return { game: scene.game, key, moves, answers, free: () => scene.free() };
}

/**
 * What one seat's program answered.
 * @param {import("./log-match.js").LogMatch} log
 * @param {string} game
 * @returns {Subject}
 */
export function subjectOfLog(log, game) {
  const moves = log.seenFrom().moves();
  return { game, key: log.text, moves, answers: log.answers(), free: () => {} };
}

/**
 * All answers of a game, in their order: where all move at once, one a seat.
 * @param {Scene} scene
 * @param {boolean} isHidden
 * @returns {Answer[]}
 */
function answersOf(scene, isHidden) {
  const moves = scene.moves();
  /** @type {Map<number, string[]>} what a seat has still to answer, in a game in which all move at once */
  const left = new Map();
  return moves.flatMap((move, ply) => {
    const due = Array.from(scene.due(ply));
    return due.map((seat) => {
      const told = () => toldOf(scene, ply, seat, isHidden);
      if (due.length === 1) return { ply, seat, played: move, told };
      const own = left.get(seat) ?? saidBy(toldOf(scene, moves.length, seat, isHidden));
      left.set(seat, own);
      return { ply, seat, played: own.shift() ?? "", told };
    });
  });
}

/** @param {Told} told */
function saidBy({ transcript }) {
  return transcript.flatMap((said) => ("answered" in said ? [said.answered.join(" ")] : []));
}
