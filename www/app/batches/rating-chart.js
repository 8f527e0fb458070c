// A chart of the versions' ratings with their intervals, between lines at the ratings of the engine's levels.

import { h } from "../../kit/page/dom.js";
import { dayAndMonth, numeral, t } from "../../kit/page/i18n.js";
import { themeChanges } from "../../kit/page/theme.js";
import { ratingOfLevel } from "../../play/your-games/rating.js";
import uPlot from "../../vendor/uplot.js";

/** @typedef {import("../../play/batches/version-ratings.js").VersionRating & { version: number }} RatedVersion */

const HEIGHT_PX = 240;

/** An interval is cut where it is further than this from all ratings, so that a wide one does not flatten the rest. */
const MAX_MARGIN = 300;

/** The radius of a point, and half the width of an interval's ends, in CSS pixels. */
const [POINT_RADIUS, CAP_RADIUS] = [4, 5];

/**
 * Draws the chart into an empty element, until the signal aborts.
 * @param {HTMLElement} place
 * @param {readonly RatedVersion[]} ratings the oldest version first
 * @param {Object} options
 * @param {readonly { at: number }[]} options.versions the stored versions, the oldest first
 * @param {number} options.levels the number of levels
 * @param {AbortSignal} options.signal
 */
export function drawRatings(place, ratings, { versions, levels, signal }) {
  const { fontFamily } = getComputedStyle(place);
  const font = `12px ${fontFamily}`;
  const colour = (/** @type {string} */ name) => () =>
    getComputedStyle(place).getPropertyValue(`--${name}`);
  const [low, high] = endsOf(ratings);
  const shown = levelsAround(low, high, levels);
  const lines = shown.map(ratingOfLevel);
  const common = { stroke: colour("muted"), font, ticks: { show: false } };
  const indices = ratings.map((_, index) => index);
  const plot = new uPlot(
    {
      width: place.clientWidth,
      height: HEIGHT_PX,
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: [-0.5, ratings.length - 0.5] },
        y: { range: [Math.min(low, ...lines) - MARGIN, Math.max(high, ...lines) + MARGIN] },
      },
      axes: [
        {
          ...common,
          grid: { show: false },
          size: 28,
          splits: () => indices,
          values: () => ratings.map(({ version }) => axisText(versions, version)),
        },
        {
          ...common,
          grid: { stroke: colour("line"), width: 1 },
          size: 48,
          splits: () => lines,
          values: () => lines.map((rating) => numeral(rating)),
        },
        {
          ...common,
          grid: { show: false },
          scale: "y",
          side: 1,
          size: (_, values) => LABEL_GAP + Math.max(...(values ?? []).map(widthIn(font))),
          splits: () => lines,
          values: () => shown.map((level) => t("batch-level", { level })),
        },
      ],
      series: [
        {},
        {
          stroke: colour("accent"),
          width: 2,
          points: { show: true, size: 2 * POINT_RADIUS, fill: colour("accent") },
        },
      ],
      hooks: { draw: [(drawn) => drawIntervals(drawn, ratings, colour("accent")())] },
    },
    [indices, ratings.map(({ rating }) => rating)],
    place,
  );
  const sizes = new ResizeObserver(() =>
    plot.setSize({ width: place.clientWidth, height: HEIGHT_PX }),
  );
  sizes.observe(place);
  themeChanges.addEventListener("change", () => plot.redraw(), { signal });
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    plot.destroy();
  });
}

/** The space beside the names of the levels, in CSS pixels. */
const LABEL_GAP = 14;

/** Measures a text, in CSS pixels. @param {string} font */
const widthIn = (font) => (/** @type {string} */ text) => {
  const context = h("canvas", null).getContext("2d");
  if (!context) return 0;
  context.font = font;
  return Math.ceil(context.measureText(text).width);
};

/** The room above and below the levels and intervals, in rating points. */
const MARGIN = 60;

/**
 * The ends of the intervals, within the limits.
 * @param {readonly RatedVersion[]} ratings
 * @returns {[low: number, high: number]}
 */
function endsOf(ratings) {
  const values = ratings.map(({ rating }) => rating);
  const [least, most] = [Math.min(...values) - MAX_MARGIN, Math.max(...values) + MAX_MARGIN];
  return [
    Math.max(Math.min(...ratings.map(({ low, rating }) => low ?? rating)), least),
    Math.min(Math.max(...ratings.map(({ high, rating }) => high ?? rating)), most),
  ];
}

/**
 * The levels whose ratings surround a range.
 * @param {number} low
 * @param {number} high
 * @param {number} levels the number of levels
 */
function levelsAround(low, high, levels) {
  const all = Array.from({ length: levels }, (_, index) => index + 1);
  const first = all.findLast((level) => ratingOfLevel(level) <= low) ?? 1;
  const last = all.find((level) => ratingOfLevel(level) >= high) ?? levels;
  return all.filter((level) => level >= first && level <= last);
}

/**
 * The number of a version, or its day if it is no longer stored.
 * @param {readonly { at: number }[]} versions
 * @param {number} version
 */
function axisText(versions, version) {
  const index = versions.findIndex(({ at }) => at === version);
  return index < 0 ? dayAndMonth(new Date(version)) : numeral(index + 1);
}

/**
 * @param {uPlot} plot
 * @param {readonly RatedVersion[]} ratings
 * @param {string} colour
 */
function drawIntervals(plot, ratings, colour) {
  const { bbox, ctx } = plot;
  const { left, top, width, height } = bbox;
  const pixel = uPlot.pxRatio;
  ctx.save();
  ctx.beginPath();
  ctx.rect(left, top, width, height);
  ctx.clip();
  ctx.beginPath();
  for (const [index, { low, high }] of ratings.entries()) {
    if (low === null || high === null) continue;
    const x = plot.valToPos(index, "x", true);
    const [bottom, ceiling] = [low, high].map((bound) => plot.valToPos(bound, "y", true));
    ctx.moveTo(x, bottom);
    ctx.lineTo(x, ceiling);
    for (const y of [bottom, ceiling]) {
      ctx.moveTo(x - CAP_RADIUS * pixel, y);
      ctx.lineTo(x + CAP_RADIUS * pixel, y);
    }
  }
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1.5 * pixel;
  ctx.stroke();
  ctx.restore();
}
