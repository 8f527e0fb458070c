// The settings exported to another device. There they apply only to settings that were never changed.

import { noReport } from "../../kit/page/merged.js";
import { preference, setPreference } from "../../kit/page/preferences.js";

/** Not the language, which each device sets for itself, nor vibration, which few devices have. */
const SETTING_NAMES = [
  "theme",
  "contrast",
  "motion",
  "coordinates",
  "confirm-turns",
  "sound",
  "notation",
  "rate-today",
];

/** The pattern of a value. */
const VALUE = /^[\w-]{1,20}$/;

export function allChoices() {
  const chosen = SETTING_NAMES.map((name) => [name, preference(name)]).filter(([, value]) => value);
  return Object.fromEntries(chosen);
}

/** @param {Record<string, unknown>} imported */
export function mergeChoices(imported) {
  const report = noReport();
  for (const name of SETTING_NAMES) {
    if (!Object.hasOwn(imported, name) || preference(name) !== null) continue;
    const value = imported[name];
    if (typeof value !== "string" || !VALUE.test(value)) report.unread.push(name);
    else {
      setPreference(name, value);
      report.joined += 1;
    }
  }
  return report;
}
