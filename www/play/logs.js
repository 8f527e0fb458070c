// Logs that a visitor brings: where they can be seen.

import { t } from "../i18n.js";
import { loadEngines } from "../load.js";
import { gameAddress } from "../router.js";
import { LogMatch } from "./log-match.js";
import * as store from "./store.js";

/**
 * The address that shows a log. Where everything is seen that is the game's; else the log is stored, and shown as its seat knew
 * the game.
 * @param {string} text
 * @returns {Promise<string>}
 * @throws {import("../wasm/engines.js").Problem} if it is none
 */
export async function addressOfLog(text) {
  const engines = await loadEngines();
  const log = engines.Log.read(text);
  const { game, seat } = log;
  const record = log.record();
  log.free();
  return record === undefined ? storeLog(engines, game, text) : linkOf(engines, record, seat);
}

/**
 * @param {typeof import("../wasm/engines.js")} engines
 * @param {string} record
 * @param {number} seat whose side is near
 */
function linkOf({ Scene }, record, seat) {
  const scene = Scene.fromRecord(record);
  const code = scene.link(scene.length, seat);
  scene.free();
  return `#${code}`;
}

/**
 * @param {typeof import("../wasm/engines.js")} engines
 * @param {string} game
 * @param {string} text
 */
function storeLog(engines, game, text) {
  const match = new LogMatch(engines, text);
  const { seats, viewpoint, state } = match;
  const id = store.newId();
  const isStored = store.put({
    version: 1,
    id,
    game,
    ...match.kept(),
    seats: Array.from({ length: seats }, () => ({ kind: "person", clock: null })),
    viewpoint,
    marks: {},
    paused: false,
    over: true,
    length: state.length,
    updated: Date.now(),
  });
  match.close();
  if (!isStored) throw new Error(t("storage-full"));
  return gameAddress(id);
}
