// Outlines in SVG notation, made from the calls to a canvas.

/** A transformation of a canvas. It only translates, rotates and scales evenly. @typedef {readonly [number, number, number, number, number, number]} Matrix */

/** @typedef {{ x: number, y: number, across: number, down: number, turn: number, from: number, to: number }} Ellipse angles clockwise */

/** @typedef {{ x: number, y: number, width: number, height: number, radius: number }} Rectangle */

const WHOLE = 2 * Math.PI;

export class Path {
  /** @type {string[]} */
  #commands = [];
  /** The outline as a single element, if it consists of one shape. @type {string | null} */
  #alone = null;
  /** Whether there is a current point. */
  #isBegun = false;

  /** The beginning of an element, such as `circle cx="1" cy="2" r="3"`. Empty if the outline is empty. */
  get shape() {
    if (this.#alone !== null) return this.#alone;
    return this.#commands.length > 0 ? `path d="${this.#commands.join("")}"` : "";
  }

  /**
   * @param {Matrix} matrix
   * @param {number} x
   * @param {number} y
   */
  move(matrix, x, y) {
    this.#add(`M${at(matrix, x, y)}`);
    this.#isBegun = true;
  }

  /**
   * @param {Matrix} matrix
   * @param {number} x
   * @param {number} y
   */
  line(matrix, x, y) {
    if (this.#isBegun) this.#add(`L${at(matrix, x, y)}`);
    else this.move(matrix, x, y);
  }

  /**
   * @param {Matrix} matrix
   * @param {"Q" | "C"} kind
   * @param {readonly number[]} points
   */
  curve(matrix, kind, points) {
    if (!this.#isBegun) this.move(matrix, points[0], points[1]);
    const pairs = [];
    for (let i = 0; i < points.length; i += 2) pairs.push(at(matrix, points[i], points[i + 1]));
    this.#add(`${kind}${pairs.join(" ")}`);
  }

  close() {
    if (this.#isBegun) this.#add("Z");
  }

  /**
   * @param {Matrix} matrix
   * @param {Ellipse} ellipse
   */
  ellipse(matrix, ellipse) {
    const { x, y, across, down, turn, from, to } = ellipse;
    const isWhole = to - from >= WHOLE - 1e-9;
    const isFirst = this.#commands.length === 0;
    const scale = Math.hypot(matrix[0], matrix[1]);
    const point = (/** @type {number} */ angle) => {
      const [right, below] = [across * Math.cos(angle), down * Math.sin(angle)];
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      return /** @type {const} */ ([x + right * cos - below * sin, y + right * sin + below * cos]);
    };
    const degrees = ((turn + Math.atan2(matrix[1], matrix[0])) * 180) / Math.PI;
    const slant = across === down ? 0 : degrees;
    const radii = `A${short(across * scale)} ${short(down * scale)} ${short(slant)}`;
    this.line(matrix, ...point(from));
    if (isWhole) {
      this.#add(`${radii} 0 1 ${at(matrix, ...point(from + Math.PI))}`);
      this.#add(`${radii} 0 1 ${at(matrix, ...point(from))}`);
    } else {
      const part = (((to - from) % WHOLE) + WHOLE) % WHOLE;
      this.#add(`${radii} ${part > Math.PI ? 1 : 0} 1 ${at(matrix, ...point(to))}`);
    }
    if (isFirst && isWhole && across === down) {
      const [cx, cy] = mapped(matrix, x, y);
      this.#alone = circle(cx, cy, across * scale);
    }
  }

  /**
   * Adds a rectangle, which may have round corners. Its first corner becomes the current point.
   * @param {Matrix} matrix
   * @param {Rectangle} box
   */
  rectangle(matrix, { x, y, width, height, radius }) {
    const isFirst = this.#commands.length === 0;
    const scale = Math.hypot(matrix[0], matrix[1]);
    const corner = Math.min(radius, width / 2, height / 2);
    const [right, bottom] = [x + width, y + height];
    this.move(matrix, x + corner, y);
    const round = (/** @type {number} */ toX, /** @type {number} */ toY) => {
      const length = short(corner * scale);
      if (corner > 0) this.#add(`A${length} ${length} 0 0 1 ${at(matrix, toX, toY)}`);
    };
    this.line(matrix, right - corner, y);
    round(right, y + corner);
    this.line(matrix, right, bottom - corner);
    round(right - corner, bottom);
    this.line(matrix, x + corner, bottom);
    round(x, bottom - corner);
    this.line(matrix, x, y + corner);
    round(x + corner, y);
    this.close();
    if (isFirst && matrix[1] === 0 && matrix[0] > 0 && width >= 0 && height >= 0) {
      const [left, top] = mapped(matrix, x, y);
      this.#alone = rectangle({
        x: left,
        y: top,
        width: width * scale,
        height: height * scale,
        radius: corner * scale,
      });
    }
  }

  /** @param {string} command */
  #add(command) {
    this.#commands.push(command);
    this.#alone = null;
  }
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
export function circle(x, y, radius) {
  return `circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"`;
}

/** @param {Rectangle} box */
function rectangle({ x, y, width, height, radius }) {
  const corner = radius > 0 ? ` rx="${short(radius)}"` : "";
  const size = `width="${short(width)}" height="${short(height)}"`;
  return `rect x="${short(x)}" y="${short(y)}" ${size}${corner}`;
}

/**
 * @param {Matrix} matrix
 * @param {number} x
 * @param {number} y
 * @returns {[number, number]}
 */
function mapped([a, b, c, d, e, f], x, y) {
  return [a * x + c * y + e, b * x + d * y + f];
}

/**
 * @param {Matrix} matrix
 * @param {number} x
 * @param {number} y
 */
function at(matrix, x, y) {
  return mapped(matrix, x, y)
    .map((length) => short(length))
    .join(" ");
}

/**
 * A number in few characters.
 * @param {number} value
 * @param {number} [digits] the maximum number of decimals
 */
export function short(value, digits = 2) {
  return String(Number(value.toFixed(digits)) + 0);
}

/** The characters that XML forbids. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are meant
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** @param {string} text for an element's content or an attribute's */
export function escaped(text) {
  return text
    .replace(FORBIDDEN, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
