// The words for transfers between devices.

import { list, t } from "../../kit/page/i18n.js";
import { countsOf } from "../../play/moving/parts.js";

/** @typedef {import("../../play/moving/parts.js").Content} Content */
/** @typedef {import("../../play/moving/parts.js").PartName} PartName */
/** @typedef {import("../../kit/page/merged.js").Report} Report */

/** The maximum number of unreadable items that are named, and the maximum length of a name. */
const [MAX_NAMED, MAX_NAME_LENGTH] = [5, 60];

/** Such as "12 games and 3 programs". @param {readonly (readonly [PartName, number])[]} counts */
const countsText = (counts) =>
  list(counts.map(([name, count]) => t(`moving-part-${name}`, { count })));

/** @param {Content} content */
export const contentText = (content) => countsText(countsOf(content));

/**
 * The result of a merge, in sentences.
 * @param {ReadonlyMap<PartName, Report>} reports
 * @returns {string[]}
 */
export function reportSentences(reports) {
  const all = [...reports];
  const counts = (/** @type {(report: Report) => number} */ of) =>
    all.map(([name, report]) => /** @type {const} */ ([name, of(report)])).filter(([, n]) => n > 0);
  const joined = counts((report) => report.joined);
  const full = counts((report) => report.full);
  const unread = counts((report) => report.unread.length);
  const names = all.flatMap(([, report]) => report.unread).filter((name) => name !== "");
  const named = names.slice(0, MAX_NAMED).map((name) => `“${name.slice(0, MAX_NAME_LENGTH)}”`);
  return [
    joined.length > 0
      ? t("moving-joined", { what: countsText(joined) })
      : t("moving-joined-nothing"),
    full.length > 0 && t("moving-full", { what: countsText(full) }),
    unread.length > 0 && t("moving-unread", { what: countsText(unread) }),
    named.length > 0 && t("moving-unread-names", { names: list(named) }),
  ].filter((sentence) => sentence !== false);
}
