// The puzzles that come with Warren, of one game or of all games: a small board for each, with its task, its difficulty, and a
// mark if the visitor has solved it.

import { COMPLETE_GAMES } from "../../games/complete.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadWords, number, t } from "../../kit/page/i18n.js";
import { nextTask } from "../../kit/page/next-task.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { tryAgainButton } from "../../kit/page/try-again.js";
import {
  changeAddress,
  puzzlesAddress,
  themesAddress,
  todayAddress,
} from "../../play/addresses.js";
import { loadForPuzzle, loadGame } from "../../play/load.js";
import { puzzleFacts } from "../../play/puzzle/facts.js";
import { filtered, filterPath, NO_FILTER, readFilter, themesOf } from "../../play/puzzle/filter.js";
import { kindsOf, PuzzleMaker } from "../../play/puzzle/maker.js";
import { puzzleFor, standingIn } from "../../play/puzzle/rating.js";
import { allSolved, DOZEN, puzzleAt, puzzleIndex } from "../../play/puzzle/sets.js";
import { PuzzleCards } from "./cards.js";
import { FilterChoice } from "./filter-choice.js";
import { PuzzleKindPicker } from "./kind-picker.js";

/**
 * @typedef {import("../../main.js").App} App
 * @typedef {import("../../play/puzzle/filter.js").Filter} Filter
 * @typedef {import("../../play/puzzle/sets.js").IndexedPuzzle} IndexedPuzzle
 */

/**
 * The puzzles of one game on the page.
 * @typedef {Object} Section
 * @property {HTMLElement} element
 * @property {string} game
 * @property {HTMLElement} grid the cards
 * @property {HTMLElement} count the number of puzzles, or a problem
 * @property {HTMLElement} buttons
 * @property {HTMLButtonElement} moreButton lists more puzzles
 */

/**
 * @param {App} app
 * @param {string | null} game null for all games
 * @param {string} filter the part of the address that contains the filter; empty for none
 */
export async function puzzleListView(app, game, filter) {
  await Promise.all([
    loadWords("puzzles"),
    loadStyle("styles/puzzle.css"),
    loadStyle("styles/puzzles.css"),
    // Each section reports a missing set itself.
    puzzleIndex(game ?? "").catch(() => {}),
  ]);
  return new PuzzleList(app, game, readFilter(filter));
}

class PuzzleList {
  /** @type {Set<{ close: () => void }>} the makers of new puzzles, to close with the page */
  #makers = new Set();
  #isClosed = false;
  #cards = new PuzzleCards();
  #filter;

  /**
   * @param {App} app
   * @param {string | null} game
   * @param {Filter} filter
   */
  constructor(app, game, filter) {
    this.app = app;
    this.#filter = game === null ? NO_FILTER : filter;
    const games = COMPLETE_GAMES;
    this.title = game === null ? t("part-puzzles") : t("puzzles-of", { game: t(`${game}-name`) });
    const sections = games
      .filter((each) => game === null || each === game)
      .map((each) => this.#makeSection(each, game === null));
    this.element = h(
      "main",
      { class: "puzzle-sets" },
      h(
        "div",
        { class: "puzzle-sets-head" },
        // The first heading of the page is the one in the header.
        h("p", { class: "puzzle-sets-title", "aria-hidden": "true" }, this.title),
        // In the list of one game, the puzzle for the visitor comes first.
        game === null &&
          h("a", { class: "button primary", href: todayAddress() }, t("puzzle-today")),
      ),
      gamesNav(games, game),
    );
    this.#fillAll(sections).then(() =>
      this.element.append(h("p", { class: "muted" }, t("puzzles-about"))),
    );
  }

  close() {
    this.#isClosed = true;
    this.#cards.close();
    for (const maker of this.#makers) maker.close();
    this.#makers.clear();
  }

  /**
   * @param {string} game
   * @param {boolean} isNamed whether the section has the game's name as its heading
   * @returns {Section}
   */
  #makeSection(game, isNamed) {
    const count = h("p", { class: "puzzle-count muted", role: "status" });
    const grid = h("ul", { class: "puzzle-grid" });
    const buttons = h("div", { class: "puzzle-ways" });
    const label = t("puzzles-more");
    const moreButton = h(
      "button",
      { type: "button", class: "button puzzles-more", hidden: true },
      label,
    );
    const name = t(`${game}-name`);
    const element = h(
      "section",
      { class: "puzzle-set", "data-game": game, "aria-label": name },
      h("div", { class: "puzzle-set-head" }, isNamed && h("h2", null, name), count, buttons),
      grid,
      moreButton,
      this.#makeKindPicker(game),
    );
    return { element, game, grid, count, buttons, moreButton };
  }

