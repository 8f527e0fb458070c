// The choices for a picture: its kind, size and colours, and for an animation also its moves and its speed.

import { h } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { fieldLabel } from "../../kit/page/titles.js";

/** @typedef {"png" | "svg" | "gif"} Kind */
/** @typedef {import("./picture.js").Theme} Theme */

/**
 * The values chosen. `pixels` is the width and the height of a PNG or GIF.
 * @typedef {{ kind: Kind, pixels: number, theme: Theme, moves: "all" | "rest", delay: number }} ChosenPicture
 */

/** The pixels of a PNG for each CSS pixel. */
const SCALES = [1, 2, 3];

/** The width and height of an animation, in pixels. */
const GIF_SIDES = [320, 480, 720];

/** The time for which the animation shows each position, in ms. */
const SPEEDS = [
  { id: "slow", delay: 1400 },
  { id: "normal", delay: 700 },
  { id: "fast", delay: 250 },
];

export class PictureChoices {
  #side;
  #onChange;
  /** @type {{ png: string, gif: string }} the size chosen for each kind */
  #sizes;
  #kindField;
  #themeField;
  #kindHint = h("p", { class: "muted" });
  #sizeField = makeSelect("picture-pixels", []);
  #movesField;
  #speedField;

  /**
   * @param {{ side: number, ply: number, length: number }} subject the picture's side in CSS pixels, the position shown, and
   *   the number of moves
   * @param {() => void} onChange
   */
  constructor({ side, ply, length }, onChange) {
    this.#side = side;
    this.#onChange = onChange;
    this.#sizes = { png: String(SCALES[1] * side), gif: String(GIF_SIDES[1]) };
    const kinds = /** @type {const} */ (["png", "svg", "gif"]);
    // A game without moves has nothing to animate.
    const offered = kinds.filter((kind) => kind !== "gif" || length > 0);
    const kindOptions = offered.map((value) => ({ value, text: t(`picture-kind-${value}`) }));
    this.#kindField = makeSegments("picture-kind", kindOptions, "png");
    const theme = document.documentElement.dataset.theme === "dark" ? "dark" : "light";
    const themes = ["light", "dark"].map((value) => ({ value, text: t(`picture-theme-${value}`) }));
    this.#themeField = makeSegments("picture-theme", themes, theme);
    const moveRanges = ply > 0 && ply < length ? ["all", "rest"] : ["all"];
    const moves = moveRanges.map((id) => ({ value: id, text: t(`picture-moves-${id}`) }));
    this.#movesField = makeSelect("picture-moves", moves);
    const speeds = SPEEDS.map(({ id }) => ({ value: id, text: t(`picture-speed-${id}`) }));
    this.#speedField = makeSelect("picture-speed", speeds, "normal");
    this.element = h(
      "div",
      { class: "picture-choices" },
      this.#kindField,
      this.#kindHint,
      this.#sizeField.element,
      this.#movesField.element,
      this.#speedField.element,
      this.#themeField,
    );
    this.element.addEventListener("change", () => this.#onChoice());
    this.#showFields();
  }

  /** @returns {ChosenPicture} */
  get chosen() {
    return {
      kind: /** @type {Kind} */ (checkedValue(this.#kindField)),
      pixels: Number(this.#sizeField.control.value),
      theme: /** @type {Theme} */ (checkedValue(this.#themeField)),
      moves: /** @type {"all" | "rest"} */ (this.#movesField.control.value),
      delay: SPEEDS[this.#speedField.control.selectedIndex].delay,
    };
  }

  /** Enables or disables the choices. They are disabled while a picture is being made. @param {boolean} isEnabled */
  setEnabled(isEnabled) {
    for (const control of this.element.querySelectorAll("input, select")) {
      /** @type {HTMLInputElement | HTMLSelectElement} */ (control).disabled = !isEnabled;
    }
  }

  #onChoice() {
    const kind = checkedValue(this.#kindField);
    const { control } = this.#sizeField;
    // The control may still offer the sizes of another kind.
    if (control.dataset.of === kind && kind !== "svg") {
      this.#sizes[/** @type {"png" | "gif"} */ (kind)] = control.value;
    }
    this.#showFields();
    this.#onChange();
  }

  #showFields() {
    const kind = /** @type {Kind} */ (checkedValue(this.#kindField));
    this.#kindHint.textContent = t(`picture-kind-${kind}-hint`);
    this.#sizeField.element.hidden = kind === "svg";
    this.#movesField.element.hidden = kind !== "gif" || this.#movesField.control.options.length < 2;
    this.#speedField.element.hidden = kind !== "gif";
    if (kind === "svg") return;
    const sides = kind === "gif" ? GIF_SIDES : SCALES.map((scale) => scale * this.#side);
    const { control } = this.#sizeField;
    control.dataset.of = kind;
    control.replaceChildren(
      ...sides.map((pixels) =>
        h(
          "option",
          { value: String(pixels) },
          t("picture-pixels-of", { pixels: number(pixels, { useGrouping: false }) }),
        ),
      ),
    );
    control.value = this.#sizes[kind];
  }
}

/**
 * A group of values side by side, one of which is selected.
 * @param {string} name
 * @param {readonly { value: string, text: string }[]} options
 * @param {string} value the value selected at first
 */
function makeSegments(name, options, value) {
  return h(
    "fieldset",
    { class: "picture-field" },
    h("legend", { class: "field-label" }, t(name)),
    h(
      "div",
      { class: "segments" },
      ...options.map((option) => {
        const checked = option.value === value;
        const input = h("input", { type: "radio", name, value: option.value, checked });
        return h("label", null, input, option.text);
      }),
    ),
  );
}

/** @param {HTMLElement} fieldset */
function checkedValue(fieldset) {
  return /** @type {HTMLInputElement | null} */ (fieldset.querySelector(":checked"))?.value ?? "";
}

/**
 * @param {string} id the id of the control, and of the message with its label
 * @param {readonly { value: string, text: string }[]} options
 * @param {string} [value] the value selected at first
 */
function makeSelect(id, options, value) {
  const control = h(
    "select",
    { class: "select", id },
    ...options.map((option) => h("option", { value: option.value }, option.text)),
  );
  if (value !== undefined) control.value = value;
  const label = fieldLabel(id, t(id));
  return { control, element: h("div", { class: "picture-field" }, label, control) };
}
