// The points of all sides over the moves, as lines. One presses or drags along it to go through the game.

import { h, setAttribute } from "../dom.js";
import { t } from "../i18n.js";
import { sideName } from "./names.js";

/**
 * @typedef {import("../play/state.js").State} SessionState
 */

/** What the lines are drawn in; the picture is stretched to its place. */
const [WIDTH, HEIGHT] = [100, 40];

export class ScoreChart {
  #svg = svg("svg", {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    preserveAspectRatio: "none",
    role: "img",
  });
  #cursor = svg("line", { class: "score-cursor", y1: "0", y2: String(HEIGHT) });
  /** @type {SVGElement[]} by seat */
  #lines = [];
  /** @type {string[]} the moves that are drawn */
  #drawn = [];
  /** @type {number[][]} by ply, then by seat */
  #scores = [];
  /** @param {(ply: number) => void} go */
  constructor(go) {
    this.#svg.append(this.#cursor);
    this.element = h("div", { class: "score-chart", hidden: true }, this.#svg);
    this.element.dir = "ltr";
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
   * @param {(ply: number) => number[]} scoresAt what each seat has after so many moves
   */
  show({ game, moves, shown }, scoresAt) {
    this.element.hidden = moves.length === 0;
    this.#readScores(moves, scoresAt);
    if (moves.length === 0) return;
    this.showMoment(shown);
    const parts = this.#scores[shown].map((points, seat) =>
      t("chart-score", { side: sideName(game, seat), points }),
    );
    const label = t("chart", { ply: shown, scores: parts.join(t("list-comma")) });
    setAttribute(this.#svg, "aria-label", label);
  }

  /** @param {number} moment in moves from the start */
  showMoment(moment) {
    const at = ((moment / Math.max(1, this.#drawn.length)) * WIDTH).toFixed(2);
    setAttribute(this.#cursor, "x1", at);
    setAttribute(this.#cursor, "x2", at);
  }

  /**
   * Draws anew when other moves have been played than before.
   * @param {string[]} moves
   * @param {(ply: number) => number[]} scoresAt
   */
  #readScores(moves, scoresAt) {
    let same = 0;
    while (same < this.#drawn.length && this.#drawn[same] === moves[same]) same += 1;
    if (same === moves.length && same === this.#drawn.length && this.#scores.length > 0) return;
    this.#drawn = [...moves];
    this.#scores.length = Math.min(this.#scores.length, same + 1);
    while (this.#scores.length <= moves.length) this.#scores.push(scoresAt(this.#scores.length));
    this.#draw();
  }

  #draw() {
    const length = Math.max(1, this.#drawn.length);
    const most = Math.max(1, ...this.#scores.flat());
    for (const seat of this.#scores[0].keys()) {
      const points = this.#scores.map((scores, ply) => {
        const y = HEIGHT - 2 - (scores[seat] / most) * (HEIGHT - 4);
        return `${((ply / length) * WIDTH).toFixed(2)},${y.toFixed(2)}`;
      });
      this.#lines[seat] ??= this.#newLine(seat);
      setAttribute(this.#lines[seat], "points", points.join(" "));
    }
  }

  /** @param {number} seat */
  #newLine(seat) {
    const line = svg("polyline", { class: "score-line", "data-seat": String(seat) });
    this.#svg.append(line);
    return line;
  }
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
