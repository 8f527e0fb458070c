// The Crossing in words: for screen readers, bars, lists and the line under the board.

import { messageAttributes, t } from "../../kit/page/i18n.js";
import { chosenNotation } from "./notation.js";
import {
  cellIndex,
  countDrowned,
  isSameCell,
  reportOf,
  SEATS,
  sightOf,
  stepOptionsOf,
  turnsUntilAbove,
  turnsUntilUnder,
} from "./position.js";
import { turnsAt } from "./position-marks.js";

/**
 * @typedef {import("../../kit/boards/board.js").Scene} Scene
 * @typedef {import("../../kit/boards/board.js").Tally} Tally
 * @typedef {readonly import("../../kit/boards/board.js").PlayerWords[]} Players the players by seat
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Fate} Fate
 * @typedef {import("./position.js").Island} Island
 * @typedef {import("./position.js").Option} Option
 * @typedef {import("./position.js").Report} Report
 * @typedef {import("./position.js").Setting} Setting
 */

/** @param {import("./position.js").Step} step */
export const stepName = (step) => t("crossing-step", { step });

/**
 * @param {number} seat
 * @param {Players} [players] if they have other names than their sides
 */
export const playerName = (seat, players) => players?.[seat].side ?? t(`crossing-seat-${seat}`);

/**
 * A player's name inside a sentence.
 * @param {number} seat
 * @param {Players} [players]
 * @returns {Record<string, string>}
 */
export const playerWords = (seat, players) => ({
  who: "side",
  ...(players?.[seat] ?? messageAttributes(`crossing-seat-${seat}`)),
  player: playerName(seat, players),
});

/**
 * The number of tokens that each player has delivered; for a player whom the viewer does not see, only after the game.
 * @param {Scene} scene
 * @param {number} ply
 * @returns {Tally[]}
 */
export function tallies(scene, ply) {
  const { players, scores } = reportOf(sightOf(scene), ply);
  return SEATS.map((seat) => {
    const delivered = scores[seat];
    const player = players[seat];
    if (delivered === null || !player) {
      const unit = t("crossing-untold");
      const figures = [{ value: null, unit, short: t("crossing-untold-short") }];
      return { figures, text: unit };
    }
    const drowned = countDrowned(player);
    return {
      figures: [
        { value: delivered, unit: t("crossing-delivered", { count: delivered }) },
        { value: drowned, unit: t("crossing-drowned") },
      ],
      text: t("crossing-tally", { delivered, drowned }),
    };
  });
}

/**
 * The first player's lead in tokens, from the expected results of both players.
 * @param {import("../../kit/boards/board.js").Scene} _scene
 * @param {(number | null)[]} expected by seat
 */
export function lead(_scene, [first, second]) {
  return first === null || second === null ? null : first - second;
}

/**
 * The content of a cell.
 * @param {Report} report
 * @param {Setting} setting
 * @param {Cell} cell
 * @param {number} [turnsAhead] the number of turns ahead
 * @param {Players} [players]
 */
export function cellLabel(report, setting, cell, turnsAhead = 0, players) {
  const island = report.islands[cellIndex(cell)];
  const [row, column] = cell;
  const parts = startAndGoalTexts(setting, cell, players);
  if (island.known !== "still") {
    parts.push(t("crossing-island", { height: setting.heights[row][column] }));
    parts.push(...islandFacts(island, turnsAhead, phaseText));
  }
  for (const seat of turnsAhead === 0 ? SEATS : []) {
    const player = report.players[seat];
    if (player && isSameCell(player.cell, cell)) {
      parts.push(t("crossing-token", playerWords(seat, players)));
    }
  }
  return t("crossing-cell", { row, column, what: parts.join(t("list-comma")) });
}

/**
 * The starts and goals on a cell.
 * @param {Setting} setting
 * @param {Cell} cell
 * @param {Players} [players]
 */
function startAndGoalTexts({ starts, goals }, cell, players) {
  const starting = SEATS.filter((seat) => isSameCell(starts[seat], cell));
  const arriving = SEATS.filter((seat) => isSameCell(goals[seat], cell));
  return [
    ...starting.map((seat) => t("crossing-start-of", playerWords(seat, players))),
    ...arriving.map((seat) => t("crossing-goal-of", playerWords(seat, players))),
  ];
}

/**
 * A short text about a cell for the line under the board: its place, or the step there with its known result, and the known facts
 * of its island.
 * @param {Report} report
 * @param {Setting} setting
 * @param {Cell} cell
 * @param {{ turnsAhead: number, option: Option | null, turns: number | null, players?: Players }} view `turns` is the length of the
 *   way there
 */
export function cellText(report, setting, cell, { turnsAhead, option, turns, players }) {
  const island = report.islands[cellIndex(cell)];
  const [row, column] = cell;
  const parts = startAndGoalTexts(setting, cell, players);
  if (island.known !== "still") {
    parts.push(t("crossing-height", { height: setting.heights[row][column] }));
    parts.push(...islandFacts(island, turnsAhead, currentPhaseText));
  }
  if (turns !== null) parts.push(t("crossing-way-turns", { turns }));
  const what = parts.join(t("list-comma"));
  return option
    ? t("crossing-told-step", { what, step: stepName(option.step), fate: fateText(option.fate) })
    : t("crossing-told", { what, row, column });
}

