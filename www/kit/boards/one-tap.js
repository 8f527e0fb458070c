// Whether a single tap plays a move that leaves nothing else to choose.

import { preference, setPreference } from "../page/preferences.js";

const PREFERENCE = "one-tap";

export const oneTapPlays = () => preference(PREFERENCE) !== "off";

/** @param {boolean} plays */
export const chooseOneTap = (plays) => setPreference(PREFERENCE, plays ? null : "off");
