// The contrast of the page and its boards: usual, or higher.

import { preference, setPreference } from "./preferences.js";
import { themeChanges } from "./theme.js";

/** @typedef {"usual" | "high"} Contrast */

/** @type {readonly Contrast[]} */
export const CONTRASTS = ["usual", "high"];

/** @returns {Contrast} */
export const contrastChoice = () => (preference("contrast") === "high" ? "high" : "usual");

/** @param {Contrast} choice */
export function chooseContrast(choice) {
  setPreference("contrast", choice === "high" ? choice : null);
  showContrast();
  themeChanges.dispatchEvent(new Event("change"));
}

/** Sets the contrast of the page. early.js does so before the first paint. */
function showContrast() {
  if (contrastChoice() === "high") document.documentElement.dataset.contrast = "high";
  else delete document.documentElement.dataset.contrast;
}
