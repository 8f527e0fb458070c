// The signs for the results of a step, as inline SVG. Each has a different shape.

import { svgOf } from "../../kit/page/shapes.js";

/** @typedef {import("./position.js").Fate} Fate */

const SHAPES = {
  stand: '<path d="M5 13l4.5 4.5L19 7.5"/>',
  cross: '<path d="M6 21V4h12l-2.5 4L18 12H6"/>',
  sink: '<path d="M12 3v11m-4.5-4.5L12 14l4.5-4.5"/><path d="M3 19q2.25-3 4.5 0t4.5 0 4.5 0 4.5 0"/>',
  drown: '<path d="M6 4l12 9M18 4L6 13"/><path d="M3 19q2.25-3 4.5 0t4.5 0 4.5 0 4.5 0"/>',
  unknown:
    '<path d="M8.5 8a3.5 3.5 0 1 1 5.2 3.1c-1.1.6-1.7 1.2-1.7 2.4v.5"/><path d="M12 19.2v.1"/>',
};

/** @typedef {keyof typeof SHAPES} FateSignName */

/** @param {FateSignName} name */
export function fateSign(name) {
  const svg = svgOf(SHAPES[name]);
  svg.classList.add("crossing-sign");
  return svg;
}
