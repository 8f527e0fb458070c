// The look of elements in SVG: attributes, colours and gradients.

import { escaped } from "./svg-path.js";

/** The default attributes of SVG. The mitre limit is that of canvases and is set on the root. @type {Record<string, string>} */
const USUAL = {
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-width": "1",
  "stroke-opacity": "1",
  "fill-opacity": "1",
  "font-weight": "400",
};

/** @typedef {Record<string, string | number>} Attributes */

/** A radial gradient. */
export class Glow {
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
   * @param {number} at 0 to 1
   * @param {string} colour
   */
  addColorStop(at, colour) {
    this.stops.push([at, colour]);
  }
}

/**
 * @param {string} shape
 * @param {Attributes} look
 */
export function element(shape, look) {
  return `<${shape}${attributes(look)}/>`;
}

/** @param {Attributes} values */
export function attributes(values) {
  return Object.entries(values)
    .filter(([name, value]) => USUAL[name] !== String(value))
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join("");
}

/**
 * A colour and its opacity as two values, which all programs can read.
 * @param {string} full such as #f2a33a or #f2a33a80
 */
export function parted(full) {
  const [, colour, strength] = /^(#[\da-f]{6})([\da-f]{2})$/i.exec(full) ?? [];
  if (!colour) return { colour: full, strength: 1 };
  return { colour, strength: Number.parseInt(strength, 16) / 255 };
}
