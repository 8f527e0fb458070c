// The targets of the arrows at the edge of a zoomed map: pieces, and cities that were announced, suggested or searched for.

import { numeral, t } from "../../kit/page/i18n.js";
import { DETECTIVES, FUGITIVE, lastAnnounced } from "./position.js";
import { pieceLabel } from "./words.js";

/**
 * @typedef {import("../../kit/boards/zoom-pointers.js").EdgeTarget} EdgeTarget
 * @typedef {import("./geometry.js").Point} Point
 */

/**
 * @param {Object} given
 * @param {import("./position.js").Report} given.report
 * @param {readonly Point[]} given.places the places of the cities, from the first
 * @param {import("./map-layer.js").Marks} given.marks the marks on the map
 * @param {number | null} given.foundCity a city that the visitor searches for
 * @returns {EdgeTarget[]} the most important first
 */
export function edgeTargetsOf({ report, places, marks, foundCity }) {
  /** @type {Map<number, Omit<EdgeTarget, "place">>} by city */
  const targetsByCity = new Map();
  const addOnce = (
    /** @type {number | null} */ city,
    /** @type {Omit<EdgeTarget, "place">} */ words,
  ) => {
    if (city !== null && !targetsByCity.has(city)) targetsByCity.set(city, words);
  };
  if (foundCity !== null) {
    addOnce(foundCity, {
      sign: String(foundCity),
      name: t("fugitive-city", { city: numeral(foundCity) }),
    });
  }
  if (report.fugitive !== null) {
    const name = pieceLabel(FUGITIVE, 0, report.fugitive, null);
    addOnce(report.fugitive, { sign: "", name, seat: FUGITIVE });
  } else {
    const announced = lastAnnounced(report);
    const words = { city: numeral(announced?.city ?? 0) };
    if (announced)
      addOnce(announced.city, { sign: "?", name: t("fugitive-seen", words), seat: FUGITIVE });
  }
  for (const [i, city] of (report.detectives ?? []).entries()) {
    const name = pieceLabel(DETECTIVES, i, city, null);
    addOnce(city, { sign: String(i + 1), name, seat: DETECTIVES });
  }
  for (const { piece, city } of marks.destinations ?? []) {
    const isDetective = piece !== "fugitive";
    const [seat, i] = isDetective ? [DETECTIVES, piece - 1] : [FUGITIVE, 0];
    const currentCity = (isDetective ? report.detectives?.[i] : report.fugitive) ?? null;
    const name = pieceLabel(seat, i, currentCity, { kind: "", city, isOffered: false });
    addOnce(city, { sign: isDetective ? `→${piece}` : "→", name, seat });
  }
  return Array.from(targetsByCity).flatMap(([city, words]) => {
    const place = places[city - 1];
    return place ? [{ place, ...words }] : [];
  });
}
