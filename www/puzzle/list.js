// The puzzles that come with Warren, of one game or of all games: a small board for each, with its task, its difficulty, and a
// mark if the visitor has solved it.

import { GAMES } from "../games/list.js";
import { loadPictures } from "../games/page-modules.js";
import { loadGame } from "../load.js";
import { h, setText } from "../page/dom.js";
import { loadWords, number, t } from "../page/i18n.js";
import { toldText } from "../page/problems.js";
import { loadStyle } from "../page/style-part.js";
import { courseAddress, puzzlesAddress } from "../shell/router.js";
import { nextTask } from "../worker-client/next-task.js";
import { puzzleFacts } from "./facts.js";
import { PuzzleKind } from "./kind.js";
import { kindsOf, PuzzleMaker } from "./maker.js";
import { pips } from "./pips.js";
import { puzzleSet, solvedAs } from "./sets.js";
import { shortTask, taskText } from "./words.js";

/**
 * @typedef {import("../main.js").App} App
 * @typedef {import("./sets.js").SetPuzzle} SetPuzzle
 * @typedef {{ element: HTMLElement, game: string, grid: HTMLElement, count: HTMLElement }} Section
 */

/** The number of cards that are made before the page may do something else. A phone shows fewer. */
const AT_A_TIME = 8;

/** A board is drawn when it is this close to the screen. */
const NEAR = "200px";

/**
 * @param {App} app
 * @param {string | null} game null for all games
 */
export async function puzzleListView(app, game) {
  await Promise.all([
    loadWords("puzzles"),
    loadStyle("styles/puzzle.css"),
    // Each section says by itself if its set is missing.
    puzzleSet(game ?? "").catch(() => {}),
  ]);
  return new PuzzleList(app, game);
}

class PuzzleList {
  /** @type {Set<{ close: () => void }>} pictures and choices of new puzzles, to close with the page */
  #open = new Set();
  #closed = false;
  /** @type {Map<Element, SetPuzzle>} the puzzles not drawn yet, by the element for the picture */
  #undrawn = new Map();
  #observer = new IntersectionObserver((entries) => this.#seen(entries), { rootMargin: NEAR });

  /**
   * @param {App} app
   * @param {string | null} game
   */
  constructor(app, game) {
    this.app = app;
    const games = Object.keys(GAMES);
    this.title = game === null ? t("puzzles") : t("puzzles-of", { game: t(`${game}-name`) });
    const sections = games
      .filter((each) => game === null || each === game)
      .map((each) => this.#section(each, game === null));
    this.element = h(
      "main",
      { class: "puzzle-sets" },
      // The first heading of the page is the one in the header.
      h("p", { class: "puzzle-sets-title", "aria-hidden": "true" }, this.title),
      h("p", { class: "muted" }, t("puzzles-about")),
      h("p", null, h("a", { class: "button", href: courseAddress("") }, t("puzzles-course"))),
      gamesNav(games, game),
    );
    this.#fillAll(sections);
  }

  close() {
    this.#closed = true;
    this.#observer.disconnect();
    for (const shown of this.#open) shown.close();
    this.#open.clear();
  }

  /**
   * @param {string} game
   * @param {boolean} isNamed whether the section has the game's name as its heading
   */
  #section(game, isNamed) {
    const count = h("p", { class: "puzzle-count muted" });
    const grid = h("ul", { class: "puzzle-grid" });
    const name = t(`${game}-name`);
    const element = h(
      "section",
      { class: "puzzle-set", "data-game": game, "aria-label": name },
      h("div", { class: "puzzle-set-head" }, isNamed && h("h2", null, name), count),
      grid,
      this.#toOrder(game),
    );
    return { element, game, grid, count };
  }

  /**
   * Fills the sections one after another, so that the page stays usable. Each is appended below the last, so that nothing moves.
   * @param {Section[]} sections
   */
  async #fillAll(sections) {
    for (const section of sections) {
      this.element.append(section.element);
      await this.#fill(section);
      await nextTask();
    }
  }

  /** @param {Section} section */
  async #fill({ game, grid, count }) {
    try {
      const set = await puzzleSet(game);
      const solved = set.filter(({ link }) => solvedAs(link) !== null).length;
      setText(count, t("puzzles-solved", { solved, count: set.length }));
      for (const [i, puzzle] of set.entries()) {
        if (i > 0 && i % AT_A_TIME === 0) await nextTask();
        if (this.#closed) return;
        grid.append(this.#card(puzzle, i + 1));
      }
    } catch (thrown) {
      setText(count, t("puzzle-none", { reason: await toldText(thrown) }));
      count.classList.add("problem-line");
    }
  }

  /**
   * @param {SetPuzzle} puzzle
   * @param {number} place its number in the set, from 1
   */
  #card(puzzle, place) {
    const picture = h("div", { class: "picture", "aria-hidden": "true" });
    this.#undrawn.set(picture, puzzle);
    this.#observer.observe(picture);
    const solved = solvedAs(puzzle.link);
    return h(
      "li",
      null,
      h(
        "a",
        { class: "puzzle-card", href: `#${puzzle.link}`, title: taskText(puzzle) },
        picture,
        h("span", { class: "puzzle-card-task" }, `${number(place)}. ${shortTask(puzzle)}`),
        h(
          "span",
          { class: "puzzle-card-foot" },
          pips(puzzle),
          solved && h("span", { class: "puzzle-solved" }, t(`puzzle-is-solved-${solved}`)),
        ),
      ),
    );
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #seen(entries) {
    for (const { isIntersecting, target } of entries) {
      const puzzle = isIntersecting && this.#undrawn.get(target);
      if (!puzzle) continue;
      this.#undrawn.delete(target);
      this.#observer.unobserve(target);
      this.#draw(/** @type {HTMLElement} */ (target), puzzle);
    }
  }

  /**
   * @param {HTMLElement} place
   * @param {SetPuzzle} puzzle
   */
  async #draw(place, { game, missing, start }) {
    try {
      const [module, warren] = await Promise.all([loadPictures(game), loadGame(game)]);
      if (this.#closed) return;
      const scene = warren.Scene.start(game, start);
      const picture = module.mountPicture(place, /** @type {any} */ (scene), 0, {
        within: missing,
      });
      this.#open.add(picture);
    } catch {
      place.classList.add("missing");
    }
  }

  /**
   * The choice of new puzzles, for a game whose puzzles can be made on request.
   * @param {string} game
   */
  #toOrder(game) {
    if (kindsOf(game).length === 0) return null;
    const maker = new PuzzleMaker(game);
    this.#open.add(maker);
    const kind = new PuzzleKind(game, async (chosen) => {
      kind.show(true);
      try {
        const [warren, text] = await Promise.all([loadGame(game), maker.one(chosen)]);
        const { link } = puzzleFacts(warren, text);
        if (!this.#closed) location.hash = link;
      } catch (thrown) {
        this.app.notices.show(t("puzzle-none", { reason: await toldText(thrown) }));
      }
      kind.show(false);
    });
    return kind.element;
  }
}

/**
 * @param {string[]} games
 * @param {string | null} game the game shown; null for all games
 */
function gamesNav(games, game) {
  const link = (/** @type {string | null} */ each) =>
    h(
      "a",
      {
        class: "button",
        href: puzzlesAddress(each),
        "aria-current": each === game ? "page" : null,
      },
      each === null ? t("puzzles-all") : t(`${each}-name`),
    );
  return h(
    "nav",
    { class: "puzzle-games", "aria-label": t("games-title") },
    link(null),
    ...games.map(link),
  );
}
