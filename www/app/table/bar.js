// A side's bar: its mark, its player, its score, its clock, and whether it is to move or thinking.

import { h, setAttribute, setText } from "../../kit/page/dom.js";
import { clockTime, countText, shortNumber, t } from "../../kit/page/i18n.js";
import { playerName, playerWords, sideName } from "../../play/match/names.js";
import { isPerson } from "../../play/match/seats.js";

/**
 * @typedef {import("../../play/match/state.js").State} SessionState
 * @typedef {Pick<SessionState,
 *   "game" | "seats" | "clocks" | "thinking" | "paused" | "due" | "mode" | "views"> & Partial<Pick<SessionState, "about">>
 *   & { you?: number }} BarState `you`: the visitor's seat in a puzzle or a lesson, where the other sides have no players
 * @typedef {import("../../kit/boards/board.js").Tally} Tally
 */

/** A clock is drawn in the warning colour below this time. For a short limit, the bound is this share of the limit. */
const [MAX_LOW_MS, LOW_SHARE] = [10_000, 0.3];

export class Bar {
  #seatMark = h("span", { class: "mark", role: "img" });
  #name = h("span", { class: "bar-name", dir: "auto" });
  #turnMark = h("span", { class: "bar-turn" }, t("to-move"));
  #depth = h("span");
  #nodes = h("span");
  #score = h("span", { class: "bar-score" });
  #clock = h("span", { class: "bar-clock", role: "timer" });
  #thinkingMark = h("span", { class: "bar-thinking" });

  /** @param {"near" | "far"} place */
  constructor(place) {
    this.element = h(
      "div",
      { class: `bar ${place}` },
      this.#seatMark,
      this.#name,
      this.#turnMark,
      h("span", { class: "bar-info figures" }, this.#depth, this.#nodes),
      this.#score,
      this.#clock,
      this.#thinkingMark,
    );
  }

  /**
   * @param {BarState} state
   * @param {number} seat the seat at this place
   * @param {Tally} tally the score in the position shown
   * @param {boolean} isDue whether the seat is to move in the position shown
   */
  show(state, seat, tally, isDue) {
    const { game } = state;
    const side = sideName(game, seat);
    this.element.dataset.seat = String(seat);
    this.#seatMark.dataset.seat = String(seat);
    setAttribute(this.#seatMark, "aria-label", side);
    this.#seatMark.title = side;
    const isYou = seat === state.you;
    setText(this.#name, isYou ? t("you") : playerName(game, state.seats, seat, state.about));
    this.element.classList.toggle("due", isDue);
    this.#turnMark.hidden = !isDue;
    this.#showTally(tally);
    this.showInfo(state, seat);
  }

  /** @param {Tally} tally */
  #showTally({ figures, text }) {
    const score = this.#score;
    if (score.childElementCount !== 2 * figures.length) {
      score.replaceChildren(
        ...figures.flatMap((_, i) => [
          i === 0 ? h("b") : h("small", { class: "bar-figure" }),
          h("small", null, h("span", { class: "long" }), h("span", { class: "short" })),
        ]),
      );
    }
    figures.forEach(({ value, unit, short = unit }, i) => {
      setText(score.children[2 * i], value === null ? t("figure-untold") : countText(value));
      const [longElement, shortElement] = score.children[2 * i + 1].children;
      setText(longElement, unit);
      setText(shortElement, short);
    });
    score.title = text;
  }

  /**
   * Shows what changes while an engine thinks: its numbers and the clock.
   * @param {BarState} state
   * @param {number} seat
   */
  showInfo(state, seat) {
    const thinking = state.thinking?.seat === seat ? state.thinking : null;
    const isThinking = thinking !== null || thinksUnseen(state, seat);
    this.#thinkingMark.classList.toggle("on", isThinking && !state.paused);
    const report = thinking && thinking.depth > 0 ? thinking : null;
    setText(this.#depth, report ? t("thinking-depth", { depth: report.depth }) : "");
    setText(this.#nodes, report ? t("thinking-nodes", { nodes: shortNumber(report.nodes) }) : "");
    const clock = state.clocks[seat] ?? null;
    // Where only one side has a clock, the other keeps an empty space for it, so that the scores stay aligned.
    this.#clock.hidden = state.clocks.every((other) => other === null);
    this.#clock.classList.toggle("none", clock === null);
    if (!clock) return;
    setText(this.#clock, clockTime(clock.left));
    setAttribute(
      this.#clock,
      "aria-label",
      t("clock-left", {
        ...playerWords(state.game, state.seats, seat),
        left: clockTime(clock.left),
      }),
    );
    this.#clock.classList.toggle("running", clock.running);
    const lowBound = Math.min(MAX_LOW_MS, clock.limit * LOW_SHARE);
    this.#clock.classList.toggle("low", clock.running && clock.left < lowBound);
  }
}

/**
 * Whether an engine is to move and its thoughts are secret.
 * @param {BarState} state
 * @param {number} seat
 */
function thinksUnseen({ due, mode, seats, views }, seat) {
  const isSecret = views.length === 1;
  return isSecret && mode.kind !== "elsewhere" && due.includes(seat) && !isPerson(seats[seat]);
}

/**
 * The bars' part of the state of a game without clocks or engines, such as a puzzle or a lesson.
 * @param {string} game
 * @param {number} seats
 * @param {number} you the visitor's seat
 * @param {number[]} [due] the seats to move
 * @returns {BarState}
 */
export function withoutClocks(game, seats, you, due = []) {
  return {
    game,
    you,
    // Another person's side is called by its own name.
    seats: Array.from({ length: seats }, () => ({ kind: "person", clock: null })),
    clocks: Array.from({ length: seats }, () => null),
    thinking: null,
    paused: false,
    due,
    mode: { kind: "playing", mayContinue: false },
    views: [],
  };
}
