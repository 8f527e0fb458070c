// Whether a single tap plays a move that leaves nothing else to choose.

import { preference, setPreference } from "../page/preferences.js";

const NAME = "one-tap";

export const oneTapPlays = () => preference(NAME) !== "off";

/** @param {boolean} plays */
export const chooseOneTap = (plays) => setPreference(NAME, plays ? null : "off");
