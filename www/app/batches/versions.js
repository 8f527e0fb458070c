// The part of the page about all versions of a program: their ratings, and their results in all stored games.

import { h } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { t } from "../../kit/page/i18n.js";
import { loadStandings } from "../../play/batches/standings.js";
import { ratingsOf } from "../../play/batches/version-ratings.js";
import { ratingOfLevel } from "../../play/your-games/rating.js";
import { versionName } from "./version-names.js";
import { rateText, ratingText } from "./words.js";

/** @typedef {import("../../play/batches/run-store.js").Run} Run */
/** @typedef {import("../../play/batches/standings.js").Opponent} Opponent */
/** @typedef {import("../../play/batches/standings.js").Standings} Standings */
/** @typedef {import("../../play/programs/program.js").Version} Version */
/** @typedef {import("./rating-chart.js").RatedVersion} RatedVersion */

/** The number of versions from which there is something to compare. */
const MIN_VERSIONS = 2;

export class VersionsPart {
  #levels;
  #isUnequal;
  #signal;
  #chartPlace = h("div", { class: "rating-chart", dir: "ltr", "aria-hidden": "true" });
  #chart = h("div", null, this.#chartPlace, h("p", { class: "muted" }, chartNoteText()));
  #matrixPlace = h("div", {
    class: "matrix-scroll",
    tabIndex: 0,
    role: "region",
    "aria-label": t("matrix-title"),
  });
  /** The runs and versions that are shown, as JSON. */
  #shown = "";
  #drawing = new AbortController();
  /** Whether the page has shown its first results. Later the part does not appear, since it would push down what is read. */
  #isOpened = false;

  /**
   * @param {number} levels the number of the engine's levels
   * @param {boolean} isUnequal whether the sides are unequal, so that pairs count
   * @param {AbortSignal} signal aborts when the page is closed
   */
  constructor(levels, isUnequal, signal) {
    this.#levels = levels;
    this.#isUnequal = isUnequal;
    this.#signal = signal;
    signal.addEventListener("abort", () => this.#drawing.abort());
    this.element = h(
      "section",
      { class: "card batches-versions", "aria-label": t("versions-title"), hidden: true },
      h("h2", null, t("versions-title")),
      h(
        "div",
        { class: "versions-parts" },
        this.#chart,
        h(
          "div",
          null,
          this.#matrixPlace,
          h("p", { class: "matrix-notes muted" }, t("matrix-notes")),
        ),
      ),
    );
  }

  /**
   * Shows the results of these runs.
   * @param {readonly Run[]} runs
   * @param {readonly Version[]} versions the stored versions, the oldest first
   */
  async show(runs, versions) {
    const labels = versions.map(({ at, label }) => [at, label]);
    const wanted = JSON.stringify([runs.map(({ done, id }) => [id, done]), labels]);
    if (wanted === this.#shown) return;
    this.#shown = wanted;
    const standings = await loadStandings(runs, this.#isUnequal);
    if (wanted !== this.#shown || this.#signal.aborted) return;
    if (!this.#isOpened) this.element.hidden = standings.versions.length < MIN_VERSIONS;
    this.#isOpened = true;
    if (this.element.hidden) return;
    const ratings = ratingsOf(standings, this.#isUnequal);
    this.#matrixPlace.replaceChildren(matrixTable(standings, ratings, versions));
    this.#showChart(ratings, versions);
  }

  /**
   * @param {readonly RatedVersion[]} ratings
   * @param {readonly Version[]} versions
   */
  async #showChart(ratings, versions) {
    this.#drawing.abort();
    const drawing = new AbortController();
    this.#drawing = drawing;
    this.#chart.hidden = ratings.length < MIN_VERSIONS;
    if (this.#chart.hidden) return;
    try {
      const { drawRatings } = await loadPart(import("./rating-chart.js"));
      const { signal } = drawing;
      if (signal.aborted) return;
      drawRatings(this.#chartPlace, ratings, { versions, levels: this.#levels, signal });
    } catch {
      // The table has all numbers.
      this.#chart.hidden = true;
    }
  }
}

function chartNoteText() {
  const [first, second] = [1, 2].map(ratingOfLevel);
  return t("versions-what", { first, step: second - first });
}

/**
 * @param {Standings} standings
 * @param {readonly RatedVersion[]} ratings
 * @param {readonly Version[]} versions
 */
function matrixTable(standings, ratings, versions) {
  const nameOf = (/** @type {number} */ at) =>
    t("version-named", { version: versionName(versions, at) });
  /** @type {(Opponent & { name: string })[]} */
  const opponents = [
    ...standings.levels.map((level) => ({ level, name: t("batch-level", { level }) })),
    ...standings.metVersions.map((version) => ({ version, name: nameOf(version) })),
  ];
  const heads = [t("matrix-version"), t("matrix-rating"), ...opponents.map(({ name }) => name)];
  const rows = standings.versions.toReversed().map((version) => {
    const rating = ratings.find((each) => each.version === version);
    return h(
      "tr",
      null,
      h("th", { scope: "row" }, versionName(versions, version)),
      rating ? estimateCell(ratingText(rating), rating.games) : h("td"),
      ...opponents.map((opponent) => {
        const { games, rate } = standings.tally(version, opponent);
        return rate ? estimateCell(rateText(rate), games) : h("td");
      }),
    );
  });
  return h(
    "table",
    { class: "matrix figures", "aria-label": t("matrix-title") },
    h("thead", null, h("tr", null, ...heads.map((text) => h("th", { scope: "col" }, text)))),
    h("tbody", null, ...rows),
  );
}

/**
 * @param {import("./words.js").EstimateText} estimate
 * @param {number} games
 */
function estimateCell({ value, range }, games) {
  return h(
    "td",
    null,
    h("span", { class: "batch-value" }, value),
    range !== "" && h("span", { class: "batch-range" }, range),
    h("span", { class: "batch-range" }, t("matrix-games", { games })),
  );
}
