// The list of a course's items, each with its title, and buttons to move and remove it.

import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { MAX_ITEMS, MAX_TITLE_LENGTH } from "../course/description.js";

export class ItemList {
  #choice;
  #changed;
  #renamed;
  #count = h("p", { class: "muted", role: "status" });
  #list = h("ol", { class: "course-file-items" });

  /**
   * @param {import("./choice.js").CourseChoice} choice
   * @param {{ changed: () => void, renamed: () => void }} on called when the items or their order change, and when a title changes
   */
  constructor(choice, { changed, renamed }) {
    this.#choice = choice;
    this.#changed = changed;
    this.#renamed = renamed;
    this.element = h(
      "section",
      { class: "course-file-chosen" },
      h("h2", { class: "section-title", tabIndex: -1 }, t("course-file-items")),
      this.#count,
      this.#list,
    );
    this.show();
  }

  show() {
    const { isFull, items } = this.#choice;
    const count = items.length;
    const text = count === 0 ? t("course-file-none") : t("course-file-chosen", { count });
    const full = isFull ? ` ${t("course-file-full", { most: MAX_ITEMS })}` : "";
    setText(this.#count, text + full);
    this.#list.hidden = count === 0;
    this.#list.replaceChildren(...items.map((item, index) => this.#row(item, index, count)));
  }

  /**
   * @param {import("./choice.js").ChosenItem} item
   * @param {number} index
   * @param {number} count of all items
   */
  #row(item, index, count) {
    const place = { item: number(index + 1) };
    const title = h("input", {
      class: "select",
      value: item.title,
      maxLength: MAX_TITLE_LENGTH,
      "aria-label": t("course-file-item-title", place),
    });
    title.addEventListener("input", () => {
      this.#choice.rename(index, title.value);
      this.#renamed();
    });
    const up = signButton("↑", t("course-file-up", place), () => this.#move(index, -1));
    const down = signButton("↓", t("course-file-down", place), () => this.#move(index, 1));
    const remove = signButton("×", t("course-file-remove", place), () => {
      this.#choice.remove(item);
      this.#changed();
      this.#focus(Math.min(index, count - 2), 2);
    });
    up.disabled = index === 0;
    down.disabled = index === count - 1;
    return h("li", null, title, h("span", { class: "course-file-moves" }, up, down, remove));
  }

  /**
   * @param {number} index
   * @param {-1 | 1} step
   */
  #move(index, step) {
    this.#choice.move(index, step);
    this.#changed();
    this.#focus(index + step, step < 0 ? 0 : 1);
  }

  /**
   * Focuses a row's button, or the heading if there is no such button.
   * @param {number} index
   * @param {number} buttonIndex
   */
  #focus(index, buttonIndex) {
    const buttons = Array.from(this.#list.children[index]?.querySelectorAll("button") ?? []);
    const target = buttons[buttonIndex]?.disabled
      ? buttons.find(({ disabled }) => !disabled)
      : buttons[buttonIndex];
    (target ?? this.element.querySelector("h2"))?.focus();
  }
}

/**
 * @param {string} sign
 * @param {string} label
 * @param {() => void} run
 */
function signButton(sign, label, run) {
  const element = button(sign, run);
  element.setAttribute("aria-label", label);
  element.title = label;
  return element;
}
