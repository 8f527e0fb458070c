// A lesson on an embedded board. A reader of the page goes through it, and the page receives the progress.

import { builtInLesson } from "../../app/lesson/built-in.js";
import { LessonTable } from "../../app/lesson/table.js";
import { loadBoard } from "../../games/modules.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { lessonOf } from "../../play/lesson/lesson.js";
import { loadGame } from "../../play/load.js";
import { lessonIdentity } from "../../play/scores/identity.js";
import { writeProgress } from "../../play/scores/progress.js";
import { progressInOptions, refuseProgress } from "./restoring.js";

/**
 * @typedef {import("./protocol.js").BoardState} BoardState
 * @typedef {import("./game-board.js").Host} Host
 */

/** The saved state of a closed lesson: the step, and the counts reported to the page. @typedef {{ at: number, counts: Counts }} SavedLesson */

/**
 * A learner's counts, as reported to the page.
 * @typedef {Object} Counts
 * @property {number} attempts how often the lesson has been begun
 * @property {number} hints how often the right move has been shown
 * @property {number} wrong the number of wrong tries
 * @property {boolean} isOver whether the end of the lesson has been reported
 */

/**
 * @param {HTMLElement} place an element in its document or shadow tree, so that the board can detect its surroundings
 * @param {string | import("../../play/load.js").Link} source the game whose own lesson it is, or the lesson's link
 * @param {import("./options.js").Options} options
 * @param {Host} host
 * @param {SavedLesson | null} saved the saved state, if there is one
 * @returns {Promise<LessonBoard | null>} null, with the place unchanged, if the board is no longer wanted
 */
export async function openLessonBoard(place, source, options, host, saved) {
  const lesson = typeof source === "string" ? await builtInLesson(source) : lessonOf(source);
  const [warren, boardModule] = await Promise.all([loadGame(lesson.game), loadBoard(lesson.game)]);
  if (!host.isWanted()) return null;
  const link = typeof source === "string" ? null : source.code;
  const parts = { warren, boardModule, link };
  return new LessonBoard(
    place,
    parts,
    lesson,
    host,
    saved ?? restoredLesson(lesson, options, host),
  );
}

/**
 * Restores the progress in the options.
 * @param {import("../../play/lesson/lesson.js").Lesson} lesson
 * @param {import("./options.js").Options} options
 * @param {Host} host
 * @returns {SavedLesson | null} null if there is none, or it cannot be restored
 */
function restoredLesson(lesson, options, host) {
  const progress = progressInOptions("lesson", lessonIdentity(lesson), options, host);
  if (!progress) return null;
  const { at, attempts, hints, isOver, wrong } = progress;
  if (at <= lesson.script.steps.length) return { at, counts: { attempts, hints, isOver, wrong } };
  refuseProgress(options, host);
  return null;
}

class LessonBoard {
  #table;
  #host;
  #id;
  #link;
  /** @type {Counts} */
  #counts = { attempts: 1, hints: 0, wrong: 0, isOver: false };
  /** The step and the position last reported. */
  #lastReport = "";

  /**
   * @param {HTMLElement} place
   * @param {import("../../app/lesson/table.js").BoardParts & { link: string | null }} parts
   * @param {import("../../play/lesson/lesson.js").Lesson} lesson
   * @param {Host} host
   * @param {SavedLesson | null} saved
   */
  constructor(place, parts, lesson, host, saved) {
    this.#host = host;
    this.#id = lessonIdentity(lesson);
    this.#link = parts.link;
    if (saved) this.#counts = saved.counts;
    const table = new LessonTable(parts, lesson, saved?.at ?? 0, []);
    this.#table = table;
    this.element = h(
      "div",
      {
        class: "game lesson embedded",
        "data-game": lesson.game,
        tabIndex: -1,
        role: "group",
        "aria-label": lesson.isForeign ? t("lesson") : lesson.script.title,
      },
      h(
        "div",
        { class: "embed-table" },
        table.bars.far,
        table.place,
        table.bars.near,
        h("div", { class: "under" }, table.line, host.createHandIn(), host.createMark()),
      ),
      h("div", { class: "embed-beside" }, table.coach, table.tray),
      table.speech,
    );
    place.replaceChildren(this.element);
    table.open();
    this.#lastReport = this.#reportKey();
    table.addEventListener("shown", () => this.#report());
    table.addEventListener("wrong", () => {
      this.#counts.wrong += 1;
    });
    table.addEventListener("hint", () => {
      this.#counts.hints += 1;
      host.say({ type: "hint", state: this.state });
    });
    table.addEventListener("again", () => {
      this.#counts.attempts += 1;
      this.#counts.isOver = false;
    });
  }

  /** @returns {BoardState} */
  get state() {
    const { scene, state } = this.#table;
    const { at, count, game, shown, step } = state;
    const { attempts, hints, isOver, wrong } = this.#counts;
    const counts = { attempts, hints, isOver, wrong };
    return {
      mode: "lesson",
      game,
      moves: scene.moves(),
      shown,
      position: scene.position(shown) ?? null,
      due: Array.from(scene.due(shown), (seat) => seat + 1),
      scores: null,
      over: step === null,
      puzzle: null,
      lesson: { step: Math.min(at + 1, count), steps: count, wrong },
      link: this.#link,
      progress: writeProgress({ kind: "lesson", id: this.#id, at, ...counts }),
    };
  }

  /**
   * Plays a move for the learner.
   * @param {string} move
   * @returns {import("../../wasm/warren.js").Problem | string | null} why the move may not be played
   */
  play(move) {
    return this.#table.refusal() ?? this.#table.play(move);
  }

  /** @returns {import("./printout.js").BoardView} */
  get boardView() {
    const { scene, state } = this.#table;
    return { game: state.game, scene, ply: state.shown, viewpoint: state.seat };
  }

  /** @returns {SavedLesson} */
  get saved() {
    return { at: this.#table.state.at, counts: this.#counts };
  }

  close() {
    this.#table.close();
    this.element.remove();
  }

  #reportKey() {
    const { at, said, shown } = this.#table.state;
    return `${at} ${said} ${shown}`;
  }

  /** Reports all changes since the last report. */
  #report() {
    const key = this.#reportKey();
    if (key === this.#lastReport) return;
    this.#lastReport = key;
    const { attempts, hints, isOver } = this.#counts;
    if (this.#table.state.step !== null || isOver) {
      this.#host.say({ type: "state", state: this.state });
      return;
    }
    this.#counts.isOver = true;
    const solved = { attempts, hints, solutionShown: false };
    this.#host.say({ type: "solved", solved, state: this.state });
  }
}