  /**
   * Fills the sections one after another, so that the page stays usable. Each is appended below the last, so that nothing moves.
   * @param {Section[]} sections
   */
  async #fillAll(sections) {
    for (const section of sections) {
      this.element.append(section.element);
      await this.#fillSection(section, sections.length > 1);
      await nextTask();
    }
    const currentLink = this.element.querySelector(".puzzle-games [aria-current]");
    currentLink?.scrollIntoView({ block: "nearest", inline: "center" });
  }

  /**
   * @param {Section} section
   * @param {boolean} isOneOfMany whether the page shows all games, and so no filter
   */
  async #fillSection(section, isOneOfMany) {
    const { buttons, count, game } = section;
    try {
      const index = await puzzleIndex(game);
      if (this.#isClosed) return;
      const solved = allSolved();
      const puzzle = puzzleFor(index, standingIn(game), (key) => solved.has(key));
      if (puzzle) buttons.append(this.#makeForYouButton(puzzle, isOneOfMany ? "" : "primary"));
      if (!isOneOfMany) {
        const themes = themesOf(index, (key) => solved.has(key));
        const names = themes.map(({ name }) => name);
        if (themes.length > 0) {
          buttons.append(
            h("a", { class: "button", href: themesAddress(game) }, t("puzzle-themes")),
          );
        }
        const choice = new FilterChoice(game, names, this.#filter, (filter) => {
          this.#filter = filter;
          changeAddress(puzzlesAddress(game, filterPath(filter)), "replace");
          this.#cards.closePictures();
          section.grid.replaceChildren();
          this.#listPuzzles(section, index);
        });
        section.grid.before(choice.element);
      }
      await this.#listPuzzles(section, index);
    } catch (thrown) {
      await this.#showProblem(count, thrown, () => this.#fillSection(section, isOneOfMany));
    }
  }

  /**
   * Lists the puzzles that pass the filter, a dozen at first.
   * @param {Section} section
   * @param {IndexedPuzzle[]} index
   */
  async #listPuzzles({ count, grid, moreButton }, index) {
    const solved = allSolved();
    const filter = this.#filter;
    const matching = filtered(index, filter, (key) => solved.has(key));
    const solvedCount = matching.filter(({ key }) => solved.has(key)).length;
    const showCount = () => {
      count.classList.remove("problem-line");
      setText(
        count,
        matching.length === 0
          ? t("puzzles-no-match")
          : t("puzzles-solved", { solved: solvedCount, count: matching.length }),
      );
    };
    showCount();
    let listed = 0;
    const listNext = async () => {
      moreButton.disabled = true;
      try {
        const batch = matching.slice(listed, listed + DOZEN);
        const puzzles = await Promise.all(batch.map(puzzleAt));
        if (this.#isClosed || filter !== this.#filter) return;
        showCount();
        const cards = puzzles.map((puzzle, i) =>
          this.#cards.makeCard(puzzle, `${number(batch[i].at + 1)}. `),
        );
        grid.append(...cards);
        // The focus moves to the first new card.
        if (listed > 0) cards[0]?.querySelector("a")?.focus();
        listed += cards.length;
      } catch (thrown) {
        await this.#showProblem(count, thrown, listNext);
      }
      moreButton.disabled = false;
      moreButton.hidden = listed >= matching.length;
    };
    moreButton.onclick = listNext;
    await listNext();
  }

  /**
   * @param {HTMLElement} count
   * @param {unknown} thrown
   * @param {() => void} retry
   */
  async #showProblem(count, thrown, retry) {
    const reason = await loadThrownText(thrown);
    count.replaceChildren(t("puzzle-none", { reason }), " ", tryAgainButton(retry));
    count.classList.add("problem-line");
  }

  /**
   * @param {IndexedPuzzle} puzzle
   * @param {"" | "primary"} rank
   */
  #makeForYouButton(puzzle, rank) {
    const label = t("puzzle-for-you");
    return button(
      label,
      async () => {
        try {
          location.hash = (await puzzleAt(puzzle)).link;
        } catch (thrown) {
          this.app.notices.show(t("puzzle-none", { reason: await loadThrownText(thrown) }));
        }
      },
      rank,
    );
  }

  /**
   * The control that makes new puzzles; null for a game whose puzzles cannot be made on request.
   * @param {string} game
   */
  #makeKindPicker(game) {
    if (kindsOf(game).length === 0) return null;
    const maker = new PuzzleMaker(game);
    this.#makers.add(maker);
    const picker = new PuzzleKindPicker(game, async (kind) => {
      picker.setMaking(true);
      try {
        const [warren, text] = await Promise.all([loadGame(game), maker.one(kind)]);
        const { link } = puzzleFacts(await loadForPuzzle(warren, game, text), text);
        if (!this.#isClosed) location.hash = link;
      } catch (thrown) {
        this.app.notices.show(t("puzzle-none", { reason: await loadThrownText(thrown) }));
      }
      picker.setMaking(false);
    });
    return picker.element;
  }
}

/**
 * @param {string[]} games
 * @param {string | null} game the game shown; null for all games
 */
function gamesNav(games, game) {
  const linkTo = (/** @type {string | null} */ each) =>
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
    linkTo(null),
    ...games.map(linkTo),
  );
}
