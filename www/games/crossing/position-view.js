// Reads everything that the board shows of a position, as its viewer knows it.

import {
  EVERYTHING,
  reportOf,
  SEATS,
  settingOf,
  sightOf,
  stepOptionsOf,
  turnOfOneStep,
} from "./position.js";
import { marksOf } from "./position-marks.js";
import { tokenRoutesOf } from "./routes.js";

/**
 * @typedef {import("../../kit/boards/board.js").BoardState} BoardState
 * @typedef {import("./position.js").Option} Option
 * @typedef {import("./position.js").Report} Report
 * @typedef {import("./position.js").Setting} Setting
 * @typedef {import("./position.js").Sight} Sight
 * @typedef {import("./results.js").BestResult} BestResult
 * @typedef {import("./results.js").RouteChoice} RouteChoice
 */

/**
 * `seat` is the player who may move now, and `options` are that player's steps; `end` is the report of the end if the game is over.
 * @typedef {Object} PositionView
 * @property {string} position identifies the position and the viewer's knowledge of it
 * @property {string} game identifies the game
 * @property {number} viewer a seat, or the viewer who sees everything
 * @property {Report} report
 * @property {Setting} setting
 * @property {number | null} seat
 * @property {Option[]} options
 * @property {Report | null} end
 * @property {boolean} isOpen whether the players see everything, as in puzzles
 */

/**
 * @param {BoardState} state
 * @returns {PositionView}
 */
export function readPositionView({ scene, ply, people, refusal, blind }) {
  const sight = sightOf(scene);
  const report = reportOf(sight, ply);
  const due = Array.from(scene.due(ply));
  const seat = refusal === null ? seatToMove(sight, people, due) : null;
  const { length } = sight;
  const finalReport = ply === length ? report : reportOf(sight, length);
  const windows = report.players.map((player) => player && [player.is_sure, player.window]);
  return {
    position: `${sight.view} ${sight.position(ply)} ${JSON.stringify(windows)}`,
    game: `${sight.view} ${sight.position(length)}`,
    viewer: sight.view,
    report,
    setting: settingOf(sight),
    seat,
    options: seat === null ? [] : stepOptionsOf(sight, ply, seat),
    end: finalReport.over || sight.outcome(length) ? finalReport : null,
    isOpen: sight.view === EVERYTHING && blind !== undefined,
  };
}

/**
 * The player who moves on this board: the player of the current view, or in an open view the person to move.
 * @param {Sight} sight
 * @param {readonly number[]} people
 * @param {readonly number[]} due
 */
function seatToMove({ view }, people, due) {
  if (view !== EVERYTHING) return view;
  return due.find((seat) => people.includes(seat)) ?? null;
}

/**
 * The turn of a game in progress, from 1; null elsewhere, as in puzzles.
 * @param {Pick<BoardState, "blind" | "people">} state
 * @param {PositionView} positionView
 */
export function turnInGame({ blind, people }, { end, report }) {
  return people.length > 0 && blind === undefined && !end ? report.turn + 1 : null;
}

/**
 * A suggested step on the board; null if it is not one of the player's steps.
 * @param {Pick<BoardState, "scene" | "ply">} state
 * @param {PositionView} positionView
 * @param {import("../../kit/boards/board.js").SuggestedMove | null} suggestion
 */
export function suggestedStep({ scene, ply }, { options, report, seat: mover }, suggestion) {
  const seat = suggestion?.seat ?? mover;
  const from = seat === null ? null : report.players[seat]?.cell;
  if (!suggestion || seat === null || !from) return null;
  const step = suggestion.move.replace(/[^NESWH]/g, "").slice(0, 1);
  const choices = seat === mover ? options : stepOptionsOf(sightOf(scene), ply, seat);
  const option = choices.find((each) => each.step === step);
  return option ? { seat, from, to: option.to } : null;
}

/**
 * The problem with a step, if it is not legal.
 * @param {import("../../kit/boards/board.js").Scene} scene
 * @param {number} ply
 * @param {number} seat
 * @param {import("./position.js").Step} step
 */
export function problemWithStep(scene, ply, seat, step) {
  const isOneSeat = "view" in scene && scene.view !== EVERYTHING;
  return scene.check(ply, isOneSeat ? step : turnOfOneStep(seat, step));
}

/**
 * The best possible result of each player in the turns played, for a player who sees everything; null if it cannot be
 * computed.
 * @param {import("../../kit/boards/board.js").Scene} scene
 * @param {object} warren
 * @returns {[BestResult, BestResult]}
 */
export function bestResultsOf(scene, warren) {
  if (!("crossingRoute" in warren) || ("view" in scene && scene.view !== EVERYTHING)) {
    return [null, null];
  }
  // Not every build of the module has the function, so the parameter is a mere object.
  const bestResultOf =
    /** @type {(sight: Sight, ply: number, seat: number, turns: number) => BestResult} */ (
      warren.crossingRoute
    );
  const sight = sightOf(scene);
  const [first, second] = SEATS.map((seat) => bestResultOf(sight, 0, seat, sight.length));
  return [first, second];
}

/**
 * The drawing of a position, with the selected routes.
 * @param {PositionView} positionView
 * @param {number} turnsAhead the number of turns ahead
 * @param {RouteChoice} choice the routes to draw
 * @param {readonly [BestResult, BestResult]} best
 */
export function marksWithRoutes({ isOpen, report, setting }, turnsAhead, choice, best) {
  const { players } = report;
  const positionMarks = marksOf(report, setting, turnsAhead);
  // A viewer who sees everything needs no windows.
  const marks = isOpen ? { ...positionMarks, windows: [] } : positionMarks;
  if (turnsAhead > 0) return marks;
  const selectedRoutes = (/** @type {import("./position.js").Turn[]} */ path) => {
    // A token that has not left its start has no route yet.
    const tokenRoutes = tokenRoutesOf(path).filter(({ cells }) => cells.length > 1);
    return choice.allTokens ? tokenRoutes : tokenRoutes.slice(-1);
  };
  const routes = SEATS.flatMap((seat) => {
    const path = players[seat]?.path ?? [];
    const bestPath = best[seat]?.path ?? [];
    return [
      ...(choice.bestRoutes[seat]
        ? [
            {
              seat,
              isBest: true,
              tokenRoutes: selectedRoutes(bestPath.slice(0, path.length)),
              tokenCell: bestPath[path.length]?.from ?? null,
            },
          ]
        : []),
      ...(choice.ownRoutes[seat]
        ? [{ seat, isBest: false, tokenRoutes: selectedRoutes(path), tokenCell: null }]
        : []),
    ];
  });
  return { ...marks, routes };
}
