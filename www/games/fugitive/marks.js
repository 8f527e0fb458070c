// The kinds of roads as small signs beside the map, each with the line that it has on it.

import { h } from "../../dom.js";

const SVG = "http://www.w3.org/2000/svg";

/** The lines as on the map: cars thin and solid, trains ticked, planes dashed and bent. @type {Record<string, string>} */
const LINES = {
  C: "M1 8h26",
  T: "M1 8h26M5 4v8M11 4v8M17 4v8M23 4v8",
  P: "M1 13q13-14 26 0",
};

/**
 * The letter of a kind in its colour; the name must stand beside it or around it.
 * @param {string} kind
 */
export function kindMark(kind) {
  // The style sheet writes it.
  return h("b", { class: "kind", "data-kind": kind });
}

/**
 * A piece of road of a kind.
 * @param {string} kind
 */
export function kindLine(kind) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 28 16");
  svg.setAttribute("class", "kind-line");
  svg.setAttribute("aria-hidden", "true");
  svg.dataset.kind = kind;
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", LINES[kind] ?? "");
  svg.append(line);
  return svg;
}
