// What follows from who sits where.

/** @typedef {import("../wasm/warren.js").Scene} Scene */
/** @typedef {import("../wasm/warren.js").Clock} Clock */

/**
 * Who sits where: a person, or an engine of a level.
 * @typedef {{kind: "person", clock: Clock | null} | {kind: "engine", level: number, clock: null}} Seat
 */

/**
 * How a move came about when not as it should: an engine was late, hung or crashed, or a person's clock had run out.
 * @typedef {"late" | "hung" | "crashed" | "idle"} Mark
 */

/**
 * A seat's rules. The referee is lenient with our own engines: in a casual game a late one is helped along.
 * @param {Seat} seat
 * @param {number | null} left milliseconds left to a person with a clock for the whole game, if it has run before
 * @param {Clock} contest the contest's own limit
 * @returns {import("../wasm/warren.js").SeatRules}
 */
export function rulesOf({ kind, clock }, left, contest) {
  if (kind === "engine") return { clock: contest, startUp: 0, lenient: true };
  const own = clock && "perGame" in clock ? { perGame: left ?? clock.perGame } : clock;
  return { clock: own, startUp: 0, lenient: false };
}

/**
 * A seat's clock as it is shown; null without one.
 * @param {Seat} seat
 * @param {number | null | undefined} whole milliseconds left when its turn began
 * @param {number} elapsed milliseconds of its turn
 * @param {boolean} running
 */
export function clockOf({ kind, clock }, whole, elapsed, running) {
  if (kind !== "person" || !clock) return null;
  const limit = "perGame" in clock ? clock.perGame : clock.perMove;
  return { left: Math.max((whole ?? limit) - elapsed, 0), limit, running };
}

/**
 * Whether there is something in a game that a person who plays may not know.
 * @param {typeof import("../wasm/warren.js")} warren
 * @param {string} game
 * @param {Seat[]} seats
 */
export function hasSecrets(warren, game, seats) {
  return seats.some((seat) => seat.kind === "person") && warren.isHidden(game);
}

/**
 * Whether a person has to move.
 * @param {Scene} scene
 * @param {Seat[]} seats
 * @param {number} ply
 */
export function personIsDue(scene, seats, ply) {
  return Array.from(scene.due(ply)).some((seat) => seats[seat]?.kind === "person");
}

/**
 * The ply to which undo goes back: the last turn of a person, among engines the last move; undefined if there is none.
 * @param {Scene} scene
 * @param {Seat[]} seats
 * @returns {number | undefined}
 */
export function undoTarget(scene, seats) {
  const { length } = scene;
  if (seats.every((seat) => seat.kind === "engine")) return length > 0 ? length - 1 : undefined;
  for (let ply = length - 1; ply >= 0; ply -= 1) if (personIsDue(scene, seats, ply)) return ply;
  return undefined;
}
