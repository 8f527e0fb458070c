// How a game of dots ended: the difference, and the last capture.

import { leadOf } from "../../kit/boards/ending.js";
import { t } from "../../kit/page/i18n.js";
import { effectsOf, reportOf } from "./position.js";

/** @typedef {import("../../kit/boards/ending.js").Ended} Ended */

/** @param {Ended} ended */
export function storyOf(ended) {
  const { scene } = ended;
  const [first, second] = reportOf(scene, scene.length).scores;
  const sentences = [captureText(ended)];
  if (first !== second)
    sentences.unshift(t("dots-story-difference", { count: Math.abs(first - second) }));
  return sentences.join(" ").trim() || null;
}

/** @param {Ended} ended */
export const momentOf = (ended) => leadOf(ended, (ply) => reportOf(ended.scene, ply).scores);

/** The last capture of the game; empty if there was none. @param {Ended} ended */
function captureText({ names, players, scene }) {
  const moves = scene.moves();
  for (let ply = moves.length - 1; ply >= 0; ply--) {
    const effects = effectsOf(scene, ply, moves[ply]);
    const count = effects.filter((effect) => effect.kind === "lay" && effect.captured).length;
    if (count === 0) continue;
    const [move] = names.inNotation(ply, [moves[ply]]);
    const words = { row: names.row(ply), move, count };
    return t("dots-story-capture", { ...players[scene.due(ply)[0]], ...words });
  }
  return "";
}
