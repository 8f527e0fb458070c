// A review of a game: what each side lost by its moves, and its worst moves with better ones.

import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { isAmount, lossWords, lostText } from "../../play/analysis/worth.js";
import { sideName } from "../../play/match/names.js";

/** @typedef {import("../../play/analysis/reviewing.js").Found} Found */
/** @typedef {import("../../play/analysis/reviewing.js").Reviewing} Reviewing */

/** The kinds of mistake, the worst first, with the sign of each. */
const FLAWS = /** @type {const} */ ([
  ["bad", "??"],
  ["weak", "?"],
  ["slight", "?!"],
]);

/** The largest number of a side's worst moves listed. */
const MAX_WORST = 3;

/**
 * @typedef {Object} Host
 * @property {string} game
 * @property {number} seats
 * @property {() => void} start
 * @property {() => void} cancel
 * @property {(found: Found) => void} go shows the position before a move
 * @property {() => import("../table/move-names.js").MoveNames} names the names of the game's moves
 * @property {(found: Found) => void} better shows the better line from that position
 */

export class ReviewPart {
  #host;
  #start = button(t("review-start"));
  #cancel = button(t("cancel"));
  #explanation = h("p", { class: "muted small" }, t("review-words"));
  #bar = h("progress", { "aria-label": t("review-progress") });
  #count = h("span", { class: "figures muted small" });
  #running = h(
    "div",
    { class: "review-running", hidden: true },
    this.#bar,
    this.#count,
    this.#cancel,
  );
  #sides = h("div", { class: "review-sides" });
  #chart = h("p", { class: "muted small", hidden: true }, "");
  #speech = h("p", { class: "unseen", "aria-live": "polite" });
  /** @type {readonly Found[] | null} the findings listed */
  #listed = null;
  /** The notation of the moves shown. */
  #form = "";
  #wasRunning = false;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    setText(this.#chart, t("review-chart", { side: sideName(host.game, 0) }));
    this.#start.addEventListener("click", () => host.start());
    this.#cancel.addEventListener("click", () => host.cancel());
    const title = h("h2", null, t("review"));
    const parts = [
      title,
      this.#explanation,
      this.#start,
      this.#running,
      this.#sides,
      this.#chart,
      this.#speech,
    ];
    this.element = h("section", { class: "review" }, ...parts);
  }

  /**
   * @param {Reviewing} reviewing
   * @param {boolean} isOpen whether the game may be reviewed
   */
  show({ hasFailed, isRunning, result }, isOpen) {
    const done = result?.isDone ? result.found : null;
    this.element.hidden = !isOpen && !isRunning && !done;
    const hadFocus = this.element.contains(document.activeElement);
    this.#start.hidden = isRunning || done !== null;
    this.#explanation.hidden = done !== null;
    this.#chart.hidden = done === null;
    setText(this.#explanation, t(hasFailed ? "review-failed" : "review-words"));
    this.#running.hidden = !isRunning;
    if (isRunning && result) {
      this.#bar.max = Math.max(1, result.count);
      this.#bar.value = result.found.length;
      const words = { done: result.found.length, count: result.count };
      setText(this.#count, t("review-done-of", words));
    }
    if (isRunning !== this.#wasRunning) {
      this.#wasRunning = isRunning;
      if (isRunning) setText(this.#speech, t("review-begins"));
      else if (done) setText(this.#speech, t("review-done"));
      else if (hasFailed) setText(this.#speech, t("review-failed"));
    }
    this.#listFindings(done);
    if (!hadFocus || this.element.contains(document.activeElement)) return;
    const next = isRunning ? this.#cancel : this.#start.hidden ? this.#firstMove() : this.#start;
    next?.focus();
  }

  #firstMove() {
    return this.#sides.querySelector("button");
  }

  /** @param {readonly Found[] | null} found */
  #listFindings(found) {
    const { form } = this.#host.names();
    if (found === this.#listed && form === this.#form) return;
    this.#listed = found;
    this.#form = form;
    // A log has the answers of only one side.
    const sides = Array.from({ length: this.#host.seats }, (_, seat) => {
      const own = found?.filter((each) => each.seat === seat) ?? [];
      return own.length > 0 && this.#sideSection(seat, own);
    });
    this.#sides.replaceChildren(...sides.filter((side) => side !== false));
  }

  /**
   * @param {number} seat
   * @param {readonly Found[]} own
   */
  #sideSection(seat, own) {
    const { game } = this.#host;
    const counts = FLAWS.map(([flaw, sign]) => {
      const count = own.filter(({ report }) => report.flaw === flaw).length;
      return h(
        "span",
        { class: `flaw-count ${flaw}` },
        h("b", { class: `flaw ${flaw}`, "aria-hidden": "true" }, sign),
        ` ${t(`review-count-${flaw}`, { count })}`,
      );
    });
    const amounts = own.filter(isAmount).map(({ report }) => report.loss ?? 0);
    const mean = amounts.reduce((sum, loss) => sum + loss, 0) / Math.max(1, amounts.length);
    const worst = own
      .filter(({ report }) => report.flaw !== "none" && report.lines.length > 0)
      .sort((one, other) => (other.report.loss ?? 0) - (one.report.loss ?? 0))
      .slice(0, MAX_WORST);
    return h(
      "section",
      { class: "review-side" },
      h("h3", null, sideName(game, seat)),
      h("p", { class: "flaw-counts" }, ...counts),
      h("p", { class: "muted small" }, t("review-mean", { amount: lostText(mean, game) })),
      worst.length > 0 &&
        h("ol", { class: "worst-moves" }, ...worst.map((each) => this.#worstMove(each))),
    );
  }

  /** @param {Found} found */
  #worstMove(found) {
    const { game } = this.#host;
    const { played, ply, report } = found;
    const [better] = report.lines[0].moves;
    const names = this.#host.names();
    const [betterShort] = names.written(ply, [better]);
    const words = t(`review-flaw-${report.flaw}`);
    const before = h(
      "button",
      { type: "button", class: "worst-move", onclick: () => this.#host.go(found) },
      h(
        "span",
        { class: "figures" },
        t("review-move", {
          ply: number(names.row(ply)),
          move: names.written(ply, [played])[0],
        }),
        " ",
        signOf(report.flaw),
      ),
      h(
        "span",
        { class: "muted small" },
        t("review-worst", { words, loss: lossWords(found, game) }),
      ),
    );
    const label = t("review-better-title", { ply: number(names.row(ply)), move: betterShort });
    const line = h(
      "button",
      {
        type: "button",
        class: "better-line",
        "aria-label": label,
        onclick: () => this.#host.better(found),
      },
      t("review-better", { move: betterShort }),
    );
    return h("li", null, before, better !== played && line);
  }
}

/**
 * The sign of a mistake.
 * @param {string} flaw
 */
function signOf(flaw) {
  const sign = FLAWS.find(([name]) => name === flaw)?.[1];
  return sign ? h("b", { class: `flaw ${flaw}`, "aria-hidden": "true" }, sign) : null;
}

/**
 * The findings of a review as marks for the list of moves.
 * @param {readonly Found[]} found
 * @param {string} game
 * @returns {Map<number, import("./move-flaws.js").MoveFlaw[]>} by ply before the move
 */
export function flawsOf(found, game) {
  /** @type {Map<number, import("./move-flaws.js").MoveFlaw[]>} */
  const flaws = new Map();
  for (const each of found) {
    const { ply, seat, report } = each;
    const sign = FLAWS.find(([name]) => name === report.flaw)?.[1];
    if (!sign) continue;
    const words = t(`review-flaw-${report.flaw}`);
    const text = t("review-worst", { words, loss: lossWords(each, game) });
    const flaw = { seat, kind: report.flaw, sign, text };
    flaws.set(ply, [...(flaws.get(ply) ?? []), flaw]);
  }
  return flaws;
}
