// Logs that a visitor brings: where they can be seen.

import { loadEngines } from "../load.js";
import { gameAddress } from "../router.js";
import * as store from "./store.js";

/**
 * The address that shows a log. Where everything is seen that is the game's; else the log is stored, and shown as its seat knew
 * the game.
 * @param {string} text
 * @returns {Promise<string>}
 * @throws {import("../wasm/engines.js").Problem} if it is none
 */
export async function addressOfLog(text) {
  const { Log, Scene, Sight } = await loadEngines();
  const log = Log.read(text);
  const { game, seat } = log;
  const record = log.record();
  const opening = log.opening();
  const whole = log.text();
  log.free();
  if (record !== undefined) {
    const scene = Scene.fromRecord(record);
    const code = scene.link(scene.length, seat);
    scene.free();
    return `#${code}`;
  }
  const sight = Sight.begin(game, seat, opening.files, opening.lines, opening.position);
  /** @type {import("./store.js").Seat[]} */
  const seats = Array.from({ length: sight.seats }, () => ({ kind: "person", clock: null }));
  sight.free();
  const id = store.newId();
  store.put({
    version: 1,
    id,
    game,
    record: whole,
    isLog: true,
    beginning: opening,
    seats,
    viewpoint: seat,
    marks: {},
    left: [],
    undone: [],
    paused: false,
    over: true,
    length: 0,
    updated: Date.now(),
  });
  return gameAddress(id);
}
