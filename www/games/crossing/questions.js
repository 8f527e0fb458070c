// The questions of The Crossing: the knowledge that the board shows meanwhile, words of answers, and plans of steps.

import { numbersIn } from "../../kit/boards/place-names.js";
import { loadPart } from "../../kit/page/failure.js";
import { t } from "../../kit/page/i18n.js";
import { reportOf, SIZE, STEPS, settingOf } from "./position.js";
import { cellAfterStep, stepBetween } from "./routes.js";
import { stepName } from "./words.js";

/**
 * @typedef {import("../../kit/boards/board.js").BoardModule} BoardModule
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Step} Step
 */

/**
 * The report of a position as if the player had seen only the window of that turn.
 * @type {NonNullable<BoardModule["withoutConclusions"]>}
 */
export function withoutConclusions(warren, sight, ply) {
  const report = reportOf(sight, ply);
  const player = report.players[sight.view];
  if (!player?.window) return report;
  const heights = settingOf(sight)
    .heights.map((row) => row.join(""))
    .join("/");
  const standpoint = `${heights} ${player.cell.join(",")} ${report.scores[sight.view]} ${report.turn}`;
  const soleSight = warren.Sight.begin("crossing", sight.view, [], [], standpoint);
  soleSight.hear(player.window.join(" "));
  const islands = reportOf(soleSight, 0).islands.map((island) =>
    island.known === "unknown" ? { ...island, isOutOfSight: true } : island,
  );
  return { ...report, islands };
}

/** @type {NonNullable<BoardModule["answerText"]>} */
export function answerText(kind, word) {
  const step = STEPS.find((each) => each === word);
  if (step) return answerWithoutSigns(stepName(step));
  if (kind === "dry") return answerWithoutSigns(t("crossing-word-turns", { turns: Number(word) }));
  const phase = Number.parseInt(word, 10);
  if (Number.isNaN(phase)) return answerWithoutSigns(word);
  const direction = word.endsWith("U") ? "U" : "D";
  return {
    label: t("crossing-word-phase", { phase, direction }),
    said: t("crossing-word-phase-said", { phase, direction }),
  };
}

/** @type {NonNullable<BoardModule["loadAnswerPictures"]>} */
export const loadAnswerPictures = (kind) =>
  kind === "phases" ? loadPart(import("./phase-pictures.js")) : null;

/** @param {string} label */
const answerWithoutSigns = (label) => ({ label, said: label });

/** @type {NonNullable<BoardModule["planTo"]>} */
export function planTo(sight, plan, place) {
  const end = cellsOfPlan(sight, plan).at(-1);
  return end ? stepBetween(end, numbersIn(place)) : null;
}

/** @type {NonNullable<BoardModule["placesOfPlan"]>} */
export const placesOfPlan = (sight, plan) => cellsOfPlan(sight, plan).map((cell) => cell.join(","));

/**
 * The cells of a plan, beginning with the token's, up to its first step that is invalid or off the board.
 * @param {import("../../wasm/warren.js").Sight} sight
 * @param {readonly string[]} plan
 */
function cellsOfPlan(sight, plan) {
  const player = reportOf(sight, sight.length).players[sight.view];
  /** @type {Cell[]} */
  const cells = player ? [/** @type {Cell} */ (player.cell)] : [];
  for (const word of plan) {
    const step = STEPS.find((each) => each === word);
    const from = cells.at(-1);
    const to = step && from ? cellAfterStep(from, step) : null;
    if (!to || to.some((number) => number < 0 || number >= SIZE)) break;
    cells.push(to);
  }
  return cells;
}
