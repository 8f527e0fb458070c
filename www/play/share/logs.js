// Finds the page for a log that a visitor opens.

import { nameInRecord, namesForLog } from "../../games/names-in-text.js";
import { lineNumberOf } from "../../kit/page/problems.js";
import { gameAddress } from "../addresses.js";
import { loadStudy } from "../load.js";
import { LoggedGame } from "../match/logged-game.js";
import * as store from "../match/store.js";

/** @typedef {import("../load.js").Warren} Warren */

/**
 * The address that shows a log. If the log does not name its game, the games are tried in turn, likely ones first.
 * @param {string} text
 * @returns {Promise<string>}
 * @throws {import("../../wasm/warren.js").Problem} if no game can read the log; the problem of the game that read most of it
 */
export async function addressOfLog(text) {
  const name = nameInRecord(text);
  /** @type {{ line: number, thrown: unknown } | null} */
  let furthest = null;
  for (const game of name === undefined ? namesForLog(text) : [name]) {
    const warren = await loadStudy(game);
    try {
      return addressIn(warren, text);
    } catch (thrown) {
      const line = lineNumberOf(thrown);
      if (!furthest || line > furthest.line) furthest = { line, thrown };
    }
  }
  throw furthest?.thrown;
}

/**
 * @param {Warren} warren
 * @param {string} text
 */
function addressIn(warren, text) {
  const log = warren.Log.read(text);
  const { game, seat } = log;
  const record = log.record();
  return record === undefined ? storeLog(warren, game, text) : linkOf(warren, record, seat);
}

/**
 * @param {Warren} warren
 * @param {string} record
 * @param {number} seat the viewpoint
 */
function linkOf({ Scene }, record, seat) {
  const scene = Scene.fromRecord(record);
  return `#${scene.link(scene.length, seat)}`;
}

/**
 * @param {Warren} warren
 * @param {string} game
 * @param {string} text
 */
function storeLog(warren, game, text) {
  const log = new LoggedGame(warren, text);
  const { length, seats, viewpoint } = log;
  const id = store.newId();
  store.put({
    version: 1,
    id,
    game,
    ...log.storedData(),
    left: [],
    undone: [],
    seats: Array.from({ length: seats }, () => ({ kind: "person", clock: null })),
    viewpoint,
    marks: {},
    paused: false,
    over: true,
    length,
    updated: Date.now(),
  });
  return gameAddress(id);
}
