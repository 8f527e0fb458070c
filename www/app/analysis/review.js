// A review of a game: what each side lost by its moves, and its worst moves with better ones.

import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { isAmount, lossWords, lostText } from "../../play/analysis/evaluation-words.js";
import { playerName, playerWords } from "../../play/match/names.js";

/** @typedef {import("../../play/analysis/reviewing.js").JudgedMove} JudgedMove */
/** @typedef {import("../../play/analysis/reviewing.js").Reviewing} Reviewing */

/** The kinds of mistake, the worst first, with the sign of each. */
const FLAW_SIGNS = /** @type {const} */ ([
  ["bad", "??"],
  ["weak", "?"],
  ["slight", "?!"],
]);

/** The largest number of a side's worst moves listed. */
const MAX_WORST_MOVES = 3;

/**
 * @typedef {Object} ReviewHost
 * @property {string} game
 * @property {import("../../play/match/seats.js").Seat[]} seats
 * @property {() => readonly string[]} about the comments of the game's record
 * @property {() => void} start
 * @property {() => void} cancel
 * @property {(judgedMove: JudgedMove) => void} showMove shows the position before a move
 * @property {() => import("../table/move-names.js").MoveNames} names the names of the game's moves
 * @property {(judgedMove: JudgedMove) => void} showBetterLine shows the better line from that position
 */

