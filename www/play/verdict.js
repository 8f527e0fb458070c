// How a game ended, as its record tells.

/**
 * The verdict of a game that is over, by its rules or by a forfeit in its record; null while it goes on.
 * @param {import("../wasm/warren.js").Scene} scene
 * @returns {import("../wasm/warren.js").Verdict | null}
 */
export function verdictOf(scene) {
  const outcome = scene.outcome(scene.length);
  if (!outcome) return null;
  const end = scene.end();
  return { outcome, reason: end?.reason ?? "over", seat: end?.seat ?? null, problem: null };
}
