// Outlines in SVG notation, made from the calls to a canvas.

/** A transformation of a canvas. It only translates, rotates and scales evenly. @typedef {readonly [number, number, number, number, number, number]} Matrix */

/** @typedef {{ x: number, y: number, radiusX: number, radiusY: number, turn: number, from: number, to: number }} Ellipse angles clockwise */

/** @typedef {{ x: number, y: number, width: number, height: number, radius: number }} Rectangle */

const FULL_TURN = 2 * Math.PI;

export class Path {
  /** @type {string[]} */
  #commands = [];
  /** The outline as a single element, if it consists of one shape. @type {string | null} */
  #singleShape = null;
  /** Whether there is a current point. */
  #hasCurrentPoint = false;

  /** The beginning of an element, such as `circle cx="1" cy="2" r="3"`. Empty if the outline is empty. */
  get shape() {
    if (this.#singleShape !== null) return this.#singleShape;
    return this.#commands.length > 0 ? `path d="${this.#commands.join("")}"` : "";
  }

  /**
   * @param {Matrix} matrix
   * @param {number} x
   * @param {number} y
   */
  move(matrix, x, y) {
    this.#addCommand(`M${pointText(matrix, x, y)}`);
    this.#hasCurrentPoint = true;
  }

  /**
   * @param {Matrix} matrix
   * @param {number} x
   * @param {number} y
   */
  line(matrix, x, y) {
    if (this.#hasCurrentPoint) this.#addCommand(`L${pointText(matrix, x, y)}`);
    else this.move(matrix, x, y);
  }

  /**
   * @param {Matrix} matrix
   * @param {"Q" | "C"} kind
   * @param {readonly number[]} points
   */
  curve(matrix, kind, points) {
    if (!this.#hasCurrentPoint) this.move(matrix, points[0], points[1]);
    const pairs = [];
    for (let i = 0; i < points.length; i += 2)
      pairs.push(pointText(matrix, points[i], points[i + 1]));
    this.#addCommand(`${kind}${pairs.join(" ")}`);
  }

  close() {
    if (this.#hasCurrentPoint) this.#addCommand("Z");
  }

  /**
   * @param {Matrix} matrix
   * @param {Ellipse} ellipse
   */
  ellipse(matrix, ellipse) {
    const { x, y, radiusX, radiusY, turn, from, to } = ellipse;
    const isComplete = to - from >= FULL_TURN - 1e-9;
    const isFirst = this.#commands.length === 0;
    const scale = Math.hypot(matrix[0], matrix[1]);
    const point = (/** @type {number} */ angle) => {
      const [right, below] = [radiusX * Math.cos(angle), radiusY * Math.sin(angle)];
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      return /** @type {const} */ ([x + right * cos - below * sin, y + right * sin + below * cos]);
    };
    const degrees = ((turn + Math.atan2(matrix[1], matrix[0])) * 180) / Math.PI;
    const tilt = radiusX === radiusY ? 0 : degrees;
    const radii = `A${shortNumber(radiusX * scale)} ${shortNumber(radiusY * scale)} ${shortNumber(tilt)}`;
    this.line(matrix, ...point(from));
    if (isComplete) {
      this.#addCommand(`${radii} 0 1 ${pointText(matrix, ...point(from + Math.PI))}`);
      this.#addCommand(`${radii} 0 1 ${pointText(matrix, ...point(from))}`);
    } else {
      const sweep = (((to - from) % FULL_TURN) + FULL_TURN) % FULL_TURN;
      this.#addCommand(`${radii} ${sweep > Math.PI ? 1 : 0} 1 ${pointText(matrix, ...point(to))}`);
    }
    if (isFirst && isComplete && radiusX === radiusY) {
      const [cx, cy] = transformPoint(matrix, x, y);
      this.#singleShape = circleShape(cx, cy, radiusX * scale);
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
    const addCorner = (/** @type {number} */ toX, /** @type {number} */ toY) => {
      const length = shortNumber(corner * scale);
      if (corner > 0) this.#addCommand(`A${length} ${length} 0 0 1 ${pointText(matrix, toX, toY)}`);
    };
    this.line(matrix, right - corner, y);
    addCorner(right, y + corner);
    this.line(matrix, right, bottom - corner);
    addCorner(right - corner, bottom);
    this.line(matrix, x + corner, bottom);
    addCorner(x, bottom - corner);
    this.line(matrix, x, y + corner);
    addCorner(x + corner, y);
    this.close();
    if (isFirst && matrix[1] === 0 && matrix[0] > 0 && width >= 0 && height >= 0) {
      const [left, top] = transformPoint(matrix, x, y);
      this.#singleShape = rectangleShape({
        x: left,
        y: top,
        width: width * scale,
        height: height * scale,
        radius: corner * scale,
      });
    }
  }

  /** @param {string} command */
  #addCommand(command) {
    this.#commands.push(command);
    this.#singleShape = null;
  }
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
export function circleShape(x, y, radius) {
  return `circle cx="${shortNumber(x)}" cy="${shortNumber(y)}" r="${shortNumber(radius)}"`;
}

/** @param {Rectangle} box */
function rectangleShape({ x, y, width, height, radius }) {
  const corner = radius > 0 ? ` rx="${shortNumber(radius)}"` : "";
  const size = `width="${shortNumber(width)}" height="${shortNumber(height)}"`;
  return `rect x="${shortNumber(x)}" y="${shortNumber(y)}" ${size}${corner}`;
}

/**
 * @param {Matrix} matrix
 * @param {number} x
 * @param {number} y
 * @returns {[number, number]}
 */
function transformPoint([a, b, c, d, e, f], x, y) {
  return [a * x + c * y + e, b * x + d * y + f];
}

/**
 * @param {Matrix} matrix
 * @param {number} x
 * @param {number} y
 */
function pointText(matrix, x, y) {
  return transformPoint(matrix, x, y)
    .map((length) => shortNumber(length))
    .join(" ");
}

/**
 * A number in few characters.
 * @param {number} value
 * @param {number} [digits] the maximum number of decimals
 */
export function shortNumber(value, digits = 2) {
  return String(Number(value.toFixed(digits)) + 0);
}

/** The characters that XML forbids. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are meant
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** @param {string} text for an element's content or an attribute's */
export function escapeXml(text) {
  return text
    .replace(FORBIDDEN, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