export class ReviewPart {
  #host;
  #startButton = button(t("review-start"));
  #cancelButton = button(t("cancel"));
  #explanation = h("p", { class: "muted small" }, t("review-words"));
  #progressBar = h("progress", { "aria-label": t("review-progress") });
  #progressText = h("span", { class: "figures muted small" });
  #progressPart = h(
    "div",
    { class: "review-running", hidden: true },
    this.#progressBar,
    this.#progressText,
    this.#cancelButton,
  );
  #sidesPart = h("div", { class: "review-sides" });
  #chartNote = h("p", { class: "muted small", hidden: true }, "");
  #speech = h("p", { class: "unseen", "aria-live": "polite" });
  /** @type {readonly JudgedMove[] | null} the moves listed */
  #listedMoves = null;
  /** The notation of the moves shown. */
  #notationKey = "";
  #wasRunning = false;

  /** @param {ReviewHost} host */
  constructor(host) {
    this.#host = host;
    setText(this.#chartNote, t("review-chart", playerWords(host.game, host.seats, 0)));
    this.#startButton.addEventListener("click", () => host.start());
    this.#cancelButton.addEventListener("click", () => host.cancel());
    const title = h("h2", null, t("review"));
    const parts = [
      title,
      this.#explanation,
      this.#startButton,
      this.#progressPart,
      this.#sidesPart,
      this.#chartNote,
      this.#speech,
    ];
    this.element = h("section", { class: "review" }, ...parts);
  }

  /**
   * @param {Reviewing} reviewing
   * @param {boolean} isOpen whether the game may be reviewed
   */
  show({ hasFailed, isRunning, result }, isOpen) {
    const judgedMoves = result?.isDone ? result.judgedMoves : null;
    this.element.hidden = !isOpen && !isRunning && !judgedMoves;
    const hadFocus = this.element.contains(document.activeElement);
    this.#startButton.hidden = isRunning || judgedMoves !== null;
    this.#explanation.hidden = judgedMoves !== null;
    this.#chartNote.hidden = judgedMoves === null;
    setText(this.#explanation, t(hasFailed ? "review-failed" : "review-words"));
    this.#progressPart.hidden = !isRunning;
    if (isRunning && result) {
      this.#progressBar.max = Math.max(1, result.count);
      this.#progressBar.value = result.judgedMoves.length;
      const args = { done: result.judgedMoves.length, count: result.count };
      setText(this.#progressText, t("review-done-of", args));
    }
    if (isRunning !== this.#wasRunning) {
      this.#wasRunning = isRunning;
      if (isRunning) setText(this.#speech, t("review-begins"));
      else if (judgedMoves) setText(this.#speech, t("review-done"));
      else if (hasFailed) setText(this.#speech, t("review-failed"));
    }
    this.#listSides(judgedMoves);
    if (!hadFocus || this.element.contains(document.activeElement)) return;
    const focusTarget = isRunning
      ? this.#cancelButton
      : this.#startButton.hidden
        ? this.#firstMove()
        : this.#startButton;
    focusTarget?.focus();
  }

  #firstMove() {
    return this.#sidesPart.querySelector("button");
  }

  /** @param {readonly JudgedMove[] | null} judgedMoves */
  #listSides(judgedMoves) {
    const { notationKey } = this.#host.names();
    if (judgedMoves === this.#listedMoves && notationKey === this.#notationKey) return;
    this.#listedMoves = judgedMoves;
    this.#notationKey = notationKey;
    // A log has the answers of only one side.
    const sides = Array.from({ length: this.#host.seats.length }, (_, seat) => {
      const ownMoves = judgedMoves?.filter((each) => each.seat === seat) ?? [];
      return ownMoves.length > 0 && this.#makeSideSection(seat, ownMoves);
    });
    this.#sidesPart.replaceChildren(...sides.filter((side) => side !== false));
  }

  /**
   * @param {number} seat
   * @param {readonly JudgedMove[]} ownMoves
   */
  #makeSideSection(seat, ownMoves) {
    const { about, game, seats } = this.#host;
    const counts = FLAW_SIGNS.map(([flaw, sign]) => {
      const count = ownMoves.filter(({ report }) => report.flaw === flaw).length;
      return h(
        "span",
        { class: `flaw-count ${flaw}` },
        h("b", { class: `flaw ${flaw}`, "aria-hidden": "true" }, sign),
        ` ${t(`review-count-${flaw}`, { count })}`,
      );
    });
    const amounts = ownMoves.filter(isAmount).map(({ report }) => report.loss ?? 0);
    const mean = amounts.reduce((sum, loss) => sum + loss, 0) / Math.max(1, amounts.length);
    const worst = ownMoves
      .filter(({ report }) => report.flaw !== "none" && report.lines.length > 0)
      .sort((one, other) => (other.report.loss ?? 0) - (one.report.loss ?? 0))
      .slice(0, MAX_WORST_MOVES);
    return h(
      "section",
      { class: "review-side" },
      h("h3", null, playerName(game, seats, seat, about())),
      h("p", { class: "flaw-counts" }, ...counts),
      h("p", { class: "muted small" }, t("review-mean", { amount: lostText(mean, game) })),
      worst.length > 0 &&
        h("ol", { class: "worst-moves" }, ...worst.map((each) => this.#makeWorstMove(each))),
    );
  }

  /** @param {JudgedMove} judgedMove */
  #makeWorstMove(judgedMove) {
    const { game } = this.#host;
    const { played, ply, report } = judgedMove;
    const [better] = report.lines[0].moves;
    const names = this.#host.names();
    const [betterShort] = names.inNotation(ply, [better]);
    const words = t(`review-flaw-${report.flaw}`);
    const moveButton = h(
      "button",
      { type: "button", class: "worst-move", onclick: () => this.#host.showMove(judgedMove) },
      h(
        "span",
        { class: "figures" },
        t("review-move", {
          ply: number(names.row(ply)),
          move: names.inNotation(ply, [played])[0],
        }),
        " ",
        signOf(report.flaw),
      ),
      h(
        "span",
        { class: "muted small" },
        t("review-worst", { words, loss: lossWords(judgedMove, game) }),
      ),
    );
    const label = t("review-better-title", { ply: number(names.row(ply)), move: betterShort });
    const betterButton = h(
      "button",
      {
        type: "button",
        class: "better-line",
        "aria-label": label,
        onclick: () => this.#host.showBetterLine(judgedMove),
      },
      t("review-better", { move: betterShort }),
    );
    return h("li", null, moveButton, better !== played && betterButton);
  }
}

/**
 * The sign of a mistake.
 * @param {string} flaw
 */
function signOf(flaw) {
  const sign = FLAW_SIGNS.find(([name]) => name === flaw)?.[1];
  return sign ? h("b", { class: `flaw ${flaw}`, "aria-hidden": "true" }, sign) : null;
}

/**
 * The findings of a review as marks for the list of moves.
 * @param {readonly JudgedMove[]} judgedMoves
 * @param {string} game
 * @returns {Map<number, import("./move-flaws.js").MoveFlaw[]>} by ply before the move
 */
export function flawsOf(judgedMoves, game) {
  /** @type {Map<number, import("./move-flaws.js").MoveFlaw[]>} */
  const flaws = new Map();
  for (const each of judgedMoves) {
    const { ply, seat, report } = each;
    const sign = FLAW_SIGNS.find(([name]) => name === report.flaw)?.[1];
    if (!sign) continue;
    const words = t(`review-flaw-${report.flaw}`);
    const text = t("review-worst", { words, loss: lossWords(each, game) });
    const flaw = { seat, kind: report.flaw, sign, text };
    flaws.set(ply, [...(flaws.get(ply) ?? []), flaw]);
  }
  return flaws;
}
