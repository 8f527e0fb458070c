// Games from another device.

import { importedId, originalId } from "../../kit/page/imported-id.js";
import { jsonLength, noReport } from "../../kit/page/merged.js";
import * as store from "../match/store.js";

/** @typedef {import("../match/store.js").StoredMatch} StoredMatch */

/** The pattern of a game's id, and the maximum length of a game, in characters. The longest played games have about 60,000. */
const ID = /^[\w-]{1,40}$/;
const MAX_GAME_LENGTH = 400_000;

/**
 * Merges games. An imported game that continues the same game on this device replaces it; any other under its id gets a new id.
 * @param {readonly unknown[]} imported
 * @returns {import("../../kit/page/merged.js").Report}
 */
export function mergeGames(imported) {
  const report = noReport();
  let room = store.MAX_GAMES - store.list().length;
  for (const game of imported) {
    if (!isGame(game)) {
      report.unread.push("");
      continue;
    }
    const merged = mergedGame(game);
    if (merged === null) continue;
    const isNew = store.raw(merged.id) === null;
    if (isNew && room <= 0) {
      report.full += 1;
      continue;
    }
    // Games that the browser refuses last until the tab is closed, and the page says so.
    store.put(merged, false);
    report.joined += 1;
    if (isNew) room -= 1;
  }
  return report;
}

/** @param {unknown} game @returns {game is StoredMatch} */
const isGame = (game) =>
  store.isStored(game) && ID.test(game.id) && jsonLength(game) <= MAX_GAME_LENGTH;

/**
 * The game with its id on this device; null if the device already has all of it.
 * @param {StoredMatch} game
 * @returns {StoredMatch | null}
 */
function mergedGame(game) {
  // An unreadable game stays too.
  if (store.raw(game.id) === null) {
    // It may be a copy that another device has made of a game here, because that device had another game under its id.
    const localGame = store.get(originalId(game.id));
    return localGame && idOf(localGame) === game.id ? null : game;
  }
  const local = store.get(game.id);
  if (local && continues(local, game)) return null;
  if (local && continues(game, local)) return game;
  const id = idOf(game);
  return store.raw(id) === null ? { ...game, id } : null;
}

/** @param {StoredMatch} game */
const idOf = ({ id, record }) => importedId(id, record);

/**
 * Whether a game is the same as another or continues it. Always false for different sealed games.
 * @param {StoredMatch} game
 * @param {StoredMatch} other
 */
function continues(game, other) {
  if (game.game !== other.game) return false;
  if (game.record === other.record) return true;
  return !store.isSealed(game) && !store.isSealed(other) && game.record.startsWith(other.record);
}
