// A game in one line for other people.

import { countText, t } from "../../kit/page/i18n.js";
import { quotedText } from "../../kit/page/quoted.js";
import { knownPlayer, sideName, sideWords, verdictText } from "./names.js";

/** @typedef {import("./store.js").Seat} Seat */

/**
 * The same seats with a person at each. To other people, no player is "you".
 * @param {readonly Seat[]} seats
 * @returns {Seat[]}
 */
export function asPeople(seats) {
  return seats.map(() => ({ kind: "person", clock: null }));
}

/**
 * One line about a game for other people: the game, the players, and the result or the score in the displayed position.
 * @param {Pick<import("./state.js").State, "about" | "game" | "seats" | "shown" | "length" | "due" | "verdict">} state
 * @param {(number | null)[] | null} scores the scores of the displayed position, by seat; null if they are secret
 * @param {Pick<import("../../app/table/move-names.js").MoveNames, "positionName" | "lastRow">} moves the names of the moves
 */
export function standing({ about, game, seats, shown, length, due, verdict }, scores, moves) {
  const names = seats.map((seat, i) => {
    const side = sideName(game, i);
    const player = knownPlayer(about, i) ?? seat;
    if ("name" in player) return t("chat-program", { side, name: quotedText(player.name) });
    return player.kind === "person" ? side : t("chat-engine", { side, level: player.level });
  });
  const words = { game: t(`${game}-name`), players: names.join(t("chat-against")) };
  if (!scores) return t("chat-start", words);
  const isLast = shown === length;
  if (verdict && isLast)
    return t("chat-over", { ...words, result: verdictText(game, asPeople(seats), verdict) });
  const standing = {
    ...words,
    scores: scores
      .map((score) => (score === null ? t("figure-untold") : countText(score)))
      .join(t("chat-to")),
  };
  if (!isLast || due.length !== 1) {
    const move = { ply: moves.positionName(shown), length: moves.lastRow(length) };
    return t("chat-move", { ...standing, ...move });
  }
  return t("chat-to-move", { ...standing, ...sideWords(game, due[0]) });
}
