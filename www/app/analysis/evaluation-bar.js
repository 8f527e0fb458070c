// The evaluation bar at the board's side. The larger the part in a side's colour, the better the position is for that side.

import { h, setAttribute } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { sideWords } from "../../play/match/names.js";

/** The lead, in the game's unit, that fills three quarters of the bar. */
const LARGE_LEAD = 5;

/** A lead below this is called even. */
const MAX_EVEN_LEAD = 0.05;

export class EvaluationBar {
  #fill = h("div", { class: "worth-fill" });
  element = h("div", { class: "worth-bar", role: "img", hidden: true }, this.#fill);

  /**
   * @param {number | null} value the first side's lead in the game's unit, infinite where the game is decided; null if it is
   *   unknown, which hides the bar
   * @param {string} game a game of two sides
   * @param {number} nearSeat the seat at the bottom
   */
  show(value, game, nearSeat) {
    this.element.hidden = value === null;
    if (value === null) return;
    const lead = nearSeat === 0 ? value : -value;
    setAttribute(this.element, "data-near", String(nearSeat));
    this.#fill.style.height = `${(100 * shareOf(lead)).toFixed(1)}%`;
    const words = leadWords(value, game);
    setAttribute(this.element, "aria-label", words);
    setAttribute(this.element, "title", words);
  }
}

/**
 * The part of the bar for a side with a lead, 0..1. No lead that can still be lost fills it.
 * @param {number} lead
 */
export function shareOf(lead) {
  if (!Number.isFinite(lead)) return lead > 0 ? 1 : 0;
  return 0.5 + (0.5 * lead) / (Math.abs(lead) + LARGE_LEAD);
}

/**
 * @param {number} value
 * @param {string} game
 */
function leadWords(value, game) {
  if (Math.abs(value) < MAX_EVEN_LEAD) return t("analysis-bar-even");
  const side = sideWords(game, value > 0 ? 0 : 1);
  if (!Number.isFinite(value)) return t("analysis-bar-won", side);
  const points = number(Math.abs(value), { maximumFractionDigits: 1 });
  return t("analysis-bar-ahead", { ...side, points });
}
