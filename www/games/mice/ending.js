// How a game of mice ended: the mice and cats that reached the rockets.

import { comparedSeats, leadOf } from "../../kit/boards/ending.js";
import { t } from "../../kit/page/i18n.js";
import { settingOf } from "./position.js";

/** @typedef {import("../../kit/boards/ending.js").Ended} Ended */

/** @param {Ended} ended */
export function storyOf(ended) {
  const { players, scene } = ended;
  const seats = comparedSeats(ended, settingOf(scene, scene.length).points);
  return arrivalsOf(ended, seats)
    .map((arrivals, i) => t("mice-story", { ...players[seats[i]], ...arrivals }))
    .join(" ");
}

/** @param {Ended} ended */
export const momentOf = (ended) => leadOf(ended, (ply) => settingOf(ended.scene, ply).points);

/**
 * The animals that reached the rockets of these players.
 * @param {Ended} ended
 * @param {readonly number[]} seats
 */
function arrivalsOf({ scene }, seats) {
  const effects = /** @type {import("./position.js").Effect[]} */ (
    scene.moves().flatMap((move, ply) => scene.effects(ply, move))
  );
  return seats.map((seat) => {
    const arrivals = { mice: 0, cats: 0 };
    for (const effect of effects) {
      if (effect.kind === "rescue" && effect.player === seat) arrivals.mice += effect.mice;
      if (effect.kind === "raid" && effect.player === seat) arrivals.cats += effect.cats;
    }
    return arrivals;
  });
}
