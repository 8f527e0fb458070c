// A 2D context that writes down what is drawn on it, as SVG. It knows what boards use, and draws it as a canvas does:
// each fill and each stroke is there, in its order, text is text, and what is drawn many times is written once.
// Transformations are of moves, turns and equal scales alone, so that circles stay circles and lines have one width.
// It is our own because in the one library that is kept, svgcanvas, an outline's second fill takes the place of its first
// and dashes are not scaled: one pixel in seven of a crossing was wrong, and a maze took 1.3 MB, of which this makes 53 kB.

import { circle, escaped, Path, short } from "./svg-path.js";
import { attributes, element, Glow, parted } from "./svg-style.js";

/** @typedef {import("./svg-path.js").Matrix} Matrix */
/** @typedef {import("./svg-style.js").Attributes} Attributes */

/** What text is measured with: a canvas' own context. @typedef {Pick<CanvasRenderingContext2D, "font" | "textBaseline" | "measureText">} Measure */

/** What `save` keeps. */
const KEPT = /** @type {const} */ ([
  "fillStyle",
  "strokeStyle",
  "lineWidth",
  "lineCap",
  "lineJoin",
  "globalAlpha",
  "font",
  "textAlign",
  "textBaseline",
]);

export class SvgContext {
  /** @type {string | Glow} */
  fillStyle = "#000000";
  /** @type {string | Glow} */
  strokeStyle = "#000000";
  lineWidth = 1;
  lineCap = "butt";
  lineJoin = "miter";
  globalAlpha = 1;
  font = "10px sans-serif";
  textAlign = "start";
  textBaseline = "alphabetic";

  /** @type {Matrix} */
  #matrix = [1, 0, 0, 1, 0, 0];
  /** @type {readonly number[]} */
  #dash = [];
  /** @type {{ state: Record<string, unknown>, matrix: Matrix, dash: readonly number[], clips: number }[]} */
  #saved = [];
  #clips = 0;
  #path = new Path();
  /** What is drawn, in its order. @type {string[]} */
  #drawn = [];
  /** The last fill, which a stroke of the same outline may join. @type {{ shape: string, fill: string, place: number } | null} */
  #filled = null;
  /** What is referred to: its text, without the id, by its id. @type {Map<string, string>} */
  #definitions = new Map();
  /** The ids of clips and glows by their text. @type {Map<string, string>} */
  #known = new Map();
  #family = "";

  /**
   * @param {number} width
   * @param {number} height
   * @param {Measure} measure
   */
  constructor(width, height, measure) {
    this.width = width;
    this.height = height;
    this.measure = measure;
  }

  // ---- state

  save() {
    const state = Object.fromEntries(KEPT.map((name) => [name, this[name]]));
    this.#saved.push({ state, matrix: this.#matrix, dash: this.#dash, clips: this.#clips });
  }

