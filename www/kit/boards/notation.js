// The notation of moves: a short form for people, or the contest's own form if the visitor chooses it. Logs and records always
// use the contest's form.

import { preference, setPreference } from "../page/preferences.js";

/** The preference, which is `contest` or absent. */
const PREFERENCE = "notation";

/** The compass letters of the statements as arrows. @type {Readonly<Record<string, string>>} */
export const ARROWS = { N: "↑", E: "→", S: "↓", W: "←" };

/** Whether the visitor has chosen the contest's form. */
export const isContestForm = () => preference(PREFERENCE) === "contest";

/** @param {boolean} isContest */
export const setContestForm = (isContest) =>
  setPreference(PREFERENCE, isContest ? "contest" : null);

/**
 * The moves that follow a scene's first `from` moves, in the visitor's notation.
 * @param {Pick<import("./board.js").BoardModule, "notations">} boardModule
 * @param {import("./board.js").Scene} scene
 * @param {number} firstPly
 * @param {readonly string[]} moves in the contest's form
 * @param {number} viewpoint the seat whose side is at the bottom
 */
export function notationOf(boardModule, scene, firstPly, moves, viewpoint) {
  if (isContestForm()) return [...moves];
  return boardModule.notations?.(scene, firstPly, moves, viewpoint) ?? [...moves];
}
