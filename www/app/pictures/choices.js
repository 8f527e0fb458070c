// The choices for a picture: its kind, size and colours, and for an animation also its moves and its speed.

import { h } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { fieldLabel } from "../../kit/page/titles.js";

/** @typedef {"png" | "svg" | "gif"} Kind */
/** @typedef {import("./picture.js").Theme} Theme */

/**
 * The values chosen. `pixels` is the width and the height of a PNG or GIF.
 * @typedef {{ kind: Kind, pixels: number, theme: Theme, moves: "all" | "rest", delay: number }} Chosen
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
  #changed;
  /** @type {{ png: string, gif: string }} the size chosen for each kind */
  #sizes;
  #kind;
  #theme;
  #hint = h("p", { class: "muted" });
  #size = select("picture-pixels", []);
  #moves;
  #speed;

  /**
   * @param {{ side: number, ply: number, length: number }} subject the picture's side in CSS pixels, the position shown, and
   *   the number of moves
   * @param {() => void} changed
   */
  constructor({ side, ply, length }, changed) {
    this.#side = side;
    this.#changed = changed;
    this.#sizes = { png: String(SCALES[1] * side), gif: String(GIF_SIDES[1]) };
    const kinds = /** @type {const} */ (["png", "svg", "gif"]);
    // A game without moves has nothing to animate.
    const offered = kinds.filter((kind) => kind !== "gif" || length > 0);
    const named = offered.map((value) => ({ value, text: t(`picture-kind-${value}`) }));
    this.#kind = segments("picture-kind", named, "png");
    const theme = document.documentElement.dataset.theme === "dark" ? "dark" : "light";
    const themes = ["light", "dark"].map((value) => ({ value, text: t(`picture-theme-${value}`) }));
    this.#theme = segments("picture-theme", themes, theme);
    const stretches = ply > 0 && ply < length ? ["all", "rest"] : ["all"];
    const moves = stretches.map((id) => ({ value: id, text: t(`picture-moves-${id}`) }));
    this.#moves = select("picture-moves", moves);
    const speeds = SPEEDS.map(({ id }) => ({ value: id, text: t(`picture-speed-${id}`) }));
    this.#speed = select("picture-speed", speeds, "normal");
    this.element = h(
      "div",
      { class: "picture-choices" },
      this.#kind,
      this.#hint,
      this.#size.element,
      this.#moves.element,
      this.#speed.element,
      this.#theme,
    );
    this.element.addEventListener("change", () => this.#take());
    this.#show();
  }

  /** @returns {Chosen} */
  get chosen() {
    return {
      kind: /** @type {Kind} */ (checked(this.#kind)),
      pixels: Number(this.#size.control.value),
      theme: /** @type {Theme} */ (checked(this.#theme)),
      moves: /** @type {"all" | "rest"} */ (this.#moves.control.value),
      delay: SPEEDS[this.#speed.control.selectedIndex].delay,
    };
  }

  /** Enables or disables the choices. They are disabled while a picture is being made. @param {boolean} isOpen */
  enable(isOpen) {
    for (const control of this.element.querySelectorAll("input, select")) {
      /** @type {HTMLInputElement | HTMLSelectElement} */ (control).disabled = !isOpen;
    }
  }

  #take() {
    const kind = checked(this.#kind);
    const { control } = this.#size;
    // The control may still offer the sizes of another kind.
    if (control.dataset.of === kind && kind !== "svg") {
      this.#sizes[/** @type {"png" | "gif"} */ (kind)] = control.value;
    }
    this.#show();
    this.#changed();
  }

  #show() {
    const kind = /** @type {Kind} */ (checked(this.#kind));
    this.#hint.textContent = t(`picture-kind-${kind}-hint`);
    this.#size.element.hidden = kind === "svg";
    this.#moves.element.hidden = kind !== "gif" || this.#moves.control.options.length < 2;
    this.#speed.element.hidden = kind !== "gif";
    if (kind === "svg") return;
    const sides = kind === "gif" ? GIF_SIDES : SCALES.map((scale) => scale * this.#side);
    const { control } = this.#size;
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
function segments(name, options, value) {
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
function checked(fieldset) {
  return /** @type {HTMLInputElement | null} */ (fieldset.querySelector(":checked"))?.value ?? "";
}

/**
 * @param {string} id the id of the control, and of the message with its label
 * @param {readonly { value: string, text: string }[]} options
 * @param {string} [value] the value selected at first
 */
function select(id, options, value) {
  const control = h(
    "select",
    { class: "select", id },
    ...options.map((option) => h("option", { value: option.value }, option.text)),
  );
  if (value !== undefined) control.value = value;
  const label = fieldLabel(id, t(id));
  return { control, element: h("div", { class: "picture-field" }, label, control) };
}