/**
 * The known facts of an island.
 * @param {Island} island
 * @param {number} turnsAhead
 * @param {(phase: number) => string} phaseTextOf the text of a phase
 * @returns {string[]}
 */
function islandFacts(island, turnsAhead, phaseTextOf) {
  const { above: chancesAbove, course, known, phase } = island;
  if (turnsAhead > 0) {
    const laterPhase = course?.[turnsAhead % course.length];
    if (laterPhase !== undefined) return [phaseText(laterPhase)];
    if (known === "unknown") return [unknownText(island)];
    return [t("crossing-chance", { chance: chancesAbove[turnsAhead % chancesAbove.length] })];
  }
  if (known === "unknown") return [unknownText(island)];
  if (phase === null) return [possiblePhasesText(island, phaseTextOf)];
  if (known === "guessed") return [phaseTextOf(phase), t("crossing-direction-unknown")];
  const words = [phaseTextOf(phase), t("crossing-moves", { direction: island.direction ?? "" })];
  const turns = phase >= 0 ? turnsUntilUnder(island) : turnsUntilAbove(island);
  const id = phase >= 0 ? "crossing-until-under" : "crossing-until-above";
  if (turns !== null) words.push(t(id, { turns }));
  return words;
}

/** @param {Island & { isOutOfSight?: boolean }} island an unknown island, or one whose facts are hidden */
const unknownText = ({ isOutOfSight }) =>
  t(isOutOfSight ? "crossing-out-of-sight" : "crossing-unknown");

/** @param {number} phase */
const currentPhaseText = (phase) => t("crossing-now", { phase });

/** @param {number} phase */
function phaseText(phase) {
  if (phase === 0) return t("crossing-at-level");
  return phase > 0
    ? t("crossing-above", { phase })
    : t("crossing-under", { depth: Math.abs(phase) });
}

/**
 * @param {Island} island an island with an unknown phase
 * @param {(phase: number) => string} textOf
 */
function possiblePhasesText({ above: chancesAbove, phases }, textOf) {
  if (phases.length !== 2) return t("crossing-chance", { chance: chancesAbove[0] });
  const [one, other] = phases.map(textOf);
  return t("crossing-either", { one, other });
}

/**
 * A step and its known result, for its button: `North: may sink`.
 * @param {Option} option
 * @param {boolean} isBlind
 */
export function optionLabel({ step, fate }, isBlind) {
  const name = stepName(step);
  return isBlind ? name : t("crossing-option", { step: name, fate: fateText(fate) });
}

/** @param {Fate} fate */
export const fateText = (fate) => t("crossing-fate", { fate: fate ?? "unknown" });

/**
 * The steps of a turn and their results, for the announcements.
 * @param {Scene} scene
 * @param {number} ply the ply before the turn
 * @param {number} [_viewpoint]
 * @param {Players} [players]
 */
export function moveText(scene, ply, _viewpoint, players) {
  const turns = turnsAt(sightOf(scene), ply);
  return turns.map((turn) => turnText(turn, players)).join(" ");
}

/**
 * The tokens lost in a turn, with their places, and the tokens that arrived, as far as the viewer knows; empty if there are none.
 * @param {Scene} scene
 * @param {number} ply the ply before the turn
 * @param {Players} [players]
 */
export function newsText(scene, ply, players) {
  const turns = turnsAt(sightOf(scene), ply);
  const lossesAndArrivals = turns.filter(({ fate }) => fate !== null && fate !== "stand");
  return lossesAndArrivals.map((turn) => turnText(turn, players)).join(" ");
}

/**
 * The step of one player in a turn, and its result.
 * @param {ReturnType<typeof turnsAt>[number]} turn
 * @param {Players} [players]
 */
function turnText({ player, step, to: [row, column], fate, delivered }, players) {
  const result =
    fate === "cross"
      ? t("crossing-crossed", { count: delivered ?? 0 })
      : t("crossing-result", { fate: fate ?? "unknown", row, column });
  return t("crossing-moved", { side: playerName(player, players), step: stepName(step), result });
}

/**
 * The steps of a turn by player, for the list of moves. A sign marks a lost or delivered token. The text is empty for a player
 * whom the viewer does not see.
 * @param {Scene} scene
 * @param {number} ply the ply before the turn
 * @returns {string[]}
 */
export function moveTexts(scene, ply) {
  const turns = turnsAt(sightOf(scene), ply);
  return SEATS.map((seat) => {
    const turn = turns.find(({ player }) => player === seat);
    return turn
      ? t("crossing-move", { step: chosenNotation(turn.step), fate: turn.fate ?? "unknown" })
      : "";
  });
}

/**
 * A step as a hint, and the cell to which it leads.
 * @param {string} move a step, or a turn of both players
 * @param {Scene} scene
 * @param {number} ply the ply before the step
 */
export function partialHint([first], scene, ply) {
  const text = t("crossing-hint", { step: t("crossing-step", { step: first }) });
  const option = stepOptionsOf(sightOf(scene), ply, 0).find(({ step }) => step === first);
  return { text, places: option ? [option.to.join(",")] : [] };
}
