// How a game of rabbits ended: the cabbages eaten, and the rabbits caught.

import { leadOf } from "../../kit/boards/ending.js";
import { t } from "../../kit/page/i18n.js";
import { countCaughtRabbits, reportOf } from "./position.js";

/** @typedef {import("../../kit/boards/ending.js").Ended} Ended */

/** @param {Ended} ended */
export function storyOf({ me, scene }) {
  const report = reportOf(scene, scene.length);
  // A game that began from a position may lack rabbits that nobody caught.
  const caught = countCaughtRabbits(report) - countCaughtRabbits(reportOf(scene, 0));
  const you = me === null ? "none" : ["rabbits", "hunters"][me];
  return t("rabbits-story", { you, eaten: report.scores[0], caught });
}

/** @param {Ended} ended */
export const momentOf = (ended) => leadOf(ended, (ply) => reportOf(ended.scene, ply).scores);
