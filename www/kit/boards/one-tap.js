// Whether one tap of a finger plays a move, where there is nothing to choose beside it.

import { preference, setPreference } from "../page/preferences.js";

const NAME = "one-tap";

export const oneTapPlays = () => preference(NAME) !== "off";

/** @param {boolean} plays */
export const chooseOneTap = (plays) => setPreference(NAME, plays ? null : "off");
