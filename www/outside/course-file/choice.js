// The items that a teacher has chosen for a course file, in order.

import { MAX_ITEMS, MAX_TITLE_LENGTH } from "../course/description.js";

/**
 * An item: a puzzle, by the code of its link; a lesson, by the code of its link or by the game that it comes with; or a set of
 * puzzles, by the code of its link. `games` are those that it needs.
 * @typedef {{ games: readonly string[], title: string, link?: string, lesson?: string, set?: string }} ChosenItem
 */

/** The part of an item that identifies it. @typedef {Pick<ChosenItem, "link" | "lesson" | "set">} Key */

/**
 * Identifies an item, which cannot be in a course twice.
 * @param {Key} item
 */
const keyOf = ({ lesson, link, set }) => link ?? set ?? `lesson ${lesson}`;

export class CourseChoice {
  /** @type {ChosenItem[]} */
  #items = [];

  /** @returns {readonly ChosenItem[]} */
  get items() {
    return this.#items;
  }

  /** Whether the course has its maximum number of items. */
  get isFull() {
    return this.#items.length >= MAX_ITEMS;
  }

  /** @param {Key} item */
  has(item) {
    return this.#items.some((each) => keyOf(each) === keyOf(item));
  }

  /**
   * Appends an item, unless the course contains it or is full.
   * @param {ChosenItem} item
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
   * Swaps an item with the one before or after it.
   * @param {number} index from 0
   * @param {-1 | 1} step
   */
  move(index, step) {
    const newIndex = index + step;
    if (newIndex < 0 || newIndex >= this.#items.length) return;
    [this.#items[index], this.#items[newIndex]] = [this.#items[newIndex], this.#items[index]];
  }

  /**
   * @param {number} index
   * @param {string} title empty to show a number instead
   */
  rename(index, title) {
    this.#items[index] = { ...this.#items[index], title };
  }

  /** Replaces all items. @param {readonly ChosenItem[]} items */
  replace(items) {
    this.#items = [];
    for (const item of items) this.add(item);
  }

  /**
   * The items in the form of a course.
   * @returns {import("../course/description.js").Item[]}
   */
  get courseItems() {
    return this.#items.map(({ lesson, link, set, title }) => ({
      ...(title.trim() !== "" && { title: title.trim() }),
      ...(lesson !== undefined && { lesson }),
      ...(link !== undefined && { link }),
      ...(set !== undefined && { set }),
    }));
  }
}
