// The panel beside a finished puzzle: the rating, the day's result, why wrong tries fail, the puzzle's source, and the next
// steps.

import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { list, number, t } from "../../kit/page/i18n.js";
import { isStill } from "../../kit/page/motion.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { puzzlesAddress } from "../../play/addresses.js";
import { dayOf, streakOn } from "../../play/puzzle/daily.js";
import { filterPath, NO_FILTER } from "../../play/puzzle/filter.js";
import { SHOWN_FROM, similarTo } from "../../play/puzzle/rating.js";
import { puzzleAt } from "../../play/puzzle/sets.js";
import { movesText, themeName } from "../../play/puzzle/words.js";
import { PuzzleCards } from "./cards.js";

/** @typedef {import("../../play/puzzle/outcome.js").Outcome} Outcome */
/** @typedef {import("../../play/puzzle/sets.js").IndexedPuzzle} IndexedPuzzle */

/** The number of similar puzzles to show. */
const SIMILAR_COUNT = 3;

/** The maximum number of a refutation's moves that are shown. */
const MAX_SHOWN_MOVES = 8;

/**
 * Callbacks for the panel's buttons.
 * @typedef {Object} NextSteps
 * @property {(() => void) | null} playOn begins a game from the last position; null if no game can begin there
 * @property {(text: string) => void} share shares the day's result
 * @property {() => void} next opens another puzzle
 * @property {boolean} isInDay whether that is the next puzzle of a day
 */

export class FinishedPuzzlePanel {
  element = h("section", { class: "puzzle-after", hidden: true });
  #cards = new PuzzleCards();
  #shownKey = "";

  close() {
    this.#cards.close();
  }

  hide() {
    if (this.element.hidden) return;
    this.element.hidden = true;
    this.#shownKey = "";
    this.#cards.closePictures();
    this.element.replaceChildren();
  }

  /** @param {Outcome} outcome */
  async #celebrate({ done, isFirstOfDay }) {
    const board = this.element.closest("main")?.querySelector(".board");
    if (!board) return;
    try {
      const { celebratePuzzle } = await loadPart(import("../flourish/flourish.js"));
      await celebratePuzzle(board, done && isFirstOfDay ? done.day : null);
    } catch {
      // It is only for show.
    }
  }

  /**
   * @param {Outcome} outcome
   * @param {readonly IndexedPuzzle[]} index
   * @param {string} solution the moves of the solution, as the visitor reads them
   * @param {((streak: number) => string) | null} resultText the day's result as a text; null if this is not the day's puzzle
   * @param {NextSteps} actions
   */
  show(outcome, index, solution, resultText, actions) {
    const { done, puzzle, rated, wrongTries } = outcome;
    const key = JSON.stringify([outcome.key, done, rated, wrongTries, solution]);
    if (key === this.#shownKey) return;
    this.#shownKey = key;
    this.#cards.closePictures();
    const streak = streakOn(dayOf());
    const share = done && resultText?.(streak);
    const title = t("puzzle-after");
    this.element.setAttribute("aria-label", title);
    this.element.replaceChildren(
      ...[
        h("h2", { class: "script-title" }, title),
        done && h("p", null, t("puzzle-today-done"), " ", t("puzzle-streak", { days: streak })),
        rated && h("p", null, ratedText(rated)),
        solution && h("p", null, t("puzzle-way", { moves: solution })),
        ...wrongTries.map(({ answers, tried }) => h("p", null, wrongText(tried, answers))),
        puzzle && puzzle.themes.length > 0 && themeLinks(puzzle),
        h(
          "div",
          { class: "puzzle-ways" },
          share && button(t("puzzle-share-result"), () => actions.share(share)),
          puzzle &&
            button(t(`puzzle-next-${actions.isInDay ? "of-day" : "for-you"}`), actions.next),
          actions.playOn && button(t("puzzle-play-on"), actions.playOn),
        ),
      ].filter((part) => part instanceof HTMLElement),
    );
    if (this.element.hidden && outcome.isSolved && !isStill()) this.#celebrate(outcome);
    this.element.hidden = false;
    if (puzzle) this.#addOrigin(puzzle, index, key);
  }

  /**
   * Adds the puzzle's source, and similar puzzles, once their files are loaded.
   * @param {IndexedPuzzle} puzzle
   * @param {readonly IndexedPuzzle[]} index
   * @param {string} key the content of the panel that they belong to
   */
  async #addOrigin(puzzle, index, key) {
    const similar = similarTo(index, puzzle, SIMILAR_COUNT);
    const [loaded] = await Promise.all([
      Promise.all([puzzle, ...similar].map(puzzleAt)),
      loadStyle("styles/puzzles.css"),
    ]).catch(() => [[]]);
    // The panel may have changed meanwhile.
    if (loaded.length === 0 || key !== this.#shownKey) return;
    const [{ origin }, ...others] = loaded;
    if (origin) {
      const levels = list(origin.levels.map((level) => number(level)));
      this.element.append(
        h("p", { class: "muted" }, t("puzzle-origin", { levels, ply: origin.ply })),
      );
    }
    if (others.length === 0) return;
    const grid = h(
      "ul",
      { class: "puzzle-grid" },
      ...others.map((other) => this.#cards.makeCard(other)),
    );
    this.element.append(h("h3", null, t("puzzle-similar")), grid);
  }
}

/** @param {import("../../play/puzzle/rating.js").RatingChange} rated */
function ratedText({ after, before, count, range }) {
  if (count < SHOWN_FROM) return t("puzzle-rating-hidden", { count, needed: SHOWN_FROM });
  const [from, to, around] = [before, after, range].map((value) =>
    number(Math.round(value), { useGrouping: false }),
  );
  return t("puzzle-rated", { from, to, range: around });
}

/**
 * @param {string} tried
 * @param {string[]} answers
 */
function wrongText(tried, answers) {
  const move = movesText([tried]);
  if (answers.length === 0) return t("puzzle-tried", { move });
  return t("puzzle-tried-answered", { move, answer: movesText(answers.slice(0, MAX_SHOWN_MOVES)) });
}

/** @param {IndexedPuzzle} puzzle */
function themeLinks({ game, themes }) {
  const links = themes.map((theme) => {
    const href = puzzlesAddress(game, filterPath({ ...NO_FILTER, theme }));
    return h("a", { class: "button", href }, themeName(game, theme));
  });
  return h(
    "div",
    { class: "puzzle-ways", role: "group", "aria-label": t("puzzle-themes") },
    ...links,
  );
}
