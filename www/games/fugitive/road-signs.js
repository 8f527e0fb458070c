// The kinds of roads as small signs beside the map, each with its line on the map.

import { h } from "../../kit/page/dom.js";

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/** The lines as on the map: cars thin and solid, trains with ticks, planes dashed and bent. @type {Record<string, string>} */
const LINE_PATHS = {
  C: "M1 8h26",
  T: "M1 8h26M5 4v8M11 4v8M17 4v8M23 4v8",
  P: "M1 13q13-14 26 0",
};

/**
 * The letter of a kind in its colour. The kind's name must be beside it or around it.
 * @param {string} kind
 */
export function kindMark(kind) {
  // The style sheet adds the letter.
  return h("b", { class: "kind", "data-kind": kind });
}

/**
 * A short line in the style of a kind of road.
 * @param {string} kind
 */
export function kindLine(kind) {
  const svg = document.createElementNS(SVG_NAMESPACE, "svg");
  svg.setAttribute("viewBox", "0 0 28 16");
  svg.setAttribute("class", "kind-line");
  svg.setAttribute("aria-hidden", "true");
  svg.dataset.kind = kind;
  const line = document.createElementNS(SVG_NAMESPACE, "path");
  line.setAttribute("d", LINE_PATHS[kind] ?? "");
  svg.append(line);
  return svg;
}
