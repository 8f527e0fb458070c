// How the hunt ended: where and when the fugitive was caught and how it had come there, or that it escaped.

import { numeral, t } from "../../kit/page/i18n.js";
import { DETECTIVES, effectsOf, FUGITIVE, reportOf, settingOf, sightOf } from "./position.js";

/** @typedef {import("../../kit/boards/ending.js").Ended} Ended */

/** The place of the capture matters more than the points. */
export const storyFirst = true;

/** @param {Ended} ended */
export function storyOf({ me, players, scene }) {
  const sight = sightOf(scene);
  const { fugitive, start, turn, turns } = reportOf(sight, sight.length);
  const you = me === DETECTIVES ? "detectives" : me === FUGITIVE ? "fugitive" : "none";
  const end = endOf(sight);
  // A log may lack the fugitive's city.
  if (end === null || fugitive === null) return null;
  const words = { ...players[DETECTIVES], you, city: numeral(fugitive), turn };
  if (end === "stuck") return t("fugitive-story-stuck", words);
  if (end === "free") return t("fugitive-story-free", { ...words, turns: turn });
  const last = turns.at(-1);
  if (!last) return t("fugitive-story-start", words);
  const from = turns.length > 1 ? (turns.at(-2)?.to ?? null) : start;
  if (from === null) return null;
  return t("fugitive-story-caught", { ...words, kind: last.by, from: numeral(from) });
}

/**
 * @param {Ended} ended
 * @returns {import("../../kit/boards/ending.js").Moment | null}
 */
export function momentOf({ scene }) {
  const sight = sightOf(scene);
  return endOf(sight) === "catch" ? { kind: "catch", ply: sight.length - 1 } : null;
}

/**
 * How the hunt ended by the rules: a capture, detectives who could not all move on, or the last turn; null if it did not.
 * @param {import("./position.js").Sight} sight
 */
function endOf(sight) {
  const { length } = sight;
  const { over, turn } = reportOf(sight, length);
  if (!over || length === 0) return null;
  const effects = effectsOf(sight, length - 1, sight.moves()[length - 1]);
  for (const kind of /** @type {const} */ (["catch", "stuck"]))
    if (effects.some((effect) => effect.kind === kind)) return kind;
  return turn === settingOf(sight).track.length ? "free" : null;
}
