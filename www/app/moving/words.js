// The words for transfers between devices.

import { list, t } from "../../kit/page/i18n.js";
import { countsOf } from "../../play/moving/parts.js";

/** @typedef {import("../../play/moving/parts.js").Content} Content */
/** @typedef {import("../../play/moving/parts.js").PartName} PartName */
/** @typedef {import("../../kit/page/merged.js").Report} Report */

/** The maximum number of unreadable items that are named, and the maximum length of a name. */
const [MAX_NAMED_ITEMS, MAX_NAME_LENGTH] = [5, 60];

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
  const entries = [...reports];
  const counts = (/** @type {(report: Report) => number} */ countOf) =>
    entries
      .map(([name, report]) => /** @type {const} */ ([name, countOf(report)]))
      .filter(([, n]) => n > 0);
  const mergedCounts = counts((report) => report.joined);
  const fullCounts = counts((report) => report.full);
  const unreadCounts = counts((report) => report.unread.length);
  const names = entries.flatMap(([, report]) => report.unread).filter((name) => name !== "");
  const quotedNames = names
    .slice(0, MAX_NAMED_ITEMS)
    .map((name) => `“${name.slice(0, MAX_NAME_LENGTH)}”`);
  return [
    mergedCounts.length > 0
      ? t("moving-joined", { what: countsText(mergedCounts) })
      : t("moving-joined-nothing"),
    fullCounts.length > 0 && t("moving-full", { what: countsText(fullCounts) }),
    unreadCounts.length > 0 && t("moving-unread", { what: countsText(unreadCounts) }),
    quotedNames.length > 0 && t("moving-unread-names", { names: list(quotedNames) }),
  ].filter((sentence) => sentence !== false);
}
