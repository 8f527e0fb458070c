// How the sides stand over the moves, as lines: points, or what a game has in their place; and what an engine thought of it.
// One presses or drags along it to go through the game.

import { h, setAttribute, setText } from "../dom.js";
import { t } from "../i18n.js";

/**
 * @typedef {import("../play/state.js").State} SessionState
 * @typedef {import("../boards/board.js").Standing} Standing
 */

/**
 * What an engine thought of the position after so many moves, in the game's unit, more than 0 where the first side is ahead;
 * infinite where the game is decided.
 * @typedef {{ ply: number, value: number }} Evaluation
 */

/** What the lines are drawn in; the picture is stretched to its place. */
const [WIDTH, HEIGHT] = [100, 40];

/** The half of the evaluation's scale, in the game's unit, if no value is greater. */
const LEAST_LEAD = 5;

export class ScoreChart {
  #svg = svg("svg", {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    preserveAspectRatio: "none",
    role: "img",
  });
  #cursor = svg("line", { class: "score-cursor", y1: "0", y2: String(HEIGHT) });
  #even = svg("line", {
    class: "score-even",
    x2: String(WIDTH),
    y1: String(HEIGHT / 2),
    y2: String(HEIGHT / 2),
  });
  #evaluation = svg("polyline", { class: "score-evaluation" });
  #caption = h("p", { class: "score-caption figures", dir: "auto", "aria-hidden": "true" });
  /** @type {SVGElement[]} by seat */
  #lines = [];
  /** @type {string[]} the moves that are drawn */
  #drawn = [];
  /** Whose view is drawn. */
  #viewpoint = 0;
  /** @type {Standing[]} by ply */
  #standings = [];
  /** What is to be drawn of an engine's thoughts, and the moves of which they are. */
  #thoughts = { line: /** @type {string[]} */ ([]), evaluations: /** @type {Evaluation[]} */ ([]) };

  /** @param {(ply: number) => void} go */
  constructor(go) {
    this.#svg.append(this.#even, this.#evaluation, this.#cursor);
    this.element = h("div", { class: "score-chart", hidden: true }, this.#svg, this.#caption);
    this.element.dir = "ltr";
    this.#showThoughts();
    const follow = (/** @type {PointerEvent} */ event) => {
      const { left, width } = this.#svg.getBoundingClientRect();
      const part = Math.min(1, Math.max(0, (event.clientX - left) / width));
      go(Math.round(part * this.#drawn.length));
    };
    this.element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.element.setPointerCapture(event.pointerId);
      follow(event);
    });
    this.element.addEventListener("pointermove", (event) => {
      if (this.element.hasPointerCapture(event.pointerId)) follow(event);
    });
  }

  /**
   * @param {SessionState} state
   * @param {(ply: number) => Standing} standingAt how the sides stand after so many moves of the line
   */
  show({ line, shown, viewpoint }, standingAt) {
    this.element.hidden = line.length === 0;
    if (line.length === 0) return;
    this.#read(line, viewpoint, standingAt);
    const ply = Math.min(shown, line.length);
    this.showMoment(ply);
    const { text } = this.#standings[ply];
    setAttribute(this.#svg, "aria-label", t("chart", { ply, scores: text }));
    setText(this.#caption, t("chart-after", { ply, scores: text }));
  }

  /** @param {number} moment in moves from the start */
  showMoment(moment) {
    const at = this.#x(moment).toFixed(2);
    setAttribute(this.#cursor, "x1", at);
    setAttribute(this.#cursor, "x2", at);
  }

  /**
   * Draws what an engine thought of the positions of a line; nothing, if there is none. On another line it is drawn as far as
   * that has the same moves.
   * @param {Evaluation[]} evaluations by ply, the first one first
   * @param {string[]} [line] the one that is drawn now, if not given
   */
  setEvaluations(evaluations, line = this.#drawn) {
    this.#thoughts = { line, evaluations };
    this.#showThoughts();
  }

  /**
   * Draws anew when other moves have been played than before, or somebody else's view is shown.
   * @param {string[]} line
   * @param {number} viewpoint
   * @param {(ply: number) => Standing} standingAt
   */
  #read(line, viewpoint, standingAt) {
    const same = viewpoint === this.#viewpoint ? sameMoves(line, this.#drawn) : -1;
    if (same === line.length && same === this.#drawn.length && this.#standings.length > 0) return;
    this.#drawn = [...line];
    this.#viewpoint = viewpoint;
    // What is known after the last move may be more than when it was the last.
    this.#standings.length = Math.max(0, Math.min(this.#standings.length - 1, same));
    while (this.#standings.length <= line.length) {
      this.#standings.push(standingAt(this.#standings.length));
    }
    this.#draw();
    this.#showThoughts();
  }

  #draw() {
    const most = Math.max(1, ...this.#standings.flatMap(({ values }) => values.map(Number)));
    const seats = Math.max(...this.#standings.map(({ values }) => values.length));
    for (let seat = 0; seat < seats; seat++) {
      const points = this.#standings.flatMap(({ values }, ply) => {
        const value = values[seat] ?? null;
        return value === null ? [] : [this.#point(ply, HEIGHT - 2 - (value / most) * (HEIGHT - 4))];
      });
      this.#lines[seat] ??= this.#newLine(seat);
      setAttribute(this.#lines[seat], "points", points.join(" "));
    }
  }

  #showThoughts() {
    const { line, evaluations } = this.#thoughts;
    const same = sameMoves(line, this.#drawn);
    const known = evaluations.filter(({ ply }) => ply <= same);
    for (const part of [this.#even, this.#evaluation]) {
      setAttribute(part, "visibility", known.length === 0 ? "hidden" : null);
    }
    const values = known.map(({ value }) => Math.abs(value)).filter(Number.isFinite);
    const most = Math.max(LEAST_LEAD, ...values);
    const points = known.map(({ ply, value }) => {
      const part = Math.min(1, Math.max(-1, value / most));
      return this.#point(ply, HEIGHT / 2 - part * (HEIGHT / 2 - 2));
    });
    setAttribute(this.#evaluation, "points", points.join(" "));
  }

  /** @param {number} moment */
  #x(moment) {
    return (moment / Math.max(1, this.#drawn.length)) * WIDTH;
  }

  /**
   * @param {number} ply
   * @param {number} y
   */
  #point(ply, y) {
    return `${this.#x(ply).toFixed(2)},${y.toFixed(2)}`;
  }

  /** @param {number} seat */
  #newLine(seat) {
    const line = svg("polyline", { class: "score-line", "data-seat": String(seat) });
    this.#svg.append(line);
    return line;
  }
}

/**
 * How many moves two lines begin with alike.
 * @param {string[]} one
 * @param {string[]} other
 */
function sameMoves(one, other) {
  const most = Math.min(one.length, other.length);
  for (let i = 0; i < most; i++) if (one[i] !== other[i]) return i;
  return most;
}

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} attributes
 */
function svg(tag, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
