// The look of elements in SVG: attributes, colours and gradients.

import { escapeXml } from "./svg-path.js";

/** The default attributes of SVG. The mitre limit is that of canvases and is set on the root. @type {Record<string, string>} */
const DEFAULT_ATTRIBUTES = {
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-width": "1",
  "stroke-opacity": "1",
  "fill-opacity": "1",
  "font-weight": "400",
};

/** @typedef {Record<string, string | number>} Attributes */

/** A radial gradient. */
export class RadialGradient {
  /** @type {[number, string][]} */
  stops = [];

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} radius
   */
  constructor(x, y, radius) {
    this.x = x;
    this.y = y;
    this.radius = radius;
  }

  /**
   * @param {number} offset 0 to 1
   * @param {string} colour
   */
  addColorStop(offset, colour) {
    this.stops.push([offset, colour]);
  }
}

/**
 * @param {string} shape
 * @param {Attributes} style
 */
export function elementText(shape, style) {
  return `<${shape}${attributesText(style)}/>`;
}

/** @param {Attributes} values */
export function attributesText(values) {
  return Object.entries(values)
    .filter(([name, value]) => DEFAULT_ATTRIBUTES[name] !== String(value))
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join("");
}

/**
 * A colour and its opacity as two values, which all programs can read.
 * @param {string} text such as #f2a33a or #f2a33a80
 */
export function splitColour(text) {
  const [, colour, strength] = /^(#[\da-f]{6})([\da-f]{2})$/i.exec(text) ?? [];
  if (!colour) return { colour: text, strength: 1 };
  return { colour, strength: Number.parseInt(strength, 16) / 255 };
}
