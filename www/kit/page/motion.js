// The speed of motion on the page: the visitor's choice, otherwise the system's setting.

import { preference, setPreference } from "./preferences.js";

/** @typedef {"system" | "none" | "slow" | "usual" | "fast"} MotionChoice */

/** The speed as a multiple of the usual one; 0 is no motion. @type {Record<Exclude<MotionChoice, "system">, number>} */
const RATES = { none: 0, slow: 0.5, usual: 1, fast: 2 };

/** All choices. @type {readonly MotionChoice[]} */
export const MOTIONS = ["system", "none", "slow", "usual", "fast"];

const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** @returns {MotionChoice} */
export function motionChoice() {
  const choice = /** @type {MotionChoice} */ (preference("motion"));
  return MOTIONS.includes(choice) ? choice : "system";
}

/** @param {MotionChoice} choice */
export function chooseMotion(choice) {
  setPreference("motion", choice === "system" ? null : choice);
}

/** The speed of motion as a multiple of the usual one; 0 if nothing may move. */
export function motionRate() {
  const choice = motionChoice();
  if (choice !== "system") return RATES[choice];
  return prefersReducedMotion.matches ? 0 : 1;
}

/** Whether nothing may move. */
export const isStill = () => motionRate() === 0;
