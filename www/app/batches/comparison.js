// The part of the page that answers whether the current source is better than an earlier version.

import { submitButton } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { dateTime, number, t } from "../../kit/page/i18n.js";
import { MAX_GAMES } from "../../play/batches/batch.js";
import { DEFAULT_HYPOTHESES, ERROR_PROBABILITY, expectedScore } from "../../play/batches/sprt.js";
import { isSame } from "../../play/programs/program.js";
import { Progress } from "./progress.js";
import { RunPicker } from "./run-picker.js";
import { earlierPlayer, versionChoice, versionName } from "./version-names.js";
import { percentText, playerText } from "./words.js";

/** @typedef {import("../../play/batches/comparison.js").Comparison} Comparison */
/** @typedef {import("../../play/batches/player.js").Player} Player */
/** @typedef {import("../../play/batches/run-store.js").Run} Run */
/** @typedef {import("../../play/programs/program.js").Program} Program */

export class ComparisonPart {
  #program;
  #versions;
  #earlierSelect = h("select", { class: "select", id: "comparison-earlier" });
  #startButton = submitButton(t("comparison-start"));
  #form;
  #noneNote = h("p", { class: "muted" }, t("comparison-none"));
  #question = h("p", { class: "comparison-question" });
  #evidence = h("div", { class: "comparison-evidence", hidden: true });
  #alikeNote = h("p", { class: "batch-note" });
  #picker;
  #progress;
  games = h("div");

  /**
   * @param {Program} program
   * @param {Object} actions
   * @param {(earlier: Player) => void} actions.onStart
   * @param {() => void} actions.onContinue
   * @param {(run: string) => void} actions.onChoice shows a stored comparison
   */
  constructor(program, { onStart, onContinue, onChoice }) {
    this.#program = program;
    this.#versions = program.versions;
    this.#picker = new RunPicker("comparison-history", onChoice);
    this.#progress = new Progress(onContinue);
    this.#startButton.classList.remove("primary");
    const label = t("comparison-earlier");
    this.#form = h(
      "form",
      { class: "batch-wish" },
      h("label", { class: "field-label", for: this.#earlierSelect.id }, label, this.#earlierSelect),
      h("div", { class: "batches-buttons" }, this.#startButton),
    );
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      const version = this.#versions.find(({ at }) => String(at) === this.#earlierSelect.value);
      if (version) onStart(earlierPlayer(program, version));
    });
    this.element = h(
      "section",
      { class: "card", tabIndex: -1, "aria-label": t("comparison-title") },
      h("h2", null, t("comparison-title")),
      h("p", { class: "muted" }, whatText()),
      this.#noneNote,
      this.#form,
      this.#picker.element,
      this.#question,
      this.#evidence,
      this.#progress.element,
      this.#alikeNote,
      this.games,
    );
    this.setVersions(program.versions);
  }

  /** @param {boolean} isFree whether no other games are being played */
  setEnabled(isFree) {
    this.#startButton.disabled = !isFree;
  }

  /**
   * Offers the versions that differ from the current source, the last one first.
   * @param {readonly import("../../play/programs/program.js").Version[]} versions
   */
  setVersions(versions) {
    this.#versions = [...versions];
    const { source } = this.#program;
    const others = versions.filter((version) => !isSame(version.source, source)).toReversed();
    const chosen = this.#earlierSelect.value;
    const options = others.map((version) =>
      h("option", { value: String(version.at) }, versionChoice(versions, version)),
    );
    this.#earlierSelect.replaceChildren(...options);
    if (others.some(({ at }) => String(at) === chosen)) this.#earlierSelect.value = chosen;
    this.#form.hidden = others.length === 0;
    this.#noneNote.hidden = others.length > 0;
  }

  /**
   * Offers the stored comparisons.
   * @param {readonly Run[]} runs the newest first
   * @param {string | null} shown
   */
  showRuns(runs, shown) {
    this.#picker.show(runs, shown, ({ at, me, opponents }) => {
      const date = dateTime(new Date(at));
      return t("comparison-run", { ...this.#names(me, opponents), date });
    });
  }

