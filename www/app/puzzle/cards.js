// Cards of puzzles: a small board for each, with its task, its difficulty, and a mark if the visitor has solved it.

import { loadPictures } from "../../games/page-modules.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { keyOf, solvedAs } from "../../play/puzzle/sets.js";
import { shortTask, taskText } from "../../play/puzzle/words.js";
import { pips } from "./pips.js";
import { mountStart } from "./start-picture.js";

/** @typedef {import("../../play/puzzle/sets.js").PlacedPuzzle} PlacedPuzzle */

/** The distance from the visible area at which a board is drawn. */
const DRAW_MARGIN = "200px";

export class PuzzleCards {
  /** @type {Set<{ close: () => void }>} the boards that are drawn */
  #pictures = new Set();
  #isClosed = false;
  /** @type {Map<Element, PlacedPuzzle>} the puzzles not drawn yet, by the element for the picture */
  #undrawn = new Map();
  #observer = new IntersectionObserver((entries) => this.#drawVisible(entries), {
    rootMargin: DRAW_MARGIN,
  });

  close() {
    this.#isClosed = true;
    this.#observer.disconnect();
    this.closePictures();
  }

  /** Closes the pictures of all cards, before they are removed. */
  closePictures() {
    for (const place of this.#undrawn.keys()) this.#observer.unobserve(place);
    this.#undrawn.clear();
    for (const picture of this.#pictures) picture.close();
    this.#pictures.clear();
  }

  /**
   * @param {PlacedPuzzle} puzzle
   * @param {string} [prefix] the words before its task
   * @param {string} [href] the address; the puzzle's link by default
   */
  makeCard(puzzle, prefix = "", href = `#${puzzle.link}`) {
    const place = h("div", { class: "picture", "aria-hidden": "true" });
    this.#undrawn.set(place, puzzle);
    this.#observer.observe(place);
    const solved = solvedAs(keyOf(puzzle.link));
    return h(
      "li",
      null,
      h(
        "a",
        { class: "puzzle-card", href, title: taskText(puzzle) },
        place,
        h("span", { class: "puzzle-card-task" }, `${prefix}${shortTask(puzzle)}`),
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
  #drawVisible(entries) {
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
   * @param {PlacedPuzzle} puzzle
   */
  async #draw(place, puzzle) {
    try {
      const picture = await mountStart(place, await loadPictures(puzzle.game), puzzle);
      if (this.#isClosed) picture.close();
      else this.#pictures.add(picture);
    } catch {
      place.classList.add("missing");
    }
  }
}
