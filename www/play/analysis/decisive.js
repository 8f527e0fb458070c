// The move that decided a game, from its review.

import { number, t } from "../../kit/page/i18n.js";
import { playerWords } from "../match/names.js";
import { lossWords } from "./evaluation-words.js";

/** @typedef {import("./reviewing.js").JudgedMove} JudgedMove */

/** The mistakes that can decide a game. */
const DECIDING_FLAWS = ["bad", "weak"];

/**
 * The worst mistake of the players who did not win; null if there is none.
 * @param {readonly JudgedMove[]} judgedMoves
 * @param {import("../../wasm/warren.js").Verdict} verdict
 * @returns {JudgedMove | null}
 */
export function decisiveOf(judgedMoves, { outcome }) {
  const { winner } = outcome;
  const deciding = judgedMoves.filter(
    ({ played, report, seat }) =>
      seat !== winner &&
      DECIDING_FLAWS.includes(report.flaw) &&
      (report.lines[0]?.moves[0] ?? played) !== played,
  );
  return deciding.reduce((/** @type {JudgedMove | null} */ worst, each) => {
    return worst === null || lossOf(each) > lossOf(worst) ? each : worst;
  }, null);
}

/** @param {JudgedMove} judgedMove */
const lossOf = ({ report }) => report.loss ?? 0;

/**
 * @param {JudgedMove} judgedMove
 * @param {Pick<import("../match/state.js").State, "game" | "seats">} state
 * @param {import("../../app/table/move-names.js").MoveNames} names
 */
export function decisiveWords(judgedMove, { game, seats }, names) {
  const { played, ply, report, seat } = judgedMove;
  const [move] = names.inNotation(ply, [played]);
  const [better] = names.inNotation(ply, [report.lines[0].moves[0]]);
  const row = number(names.row(ply));
  const loss = lossWords(judgedMove, game);
  const { lower } = playerWords(game, seats, seat);
  return t("ending-decided", { ply: row, move, lower, better, loss });
}