  /**
   * Shows a comparison: its question, its evidence and, at its end, its answer.
   * @param {Comparison} comparison
   * @param {{ isFree: boolean, isElsewhere: boolean }} state `isElsewhere` is true while another tab plays it
   */
  show(comparison, { isFree, isElsewhere }) {
    const { results, setup, sprt } = comparison;
    const names = this.#names(setup.me, setup.opponents);
    setText(this.#question, t("comparison-question", names));
    this.#evidence.hidden = results.length === 0;
    this.#evidence.replaceChildren(evidenceBar(sprt), evidenceText(sprt));
    const text = isElsewhere ? t("batches-other-tab") : progressText(comparison, names);
    this.#progress.show(comparison, { done: comparison.done, total: null, text, isFree });
    const [{ different, games }] = comparison.tallies();
    const name = playerText(setup.opponents[0]);
    const isAlike = different < games;
    setText(this.#alikeNote, isAlike ? t("batch-alike", { name, different, games }) : "");
  }

  /**
   * @param {Player} me
   * @param {readonly Player[]} opponents
   */
  #names(me, [earlier]) {
    const name = (/** @type {Player} */ player) =>
      versionName(this.#versions, player.kind === "program" ? player.version : undefined);
    return { new: name(me), old: name(earlier) };
  }
}

function whatText() {
  const { elo1 } = DEFAULT_HYPOTHESES;
  return t("comparison-what", {
    elo: elo1,
    rate: percentText(expectedScore(elo1)),
    error: percentText(ERROR_PROBABILITY),
    most: MAX_GAMES,
  });
}

/** @param {Comparison} comparison @param {{ new: string, old: string }} names */
function progressText(comparison, names) {
  const { done, results, status } = comparison;
  if (status === "running" && results.length === 0) return t("batches-preparing");
  if (status === "running") return t("comparison-progress", { games: done });
  const answer = results.length > 0 ? answerText(comparison, names) : "";
  const start = status === "cancelled" || status === "interrupted" ? `comparison-${status}` : null;
  return [start && t(start), answer].filter(Boolean).join(" ");
}

/** @param {Comparison} comparison @param {{ new: string, old: string }} names */
function answerText(comparison, names) {
  const [{ games, rate }] = comparison.tallies();
  if (!rate || rate.low === null) return "";
  const { value, low, high } = rate;
  const figures = { rate: percentText(value), low: percentText(low), high: percentText(high) };
  return t(`comparison-${answerOf(comparison.sprt, rate)}`, { ...names, ...figures, games });
}

/**
 * @param {import("../../play/batches/sprt.js").Sprt} sprt
 * @param {{ value: number, low: number, high: number }} rate
 */
function answerOf({ accepted }, { value, high }) {
  if (accepted === null) return "open";
  if (accepted === "stronger") return "better";
  if (high < 0.5) return "worse";
  return value > 0.5 ? "hardly-better" : "not-better";
}

/** The evidence between the bounds at which the test ends. @param {import("../../play/batches/sprt.js").Sprt} sprt */
function evidenceBar({ llr, lower, upper }) {
  const share = Math.min(Math.max((llr - lower) / (upper - lower), 0), 1);
  const middle = -lower / (upper - lower);
  const filled = h("span", { class: "evidence-filled", "data-for": llr < 0 ? "old" : "new" });
  filled.style.insetInlineStart = `${100 * Math.min(share, middle)}%`;
  filled.style.width = `${100 * Math.abs(share - middle)}%`;
  return h(
    "div",
    { "aria-hidden": "true" },
    h("span", { class: "evidence-bar" }, filled),
    h(
      "span",
      { class: "evidence-ends" },
      h("span", null, t("evidence-not-better")),
      h("span", null, t("evidence-better")),
    ),
  );
}

/** @param {import("../../play/batches/sprt.js").Sprt} sprt */
function evidenceText({ llr, lower, upper }) {
  const [value, low, high] = [llr, lower, upper].map((each) =>
    number(each, { ...TWO_DECIMALS, signDisplay: "exceptZero" }),
  );
  return h("p", { class: "evidence-text muted figures" }, t("evidence-text", { value, low, high }));
}

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
