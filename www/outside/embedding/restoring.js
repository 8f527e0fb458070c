// Restores a visitor's progress from another day, or from another tab meanwhile.

import { t } from "../../kit/page/i18n.js";
import { readProgress } from "../../play/scores/progress.js";

/**
 * The progress in the options, if it belongs to the content that is opened. Otherwise reports that it cannot be restored.
 * @template {import("../../play/scores/progress.js").Progress["kind"]} Kind
 * @param {Kind} kind
 * @param {number} id the identity of the content that is opened
 * @param {import("./options.js").Options} options
 * @param {import("./game-board.js").Host} host
 * @returns {Extract<import("../../play/scores/progress.js").Progress, { kind: Kind }> | null}
 */
export function progressInOptions(kind, id, options, host) {
  if (options.progress === null) return null;
  const progress = progressIn(options.progress, kind, id);
  if (!progress) refuseProgress(options, host);
  return progress;
}

/**
 * The progress that another tab has stored for the same board since this tab read it: the progress before that (`before`), and the
 * stored progress (`now`).
 * @template {import("../../play/scores/progress.js").Progress["kind"]} Kind
 * @param {Kind} kind
 * @param {number} id the identity of the content that is opened
 * @param {import("./game-board.js").Host} host
 */
export function othersProgress(kind, id, host) {
  const news = host.readNews();
  const now = news && progressIn(news.now, kind, id);
  return now && { before: progressIn(news.before ?? "", kind, id), now };
}

/**
 * @template {import("../../play/scores/progress.js").Progress["kind"]} Kind
 * @param {string} text
 * @param {Kind} kind
 * @param {number} id
 * @returns {Extract<import("../../play/scores/progress.js").Progress, { kind: Kind }> | null} null if it belongs to something else
 */
function progressIn(text, kind, id) {
  const progress = readProgress(text);
  return progress?.kind === kind && progress.id === id ? /** @type {any} */ (progress) : null;
}

/**
 * Reports that the progress in the options cannot be restored.
 * @param {import("./options.js").Options} options
 * @param {import("./game-board.js").Host} host
 */
export function refuseProgress({ progress }, host) {
  const value = (progress ?? "").slice(0, MAX_SHOWN_LENGTH);
  host.refuse({ name: "progress", value, allowed: t("embed-progress-allowed") });
}

/** The maximum number of characters of a progress in a message. */
const MAX_SHOWN_LENGTH = 60;
