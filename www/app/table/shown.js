// What other views derive from the game shown: how to play it again, the scores, and names that others have given.

import { t } from "../../kit/page/i18n.js";
import { knownPlayer, sideWords } from "../../play/match/names.js";
import { hasSecrets } from "../../play/match/seats.js";

/**
 * @typedef {import("../../play/match/session.js").Session} Session
 * @typedef {import("../../kit/boards/board.js").BoardModule} BoardModule
 */

/**
 * A game with the same players and the same setting. If the start was drawn by chance, a new one is drawn.
 * @param {Session} session
 * @param {BoardModule} module
 * @returns {import("../../play/match/sessions.js").Wanted}
 */
export function againOf({ shareable, state, warren }, { setting }) {
  const { about, game, seats } = state;
  const practice = about.includes("practice") && hasSecrets(warren, game, seats);
  const lines = shareable ? setting?.startOf(shareable) : undefined;
  const drawn = setting !== undefined && isByChance(warren, setting, lines);
  return { game, seats, practice, ...(drawn ? { drawn } : { lines }) };
}

/**
 * The first figure of each side, as far as it is known.
 * @param {string} game
 * @param {import("../../kit/boards/board.js").Tally[]} tallies by seat
 * @returns {import("../../kit/boards/board.js").Standing}
 */
export function scoresOf(game, tallies) {
  const values = tallies.map(({ figures }) => figures[0].value);
  const parts = values.map((points, seat) =>
    t("chart-score", { ...sideWords(game, seat), points: points ?? t("figure-untold") }),
  );
  return { values, text: parts.join(t("list-comma")) };
}

/**
 * Whether a start was drawn by chance: the game draws starts, and this is none of its given ones.
 * @param {Session["warren"]} warren
 * @param {import("../../kit/boards/board.js").Setting} setting
 * @param {string[] | undefined} lines
 */
function isByChance({ Scene }, setting, lines) {
  if (setting.kind !== "start") return false;
  const starts = setting.starts(Scene);
  if (!starts.some(({ drawn }) => drawn)) return false;
  const text = lines?.join();
  return !starts.some(({ lines, drawn }) => !drawn && lines.join() === text);
}

/**
 * The names that others have given to the players of a game that came from elsewhere.
 * @param {Pick<import("../../play/match/state.js").State, "about" | "seats">} state
 */
export function foreignNames({ about, seats }) {
  const known = seats.map((_, seat) => knownPlayer(about, seat));
  return known.flatMap((player) => (player?.kind === "program" ? [player.name] : []));
}
