// The drawing of a position and of the turn before it, as one viewer knows them.

import { cellIndex, effectsOf, reportOf, SEATS, settingOf, sightOf } from "./position.js";
import { cellAfterStep } from "./routes.js";
import { tileOf } from "./tiles.js";

/**
 * @typedef {import("./draw.js").Marks} Marks
 * @typedef {import("./overlays.js").LastTurn} LastTurn
 * @typedef {import("./position.js").Report} Report
 * @typedef {import("./position.js").Setting} Setting
 */

/**
 * @param {Report} report
 * @param {Setting} setting
 * @param {number} [turnsAhead] the number of turns ahead
 * @returns {Marks}
 */
export function marksOf(report, { starts, goals }, turnsAhead = 0) {
  const { islands, players, scores } = report;
  const visiblePlayers = SEATS.flatMap((seat) => {
    const player = players[seat];
    return player ? [{ seat, player }] : [];
  });
  return {
    tiles: islands.map((island) => tileOf(island, turnsAhead)),
    tokens: visiblePlayers.map(({ seat, player: { cell, is_sure: isSure } }) => {
      return { seat, cell, lift: phaseUnderToken(islands[cellIndex(cell)], turnsAhead), isSure };
    }),
    windows: visiblePlayers.flatMap(({ seat, player }) =>
      player.window && turnsAhead === 0 ? [{ seat, cell: player.cell }] : [],
    ),
    starts,
    goals,
    delivered: scores,
    last: turnsAhead === 0 ? lastTurnsOf(report) : [],
  };
}

/**
 * The phase of the island under a token; 0, the water level, in the corners and if the phase is unknown.
 * @param {import("./position.js").Island} island
 * @param {number} turnsAhead
 */
function phaseUnderToken(island, turnsAhead) {
  const tile = tileOf(island, turnsAhead);
  return tile.kind === "phase" ? tile.phase : 0;
}

/**
 * The results of the last turn, for the players whom the viewer sees.
 * @param {Report} report
 * @returns {LastTurn[]}
 */
function lastTurnsOf({ players }) {
  return SEATS.flatMap((seat) => {
    const turn = players[seat]?.path.at(-1);
    if (!turn) return [];
    const { fate, from, step } = turn;
    return [{ seat, from, to: cellAfterStep(from, step), fate }];
  });
}

/**
 * The drawing of a position for cards and the rules.
 * @param {import("./position.js").Scene} scene
 * @param {number} ply
 */
export function marksIn(scene, ply) {
  const sight = sightOf(scene);
  return marksOf(reportOf(sight, ply), settingOf(sight));
}

/**
 * The steps of a turn as in a record, by player, with the known result of each.
 * @param {import("./position.js").Sight} sight
 * @param {number} ply the ply before the turn
 */
export function turnsAt(sight, ply) {
  const { players, scores } = reportOf(sight, ply + 1);
  return effectsOf(sight, ply, sight.moves()[ply]).map((effect) => {
    const { player } = effect;
    // The report after the turn may show a result that was unknown before it.
    const fate = players[player]?.path.at(-1)?.fate ?? effect.fate;
    return { ...effect, fate, delivered: scores[player] };
  });
}
