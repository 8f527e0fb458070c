// The drawing of a position, and of the turn in progress.

import {
  DETECTIVES,
  effectsOf,
  FUGITIVE,
  journeysOf,
  lastAnnounced,
  optionsOf,
  reportOf,
  trailOf,
} from "./position.js";
import { Turn } from "./turn.js";

/**
 * @typedef {import("./map-layer.js").Marks} Marks
 * @typedef {import("./position.js").Effect} Effect
 * @typedef {import("./position.js").Piece} Piece
 * @typedef {import("./position.js").Report} Report
 * @typedef {import("./position.js").Sight} Sight
 * @typedef {import("./geometry.js").Way} Way
 */

/**
 * A position as one viewer knows it, and the roads of the move before it.
 * @typedef {{ report: Report, journeys: { piece: Piece, way: Way }[] }} VisiblePosition
 */

/**
 * @param {Sight} sight
 * @param {number} ply
 * @returns {VisiblePosition}
 */
export function visiblePositionIn(sight, ply) {
  const lastMove = ply > 0 ? sight.moves()[ply - 1] : null;
  const effects = lastMove === null ? [] : effectsOf(sight, ply - 1, lastMove);
  return { report: reportOf(sight, ply), journeys: journeysOf(effects) };
}

/**
 * The cities of a side's pieces; null for a piece that is not placed, or whose city is unknown.
 * @param {Report} report
 * @param {number} seat
 * @returns {(number | null)[]}
 */
export function citiesOf({ detectives, fugitive }, seat) {
  return seat === FUGITIVE ? [fugitive] : (detectives ?? []);
}

/**
 * @param {VisiblePosition} seen
 * @returns {Marks}
 */
export function marksOf({ report, journeys }) {
  const { belief, detectives, fugitive } = report;
  return {
    // If only one city is possible, the fugitive's piece shows it.
    belief: belief.length === 1 && belief[0] === fugitive ? [] : belief,
    detectives: detectives ?? [],
    fugitive,
    lastSeenCity: lastAnnounced(report)?.city ?? null,
    trail: trailOf(report),
    lastRoads: journeys.map(({ way }) => way),
  };
}

/**
 * The chosen destinations, and the available ones.
 * @param {Report} report
 * @param {Turn} turn
 * @param {number} seat
 * @param {readonly { city: number, kinds: readonly string[] }[]} targets the destinations of the selected piece
 * @returns {Marks}
 */
export function choiceMarks(report, turn, seat, targets) {
  const cities = citiesOf(report, seat);
  const from = turn.selected === null ? null : (cities[turn.selected] ?? null);
  return {
    selectedCity: from,
    legalRoads:
      from === null
        ? []
        : targets.flatMap(({ city, kinds }) => kinds.map((kind) => ({ kind, from, to: city }))),
    chosenRoads: turn.choices.flatMap((choice, piece) => {
      const pieceCity = cities[piece];
      return choice && pieceCity ? [{ kind: choice.kind, from: pieceCity, to: choice.city }] : [];
    }),
    destinations: turn.choices.flatMap((choice, piece) => {
      if (!choice) return [];
      const { city } = choice;
      const name = seat === DETECTIVES ? piece + 1 : /** @type {const} */ ("fugitive");
      return [{ piece: name, city, isWrong: turn.isWrong(piece) }];
    }),
  };
}

/**
 * The routes of the side that chooses, and a preview of the route to the city under the mouse.
 * @param {import("./visitor-plan.js").VisitorPlan} plan
 * @param {number | null} hoveredCity
 * @returns {Marks}
 */
export function routeMarks(plan, hoveredCity) {
  const pieceOf = (/** @type {number} */ piece) =>
    plan.seat === DETECTIVES ? piece + 1 : /** @type {const} */ ("fugitive");
  const { selected } = plan.turn;
  const isNear = plan.targets.some(({ city }) => city === hoveredCity);
  const preview = hoveredCity === null || isNear ? [] : plan.wayTo(hoveredCity);
  const hasPreview = preview.length > 0;
  const ways = plan.plannedWays.filter(({ piece }) => !hasPreview || piece !== selected);
  if (hasPreview) ways.push({ piece: selected ?? 0, way: preview });
  return { plannedRoutes: ways.map(({ piece, way }) => ({ piece: pieceOf(piece), way })) };
}

/**
 * The marks of a suggested turn, which replace those of the turn in progress; or of the best turn of an analysis, until the visitor
 * chooses. Without either, the marks of the turn in progress.
 * @param {Report} report
 * @param {import("../../kit/boards/board.js").BoardState} state
 * @param {Marks} choiceInProgress the marks of the turn in progress
 * @returns {Marks}
 */
export function suggestedMarks(report, { best = [], markedMove, scene, ply }, choiceInProgress) {
  const stage = optionsOf(scene, ply)?.stage ?? null;
  if (markedMove?.seat !== undefined)
    return turnMarks(report, stage, markedMove.move, markedMove.seat);
  const hasChosen =
    (choiceInProgress.chosenRoads ?? []).length > 0 ||
    (choiceInProgress.destinations ?? []).length > 0;
  if (best[0]?.seat === undefined || hasChosen) return choiceInProgress;
  const { chosenRoads, destinations } = turnMarks(report, stage, best[0].move, best[0].seat);
  return { ...choiceInProgress, chosenRoads, destinations };
}

/**
 * The marks of a complete turn.
 * @param {Report} report
 * @param {import("./position.js").Stage | null} stage
 * @param {string} move
 * @param {number} seat
 */
function turnMarks(report, stage, move, seat) {
  const turn = new Turn(stage, () => null);
  turn.fillIn(move);
  turn.selected = null;
  return choiceMarks(report, turn, seat, []);
}
