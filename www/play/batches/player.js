// Who plays in a batch.

/**
 * An engine of a level, or a visitor's program as it is or as it was: `version` is the time at which that version was kept.
 * @typedef {{ kind: "engine", level: number } | { kind: "program", program: string, name: string, version?: number }} Player
 */

/** @typedef {import("../match/seats.js").Seat} Seat */

/**
 * The seat of a player. The contest's clock is the referee's own.
 * @param {Player} player
 * @returns {Seat}
 */
export const seatOf = (player) => ({ ...player, clock: null });
