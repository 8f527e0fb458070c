// The option `progress`: what a visitor has done at the same board on another day.

import { t } from "../page/i18n.js";
import { readProgress } from "../scores/progress.js";

/**
 * The progress in the options, if it belongs to what is opened. Otherwise reports that it cannot be.
 * @template {import("../scores/progress.js").Progress["kind"]} Kind
 * @param {Kind} kind
 * @param {number} id the identity of what is opened
 * @param {import("./options.js").Options} options
 * @param {import("./game-board.js").Host} host
 * @returns {Extract<import("../scores/progress.js").Progress, { kind: Kind }> | null}
 */
export function givenProgress(kind, id, options, host) {
  if (options.progress === null) return null;
  const progress = readProgress(options.progress);
  if (progress?.kind === kind && progress.id === id) return /** @type {any} */ (progress);
  refuseProgress(options, host);
  return null;
}

/**
 * Reports that the progress in the options cannot be restored.
 * @param {import("./options.js").Options} options
 * @param {import("./game-board.js").Host} host
 */
export function refuseProgress({ progress }, host) {
  const value = (progress ?? "").slice(0, LONGEST_SHOWN);
  host.refuse({ name: "progress", value, allowed: t("embed-progress-allowed") });
}

/** The most characters of a progress in a message. */
const LONGEST_SHOWN = 60;
