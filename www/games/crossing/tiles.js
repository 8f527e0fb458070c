// The drawing of each island: as it is now, or as it is known to be some turns later.

/** @typedef {import("./position.js").Island} Island */

/**
 * The content of a cell: a corner; an island in a phase; its possible phases; the chance that it is above water, if its phase
 * is not known; or nothing known. `direction` is the direction of its next move.
 * @typedef {{ kind: "still" }
 *   | { kind: "phase", phase: number, direction: "U" | "D" | null }
 *   | { kind: "phases", phases: number[] }
 *   | { kind: "chance", chance: number }
 *   | { kind: "unknown" }} Tile
 */

/**
 * @param {Island} island
 * @param {number} [ahead] the number of turns ahead
 * @returns {Tile}
 */
export function tileOf(island, ahead = 0) {
  const { course, known, phase } = island;
  if (known === "still") return { kind: "still" };
  if (known === "unknown") return { kind: "unknown" };
  if (known === "known") return knownTile(island, ahead);
  if (ahead === 0 && phase !== null) return { kind: "phase", phase, direction: null };
  if (ahead === 0 && island.phases.length === 2) return { kind: "phases", phases: island.phases };
  if (course) return { kind: "phase", phase: at(course, ahead), direction: null };
  return { kind: "chance", chance: at(island.above, ahead) };
}

/**
 * @param {Island} island
 * @param {number} ahead
 * @returns {Tile}
 */
function knownTile({ course, phase, direction }, ahead) {
  if (!course) return { kind: "phase", phase: phase ?? 0, direction };
  const then = at(course, ahead);
  const next = at(course, ahead + 1);
  return { kind: "phase", phase: then, direction: next > then ? "U" : "D" };
}

/**
 * The value some turns later; after the last value the cycle begins again.
 * @template Value
 * @param {readonly Value[]} values the values of one cycle
 * @param {number} ahead
 */
function at(values, ahead) {
  return values[ahead % values.length];
}

/**
 * A tile on its way from its earlier state. Only the phase changes, and only by a step or two.
 * @param {Tile | undefined} before
 * @param {Tile} after
 * @param {number} part the part of the way, 0..1
 * @returns {Tile}
 */
export function between(before, after, part) {
  if (part >= 1 || before?.kind !== "phase" || after.kind !== "phase") return after;
  return { ...after, phase: before.phase + (after.phase - before.phase) * part };
}
