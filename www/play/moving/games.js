// Games that come from another device.

import { idBefore, idBeside } from "../../kit/page/id-beside.js";
import { lengthOf, noReport } from "../../kit/page/joined.js";
import * as store from "../match/store.js";

/** @typedef {import("../match/store.js").Stored} Stored */

/** The form of a game's id, and the most characters of a game. The longest that is played has some 60,000. */
const ID = /^[\w-]{1,40}$/;
const MAX_GAME_LENGTH = 400_000;

/**
 * Joins games. One that goes on from the same game here replaces it; any other under its id gets an id of its own.
 * @param {readonly unknown[]} come
 * @returns {import("../../kit/page/joined.js").Report}
 */
export function joinGames(come) {
  const report = noReport();
  let room = store.MAX_GAMES - store.list().length;
  for (const game of come) {
    if (!isGame(game)) {
      report.unread.push("");
      continue;
    }
    const placed = placeOf(game);
    if (placed === null) continue;
    const isNew = store.raw(placed.id) === null;
    if (isNew && room <= 0) {
      report.full += 1;
      continue;
    }
    // What the browser refuses lives until the tab is closed, and the page says so.
    store.put(placed, false);
    report.joined += 1;
    if (isNew) room -= 1;
  }
  return report;
}

/** @param {unknown} game @returns {game is Stored} */
const isGame = (game) =>
  store.isStored(game) && ID.test(game.id) && lengthOf(game) <= MAX_GAME_LENGTH;

/**
 * The game under the id that it gets here; null if all of it is here.
 * @param {Stored} game
 * @returns {Stored | null}
 */
function placeOf(game) {
  // Also one that cannot be read stays.
  if (store.raw(game.id) === null) {
    // It may be what a game here became on another device, which had another game of its id.
    const before = store.get(idBefore(game.id));
    return before && idOf(before) === game.id ? null : game;
  }
  const here = store.get(game.id);
  if (here && isFrom(here, game)) return null;
  if (here && isFrom(game, here)) return game;
  const id = idOf(game);
  return store.raw(id) === null ? { ...game, id } : null;
}

/** @param {Stored} game */
const idOf = ({ id, record }) => idBeside(id, record);

/**
 * Whether a game is another one, or goes on from it. Nobody can tell of sealed games.
 * @param {Stored} game
 * @param {Stored} other
 */
function isFrom(game, other) {
  if (game.game !== other.game) return false;
  if (game.record === other.record) return true;
  return !store.isSealed(game) && !store.isSealed(other) && game.record.startsWith(other.record);
}
