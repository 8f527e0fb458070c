// The seats of a game, and the kinds of players. A new kind of player is an entry in the table below.

import { loadPart } from "../../kit/page/failure.js";

/** @typedef {import("../../wasm/warren.js").Scene} Scene */
/** @typedef {import("../../wasm/warren.js").Clock} Clock */
/** @typedef {import("../../wasm/warren.js").SeatRules} SeatRules */

/**
 * A visitor's program: its id and name, its version if it is not the latest, and the seed of its random numbers, which makes it
 * repeat itself after a restart.
 * @typedef {{kind: "program", program: string, name: string, version?: number, seed?: number, clock: null}} ProgramPlayer
 */

/**
 * The player of a seat: a person, an engine at some level, a visitor's program, or an external player that the page around a
 * board supplies.
 * @typedef {{kind: "person", clock: Clock | null} | {kind: "engine", level: number, clock: null} | ProgramPlayer
 *   | import("./external-player.js").ExternalPlayer} Seat
 */

/**
 * Why a move is unusual: an engine was late, hung or crashed, or a person's clock had run out.
 * @typedef {"late" | "hung" | "crashed" | "idle"} Mark
 */

/**
 * A playing engine or visitor's program. It reads the lines of the statement's protocol and answers with lines.
 * @typedef {Object} Program
 * @property {(order: import("./engines.js").StartOrder) => void} start
 * @property {(order: import("./engines.js").SendOrder) => void} send
 * @property {() => void} close ends the program and its reports
 * @property {() => Promise<import("./silence-cause.js").FinalOutput>} [finish] closes its input, and resolves with its remaining output
 */

/** An engine uses some of these callbacks, a visitor's program the others.
 * @typedef {import("./engines.js").Listener & import("./program-seat.js").ProgramListener} Listener */

/**
 * Starts the program of a seat.
 * @typedef {(game: string, seat: any, seed: number, listener: Listener) => Program} StartProgram
 */

/** Functions that start the programs of a match, by player kind. @typedef {Partial<Record<Seat["kind"], StartProgram>>} Programs */

/**
 * A kind of player.
 * @typedef {Object} PlayerKind
 * @property {(seat: any) => boolean} isValid whether a stored seat of this kind can be used
 * @property {(seat: any, left: number | null, contest: Clock) => SeatRules} rules the referee's rules for the seat
 * @property {(seat: any) => string} description describes the player, as in the comments of a record
 * @property {boolean} needsConsent whether it needs the visitor's consent to start after a reload
 * @property {boolean} isForeign whether the player may break rules, so that its lines are logged and its silence ends the game
 * @property {(() => Promise<StartProgram>) | null} program loads the function that starts its program; null for a person, and
 *   if that depends on where the match runs
 */

/** @type {Record<Seat["kind"], PlayerKind>} */
const KINDS = {
  person: {
    isValid: ({ clock }) => clock == null || isTime(clock.perMove) || isTime(clock.perGame),
    rules: ({ clock }, left) => {
      const ownClock = clock && "perGame" in clock ? { perGame: left ?? clock.perGame } : clock;
      return { clock: ownClock, startUp: 0, lenient: false, patient: true };
    },
    description: () => "person",
    needsConsent: false,
    isForeign: false,
    program: null,
  },
  engine: {
    isValid: ({ level }) => Number.isInteger(level) && level > 0,
    // A casual game continues if one of Warren's engines is late.
    rules: (_seat, _left, contest) => ({ clock: contest, startUp: 0, lenient: true }),
    description: ({ level }) => `engine, level ${level}`,
    needsConsent: false,
    isForeign: false,
    program: async () => {
      const { EngineProgram } = await loadPart(import("./engines.js"));
      return (game, { level }, seed, listener) => new EngineProgram(game, level, seed, listener);
    },
  },
  program: {
    isValid: ({ program, name, version, seed }) =>
      typeof program === "string" &&
      typeof name === "string" &&
      name.length <= MAX_NAME_LENGTH &&
      (version === undefined || Number.isFinite(version)) &&
      (seed === undefined || Number.isInteger(seed)),
    // As in a match of the native command.
    rules: (_seat, _left, contest) => ({ clock: contest, startUp: START_UP_MS, lenient: false }),
    description: programDescription,
    needsConsent: true,
    isForeign: true,
    program: null,
  },
  outside: {
    isValid: ({ id, name }) =>
      typeof id === "string" && typeof name === "string" && name.length <= MAX_NAME_LENGTH,
    // A player outside the board need not obey a contest's clock, but must not make the game wait forever.
    rules: () => ({ clock: { perMove: OUTSIDE_LIMIT_MS }, startUp: 0, lenient: false }),
    description: programDescription,
    needsConsent: false,
    isForeign: true,
    program: null,
  },
};

/** The maximum length of a program's name, in characters. */
export const MAX_NAME_LENGTH = 60;

/** The time limit of an external player for an answer, in milliseconds. */
const OUTSIDE_LIMIT_MS = 60_000;

/** The words for other kinds of players. A program with such a name would be confused with them. */
const RESERVED_NAMES = /^(person|engine, level \d+)$/;