  restore() {
    const saved = this.#saved.pop();
    if (!saved) return;
    Object.assign(this, saved.state);
    this.#matrix = saved.matrix;
    this.#dash = saved.dash;
    for (; this.#clips > saved.clips; this.#clips--) this.#draw("</g>");
  }

  /** @param {number} x @param {number} y */
  translate(x, y) {
    this.#transform([1, 0, 0, 1, x, y]);
  }

  /** @param {number} x @param {number} y the same */
  scale(x, y) {
    if (x !== y) throw new Error("what is drawn may only be scaled evenly");
    this.#transform([x, 0, 0, x, 0, 0]);
  }

  /** @param {number} angle clockwise */
  rotate(angle) {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.#transform([cos, sin, -sin, cos, 0, 0]);
  }

  /** @param {Matrix} by */
  #transform([a2, b2, c2, d2, e2, f2]) {
    const [a, b, c, d, e, f] = this.#matrix;
    this.#matrix = [
      a * a2 + c * b2,
      b * a2 + d * b2,
      a * c2 + c * d2,
      b * c2 + d * d2,
      a * e2 + c * f2 + e,
      b * e2 + d * f2 + f,
    ];
  }

  /** How much larger than told everything is. */
  get #scale() {
    return Math.hypot(this.#matrix[0], this.#matrix[1]);
  }

  /** @param {readonly number[]} lengths */
  setLineDash(lengths) {
    this.#dash = lengths.length % 2 === 1 ? [...lengths, ...lengths] : [...lengths];
  }

  // ---- outlines

  beginPath() {
    this.#path = new Path();
  }

  closePath() {
    this.#path.close();
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.#path.move(this.#matrix, x, y);
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.#path.line(this.#matrix, x, y);
  }

  /** @param {number} x1 @param {number} y1 @param {number} x @param {number} y */
  quadraticCurveTo(x1, y1, x, y) {
    this.#path.curve(this.#matrix, "Q", [x1, y1, x, y]);
  }

  /** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {number} x @param {number} y */
  bezierCurveTo(x1, y1, x2, y2, x, y) {
    this.#path.curve(this.#matrix, "C", [x1, y1, x2, y2, x, y]);
  }

  /**
   * Clockwise.
   * @param {number} x
   * @param {number} y
   * @param {number} radius
   * @param {number} from
   * @param {number} to
   */
  arc(x, y, radius, from, to) {
    this.ellipse(x, y, radius, radius, 0, from, to);
  }

  /**
   * Clockwise.
   * @param {number} x
   * @param {number} y
   * @param {number} across
   * @param {number} down
   * @param {number} turn
   * @param {number} from
   * @param {number} to
   */
  ellipse(x, y, across, down, turn, from, to) {
    this.#path.ellipse(this.#matrix, { x, y, across, down, turn, from, to });
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    this.#path.rectangle(this.#matrix, { x, y, width, height, radius: 0 });
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} radius */
  roundRect(x, y, width, height, radius) {
    this.#path.rectangle(this.#matrix, { x, y, width, height, radius });
  }

  /** Until it is restored, nothing is seen outside the outline. */
  clip() {
    const id = this.#define(`<clipPath id="">${element(this.#path.shape, {})}</clipPath>`, "clip");
    this.#draw(`<g clip-path="url(#${id})">`);
    this.#clips += 1;
  }

  // ---- drawing

  fill() {
    this.#fillShape(this.#path.shape);
  }

  stroke() {
    this.#strokeShape(this.#path.shape);
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  fillRect(x, y, width, height) {
    this.#fillShape(this.#rectangle(x, y, width, height));
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  strokeRect(x, y, width, height) {
    this.#strokeShape(this.#rectangle(x, y, width, height));
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  #rectangle(x, y, width, height) {
    const path = new Path();
    path.rectangle(this.#matrix, { x, y, width, height, radius: 0 });
    return path.shape;
  }

  /** @param {string} shape an element's beginning, such as `circle cx="1" …` */
  #fillShape(shape) {
    if (shape === "") return;
    const fill = this.#fillAttributes(shape);
    this.#draw(element(shape, fill));
    this.#filled = { shape, fill: attributes(fill), place: this.#drawn.length - 1 };
  }

  /** @param {string} shape */
  #strokeShape(shape) {
    if (shape === "") return;
    const stroke = this.#strokeAttributes();
    const filled = this.#filled;
    if (filled?.shape === shape && filled.place === this.#drawn.length - 1) {
      this.#drawn[filled.place] = `<${shape}${filled.fill}${attributes(stroke)}/>`;
      this.#filled = null;
    } else {
      this.#draw(element(shape, { fill: "none", ...stroke }));
    }
  }

  /** @param {string} text */
  #draw(text) {
    this.#drawn.push(text);
    this.#filled = null;
  }

  /**
   * @param {string} shape
   * @returns {Attributes}
   */
  #fillAttributes(shape) {
    const { fillStyle, globalAlpha } = this;
    if (fillStyle instanceof Glow) {
      return { fill: this.#glow(fillStyle, shape), "fill-opacity": short(globalAlpha, 3) };
    }
    const { colour, strength } = parted(fillStyle);
    return { fill: colour, "fill-opacity": short(strength * globalAlpha, 3) };
  }

  /** @returns {Attributes} */
  #strokeAttributes() {
    const { globalAlpha, lineCap, lineJoin, lineWidth, strokeStyle } = this;
    if (strokeStyle instanceof Glow) throw new Error("lines have one colour");
    const { colour, strength } = parted(strokeStyle);
    const scale = this.#scale;
    const dash = this.#dash.map((length) => short(length * scale)).join(" ");
    return {
      stroke: colour,
      "stroke-opacity": short(strength * globalAlpha, 3),
      "stroke-width": short(lineWidth * scale),
      "stroke-linecap": lineCap,
      "stroke-linejoin": lineJoin,
      ...(dash === "" ? {} : { "stroke-dasharray": dash }),
    };
  }

  /**
   * Goes from the first middle outwards; the circle that it begins with is a point.
   * @param {number} _x
   * @param {number} _y
   * @param {number} _start
   * @param {number} x
   * @param {number} y
   * @param {number} radius
   */
  createRadialGradient(_x, _y, _start, x, y, radius) {
    return new Glow(...this.#point(x, y), radius * this.#scale);
  }

  /**
   * A reference to a glow; of circles that it fills just so, all have the same.
   * @param {Glow} glow
   * @param {string} shape
   */
  #glow({ stops, x, y, radius }, shape) {
    const isWhole = shape === circle(x, y, radius);
    const place = isWhole
      ? ""
      : ` gradientUnits="userSpaceOnUse" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"`;
    const inside = stops.map(([at, full]) => {
      const { colour, strength } = parted(full);
      return `<stop offset="${short(at)}" stop-color="${colour}" stop-opacity="${short(strength, 3)}"/>`;
    });
    const text = `<radialGradient id=""${place}>${inside.join("")}</radialGradient>`;
    return `url(#${this.#define(text, "glow")})`;
  }

  // ---- text

  /** @param {string} text @param {number} x @param {number} y */
  fillText(text, x, y) {
    this.#write(text, x, y, this.#fillAttributes(""));
  }

  /** @param {string} text @param {number} x @param {number} y */
  strokeText(text, x, y) {
    this.#write(text, x, y, { fill: "none", ...this.#strokeAttributes() });
  }

  /** @param {string} text */
  measureText(text) {
    this.measure.font = this.font;
    return this.measure.measureText(text);
  }

  /**
   * @param {string} text
   * @param {number} x
   * @param {number} y
   * @param {Attributes} look
   */
  #write(text, x, y, look) {
    const [, weight = "400", size, family] =
      /^(?:(\d+|bold) )?([\d.]+)px (.+)$/s.exec(this.font) ?? [];
    if (!family) throw new Error(`no font of boards: ${this.font}`);
    this.#family ||= family;
    const [left, line] = this.#point(x, y + this.#baseline(text));
    const scale = this.#scale;
    const anchor = { center: "middle", right: "end", end: "end" }[this.textAlign];
    const place = attributes({
      x: short(left),
      y: short(line),
      "font-size": short(Number(size) * scale),
      "font-weight": weight,
      ...(anchor ? { "text-anchor": anchor } : {}),
      ...(family === this.#family ? {} : { "font-family": family }),
    });
    this.#draw(`<text${place}${attributes(look)}>${escaped(text)}</text>`);
  }

  /**
   * How far under the point the text's line is. What SVG itself has for that is not known to all who show it.
   * @param {string} text
   */
  #baseline(text) {
    if (this.textBaseline === "alphabetic") return 0;
    const { measure } = this;
    measure.font = this.font;
    measure.textBaseline = "alphabetic";
    const above = measure.measureText(text).fontBoundingBoxAscent;
    measure.textBaseline = /** @type {CanvasTextBaseline} */ (this.textBaseline);
    const aboveThis = measure.measureText(text).fontBoundingBoxAscent;
    measure.textBaseline = "alphabetic";
    return above - aboveThis;
  }

  // ---- what is written once

  /**
   * Draws what is the same wherever it is drawn.
   * @param {string} name
   * @param {number} x of its middle
   * @param {number} y
   * @param {() => void} paint draws it around the origin
   */
  repeat(name, x, y, paint) {
    const id = name.replaceAll(" ", "-");
    if (!this.#definitions.has(id)) {
      const drawn = this.#drawn;
      this.#drawn = [];
      this.save();
      const scale = this.#scale;
      this.#matrix = [scale, 0, 0, scale, 0, 0];
      paint();
      this.restore();
      this.#definitions.set(id, `<g id="">${this.#drawn.join("")}</g>`);
      this.#drawn = drawn;
    }
    const [left, top] = this.#point(x, y);
    this.#draw(`<use xlink:href="#${id}" x="${short(left)}" y="${short(top)}"/>`);
  }

  /**
   * @param {string} text of the definition, with an empty id
   * @param {string} word that the id begins with
   * @returns {string} its id
   */
  #define(text, word) {
    const id = this.#known.get(text) ?? `${word}-${this.#known.size + 1}`;
    this.#known.set(text, id);
    this.#definitions.set(id, text);
    return id;
  }

  /**
   * @param {number} x
   * @param {number} y
   * @returns {[number, number]}
   */
  #point(x, y) {
    const [a, b, c, d, e, f] = this.#matrix;
    return [a * x + c * y + e, b * x + d * y + f];
  }

  /**
   * All that has been drawn, as a file.
   * @param {{ title: string, description: string }} words
   */
  text({ title, description }) {
    const { width, height } = this;
    const definitions = [...this.#definitions].map(([id, text]) =>
      text.replace('id=""', `id="${id}"`),
    );
    const root = attributes({
      xmlns: "http://www.w3.org/2000/svg",
      "xmlns:xlink": "http://www.w3.org/1999/xlink",
      width: short(width),
      height: short(height),
      viewBox: `0 0 ${short(width)} ${short(height)}`,
      role: "img",
      "stroke-miterlimit": 10,
      ...(this.#family ? { "font-family": this.#family } : {}),
    });
    return [
      `<svg${root}>`,
      `<title>${escaped(title)}</title>`,
      `<desc>${escaped(description)}</desc>`,
      ...(definitions.length > 0 ? ["<defs>", ...definitions, "</defs>"] : []),
      ...this.#drawn,
      "</svg>",
      "",
    ].join("\n");
  }
}
