// A 2D context that records drawing as SVG. It implements what boards use, and looks like a canvas: each fill and each stroke is
// kept in order, text stays text, and a shape that is drawn often is written once. Transformations may only translate, rotate
// and scale evenly, so that circles stay circles and lines keep one width.
// It is our own code, because the only maintained library, svgcanvas, replaces the first fill of an outline by the second and
// does not scale dashes. One pixel in seven of a crossing was wrong, and a maze took 1.3 MB where this code writes 53 kB.

import { circleShape, escapeXml, Path, shortNumber } from "./svg-path.js";
import { attributesText, elementText, RadialGradient, splitColour } from "./svg-style.js";

/** @typedef {import("./svg-path.js").Matrix} Matrix */
/** @typedef {import("./svg-style.js").Attributes} Attributes */

/** The context of a canvas, which measures text. @typedef {Pick<CanvasRenderingContext2D, "font" | "textBaseline" | "measureText">} TextMeasurer */

/** The state that `save` stores. */
const SAVED_PROPERTIES = /** @type {const} */ ([
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
  /** @type {string | RadialGradient} */
  fillStyle = "#000000";
  /** @type {string | RadialGradient} */
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
  #savedStates = [];
  #openClips = 0;
  #path = new Path();
  /** The elements drawn so far, in order. @type {string[]} */
  #elements = [];
  /** The last fill. A stroke of the same outline may become part of it. @type {{ shape: string, fill: string, index: number } | null} */
  #lastFill = null;
  /** The definitions, without their ids, by id. @type {Map<string, string>} */
  #definitions = new Map();
  /** The ids of clips and glows, by definition. @type {Map<string, string>} */
  #ids = new Map();
  #rootFontFamily = "";

  /**
   * @param {number} width
   * @param {number} height
   * @param {TextMeasurer} measure
   */
  constructor(width, height, measure) {
    this.width = width;
    this.height = height;
    this.measure = measure;
  }

  // ---- state

  save() {
    const state = Object.fromEntries(SAVED_PROPERTIES.map((name) => [name, this[name]]));
    this.#savedStates.push({
      state,
      matrix: this.#matrix,
      dash: this.#dash,
      clips: this.#openClips,
    });
  }

  restore() {
    const saved = this.#savedStates.pop();
    if (!saved) return;
    Object.assign(this, saved.state);
    this.#matrix = saved.matrix;
    this.#dash = saved.dash;
    for (; this.#openClips > saved.clips; this.#openClips--) this.#addElement("</g>");
  }

  /** @param {number} x @param {number} y */
  translate(x, y) {
    this.#transform([1, 0, 0, 1, x, y]);
  }

  /** @param {number} x @param {number} y the same as `x` */
  scale(x, y) {
    if (x !== y) throw new Error("a drawing may only be scaled evenly");
    this.#transform([x, 0, 0, x, 0, 0]);
  }

  /** @param {number} angle clockwise */
  rotate(angle) {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.#transform([cos, sin, -sin, cos, 0, 0]);
  }

  /** @param {Matrix} matrix applied before the current one */
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

  /** The scale of the current transformation. */
  get #scale() {
    return Math.hypot(this.#matrix[0], this.#matrix[1]);
  }

  /** As on a canvas, an odd list is repeated. @param {readonly number[]} lengths */
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
   * @param {number} radiusX
   * @param {number} radiusY
   * @param {number} turn
   * @param {number} from
   * @param {number} to
   */
  ellipse(x, y, radiusX, radiusY, turn, from, to) {
    this.#path.ellipse(this.#matrix, { x, y, radiusX, radiusY, turn, from, to });
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    this.#path.rectangle(this.#matrix, { x, y, width, height, radius: 0 });
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} radius */
  roundRect(x, y, width, height, radius) {
    this.#path.rectangle(this.#matrix, { x, y, width, height, radius });
  }

  /** Clips to the outline until the state is restored. */
  clip() {
    const id = this.#addDefinition(
      `<clipPath id="">${elementText(this.#path.shape, {})}</clipPath>`,
      "clip",
    );
    this.#addElement(`<g clip-path="url(#${id})">`);
    this.#openClips += 1;
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

  /** @param {string} shape the beginning of an element, such as `circle cx="1" …` */
  #fillShape(shape) {
    if (shape === "") return;
    const fill = this.#fillAttributes(shape);
    this.#addElement(elementText(shape, fill));
    this.#lastFill = { shape, fill: attributesText(fill), index: this.#elements.length - 1 };
  }

  /** @param {string} shape */
  #strokeShape(shape) {
    if (shape === "") return;
    const stroke = this.#strokeAttributes();
    const lastFill = this.#lastFill;
    if (lastFill?.shape === shape && lastFill.index === this.#elements.length - 1) {
      this.#elements[lastFill.index] = `<${shape}${lastFill.fill}${attributesText(stroke)}/>`;
      this.#lastFill = null;
    } else {
      this.#addElement(elementText(shape, { fill: "none", ...stroke }));
    }
  }

  /** @param {string} text */
  #addElement(text) {
    this.#elements.push(text);
    this.#lastFill = null;
  }

  /**
   * @param {string} shape
   * @returns {Attributes}
   */
  #fillAttributes(shape) {
    const { fillStyle, globalAlpha } = this;
    if (fillStyle instanceof RadialGradient) {
      return {
        fill: this.#gradientReference(fillStyle, shape),
        "fill-opacity": shortNumber(globalAlpha, 3),
      };
    }
    const { colour, strength } = splitColour(fillStyle);
    return { fill: colour, "fill-opacity": shortNumber(strength * globalAlpha, 3) };
  }

  /** @returns {Attributes} */
  #strokeAttributes() {
    const { globalAlpha, lineCap, lineJoin, lineWidth, strokeStyle } = this;
    if (strokeStyle instanceof RadialGradient) throw new Error("a stroke cannot be a gradient");
    const { colour, strength } = splitColour(strokeStyle);
    const scale = this.#scale;
    const dash = this.#dash.map((length) => shortNumber(length * scale)).join(" ");
    return {
      stroke: colour,
      "stroke-opacity": shortNumber(strength * globalAlpha, 3),
      "stroke-width": shortNumber(lineWidth * scale),
      "stroke-linecap": lineCap,
      "stroke-linejoin": lineJoin,
      ...(dash === "" ? {} : { "stroke-dasharray": dash }),
    };
  }

  /**
   * Makes a radial gradient outwards from its centre. The inner circle must be a point.
   * @param {number} _x
   * @param {number} _y
   * @param {number} _start
   * @param {number} x
   * @param {number} y
   * @param {number} radius
   */
  createRadialGradient(_x, _y, _start, x, y, radius) {
    return new RadialGradient(...this.#transformPoint(x, y), radius * this.#scale);
  }

  /**
   * A reference to a glow. Circles that the glow fills exactly share one definition.
   * @param {RadialGradient} gradient
   * @param {string} shape
   */
  #gradientReference({ stops, x, y, radius }, shape) {
    const fillsCircle = shape === circleShape(x, y, radius);
    const placeAttributes = fillsCircle
      ? ""
      : ` gradientUnits="userSpaceOnUse" cx="${shortNumber(x)}" cy="${shortNumber(y)}" r="${shortNumber(radius)}"`;
    const stopElements = stops.map(([at, stopColour]) => {
      const { colour, strength } = splitColour(stopColour);
      return `<stop offset="${shortNumber(at)}" stop-color="${colour}" stop-opacity="${shortNumber(strength, 3)}"/>`;
    });
    const text = `<radialGradient id=""${placeAttributes}>${stopElements.join("")}</radialGradient>`;
    return `url(#${this.#addDefinition(text, "glow")})`;
  }

  // ---- text

  /** @param {string} text @param {number} x @param {number} y */
  fillText(text, x, y) {
    this.#addText(text, x, y, this.#fillAttributes(""));
  }

  /** @param {string} text @param {number} x @param {number} y */
  strokeText(text, x, y) {
    this.#addText(text, x, y, { fill: "none", ...this.#strokeAttributes() });
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
   * @param {Attributes} style
   */
  #addText(text, x, y, style) {
    const [, weight = "400", size, family] =
      /^(?:(\d+|bold) )?([\d.]+)px (.+)$/s.exec(this.font) ?? [];
    if (!family) throw new Error(`no font family in: ${this.font}`);
    this.#rootFontFamily ||= family;
    const [left, baselineY] = this.#transformPoint(x, y + this.#baseline(text));
    const scale = this.#scale;
    const anchor = { center: "middle", right: "end", end: "end" }[this.textAlign];
    const placeAttributes = attributesText({
      x: shortNumber(left),
      y: shortNumber(baselineY),
      "font-size": shortNumber(Number(size) * scale),
      "font-weight": weight,
      ...(anchor ? { "text-anchor": anchor } : {}),
      ...(family === this.#rootFontFamily ? {} : { "font-family": family }),
    });
    this.#addElement(`<text${placeAttributes}${attributesText(style)}>${escapeXml(text)}</text>`);
  }

  /**
   * The distance from the point down to the text's baseline. Not all programs support the SVG attribute for it.
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

  // ---- definitions

  /**
   * Draws a shape that looks the same everywhere.
   * @param {string} name
   * @param {number} x the centre's place
   * @param {number} y
   * @param {() => void} paint draws the shape around the origin
   */
  repeat(name, x, y, paint) {
    const id = name.replaceAll(" ", "-");
    if (!this.#definitions.has(id)) {
      const elements = this.#elements;
      this.#elements = [];
      this.save();
      const scale = this.#scale;
      this.#matrix = [scale, 0, 0, scale, 0, 0];
      paint();
      this.restore();
      this.#definitions.set(id, `<g id="">${this.#elements.join("")}</g>`);
      this.#elements = elements;
    }
    const [left, top] = this.#transformPoint(x, y);
    this.#addElement(`<use xlink:href="#${id}" x="${shortNumber(left)}" y="${shortNumber(top)}"/>`);
  }

  /**
   * Adds a definition, once.
   * @param {string} text the definition, with an empty id
   * @param {string} prefix the beginning of the id
   * @returns {string} the id
   */
  #addDefinition(text, prefix) {
    const id = this.#ids.get(text) ?? `${prefix}-${this.#ids.size + 1}`;
    this.#ids.set(text, id);
    this.#definitions.set(id, text);
    return id;
  }

  /**
   * The coordinates of a point in the file.
   * @param {number} x
   * @param {number} y
   * @returns {[number, number]}
   */
  #transformPoint(x, y) {
    const [a, b, c, d, e, f] = this.#matrix;
    return [a * x + c * y + e, b * x + d * y + f];
  }

  /**
   * The complete drawing as a file.
   * @param {{ title: string, description: string }} words
   */
  text({ title, description }) {
    const { width, height } = this;
    const definitions = [...this.#definitions].map(([id, text]) =>
      text.replace('id=""', `id="${id}"`),
    );
    const root = attributesText({
      xmlns: "http://www.w3.org/2000/svg",
      "xmlns:xlink": "http://www.w3.org/1999/xlink",
      width: shortNumber(width),
      height: shortNumber(height),
      viewBox: `0 0 ${shortNumber(width)} ${shortNumber(height)}`,
      role: "img",
      "stroke-miterlimit": 10,
      ...(this.#rootFontFamily ? { "font-family": this.#rootFontFamily } : {}),
    });
    return [
      `<svg${root}>`,
      `<title>${escapeXml(title)}</title>`,
      `<desc>${escapeXml(description)}</desc>`,
      ...(definitions.length > 0 ? ["<defs>", ...definitions, "</defs>"] : []),
      ...this.#elements,
      "</svg>",
      "",
    ].join("\n");
  }
}
