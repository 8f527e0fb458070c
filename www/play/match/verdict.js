// The result of a game, from its record.

/**
 * The verdict of a finished game, by its rules or by a forfeit in its record; null while the game is unfinished.
 * @param {import("../../wasm/warren.js").Scene} scene
 * @returns {import("../../wasm/warren.js").Verdict | null}
 */
export function verdictOf(scene) {
  const outcome = scene.outcome(scene.length);
  if (!outcome) return null;
  const end = scene.end();
  return { outcome, reason: end?.reason ?? "over", seat: end?.seat ?? null, problem: null };
}
