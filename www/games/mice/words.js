// A mice board in words: for screen readers, bars and the line under the board.

import { list, messageAttribute, messageAttributes, number, t } from "../../kit/page/i18n.js";
import { PREVIEW_TURNS } from "./arrow-preview.js";
import { columnAndRowOf } from "./geometry.js";
import { chosenNotation } from "./notation.js";
import { countArrowsLeft, eventsOf, isPit, rocketAt, settingOf } from "./position.js";

/**
 * @typedef {import("../../kit/boards/board.js").Scene} Scene
 * @typedef {import("../../kit/boards/board.js").Tally} Tally
 * @typedef {import("./position.js").Setting} Setting
 */

/**
 * A player's name inside a sentence.
 * @param {number} seat
 * @returns {Record<string, string>}
 */
function sideWords(seat) {
  return { ...messageAttributes(`mice-seat-${seat}`), side: t(`mice-seat-${seat}`) };
}

/**
 * The points of each player, and the arrows that the player may still place.
 * @param {Scene} scene
 * @param {number} ply
 * @returns {Tally[]}
 */
export function tallies(scene, ply) {
  const setting = settingOf(scene, ply);
  // In a game that began from a position, some arrows were placed earlier.
  const { ply: arrowsPlaced } = /** @type {import("../../wasm/warren.js").MiceReport} */ (
    scene.report(ply)
  );
  const isOver = scene.outcome(ply) !== null;
  return setting.points.map((points, seat) => {
    const arrows = countArrowsLeft(setting, arrowsPlaced, seat);
    const score = { value: points, unit: t("mice-points", { count: points }) };
    if (isOver && arrows > 0) {
      return { figures: [score], text: t("mice-tally-end", { points, unit: score.unit }) };
    }
    const left = t("mice-arrows-left", { count: arrows });
    const short = messageAttribute("mice-arrows-left", "short", { count: arrows }) || left;
    return {
      figures: [score, { value: arrows, unit: left, short }],
      text: t("mice-tally", { points, arrows }),
    };
  });
}

/**
 * The content of a cell.
 * @param {Setting} setting
 * @param {import("./position.js").Group[]} groups
 * @param {import("./position.js").Arrow[]} arrows
 * @param {string} cell
 */
export function cellLabel(setting, groups, arrows, cell) {
  const [x, y] = columnAndRowOf(cell);
  const parts = [];
  const owner = rocketAt(setting, x, y);
  if (isPit(setting, x, y)) parts.push(t("mice-pit"));
  if (owner !== null) parts.push(t("mice-rocket", sideWords(owner)));
  for (const [doorX, doorY, wall] of setting.doors) {
    if (doorX === x && doorY === y) parts.push(t("mice-door", { wall }));
  }
  for (const arrow of arrows) {
    if (arrow.x !== x || arrow.y !== y) continue;
    const { seat, heading, placementsLeft: left } = arrow;
    parts.push(t("mice-arrow", { ...sideWords(seat), heading, left }));
  }
  for (const group of groups) {
    if (group.x !== x || group.y !== y) continue;
    const { heading, mice, cats } = group;
    if (mice > 0) parts.push(t("mice-mice", { count: mice, heading }));
    if (cats > 0) parts.push(t("mice-cats", { count: cats, heading }));
  }
  const content = parts.length > 0 ? parts.join(t("list-comma")) : t("mice-empty");
  return t("mice-cell", { cell, what: content });
}

/**
 * Mice that were eaten on a cell.
 * @param {string} cell
 * @param {number} mice
 */
export function eatenText(cell, mice) {
  return t("mice-cell", { cell, what: t("mice-eaten", { count: mice }) });
}

/**
 * The points that a player gained.
 * @param {number} seat
 * @param {number} points
 */
export function gainText(seat, points) {
  return t("mice-gain", { ...sideWords(seat), points: number(points, { signDisplay: "always" }) });
}

/**
 * The effect of an arrow.
 * @param {string} move
 * @param {import("./arrow-preview.js").Change} change
 */
export function previewText(move, { gained, lost, points }) {
  const gains = points.flatMap((value, seat) => {
    return value === 0 ? [] : [gainText(seat, value)];
  });
  if (gains.length > 0) {
    return t("mice-preview", { move, result: gains.join(t("list-comma")), turns: PREVIEW_TURNS });
  }
  const hasChanges = gained.length + lost.length > 0;
  return t(hasChanges ? "mice-preview-ways" : "mice-preview-none", { move, turns: PREVIEW_TURNS });
}

/**
 * The place of an arrow of the solution, without its heading.
 * @param {string} move
 */
export function partialHint(move) {
  const cell = move.slice(0, -2);
  return { text: t("mice-puzzle-hint", { cell }), places: [cell.replace(" ", ",")] };
}

/**
 * The arrow placed at a ply and the animals' events after it, for the announcements.
 * @param {Scene} scene
 * @param {number} ply the ply before the arrow
 * @param {number} [_viewpoint]
 * @param {readonly import("../../kit/boards/board.js").PlayerWords[]} [players] the players, where they have names
 */
export function moveText(scene, ply, _viewpoint, players) {
  const move = chosenNotation(scene.moves()[ply]);
  const seat = scene.due(ply)[0];
  const side = players?.[seat].side ?? t(`mice-seat-${seat}`);
  let eaten = 0;
  const parts = [];
  for (const event of eventsOf(scene, ply + 1)) {
    if (event.kind === "eat") eaten += event.mice;
    if (event.kind === "rescue")
      parts.push(t("mice-rescued", { ...sideWords(event.player), count: event.mice }));
    if (event.kind === "raid")
      parts.push(t("mice-raided", { ...sideWords(event.player), count: event.cats }));
  }
  if (eaten > 0) parts.push(t("mice-eaten", { count: eaten }));
  return parts.length > 0
    ? t("mice-moved-result", { side, move, result: list(parts) })
    : t("mice-moved", { side, move });
}
