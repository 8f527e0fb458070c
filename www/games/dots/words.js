// A dots board in words, for screen readers and the line under the board.

import { notationOf } from "../../kit/boards/notation.js";
import { messageAttributes, t } from "../../kit/page/i18n.js";
import { notations } from "./notation.js";
import { countDotsBySeat, effectsOf, FULL_CELL_DOTS, reportOf } from "./position.js";

/**
 * @typedef {import("./position.js").Effect} Effect
 * @typedef {import("./position.js").Stack} Stack
 * @typedef {import("../../kit/boards/board.js").Scene} Scene
 * @typedef {import("../../kit/boards/board.js").Tally} Tally
 */

/** @type {NonNullable<import("../../kit/boards/board.js").BoardModule["shortfall"]>} */
export function shortfall({ goal, seat }, scene) {
  const { scores } = reportOf(scene, scene.length);
  const [held, other] = [scores[seat], scores[1 - seat]];
  const reached = { cells: held, lead: held - other }[/** @type {string} */ (goal.kind)];
  if (reached === undefined || reached >= goal.value) return null;
  const args = { held, other, short: goal.value - reached };
  return { text: t(`puzzle-missed-${goal.kind}`, args), places: [] };
}

/**
 * The cells and dots of each side.
 * @param {Scene} scene
 * @param {number} ply
 * @returns {Tally[]}
 */
export function tallies(scene, ply) {
  const report = reportOf(scene, ply);
  const dotsBySeat = countDotsBySeat(report);
  return report.scores.map((cells, seat) => {
    const dots = dotsBySeat[seat];
    return {
      figures: [
        { value: cells, unit: t("dots-cells", { count: cells }) },
        { value: dots, unit: t("dots-dots", { count: dots }) },
      ],
      text: t("dots-tally", { cells, dots }),
    };
  });
}

/**
 * @param {string} cell
 * @param {Stack | undefined} stack
 */
export function cellLabel(cell, stack) {
  if (!stack) return t("dots-cell-empty", { cell });
  const { dots, seat } = stack;
  const side = { ...messageAttributes(`dots-seat-${seat}`), side: t(`dots-seat-${seat}`) };
  return t(dots === FULL_CELL_DOTS ? "dots-cell-full" : "dots-cell", { ...side, cell, dots });
}

/**
 * A short description of a move's effects.
 * @param {Effect[]} effects
 */
function effectsText(effects) {
  let [captured, occupied, returned] = [0, 0, 0];
  for (const effect of effects) {
    if (effect.kind === "return") returned += 1;
    else if (effect.kind === "lay" && effect.captured) captured += 1;
    else if (effect.kind === "lay" && effect.dots === 1) occupied += 1;
  }
  const parts = [];
  if (captured > 0) parts.push(t("dots-takes", { count: captured }));
  if (occupied > 0) parts.push(t("dots-spreads", { count: occupied }));
  if (returned > 0) parts.push(t("dots-back", { count: returned }));
  return parts.join(t("list-comma"));
}

/**
 * @param {string} move
 * @param {Effect[]} effects
 */
export function previewText(move, effects) {
  const result = effectsText(effects);
  return result === "" ? t("dots-preview-none", { move }) : t("dots-preview", { move, result });
}

/**
 * The move played at a ply, for the announcements.
 * @param {Scene} scene
 * @param {number} ply the ply before the move
 * @param {number} [viewpoint] the seat at the bottom
 * @param {readonly import("../../kit/boards/board.js").PlayerWords[]} [players] the players, where they have names
 */
export function moveText(scene, ply, viewpoint = 0, players) {
  const playedMove = scene.moves()[ply];
  const [move] = notationOf({ notations }, scene, ply, [playedMove], viewpoint);
  const seat = scene.due(ply)[0];
  const side = players?.[seat].side ?? t(`dots-seat-${seat}`);
  const result = effectsText(effectsOf(scene, ply, playedMove));
  return result === ""
    ? t("dots-moved", { side, move })
    : t("dots-moved-result", { side, move, result });
}

/**
 * A hint that reveals a part of a move.
 * @param {string} move
 */
export function partialHint(move) {
  const cell = move.slice(0, 2);
  return { text: t("dots-puzzle-hint", { cell }), places: [cell] };
}
