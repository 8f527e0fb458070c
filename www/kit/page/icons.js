// Icons from Lucide 1.65 (https://lucide.dev), drawn as inline SVG. Only the few that the page uses.
//
// ISC License. Copyright (c) 2026 Lucide Icons and Contributors.
// Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
// granted, provided that the above copyright notice and this permission notice appear in all copies.
// THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
// IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
// INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN
// AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
// PERFORMANCE OF THIS SOFTWARE.
//
// Some of them (among the ones here: arrow-up, chevron-left, chevron-right, code, flag, monitor, moon, pause, play, plus,
// share-2, sun, trash, x) derive from Feather, MIT License, copyright (c) 2013-present Cole Bemis.

import { svgOf } from "./shapes.js";

const SHAPES = {
  plus: '<path d="M5 12h14"/>' + '<path d="M12 5v14"/>',
  "undo-2":
    '<path d="M9 14 4 9l5-5"/>' +
    '<path d="M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11"/>',
  "redo-2":
    '<path d="m15 14 5-5-5-5"/>' +
    '<path d="M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13"/>',
  "arrow-up-down":
    '<path d="m21 16-4 4-4-4"/>' +
    '<path d="M17 20V4"/>' +
    '<path d="m3 8 4-4 4 4"/>' +
    '<path d="M7 4v16"/>',
  lightbulb:
    '<path d="M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5"/>' +
    '<path d="M9 18h6"/>' +
    '<path d="M10 22h4"/>',
  "share-2":
    '<circle cx="18" cy="5" r="3"/>' +
    '<circle cx="6" cy="12" r="3"/>' +
    '<circle cx="18" cy="19" r="3"/>' +
    '<line x1="8.59" x2="15.42" y1="13.51" y2="17.49"/>' +
    '<line x1="15.41" x2="8.59" y1="6.51" y2="10.49"/>',
  code: '<path d="m16 18 6-6-6-6"/>' + '<path d="m8 6-6 6 6 6"/>',
  flag: '<path d="M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528"/>',
  pause:
    '<rect x="14" y="3" width="5" height="18" rx="1"/>' +
    '<rect x="5" y="3" width="5" height="18" rx="1"/>',
  play: '<path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z"/>',
  "step-forward":
    '<path d="M10.029 4.285A2 2 0 0 0 7 6v12a2 2 0 0 0 3.029 1.715l9.997-5.998a2 2 0 0 0 .003-3.432z"/>' +
    '<path d="M3 4v16"/>',
  "chevron-left": '<path d="m15 18-6-6 6-6"/>',
  "chevron-right": '<path d="m9 18 6-6-6-6"/>',
  trash:
    '<path d="M10 11v6"/>' +
    '<path d="M14 11v6"/>' +
    '<path d="M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6"/>' +
    '<path d="M3 6h18"/>' +
    '<path d="M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"/>',
  puzzle:
    '<path d="M15.39 4.39a1 1 0 0 0 1.68-.474 2.5 2.5 0 1 1 3.014 3.015 1 1 0 0 0-.474 1.68l1.683 1.682a2.414 2.414 0 0 1 0 3.414L19.61 15.39a1 1 0 0 1-1.68-.474 2.5 2.5 0 1 0-3.014 3.015 1 1 0 0 1 .474 1.68l-1.683 1.682a2.414 2.414 0 0 1-3.414 0L8.61 19.61a1 1 0 0 0-1.68.474 2.5 2.5 0 1 1-3.014-3.015 1 1 0 0 0 .474-1.68l-1.683-1.682a2.414 2.414 0 0 1 0-3.414L4.39 8.61a1 1 0 0 1 1.68.474 2.5 2.5 0 1 0 3.014-3.015 1 1 0 0 1-.474-1.68l1.683-1.682a2.414 2.414 0 0 1 3.414 0z"/>',
  "graduation-cap":
    '<path d="M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908a2 2 0 0 0 1.66 0z"/>' +
    '<path d="M22 10v6"/>' +
    '<path d="M6 12.5V16a6 3 0 0 0 12 0v-3.5"/>',
  presentation:
    '<path d="M2 3h20"/>' +
    '<path d="M21 3v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3"/>' +
    '<path d="m7 21 5-5 5 5"/>',
  settings:
    '<path d="M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915"/>' +
    '<circle cx="12" cy="12" r="3"/>',
  "sliders-horizontal":
    '<path d="M10 5H3"/>' +
    '<path d="M12 19H3"/>' +
    '<path d="M14 3v4"/>' +
    '<path d="M16 17v4"/>' +
    '<path d="M21 12h-9"/>' +
    '<path d="M21 19h-5"/>' +
    '<path d="M21 5h-7"/>' +
    '<path d="M8 10v4"/>' +
    '<path d="M8 12H3"/>',
  x: '<path d="M18 6 6 18"/>' + '<path d="m6 6 12 12"/>',
  "arrow-up": '<path d="m5 12 7-7 7 7"/>' + '<path d="M12 19V5"/>',
  "triangle-alert":
    '<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"/>' +
    '<path d="M12 9v4"/>' +
    '<path d="M12 17h.01"/>',
};

/** @typedef {keyof typeof SHAPES} IconName */

/**
 * An icon of 20 px in the colour of the surrounding text. It has no accessible name: the element around it must have one.
 * @param {IconName} name
 */
export function icon(name) {
  return iconOf(SHAPES[name]);
}

/**
 * An icon with a shape that a first visit does not need, and that a part of the page supplies.
 * @param {string} shape from Lucide, like the shapes above
 */
export function iconOf(shape) {
  const svg = svgOf(shape);
  svg.classList.add("icon");
  return svg;
}
