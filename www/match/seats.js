// Functions of the seats of a game.

/** @typedef {import("../wasm/warren.js").Scene} Scene */
/** @typedef {import("../wasm/warren.js").Clock} Clock */

/**
 * The player of a seat: a person, or an engine of some level.
 * @typedef {{kind: "person", clock: Clock | null} | {kind: "engine", level: number, clock: null}} Seat
 */

/**
 * Why a move did not come about in the usual way: an engine was late, hung or crashed, or a person's clock had run out.
 * @typedef {"late" | "hung" | "crashed" | "idle"} Mark
 */

/**
 * The referee's rules for a seat. They are lenient for our own engines: a casual game goes on if an engine is late.
 * @param {Seat} seat
 * @param {number | null} left the milliseconds left to a person with a clock for the whole game, if it has run before
 * @param {Clock} contest the contest's time limit
 * @returns {import("../wasm/warren.js").SeatRules}
 */
export function rulesOf({ kind, clock }, left, contest) {
  if (kind === "engine") return { clock: contest, startUp: 0, lenient: true };
  const own = clock && "perGame" in clock ? { perGame: left ?? clock.perGame } : clock;
  return { clock: own, startUp: 0, lenient: false };
}

/**
 * The state of a seat's clock for display; null if it has none.
 * @param {Seat} seat
 * @param {number | null | undefined} whole the milliseconds left at the beginning of its turn
 * @param {number} elapsed the milliseconds of its turn so far
 * @param {boolean} running
 */
export function clockOf({ kind, clock }, whole, elapsed, running) {
  if (kind !== "person" || !clock) return null;
  const limit = "perGame" in clock ? clock.perGame : clock.perMove;
  return { left: Math.max((whole ?? limit) - elapsed, 0), limit, running };
}

/**
 * Whether a game may keep something secret from a person who plays it.
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
 * The ply for undo: the last turn of a person, or among engines the last move; undefined if there is none.
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
