// The buttons to show another part of the map, each the size of a finger.

import { h } from "../../page/dom.js";
import { t } from "../../page/i18n.js";
import { STEP } from "./keys.js";

/**
 * @param {{ zoom: (factor: number) => void, whole: () => void }} on
 * @returns {HTMLButtonElement[]}
 */
export function zoomButtons({ zoom, whole }) {
  const button = (/** @type {object} */ properties, /** @type {string} */ text) =>
    h("button", { type: "button", class: "button", ...properties }, text);
  const sign = (
    /** @type {string} */ text,
    /** @type {string} */ id,
    /** @type {number} */ factor,
  ) => button({ "aria-label": t(id), title: t(id), onclick: () => zoom(factor) }, text);
  return [
    sign("+", "fugitive-nearer", STEP),
    sign("−", "fugitive-farther", 1 / STEP),
    button({ onclick: whole }, t("fugitive-whole")),
  ];
}
