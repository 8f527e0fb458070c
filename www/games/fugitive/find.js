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
  #cities = 0;
  #field;
  #go;

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
    this.#field.addEventListener("keydown", (event) => this.#key(event));
    this.#go = h("button", { type: "button", class: "button", hidden: true });
    this.#go.addEventListener("click", (event) => this.#send(event));
    this.element = h(
      "div",
      { class: "map-find", role: "search", "aria-label": t("fugitive-find") },
      h("label", null, h("span", null, t("fugitive-find")), this.#field),
      this.#go,
    );
  }

  /** The city that the visitor searches for; null if no city has this number. */
  get city() {
    const city = Number(this.#field.value);
    return Number.isInteger(city) && city > 0 && city <= this.#cities ? city : null;
  }

  /**
   * @param {number} cities the number of cities of the map
   * @param {(city: number) => string | null} offer returns the label of the button that sends the selected piece to a city; null
   *   if it cannot go there
   */
  show(cities, offer) {
    this.#cities = cities;
    const { city } = this;
    const text = city === null ? null : offer(city);
    this.#go.hidden = text === null;
    setText(this.#go, text ?? "");
    const isWrong = city === null && this.#field.value !== "";
    setAttribute(this.#field, "aria-invalid", isWrong ? "true" : null);
  }

  /** @param {MouseEvent} event */
  #send({ detail }) {
    const { city } = this;
    if (city === null) return;
    this.#field.value = "";
    // The button disappears. For a touch, the field gets no focus, so that the screen keyboard stays closed.
    if (detail === 0) this.#field.focus({ preventScroll: true });
    this.host.find(null, false);
    this.host.go(city);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const key = keyOf(event);
    if (key === "Escape") this.#field.value = "";
    else if (key !== "Enter") return;
    event.preventDefault();
    this.host.find(this.city, true);
  }
}
