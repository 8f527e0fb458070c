// Who plays, in words.

import { hasText, note, t } from "../i18n.js";
import { problemText } from "../problems.js";

/**
 * @typedef {import("../play/store.js").Seat} Seat
 */

/**
 * @param {string} game
 * @param {number} seat
 */
export function sideName(game, seat) {
  return t(`${game}-seat-${seat}`);
}

/**
 * A side's name for a sentence, with its grammatical number: `many` for a name like "Hunters".
 * @param {string} game
 * @param {number} seat
 */
export function sideWords(game, seat) {
  return { side: sideName(game, seat), number: note(`${game}-seat-${seat}`, "number") };
}

/**
 * "You" where one person plays against engines, the side where two people share the board.
 * @param {string} game
 * @param {Seat[]} seats
 * @param {number} seat
 */
export function playerName(game, seats, seat) {
  const player = seats[seat];
  if (player.kind === "engine") return t("engine-level", { level: player.level });
  return onlyPerson(seats) === seat ? t("you") : sideName(game, seat);
}

/**
 * The seat of the one person who plays; null if there are none or several.
 * @param {Seat[]} seats
 */
export function onlyPerson(seats) {
  const people = seats.flatMap((seat, i) => (seat.kind === "person" ? [i] : []));
  return people.length === 1 ? people[0] : null;
}

/**
 * @param {string} game
 * @param {Seat[]} seats
 */
export function playersText(game, seats) {
  return t("players", { first: playerName(game, seats, 0), second: playerName(game, seats, 1) });
}

/**
 * How a game ended, in a sentence.
 * @param {string} game
 * @param {Seat[]} seats
 * @param {import("../wasm/rules.js").Verdict} verdict
 */
export function verdictText(game, seats, verdict) {
  const { outcome, reason } = verdict;
  const scores = [...outcome.scores].sort((a, b) => b - a);
  const numbers = { most: scores[0], least: scores[scores.length - 1] };
  const winner = outcome.winner ?? null;
  if (winner === null) return t(`${game}-draw`, numbers);
  const won = sideWords(game, winner);
  if (reason === "over") {
    const me = onlyPerson(seats);
    if (me === winner) return t(`${game}-you-won`, numbers);
    if (me !== null) return t(`${game}-you-lost`, numbers);
    return t(`${game}-won`, { winner: won.side, winners: won.number, ...numbers });
  }
  const lost = sideWords(game, verdict.seat ?? outcome.forfeit ?? (winner === 0 ? 1 : 0));
  const names = {
    winner: won.side,
    winners: won.number,
    loser: lost.side,
    losers: lost.number,
  };
  const why = verdict.problem ? problemText(verdict.problem).replace(/\.$/, "") : "";
  const id = `verdict-${reason}`;
  return why !== "" && hasText(`${id}-why`) ? t(`${id}-why`, { ...names, why }) : t(id, names);
}
