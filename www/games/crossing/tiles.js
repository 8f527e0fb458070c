// The appearance of each island: now, or some turns later as far as it is known.

/** @typedef {import("./position.js").Island} Island */

/**
 * The knowledge of a cell. `still` is a corner, which never moves. An island has a phase, some possible phases, the chance that
 * it is above water, or nothing known. `direction` is the direction of its next move.
 * @typedef {{ kind: "still" }
 *   | { kind: "phase", phase: number, direction: "U" | "D" | null }
 *   | { kind: "phases", phases: number[] }
 *   | { kind: "chance", chance: number }
 *   | { kind: "unknown" }} Tile
 */

/**
 * @param {Island} island
 * @param {number} [turnsAhead] the number of turns ahead
 * @returns {Tile}
 */
export function tileOf(island, turnsAhead = 0) {
  const { course, known, phase } = island;
  if (known === "still") return { kind: "still" };
  if (known === "unknown") return { kind: "unknown" };
  if (known === "known") return knownTile(island, turnsAhead);
  if (turnsAhead === 0 && phase !== null) return { kind: "phase", phase, direction: null };
  if (turnsAhead === 0 && island.phases.length === 2)
    return { kind: "phases", phases: island.phases };
  if (course) return { kind: "phase", phase: valueAfter(course, turnsAhead), direction: null };
  return { kind: "chance", chance: valueAfter(island.above, turnsAhead) };
}

/**
 * @param {Island} island
 * @param {number} turnsAhead
 * @returns {Tile}
 */
function knownTile({ course, phase, direction }, turnsAhead) {
  if (!course) return { kind: "phase", phase: phase ?? 0, direction };
  const laterPhase = valueAfter(course, turnsAhead);
  const nextPhase = valueAfter(course, turnsAhead + 1);
  return { kind: "phase", phase: laterPhase, direction: nextPhase > laterPhase ? "U" : "D" };
}

/**
 * The value some turns later. After the last value the cycle begins again.
 * @template Value
 * @param {readonly Value[]} values the values of one cycle
 * @param {number} turnsAhead
 */
function valueAfter(values, turnsAhead) {
  return values[turnsAhead % values.length];
}

/**
 * A tile at a fraction of its way from its earlier state. Only the phase is interpolated.
 * @param {Tile | undefined} before
 * @param {Tile} after
 * @param {number} progress the part of the way, 0..1
 * @returns {Tile}
 */
export function tileBetween(before, after, progress) {
  if (progress >= 1 || before?.kind !== "phase" || after.kind !== "phase") return after;
  return { ...after, phase: before.phase + (after.phase - before.phase) * progress };
}
