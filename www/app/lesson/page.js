// The page of a lesson.

import { loadBoard } from "../../games/modules.js";
import { h } from "../../kit/page/dom.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { isStill } from "../../kit/page/motion.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { puzzlesAddress, teachAddress } from "../../play/addresses.js";
import { lessonOf } from "../../play/lesson/lesson.js";
import { progressOf, storeProgress } from "../../play/lesson/progress.js";
import { loadGame } from "../../play/load.js";
import { builtInLesson } from "./built-in.js";
import { LessonTable } from "./table.js";

/** @typedef {import("../../main.js").App} App */
/** @typedef {import("../../play/lesson/lesson.js").Lesson} Lesson */

/**
 * The lesson that comes with a game.
 * @param {App} app
 * @param {string} game
 */
export async function learnView(app, game) {
  return lessonView(app, await builtInLesson(game), game);
}

/**
 * The lesson of a link.
 * @param {App} app
 * @param {import("../../play/load.js").Link} link
 */
export async function sharedLessonView(app, link) {
  await loadWords("lessons");
  const view = await lessonView(app, lessonOf(link), link.code);
  const changeLink = h("a", { href: teachAddress(link.code) }, t("teach-change"));
  view.element.querySelector(".beside")?.append(h("p", { class: "lesson-foot" }, changeLink));
  return view;
}

/**
 * @param {App} app
 * @param {Lesson} lesson
 * @param {string} key under which the progress is stored
 */
async function lessonView(app, lesson, key) {
  const { game } = lesson;
  const [warren, boardModule] = await Promise.all([
    loadGame(game),
    loadBoard(game),
    loadStyle("styles/lesson.css"),
  ]);
  return new LessonView(app, { warren, boardModule }, lesson, key);
}

class LessonView {
  sitePart = /** @type {const} */ ("learn");
  #table;

  /**
   * @param {App} app
   * @param {import("./table.js").BoardParts} parts
   * @param {Lesson} lesson
   * @param {string} key
   */
  constructor(app, parts, lesson, key) {
    const { game, isForeign, script } = lesson;
    this.title = isForeign ? t("lesson") : script.title;
    const toPuzzles = () => {
      location.hash = puzzlesAddress(game);
    };
    const nextSteps = [
      { label: t("play"), run: () => app.playNow(game) },
      { label: t("part-puzzles"), run: toPuzzles },
    ];
    const table = new LessonTable(parts, lesson, progressOf(key) ?? 0, nextSteps);
    this.#table = table;
    this.element = h(
      "main",
      { class: "game lesson", "data-game": game },
      h("div", { class: "table" }, table.bars.far, table.place, table.bars.near, table.line),
      h("div", { class: "beside" }, table.coach, table.tray),
      table.speech,
    );
    /** @type {number | null} */
    let lastStep = null;
    table.addEventListener("shown", () => {
      const { at, count } = table.state;
      storeProgress(key, at < count ? at : null);
      // On a low screen, each new step scrolls to the coach as far as the board stays visible. Feedback then moves nothing.
      if (lastStep !== null && at !== lastStep) this.#scrollToCoach();
      lastStep = at;
    });
    table.open();
    // By then the page has scrolled to its top.
    requestAnimationFrame(() => requestAnimationFrame(() => this.#scrollToCoach()));
  }

  #scrollToCoach() {
    const { bottom } = this.#table.coach.getBoundingClientRect();
    const { top } = this.#table.place.getBoundingClientRect();
    const distance = Math.min(bottom - innerHeight, top);
    if (distance > 0) scrollBy({ top: distance, behavior: isStill() ? "instant" : "smooth" });
  }

  close() {
    this.#table.close();
  }
}
