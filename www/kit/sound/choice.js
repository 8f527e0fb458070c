// Whether the visitor wants sounds and vibration. Both are off until the visitor turns them on.

import { preference, setPreference } from "../page/preferences.js";

/** @typedef {"sound" | "vibration"} FeedbackKind */

/** Fires `change` when the visitor changes the setting. */
export const senseChanges = new EventTarget();

/** @param {FeedbackKind} sense */
export const isWanted = (sense) => preference(sense) === "on";

/**
 * @param {FeedbackKind} sense
 * @param {boolean} isOn
 */
export function choose(sense, isOn) {
  setPreference(sense, isOn ? "on" : null);
  senseChanges.dispatchEvent(new Event("change"));
}

/** Whether sound or vibration is on. */
export const isAnyWanted = () => isWanted("sound") || isWanted("vibration");

/** Whether the device can vibrate. */
export const canVibrate = () => "vibrate" in navigator;
