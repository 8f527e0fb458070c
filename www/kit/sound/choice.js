// Whether the visitor wants sounds and vibration. Both are off until the visitor turns them on.

import { preference, setPreference } from "../page/preferences.js";

/** @typedef {"sound" | "vibration"} FeedbackKind */

/** Fires `change` when the visitor changes the setting. */
export const feedbackChanges = new EventTarget();

/** @param {FeedbackKind} sense */
export const isFeedbackOn = (sense) => preference(sense) === "on";

/**
 * @param {FeedbackKind} sense
 * @param {boolean} isOn
 */
export function chooseFeedback(sense, isOn) {
  setPreference(sense, isOn ? "on" : null);
  feedbackChanges.dispatchEvent(new Event("change"));
}

/** Whether sound or vibration is on. */
export const isAnyFeedbackOn = () => isFeedbackOn("sound") || isFeedbackOn("vibration");

/** Whether the device can vibrate. */
export const canVibrate = () => "vibrate" in navigator;
