// A chart of the times of a program's answers: a bar for each answer, and the limit as a line. The visitor presses or drags on
// it, or uses the arrow keys, to go through the program's turns.

import { h, setAttribute, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { keyOf } from "../../kit/page/keys.js";
import { roomFor, timesSummary, usualLimit } from "../../play/match/answer-times.js";

/** @typedef {import("../../play/match/answer-times.js").AnswerTime} AnswerTime */

/** The height of the drawing, which is stretched to its place. Each answer has one unit of the width. */
const HEIGHT = 40;

/** The least height of a bar, so that each is visible. */
const MIN_BAR = 1.5;

/** The space at each side of a bar. */
const BAR_GAP = 0.12;

/** The room above the limit and the longest bar, as a part of the height. */
const HEADROOM = 0.15;

/** The number of turns that the page keys skip. */
const PAGE_STEP = 10;

export class TimeChart {
  #svg = svgElement("svg", { preserveAspectRatio: "none", "aria-hidden": "true" });
  #bars = svgElement("path", { class: "time-bars" });
  #lateBars = svgElement("path", { class: "time-bars late" });
  #limitLine = svgElement("path", { class: "time-limit" });
  #shownMark = svgElement("rect", { class: "time-shown", y: "0", width: "1", height: `${HEIGHT}` });
  #area = h("div", {
    class: "time-area",
    dir: "ltr",
    role: "slider",
    tabIndex: 0,
    "aria-label": t("program-times"),
    "aria-valuemin": "1",
  });
  #summary = h("p", { class: "time-summary figures" });
  element = h("div", { class: "time-chart", hidden: true }, this.#area, this.#summary);
  /** @type {readonly AnswerTime[]} */
  #times = [];
  /** The number of bars that fit. */
  #room = roomFor(0);
  /** The index of the turn on the board; -1 if there is none. */
  #shown = -1;
  /** The index of the turn on the board, or of the next one. */
  #nearest = 0;
  /** Whether a pointer is over the chart, so that the bars must not move. */
  #isHeld = false;
  #goTo;

  /** @param {(index: number) => void} goTo shows the position of a turn */
  constructor(goTo) {
    this.#goTo = goTo;
    this.#svg.append(this.#shownMark, this.#bars, this.#lateBars, this.#limitLine);
    this.#area.append(this.#svg);
    this.#listenToPointer();
    this.#area.addEventListener("keydown", (event) => this.#onKeyDown(event));
  }

  /**
   * @param {readonly AnswerTime[]} times
   * @param {number} shown the index of the turn on the board; -1 if there is none
   * @param {number} nearest the index of the turn on the board, or of the next one
   * @param {(took: number) => string} durationText
   */
  show(times, shown, nearest, durationText) {
    this.#times = times;
    this.#shown = shown;
    this.#nearest = Math.min(nearest, this.#last);
    this.#draw();
    const number = this.#nearest + 1;
    setAttribute(this.#area, "aria-valuemax", String(this.#last + 1));
    setAttribute(this.#area, "aria-valuenow", String(number));
    setAttribute(
      this.#area,
      "aria-valuetext",
      `${t("program-turn", { number })}: ${this.#timeText(times[this.#nearest], durationText)}`,
    );
    setText(this.#summary, summaryText(times, durationText));
  }

  /** The index of the last turn that can be shown. */
  get #last() {
    return Math.max(this.#times.length - 1, this.#shown, 0);
  }

  /**
   * @param {AnswerTime | undefined} time
   * @param {(took: number) => string} durationText
   */
  #timeText(time, durationText) {
    if (!time) return t("program-no-answer-yet");
    const { isRepeated, limit, took } = time;
    if (took === null) return t("program-no-answer");
    if (isRepeated) return t("program-again", { time: durationText(took) });
    return limit === null
      ? durationText(took)
      : t("program-time", { took: durationText(took), limit: durationText(limit) });
  }

  #draw() {
    const times = this.#times;
    if (!this.#isHeld) this.#room = roomFor(times.length);
    setAttribute(this.#svg, "viewBox", `0 0 ${this.#room} ${HEIGHT}`);
    const limit = usualLimit(times);
    const highest = Math.max(limit ?? 0, ...times.map(({ took }) => took ?? 0), 1);
    const heightOf = (/** @type {number} */ ms) => (ms / highest) * HEIGHT * (1 - HEADROOM);
    const barOf = (/** @type {AnswerTime} */ { took }, /** @type {number} */ index) => {
      const height = took === null ? HEIGHT : Math.max(MIN_BAR, heightOf(took));
      const width = 1 - 2 * BAR_GAP;
      return `M${index + BAR_GAP} ${HEIGHT}v${-round(height)}h${width}v${round(height)}z`;
    };
    const bars = times.map(barOf);
    setAttribute(this.#bars, "d", bars.filter((_, index) => !isLate(times[index])).join(""));
    setAttribute(this.#lateBars, "d", bars.filter((_, index) => isLate(times[index])).join(""));
    setAttribute(this.#limitLine, "d", this.#limitPath(limit, heightOf));
    setAttribute(this.#shownMark, "x", String(this.#shown));
    setAttribute(this.#shownMark, "visibility", this.#shown < 0 ? "hidden" : null);
  }

  /**
   * The line at the limits of the answers, and at the usual limit after the last answer.
   * @param {number | null} usual
   * @param {(ms: number) => number} heightOf
   */
  #limitPath(usual, heightOf) {
    let path = "";
    /** @type {number | null} */
    let previous = null;
    for (let index = 0; index < this.#room; index++) {
      const limit = this.#times[index] ? this.#times[index].limit : usual;
      const y = round(HEIGHT - heightOf(limit ?? 0));
      // The longer limit of a first answer may be above the drawing.
      if (limit !== null && y >= 0)
        path += limit === previous ? `H${index + 1}` : `M${index} ${y}H${index + 1}`;
      previous = y >= 0 ? limit : null;
    }
    return path;
  }

  #listenToPointer() {
    const area = this.#area;
    const hold = (/** @type {boolean} */ isHeld) => {
      this.#isHeld = isHeld;
      if (!isHeld) this.#draw();
    };
    area.addEventListener("pointerenter", () => hold(true));
    area.addEventListener("pointerleave", () => hold(false));
    area.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      area.setPointerCapture(event.pointerId);
      this.#goTo(this.#indexAt(event.clientX));
    });
    area.addEventListener("pointermove", (event) => {
      const index = this.#indexAt(event.clientX);
      if (area.hasPointerCapture(event.pointerId) && index !== this.#shown) this.#goTo(index);
    });
  }

  /** @param {number} clientX the place of a pointer */
  #indexAt(clientX) {
    const { left, width } = this.#svg.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * this.#room);
    return Math.min(Math.max(index, 0), this.#last);
  }

  /** @param {KeyboardEvent} event */
  #onKeyDown(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const nearest = this.#nearest;
    const next = this.#shown < 0 ? nearest : nearest + 1;
    /** @type {Record<string, number>} */
    const targets = {
      ArrowLeft: nearest - 1,
      ArrowDown: nearest - 1,
      ArrowRight: next,
      ArrowUp: next,
      PageDown: nearest - PAGE_STEP,
      PageUp: nearest + PAGE_STEP,
      Home: 0,
      End: this.#last,
    };
    const target = targets[keyOf(event)];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.#goTo(Math.min(Math.max(target, 0), this.#last));
  }
}

/** @param {AnswerTime} time */
const isLate = ({ isRepeated, limit, took }) =>
  took === null || (!isRepeated && limit !== null && took > limit);

/**
 * @param {readonly AnswerTime[]} times
 * @param {(took: number) => string} durationText
 */
function summaryText(times, durationText) {
  const summary = timesSummary(times);
  if (!summary) return "";
  const { index, limit, longest, median } = summary;
  const args = {
    longest: durationText(longest),
    number: index + 1,
    median: durationText(median),
    limit: limit === null ? "" : durationText(limit),
  };
  return t(limit === null ? "program-times-unlimited" : "program-times-limited", args);
}

/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100;

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
