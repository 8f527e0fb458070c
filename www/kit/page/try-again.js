// The button in place of something that could not be loaded.

import { button } from "./button.js";
import { t } from "./i18n.js";

/** @param {() => void} act requests it again */
export const tryAgainButton = (act) => button(t("try-again"), act);
