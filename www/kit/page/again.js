// What stands in the place of something that could not be loaded.

import { button } from "./button.js";
import { t } from "./i18n.js";

/** @param {() => void} act asks for it once more */
export const againButton = (act) => button(t("try-again"), act);