/** @param {{ name: string }} program */
function programDescription({ name }) {
  return RESERVED_NAMES.test(name) ? `program ${name}` : name;
}

/** The extra time for a program's first answer, in milliseconds. */
const START_UP_MS = 2000;

/** @param {unknown} value a time in milliseconds */
const isTime = (value) => typeof value === "number" && value >= 0;

/**
 * Whether a stored seat can be used.
 * @param {any} seat
 */
export function isSeat(seat) {
  const { kind } = seat ?? {};
  const isKnown = typeof kind === "string" && Object.hasOwn(KINDS, kind);
  return isKnown && KINDS[/** @type {Seat["kind"]} */ (kind)].isValid(seat);
}

/**
 * Whether a person plays at a seat.
 * @param {Seat | undefined} seat
 */
export function isPerson(seat) {
  return seat?.kind === "person";
}

/**
 * The seats at which people play.
 * @param {Seat[]} seats
 */
export function peopleAt(seats) {
  return seats.flatMap((seat, index) => (isPerson(seat) ? [index] : []));
}

/**
 * The player at a seat in words, as in the comments of a record.
 * @param {Seat} seat
 */
export const seatWords = (seat) => KINDS[seat.kind].description(seat);

/**
 * Whether the game continues without people.
 * @param {Seat[]} seats
 */
export function playsAlone(seats) {
  return !seats.some(isPerson);
}

/**
 * Whether players of the match need the visitor's consent to start after a reload.
 * @param {Seat[]} seats
 */
export function anyNeedsConsent(seats) {
  return seats.some(({ kind }) => KINDS[kind].needsConsent);
}

/**
 * Whether a player may break rules, and has a log.
 * @param {Seat} seat
 */
export const isForeign = ({ kind }) => KINDS[kind].isForeign;

/**
 * Loads the functions that start the programs of a match.
 * @param {Seat[]} seats
 * @param {Partial<Record<Seat["kind"], () => Promise<StartProgram>>>} loaders the loaders that depend on where the match runs
 * @returns {Promise<Programs>}
 */
export async function loadPrograms(seats, loaders) {
  /** @type {Programs} */
  const programs = {};
  for (const { kind } of seats) programs[kind] ??= await (loaders[kind] ?? KINDS[kind].program)?.();
  return programs;
}

/**
 * Loads the module that manages foreign programs in a match; undefined if none plays.
 * @param {Seat[]} seats
 * @returns {Promise<typeof import("./visitor-programs.js").VisitorPrograms | undefined>}
 */
export async function loadVisitors(seats) {
  return seats.some(isForeign)
    ? (await loadPart(import("./visitor-programs.js"))).VisitorPrograms
    : undefined;
}

/**
 * The seats of a new match. Each program gets a seed, which stays the same after a restart.
 * @param {Seat[]} seats
 * @param {() => number} sample
 */
export function seeded(seats, sample) {
  return seats.map((seat) =>
    seat.kind === "program" ? { ...seat, seed: seat.seed ?? sample() } : seat,
  );
}

/**
 * The referee's rules for a seat.
 * @param {Seat} seat
 * @param {number | null} left the milliseconds left to a person with a clock for the whole game, if it has run before
 * @param {Clock} contest the contest's time limit
 * @returns {SeatRules}
 */
export function rulesOf(seat, left, contest) {
  return KINDS[seat.kind].rules(seat, left, contest);
}

/**
 * The state of a seat's clock for display; null if it has none.
 * @param {Seat} seat
 * @param {number | null | undefined} leftAtTurnStart the milliseconds left at the beginning of the turn
 * @param {number} elapsed the milliseconds of the turn so far
 * @param {boolean} running
 */
export function clockOf({ clock }, leftAtTurnStart, elapsed, running) {
  if (!clock) return null;
  const limit = "perGame" in clock ? clock.perGame : clock.perMove;
  return { left: Math.max((leftAtTurnStart ?? limit) - elapsed, 0), limit, running };
}

/**
 * The same players for another game, with new random seeds for programs.
 * @param {Seat[]} seats
 * @returns {Seat[]}
 */
export function unseeded(seats) {
  return seats.map((seat) => (seat.kind === "program" ? { ...seat, seed: undefined } : seat));
}

/**
 * Whether a game may hide something from a person who plays it.
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {string} game
 * @param {Seat[]} seats
 */
export function hasSecrets(warren, game, seats) {
  return seats.some(isPerson) && warren.isHidden(game);
}

/**
 * Whether a person must move.
 * @param {Scene} scene
 * @param {Seat[]} seats
 * @param {number} ply
 */
export function personIsDue(scene, seats, ply) {
  return Array.from(scene.due(ply)).some((seat) => isPerson(seats[seat]));
}

/**
 * The ply for undo: the last turn of a person, or without people the last move; undefined if there is none.
 * @param {Scene} scene
 * @param {Seat[]} seats
 * @returns {number | undefined}
 */
export function undoTarget(scene, seats) {
  const { length } = scene;
  if (playsAlone(seats)) return length > 0 ? length - 1 : undefined;
  for (let ply = length - 1; ply >= 0; ply -= 1) if (personIsDue(scene, seats, ply)) return ply;
  return undefined;
}
