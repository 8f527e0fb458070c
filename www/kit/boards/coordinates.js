// Whether boards name their rows and columns.

import { preference, setPreference } from "../page/preferences.js";
import { themeChanges } from "../page/theme.js";

const PREFERENCE = "coordinates";

export const showsCoordinates = () => preference(PREFERENCE) !== "off";

/** @param {boolean} shows */
export function chooseCoordinates(shows) {
  setPreference(PREFERENCE, shows ? null : "off");
  // All boards on the page repaint.
  themeChanges.dispatchEvent(new Event("change"));
}
