// The levels of the engines, as people call them.

import { t } from "../../kit/page/i18n.js";

/** The level for somebody who has not played the game. */
export const FIRST_LEVEL = 1;

/**
 * @param {number} level
 * @param {number} levels how many there are
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
