// The players of a batch.

/**
 * An engine at a level, or a visitor's program, current or earlier: `version` is the time at which that version was stored.
 * @typedef {{ kind: "engine", level: number } | { kind: "program", program: string, name: string, version?: number }} Player
 */

/** @typedef {import("../match/seats.js").Seat} Seat */

/**
 * The seat of a player. The referee keeps the contest's clock itself.
 * @param {Player} player
 * @returns {Seat}
 */
export const seatOf = (player) => ({ ...player, clock: null });
