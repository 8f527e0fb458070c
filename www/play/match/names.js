// The players' names in words.

import { countText, hasText, list, messageAttributes, t } from "../../kit/page/i18n.js";
import { problemText } from "../../kit/page/problems.js";
import { quotedText } from "../../kit/page/quoted.js";
import { peopleAt } from "./seats.js";

/**
 * @typedef {import("./store.js").Seat} Seat
 */

/**
 * @param {string} game
 * @param {number} seat
 */
export function sideName(game, seat) {
  return t(`${game}-seat-${seat}`);
}

/**
 * A side's name for use in a sentence, with the language file's attributes: its grammatical number (`many` for a name like
 * "Hunters"), `lower` (the name inside a sentence), and others that the sentences need, such as cases.
 * @typedef {import("../../kit/boards/board.js").PlayerWords} PlayerWords
 */

/**
 * @param {string} game
 * @param {number} seat
 * @returns {PlayerWords}
 */
export function sideWords(game, seat) {
  return { ...wordsOf(`${game}-seat-${seat}`), who: "side" };
}

/**
 * A player's name for use in a sentence. Where one person plays, that is "you", "the engine" or a program's name, as long as no
 * other player has the same name. Otherwise it is the side's.
 * @param {string} game
 * @param {Seat[]} seats
 * @param {number} seat
 * @returns {PlayerWords}
 */
export function playerWords(game, seats, seat) {
  const ownSeat = onlyPerson(seats);
  if (seat === ownSeat) return { ...wordsOf("you"), who: "you" };
  const player = seats[seat];
  const name = nameAt(player);
  if (ownSeat === null || seats.filter((each) => nameAt(each) === name).length > 1)
    return sideWords(game, seat);
  if (!("name" in player)) return { ...wordsOf("the-engine"), who: "other" };
  const side = quotedText(name);
  return { side, lower: side, genitive: side, number: "", who: "other" };
}

/** @param {Seat} player */
const nameAt = (player) => ("name" in player ? player.name : player.kind);

/** @param {string} id a message with a player's name */
function wordsOf(id) {
  const side = t(id);
  return { number: "", lower: side, ...messageAttributes(id), side };
}

/**
 * "You" if one person plays against engines; the name of the side if two people share the board. The name of a program is a
 * foreign text, so it is in quotation marks.
 * @param {string} game
 * @param {Seat[]} seats
 * @param {number} seat
 * @param {readonly string[]} [about] the players of an imported game, as comments
 */
export function playerName(game, seats, seat, about = []) {
  const imported = knownPlayer(about, seat);
  if (imported) return knownName(imported);
  const player = seats[seat];
  if ("name" in player) return quotedText(player.name);
  if (player.kind === "engine") return t("engine-level", { level: player.level });
  return onlyPerson(seats) === seat ? t("you") : sideName(game, seat);
}

/**
 * A player of an imported game.
 * @typedef {{ kind: "person" } | { kind: "engine", level: number } | { kind: "program", name: string }} KnownPlayer
 */

/**
 * The player at a seat, by the comments of a record; null if it is unknown.
 * @param {readonly string[]} about
 * @param {number} seat
 * @returns {KnownPlayer | null}
 */
export function knownPlayer(about, seat) {
  const prefix = `seat ${seat}: `;
  const name = about.find((comment) => comment.startsWith(prefix))?.slice(prefix.length);
  if (name === undefined) return null;
  if (name === "person") return { kind: "person" };
  const [, level] = name.match(/^engine, level (\d{1,3})$/) ?? [];
  return level ? { kind: "engine", level: Number(level) } : { kind: "program", name };
}

/** @param {KnownPlayer} player */
function knownName(player) {
  if (player.kind === "program") return quotedText(player.name);
  return player.kind === "engine" ? t("engine-level", { level: player.level }) : t("person");
}

/**
 * The seat of the person if only one plays; null if there are none or several.
 * @param {Seat[]} seats
 */
export function onlyPerson(seats) {
  const people = peopleAt(seats);
  return people.length === 1 ? people[0] : null;
}

