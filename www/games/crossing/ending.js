// How a game of The Crossing ended: the hedgehogs that drowned, and the number of turns.

import { comparedSeats, leadOf } from "../../kit/boards/ending.js";
import { t } from "../../kit/page/i18n.js";
import { countDrowned, reportOf, sightOf } from "./position.js";

/** @typedef {import("../../kit/boards/ending.js").Ended} Ended */

/** @param {Ended} ended */
export function storyOf(ended) {
  const sight = sightOf(ended.scene);
  const { players, scores, turn } = reportOf(sight, sight.length);
  const [first, second] = comparedSeats(ended, scores.map(Number));
  const [own, other] = [players[first], players[second]];
  if (!own || !other) return null;
  const sentences = [
    t("crossing-story", { ...ended.players[first], lost: countDrowned(own), turns: turn }),
    t("crossing-story-other", { ...ended.players[second], lost: countDrowned(other) }),
  ];
  return sentences.join(" ");
}

/** @param {Ended} ended */
export function momentOf(ended) {
  const sight = sightOf(ended.scene);
  return leadOf(ended, (ply) => reportOf(sight, ply).scores);
}
