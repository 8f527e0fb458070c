// Lets the visitor search for a city by its number: the map shows and marks it, and the selected piece can be sent there.

import { h, setAttribute, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { keyOf } from "../../kit/page/keys.js";

/**
 * @typedef {Object} FindHost
 * @property {(city: number | null, isFinal: boolean) => void} find shows a city; null ends the search. Until it is final, the
 *   visitor is still typing
 * @property {(city: number) => void} go sends the selected piece there
 */

export class CityFinder {
  #cityCount = 0;
  #field;
  #goButton;

  /** @param {FindHost} host */
  constructor(host) {
    this.host = host;
    this.#field = h("input", {
      type: "search",
      class: "select map-find-field",
      inputMode: "numeric",
      autocomplete: "off",
      enterKeyHint: "search",
      maxLength: 3,
    });
    this.#field.addEventListener("input", () => host.find(this.city, false));
    this.#field.addEventListener("keydown", (event) => this.#handleKey(event));
    this.#goButton = h("button", { type: "button", class: "button", hidden: true });
    this.#goButton.addEventListener("click", (event) => this.#sendPiece(event));
    this.element = h(
      "div",
      { class: "map-find", role: "search", "aria-label": t("fugitive-find") },
      h("label", null, h("span", null, t("fugitive-find")), this.#field),
      this.#goButton,
    );
  }

  /** The city that the visitor searches for; null if no city has this number. */
  get city() {
    const city = Number(this.#field.value);
    return Number.isInteger(city) && city > 0 && city <= this.#cityCount ? city : null;
  }

  /**
   * @param {number} cities the number of cities of the map
   * @param {(city: number) => string | null} labelOf returns the label of the button that sends the selected piece to a city; null
   *   if it cannot go there
   */
  show(cities, labelOf) {
    this.#cityCount = cities;
    const { city } = this;
    const text = city === null ? null : labelOf(city);
    this.#goButton.hidden = text === null;
    setText(this.#goButton, text ?? "");
    const isWrong = city === null && this.#field.value !== "";
    setAttribute(this.#field, "aria-invalid", isWrong ? "true" : null);
  }

  /** @param {MouseEvent} event */
  #sendPiece({ detail }) {
    const { city } = this;
    if (city === null) return;
    this.#field.value = "";
    // The button disappears. For a touch, the field gets no focus, so that the screen keyboard stays closed.
    if (detail === 0) this.#field.focus({ preventScroll: true });
    this.host.find(null, false);
    this.host.go(city);
  }

  /** @param {KeyboardEvent} event */
  #handleKey(event) {
    const key = keyOf(event);
    if (key === "Escape") this.#field.value = "";
    else if (key !== "Enter") return;
    event.preventDefault();
    this.host.find(this.city, true);
  }
}
