// What comes of a game that is shown: how it is set up by hand, begun again; how the sides stand in it.

import { t } from "../i18n.js";
import { editAddress } from "../router.js";
import { sideName } from "./names.js";

/**
 * @typedef {import("../play/session.js").Session} Session
 * @typedef {import("../boards/board.js").BoardModule} BoardModule
 */

/**
 * The game whose position is on the board, with all that it holds; null while it has secrets.
 * @param {Session} session
 */
export function wholeOf({ isSecret, scene, shareable }) {
  if (isSecret) return null;
  return "link" in scene ? scene : shareable;
}

/**
 * The address where the position on the board is set up; null while the game has secrets.
 * @param {Session} session
 */
export function editAddressOf(session) {
  const whole = wholeOf(session);
  if (!whole) return null;
  const { Scene } = session.warren;
  const position = Scene.start(whole.game, [`start ${whole.position(session.state.shown)}`]);
  const address = editAddress(position.link(0));
  position.free();
  return address;
}

/**
 * A game with the same players and the same setting; where that was a start by chance, from a new one.
 * @param {Session} session
 * @param {BoardModule} module
 * @returns {import("../play/sessions.js").Wanted}
 */
export function againOf({ shareable, state }, { setting }) {
  const { game, seats } = state;
  const lines = shareable ? setting?.startOf(shareable) : undefined;
  const drawn = setting !== undefined && isByChance(setting, lines);
  return { game, seats, ...(drawn ? { drawn } : { lines }) };
}

/**
 * The first figure of every side, as far as it is known.
 * @param {string} game
 * @param {import("../boards/board.js").Tally[]} tallies by seat
 * @returns {import("../boards/board.js").Standing}
 */
export function scoresOf(game, tallies) {
  const values = tallies.map(({ figures }) => figures[0].value);
  const parts = values.map((points, seat) =>
    t("chart-score", { side: sideName(game, seat), points: points ?? t("figure-untold") }),
  );
  return { values, text: parts.join(t("list-comma")) };
}

/**
 * Whether a start is none of those that are given, in a game whose starts are drawn.
 * @param {import("../boards/board.js").Setting} setting
 * @param {string[] | undefined} lines
 */
function isByChance(setting, lines) {
  if (setting.kind !== "start" || !setting.starts.some(({ drawn }) => drawn)) return false;
  const text = lines?.join();
  return !setting.starts.some(({ lines, drawn }) => !drawn && lines.join() === text);
}
