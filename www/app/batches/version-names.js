// The names of a program's versions in sentences and tables.

import { dateTime, t } from "../../kit/page/i18n.js";
import { MAX_NAME_LENGTH } from "../../play/programs/program.js";
import { versionText } from "../../play/programs/versions.js";

/** @typedef {Pick<import("../../play/programs/program.js").Version, "number" | "at" | "label">} NamedVersion */

/**
 * A version as it follows the word "version": its number, with its name if it has one. A version that is no longer stored has
 * its date.
 * @param {readonly NamedVersion[]} versions the stored ones
 * @param {number | undefined} at the time at which it was stored
 */
export function versionName(versions, at) {
  const version = versions.find((each) => each.at === at);
  if (version) return versionText(version);
  return at === undefined ? "–" : t("version-dated", { date: dateTime(new Date(at)) });
}

/**
 * A version with its date, to choose it from a list.
 * @param {readonly NamedVersion[]} versions the stored ones
 * @param {Pick<NamedVersion, "at">} version
 */
export const versionChoice = (versions, { at }) =>
  t("batch-version", { version: versionName(versions, at), date: dateTime(new Date(at)) });

/**
 * An earlier version of a program as a player.
 * @param {{ id: string, name: string }} program
 * @param {NamedVersion} version
 * @returns {import("../../play/batches/player.js").Player}
 */
export function earlierPlayer({ id, name }, version) {
  return { kind: "program", program: id, version: version.at, name: nameOf(name, version) };
}

/**
 * The name of a version as a player. If it is too long for one, it has only the version's number, and the beginning of the
 * program's name.
 * @param {string} name the program's
 * @param {NamedVersion} version
 */
function nameOf(name, version) {
  // Records contain the name without the marks that isolate its parts on the page.
  const joined = (/** @type {string} */ start, /** @type {string} */ end) =>
    t("batch-version-name", { name: start, version: end }).replace(/[\u2066-\u2069]/g, "");
  const whole = joined(name, versionText(version));
  if (whole.length <= MAX_NAME_LENGTH) return whole;
  const number = versionText({ ...version, label: "" });
  return joined(name.slice(0, MAX_NAME_LENGTH - joined("", number).length), number);
}