/**
 * The seat on the near side of the board: the viewpoint, or the only person's seat if everything is visible.
 * @param {Seat[]} seats
 * @param {number} viewpoint
 */
export function nearSeat(seats, viewpoint) {
  return viewpoint < seats.length ? viewpoint : (onlyPerson(seats) ?? 0);
}

/**
 * @param {string} game
 * @param {Seat[]} seats
 */
export function playersText(game, seats) {
  return seats.map((_, seat) => playerName(game, seats, seat)).join(t("players-between"));
}

/**
 * Sentences about how a game ended: to the visitor as "you" if only one person plays, otherwise about the sides by their names.
 * @param {string} game
 * @param {Seat[]} seats
 * @param {import("../../wasm/warren.js").Verdict} verdict
 */
export function verdictText(game, seats, verdict) {
  const { outcome, reason } = verdict;
  const winner = outcome.winner ?? null;
  const ownSeat = onlyPerson(seats);
  const numbers = numbersOf(game, seats, outcome);
  if (reason === "over") {
    if (winner === null) return t(`${game}-draw`, numbers);
    const won = playerWords(game, seats, winner);
    const words = { ...numbers, winner: won.side, winners: won.number };
    if (ownSeat === winner) return t(`${game}-you-won`, words);
    if (ownSeat !== null) return t(`${game}-you-lost`, { ...words, mine: outcome.scores[ownSeat] });
    return t(`${game}-won`, words);
  }
  const loser = verdict.seat ?? outcome.forfeit ?? (winner === 0 ? 1 : 0);
  const lost = playerWords(game, seats, loser);
  const won =
    winner === null ? { side: numbers.sides, number: "many" } : playerWords(game, seats, winner);
  const names = {
    winner: won.side,
    winners: won.number,
    loser: lost.side,
    losers: lost.number,
    you: ownSeat === loser ? "lost" : ownSeat !== null && ownSeat === winner ? "won" : "none",
  };
  const why = verdict.problem ? problemText(verdict.problem).replace(/\.$/, "") : "";
  const id = `verdict-${reason}`;
  const text =
    why !== "" && hasText(`${id}-why`) ? t(`${id}-why`, { ...names, why }) : t(id, names);
  // If a forfeit decides the points, a second sentence says so.
  return hasText(`${game}-forfeit`) ? `${text} ${t(`${game}-forfeit`, numbers)}` : text;
}

/**
 * Why a game waits. The sentences about programs are those of the *Program* tab.
 * @param {import("./match.js").Stall} stall
 */
export function stallText(stall) {
  const message = "message" in stall ? stall.message : "";
  // A program's output may be a secret.
  const kind = stall.kind === "differs" && message === "" ? "differs-unseen" : stall.kind;
  return t(`stall-${stall.who}-${kind}`, { message });
}

/**
 * The button under this sentence.
 * @param {import("./match.js").Stall} stall
 */
export function stallAction({ who, kind }) {
  if (who !== "program") return t("try-again");
  if (kind === "asleep") return t("stall-program-start");
  if (kind === "differs") return t("stall-program-go-on");
  return t(kind === "unloaded" ? "stall-program-load" : "stall-program-again");
}

/**
 * The values in the sentences on a game's end: the best and the worst score, the sides with the best, and the other scores.
 * @param {string} game
 * @param {Seat[]} seats
 * @param {import("../../wasm/warren.js").Outcome} outcome
 */
function numbersOf(game, seats, { scores, places }) {
  const first = [...places.keys()].filter((seat) => places[seat] === 1);
  const others = scores.filter((_, seat) => places[seat] !== 1).sort((a, b) => b - a);
  return {
    most: scores[first[0]],
    least: Math.min(...scores),
    others: list(others.map((score) => countText(score))),
    sides: sidesText(game, seats, first),
  };
}

/**
 * Several sides at the beginning of a sentence. Only the first name is capitalised.
 * @param {string} game
 * @param {Seat[]} seats
 * @param {readonly number[]} named
 */
function sidesText(game, seats, named) {
  const names = named.map((seat, i) => {
    const { side, lower } = playerWords(game, seats, seat);
    return i === 0 ? side : lower;
  });
  return list(names);
}
