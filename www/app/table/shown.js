// Facts that other views derive from the game shown: how to play it again, the scores, and names that other people chose.

import { t } from "../../kit/page/i18n.js";
import { knownPlayer, playerWords } from "../../play/match/names.js";
import { hasSecrets } from "../../play/match/seats.js";

/**
 * @typedef {import("../../play/match/session.js").Session} Session
 * @typedef {import("../../kit/boards/board.js").BoardModule} BoardModule
 */

/**
 * A game with the same players and the same setting. If the start was random, a new random start is generated.
 * @param {Session} session
 * @param {BoardModule} boardModule
 * @returns {import("../../play/match/sessions.js").NewGame}
 */
export function sameGameOf({ shareableScene, state, warren }, { setting }) {
  const { about, game, seats } = state;
  const practice = about.includes("practice") && hasSecrets(warren, game, seats);
  const lines = shareableScene ? setting?.startOf(shareableScene) : undefined;
  const isRandom = setting !== undefined && isRandomStart(warren, setting, lines);
  return { game, seats, practice, ...(isRandom ? { isRandom } : { lines }) };
}

/**
 * The first figure of each side, if known.
 * @param {Pick<import("../../play/match/state.js").State, "game" | "seats">} state
 * @param {import("../../kit/boards/board.js").Tally[]} tallies by seat
 * @returns {import("../../kit/boards/board.js").Standing}
 */
export function scoresOf({ game, seats }, tallies) {
  const values = tallies.map(({ figures }) => figures[0].value);
  const parts = values.map((points, seat) =>
    t("chart-score", { ...playerWords(game, seats, seat), points: points ?? t("figure-untold") }),
  );
  return { values, text: parts.join(t("list-comma")) };
}

/**
 * Whether a start was random: the game generates starts, and this is not one of its fixed starts.
 * @param {Session["warren"]} warren
 * @param {import("../../kit/boards/board.js").Setting} setting
 * @param {string[] | undefined} lines
 */
function isRandomStart({ Scene }, setting, lines) {
  if (setting.kind !== "start") return false;
  const starts = setting.starts(Scene);
  if (!starts.some(({ isRandom }) => isRandom)) return false;
  const text = lines?.join();
  return !starts.some(({ lines, isRandom }) => !isRandom && lines.join() === text);
}

/**
 * The players' names in a game that other people made.
 * @param {Pick<import("../../play/match/state.js").State, "about" | "seats">} state
 */
export function foreignNames({ about, seats }) {
  // The visitor's own programs are not foreign.
  const knownPlayers = seats.map(({ kind }, seat) =>
    kind === "person" ? knownPlayer(about, seat) : null,
  );
  return knownPlayers.flatMap((player) => (player?.kind === "program" ? [player.name] : []));
}
