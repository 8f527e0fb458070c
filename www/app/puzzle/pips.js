// The difficulty of a puzzle: 1 to 5 pips for the number of moves that the visitor has to find, and that number in words.

import { GAMES } from "../../games/list.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";

/** The number of pips, filled or not. */
const MAX_PIPS = 5;

/** The pips and their words. @param {{ game: string, moves: number }} puzzle */
export function pips({ game, moves }) {
  const movesPerPip = GAMES[game]?.puzzleSteps;
  const depth = movesPerPip ? Math.round(moves / movesPerPip) : moves;
  const count = Math.min(MAX_PIPS, Math.max(1, depth));
  const dots = Array.from({ length: MAX_PIPS }, (_, i) =>
    h("i", { class: i < count ? "on" : "off" }),
  );
  const text = t(movesPerPip ? "puzzle-steps" : "puzzle-depth", { moves });
  return h(
    "span",
    { class: "puzzle-rating" },
    h("span", { class: "pips", "aria-hidden": "true" }, ...dots),
    h("span", { class: "muted" }, text),
    h("span", { class: "unseen" }, t("puzzle-rating", { count, most: MAX_PIPS })),
  );
}
