// Whether the visitor wants sounds and vibration. Both are off until somebody asks for them.

import { preference, setPreference } from "../page/preferences.js";

/** @typedef {"sound" | "vibration"} Sense */

/** Fires `change` when the visitor has chosen otherwise. */
export const senseChanges = new EventTarget();

/** @param {Sense} sense */
export const isWanted = (sense) => preference(sense) === "on";

/**
 * @param {Sense} sense
 * @param {boolean} isOn
 */
export function choose(sense, isOn) {
  setPreference(sense, isOn ? "on" : null);
  senseChanges.dispatchEvent(new Event("change"));
}

/** Whether anything is to be heard or felt. */
export const isAnyWanted = () => isWanted("sound") || isWanted("vibration");

/** Whether the device can vibrate. */
export const canVibrate = () => "vibrate" in navigator;
