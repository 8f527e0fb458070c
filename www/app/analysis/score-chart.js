// A chart of the sides' scores over the moves, with points or the game's counterpart, and of an engine's evaluations. The
// visitor presses or drags on it to go through the game.

import { h, setAttribute, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";

/**
 * @typedef {import("../../play/match/state.js").State} SessionState
 * @typedef {import("../../kit/boards/board.js").Standing} Standing
 */

/**
 * An engine's evaluation of the position at a ply, in the game's unit. It is positive where the first side is ahead, and
 * infinite where the game is decided.
 * @typedef {{ ply: number, value: number }} Evaluation
 */

/** A mistake found in a review: the ply after the move, and its kind. @typedef {{ ply: number, kind: string }} Mistake */

/** The kinds of mistake that are marked. Lesser ones would cover the chart of a long game. */
const MARKED_KINDS = new Set(["bad", "weak"]);

/** With more mistakes than this only the worst kind is marked, and small. */
const MAX_FULL_MARKS = 30;

/** A press within this distance of a mark goes to the mistake, in CSS pixels. */
const MARK_RADIUS_PX = 10;

/** The coordinates of the drawing, which is stretched to its place. */
const [WIDTH, HEIGHT] = [100, 40];

/** The least value at the top of the evaluation's scale, in the game's unit. */
const MIN_LEAD = 5;

export class ScoreChart {
  #svg = svgElement("svg", {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    preserveAspectRatio: "none",
    role: "img",
  });
  #cursor = svgElement("line", { class: "score-cursor", y1: "0", y2: String(HEIGHT) });
  #evenLine = svgElement("line", {
    class: "score-even",
    x2: String(WIDTH),
    y1: String(HEIGHT / 2),
    y2: String(HEIGHT / 2),
  });
  #evaluationLine = svgElement("polyline", { class: "score-evaluation" });
  #caption = h("p", { class: "score-caption figures", dir: "auto", "aria-hidden": "true" });
  /** @type {SVGElement[]} by seat */
  #scoreLines = [];
  /** @type {string[]} the moves drawn */
  #drawnMoves = [];
  /** The viewpoint drawn. */
  #viewpoint = 0;
  /** @type {Standing[]} by ply */
  #standings = [];
  #markLayer = h("div", { class: "score-marks", "aria-hidden": "true" });
  /** The mistakes marked, from left to right. @type {Mistake[]} */
  #markedMistakes = [];
  /** The findings of a review, and the line of moves that they belong to. */
  #review = {
    line: /** @type {string[]} */ ([]),
    evaluations: /** @type {Evaluation[]} */ ([]),
    mistakes: /** @type {Mistake[]} */ ([]),
  };

  /** @param {(ply: number) => void} showPosition */
  constructor(showPosition) {
    this.#svg.append(this.#evenLine, this.#evaluationLine, this.#cursor);
    const area = h("div", { class: "score-area" }, this.#svg, this.#markLayer);
    this.element = h("div", { class: "score-chart", hidden: true }, area, this.#caption);
    this.element.dir = "ltr";
    this.#drawReview();
    const showUnderPointer = (/** @type {PointerEvent} */ event) =>
      showPosition(this.#plyAt(event.clientX));
    this.element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.element.setPointerCapture(event.pointerId);
      showPosition(this.#mistakeAt(event.clientX)?.ply ?? this.#plyAt(event.clientX));
    });
    this.element.addEventListener("pointermove", (event) => {
      if (this.element.hasPointerCapture(event.pointerId)) showUnderPointer(event);
    });
  }

  /**
   * @param {SessionState} state
   * @param {(ply: number) => Standing} standingAt the scores at a ply of the line
   * @param {{ positionName: (ply: number) => string | number }} names the names of the line's moves
   */
  show({ line, shown, viewpoint }, standingAt, names) {
    this.element.hidden = line.length === 0;
    if (line.length === 0) return;
    this.#readScores(line, viewpoint, standingAt);
    const ply = Math.min(shown, line.length);
    this.showMoment(ply);
    const { text } = this.#standings[ply];
    const args = { ply: names.positionName(ply), scores: text };
    setAttribute(this.#svg, "aria-label", t("chart", args));
    setText(this.#caption, t("chart-after", args));
  }

  /** @param {number} moment the place in the line, in moves from the start */
  showMoment(moment) {
    const x = this.#xOf(moment).toFixed(2);
    setAttribute(this.#cursor, "x1", x);
    setAttribute(this.#cursor, "x2", x);
  }

  /**
   * Draws the findings of a line's review. Empty lists remove them. If another line is shown, they are drawn for the moves that
   * both lines have in common.
   * @param {Evaluation[]} evaluations in order of ply
   * @param {Mistake[]} mistakes
   * @param {string[]} [line] the line now shown if omitted
   */
  setReview(evaluations, mistakes, line = this.#drawnMoves) {
    this.#review = { line, evaluations, mistakes };
    this.#drawReview();
  }

  /** @param {number} clientX the place of a pointer */
  #plyAt(clientX) {
    const { left, width } = this.#svg.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    return Math.round(share * this.#drawnMoves.length);
  }

  /**
   * The marked mistake nearest to a pointer, if one is near.
   * @param {number} clientX
   */
  #mistakeAt(clientX) {
    const { left, width } = this.#svg.getBoundingClientRect();
    const distance = (/** @type {Mistake} */ { ply }) =>
      Math.abs(left + (width * this.#xOf(ply)) / WIDTH - clientX);
    const [nearest] = this.#markedMistakes.toSorted(
      (one, other) => distance(one) - distance(other),
    );
    return nearest && distance(nearest) <= MARK_RADIUS_PX ? nearest : undefined;
  }

  /**
   * Draws the chart again if the moves or the viewpoint have changed.
   * @param {string[]} line
   * @param {number} viewpoint
   * @param {(ply: number) => Standing} standingAt
   */
  #readScores(line, viewpoint, standingAt) {
    const commonCount =
      viewpoint === this.#viewpoint ? commonMoveCount(line, this.#drawnMoves) : -1;
    if (
      commonCount === line.length &&
      commonCount === this.#drawnMoves.length &&
      this.#standings.length > 0
    )
      return;
    this.#drawnMoves = [...line];
    this.#viewpoint = viewpoint;
    // The last position is read again: after another move, more of it may be known.
    this.#standings.length = Math.max(0, Math.min(this.#standings.length - 1, commonCount));
    while (this.#standings.length <= line.length) {
      this.#standings.push(standingAt(this.#standings.length));
    }
    this.#draw();
    this.#drawReview();
  }

  #draw() {
    const highest = Math.max(1, ...this.#standings.flatMap(({ values }) => values.map(Number)));
    const seats = Math.max(...this.#standings.map(({ values }) => values.length));
    for (let seat = 0; seat < seats; seat++) {
      const points = this.#standings.flatMap(({ values }, ply) => {
        const value = values[seat] ?? null;
        return value === null
          ? []
          : [this.#pointText(ply, HEIGHT - 2 - (value / highest) * (HEIGHT - 4))];
      });
      this.#scoreLines[seat] ??= this.#addScoreLine(seat);
      setAttribute(this.#scoreLines[seat], "points", points.join(" "));
    }
  }

  #drawReview() {
    const { line, evaluations, mistakes } = this.#review;
    const commonCount = commonMoveCount(line, this.#drawnMoves);
    const commonEvaluations = evaluations.filter(({ ply }) => ply <= commonCount);
    for (const line of [this.#evenLine, this.#evaluationLine]) {
      setAttribute(line, "visibility", commonEvaluations.length === 0 ? "hidden" : null);
    }
    const values = commonEvaluations.map(({ value }) => Math.abs(value)).filter(Number.isFinite);
    const highest = Math.max(MIN_LEAD, ...values);
    const heightOf = (/** @type {number} */ value) => {
      const share = Math.min(1, Math.max(-1, value / highest));
      return HEIGHT / 2 - share * (HEIGHT / 2 - 2);
    };
    const points = commonEvaluations.map(({ ply, value }) => this.#pointText(ply, heightOf(value)));
    setAttribute(this.#evaluationLine, "points", points.join(" "));
    const marked = mistakes.filter(({ kind, ply }) => MARKED_KINDS.has(kind) && ply <= commonCount);
    const areMany = marked.length > MAX_FULL_MARKS;
    this.#markedMistakes = areMany ? marked.filter(({ kind }) => kind === "bad") : marked;
    this.#markLayer.classList.toggle("many", areMany);
    const marks = this.#markedMistakes.map(({ ply, kind }) => {
      const mark = h("i", { class: `score-mark ${kind}` });
      const value = commonEvaluations.findLast((each) => each.ply <= ply)?.value ?? 0;
      mark.style.left = `${this.#xOf(ply)}%`;
      mark.style.top = `${(100 * heightOf(value)) / HEIGHT}%`;
      return mark;
    });
    this.#markLayer.replaceChildren(...marks);
  }

  /** @param {number} moment */
  #xOf(moment) {
    return (moment / Math.max(1, this.#drawnMoves.length)) * WIDTH;
  }

  /**
   * @param {number} ply
   * @param {number} y
   */
  #pointText(ply, y) {
    return `${this.#xOf(ply).toFixed(2)},${y.toFixed(2)}`;
  }

  /** @param {number} seat */
  #addScoreLine(seat) {
    const line = svgElement("polyline", { class: "score-line", "data-seat": String(seat) });
    this.#svg.append(line);
    return line;
  }
}

/**
 * The number of moves that two lines have in common at their beginning.
 * @param {string[]} one
 * @param {string[]} other
 */
function commonMoveCount(one, other) {
  const shorter = Math.min(one.length, other.length);
  for (let i = 0; i < shorter; i++) if (one[i] !== other[i]) return i;
  return shorter;
}

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} attributes
 */
function svgElement(tag, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
