// Cards of puzzles: a small board for each, with its task, its difficulty, and a mark if the visitor has solved it.

import { loadPictures } from "../../games/page-modules.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { loadGame } from "../../play/load.js";
import { keyOf, solvedAs } from "../../play/puzzle/sets.js";
import { shortTask, taskText } from "../../play/puzzle/words.js";
import { pips } from "./pips.js";

/** @typedef {import("../../play/puzzle/sets.js").SetPuzzle} SetPuzzle */

/** A board is drawn when it is this close to the screen. */
const NEAR = "200px";

export class PuzzleCards {
  /** @type {Set<{ close: () => void }>} the pictures */
  #open = new Set();
  #closed = false;
  /** @type {Map<Element, SetPuzzle>} the puzzles not drawn yet, by the element for the picture */
  #undrawn = new Map();
  #observer = new IntersectionObserver((entries) => this.#seen(entries), { rootMargin: NEAR });

  close() {
    this.#closed = true;
    this.#observer.disconnect();
    this.clear();
  }

  /** Closes the pictures of all cards, before they are removed. */
  clear() {
    for (const picture of this.#undrawn.keys()) this.#observer.unobserve(picture);
    this.#undrawn.clear();
    for (const shown of this.#open) shown.close();
    this.#open.clear();
  }

  /**
   * @param {SetPuzzle} puzzle
   * @param {string} [head] the words before its task
   * @param {string} [href] the address; the puzzle's link by default
   */
  card(puzzle, head = "", href = `#${puzzle.link}`) {
    const picture = h("div", { class: "picture", "aria-hidden": "true" });
    this.#undrawn.set(picture, puzzle);
    this.#observer.observe(picture);
    const solved = solvedAs(keyOf(puzzle.link));
    return h(
      "li",
      null,
      h(
        "a",
        { class: "puzzle-card", href, title: taskText(puzzle) },
        picture,
        h("span", { class: "puzzle-card-task" }, `${head}${shortTask(puzzle)}`),
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
  async #draw(place, { game, isQuestion, missing, seat, start }) {
    try {
      const [module, warren] = await Promise.all([loadPictures(game), loadGame(game)]);
      if (this.#closed) return;
      const scene = warren.Scene.start(game, start);
      // The picture of a question shows only the knowledge of its seat.
      const shown = isQuestion ? /** @type {any} */ (scene).sight(seat) : scene;
      const picture = module.mountPicture(place, shown, 0, {
        within: missing,
      });
      this.#open.add(picture);
    } catch {
      place.classList.add("missing");
    }
  }
}
