// The names of a program's versions in sentences and tables.

import { dateTime, numeral, t } from "../../kit/page/i18n.js";
import { quotedText } from "../../kit/page/quoted.js";

/** @typedef {import("../../play/programs/program.js").Version} Version */

/**
 * A version as it follows the word "version": its number among the stored ones, with its label. A version that is no longer
 * stored has its date.
 * @param {readonly Pick<Version, "at" | "label">[]} versions the stored ones, the oldest first
 * @param {number | undefined} at the time at which it was stored
 */
export function versionName(versions, at) {
  const index = versions.findIndex((version) => version.at === at);
  if (index >= 0) return nameOf(versions[index], index + 1);
  return at === undefined ? "–" : t("version-dated", { date: dateTime(new Date(at)) });
}

/**
 * A version with its date, to choose it from a list.
 * @param {readonly Pick<Version, "at" | "label">[]} versions the stored ones, the oldest first
 * @param {Pick<Version, "at">} version
 */
export const versionChoice = (versions, { at }) =>
  t("batch-version", { version: versionName(versions, at), date: dateTime(new Date(at)) });

/**
 * @param {Pick<Version, "label">} version
 * @param {number} position from 1
 */
function nameOf({ label }, position) {
  const figure = numeral(position);
  return label === ""
    ? figure
    : t("version-labelled", { number: figure, label: quotedText(label) });
}
