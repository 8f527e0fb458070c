// What a teacher has chosen for a course file, in order.

import { MAX_ITEMS, MAX_TITLE_LENGTH } from "../course/description.js";

/**
 * A puzzle, by the code of its link, a lesson, by the code of its link or by the game that it comes with, or a set of puzzles, by
 * the code of its link; and the games that it needs.
 * @typedef {{ games: readonly string[], title: string, link?: string, lesson?: string, set?: string }} Chosen
 */

/** What an item is known by. @typedef {Pick<Chosen, "link" | "lesson" | "set">} Key */

/**
 * What an item is known by, as a text: the same one cannot be in a course twice.
 * @param {Key} item
 */
const keyOf = ({ lesson, link, set }) => link ?? set ?? `lesson ${lesson}`;

export class CourseChoice {
  /** @type {Chosen[]} */
  #items = [];

  /** @returns {readonly Chosen[]} */
  get items() {
    return this.#items;
  }

  /** Whether nothing more can be added. */
  get isFull() {
    return this.#items.length >= MAX_ITEMS;
  }

  /** @param {Key} item */
  has(item) {
    return this.#items.some((each) => keyOf(each) === keyOf(item));
  }

  /**
   * Adds an item at the end, if it is not there and there is room.
   * @param {Chosen} item
   */
  add(item) {
    if (this.isFull || this.has(item)) return;
    this.#items.push({ ...item, title: item.title.slice(0, MAX_TITLE_LENGTH) });
  }

  /** @param {Key} item */
  remove(item) {
    this.#items = this.#items.filter((each) => keyOf(each) !== keyOf(item));
  }

  /**
   * Changes places with the item before or after.
   * @param {number} at from 0
   * @param {-1 | 1} by
   */
  move(at, by) {
    const other = at + by;
    if (other < 0 || other >= this.#items.length) return;
    [this.#items[at], this.#items[other]] = [this.#items[other], this.#items[at]];
  }

  /**
   * @param {number} at
   * @param {string} title empty for a number in the place of a title
   */
  rename(at, title) {
    this.#items[at] = { ...this.#items[at], title };
  }

  /** Takes other items in the place of all. @param {readonly Chosen[]} items */
  replace(items) {
    this.#items = [];
    for (const item of items) this.add(item);
  }

  /**
   * The items as a course has them.
   * @returns {import("../course/description.js").Item[]}
   */
  get described() {
    return this.#items.map(({ lesson, link, set, title }) => ({
      ...(title.trim() !== "" && { title: title.trim() }),
      ...(lesson !== undefined && { lesson }),
      ...(link !== undefined && { link }),
      ...(set !== undefined && { set }),
    }));
  }
}
