// The names of the engine levels.

import { t } from "../../kit/page/i18n.js";

/** The level for a beginner. */
export const FIRST_LEVEL = 1;

/**
 * @param {number} level
 * @param {number} levels the number of levels
 */
export function levelText(level, levels) {
  return t(`level-${levelName(level, levels)}`, { level });
}

/**
 * @param {number} level
 * @param {number} levels
 */
function levelName(level, levels) {
  if (level === 1) return "beginner";
  if (level === levels) return "full";
  const names = ["easy", "medium", "hard", "expert"];
  return names[Math.ceil((names.length * level) / levels) - 1];
}
