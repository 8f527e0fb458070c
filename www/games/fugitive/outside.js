// The targets of the arrows at the edge of a zoomed map: pieces, and cities that were announced, suggested or searched for.

import { numeral, t } from "../../kit/page/i18n.js";
import { DETECTIVES, FUGITIVE, lastSeen } from "./position.js";
import { pieceLabel } from "./words.js";

/**
 * @typedef {import("../../kit/boards/zoom-pointers.js").EdgeTarget} Pointed
 * @typedef {import("./geometry.js").Point} Point
 */

/**
 * @param {Object} given
 * @param {import("./position.js").Report} given.report
 * @param {readonly Point[]} given.places the places of the cities, from the first
 * @param {import("./layer.js").Marks} given.marks the marks on the map
 * @param {number | null} given.found a city that the visitor searches for
 * @returns {Pointed[]} the most important first
 */
export function outsideOf({ report, places, marks, found }) {
  /** @type {Map<number, Omit<Pointed, "place">>} by city */
  const pointed = new Map();
  const add = (/** @type {number | null} */ city, /** @type {Omit<Pointed, "place">} */ words) => {
    if (city !== null && !pointed.has(city)) pointed.set(city, words);
  };
  if (found !== null) {
    add(found, { sign: String(found), name: t("fugitive-city", { city: numeral(found) }) });
  }
  if (report.fugitive !== null) {
    const name = pieceLabel(FUGITIVE, 0, report.fugitive, null);
    add(report.fugitive, { sign: "", name, seat: FUGITIVE });
  } else {
    const seen = lastSeen(report);
    const words = { city: numeral(seen?.city ?? 0) };
    if (seen) add(seen.city, { sign: "?", name: t("fugitive-seen", words), seat: FUGITIVE });
  }
  for (const [i, city] of (report.detectives ?? []).entries()) {
    const name = pieceLabel(DETECTIVES, i, city, null);
    add(city, { sign: String(i + 1), name, seat: DETECTIVES });
  }
  for (const { piece, city } of marks.intents ?? []) {
    const isDetective = piece !== "fugitive";
    const [seat, i] = isDetective ? [DETECTIVES, piece - 1] : [FUGITIVE, 0];
    const at = (isDetective ? report.detectives?.[i] : report.fugitive) ?? null;
    const name = pieceLabel(seat, i, at, { kind: "", city, isOffered: false });
    add(city, { sign: isDetective ? `→${piece}` : "→", name, seat });
  }
  return Array.from(pointed).flatMap(([city, words]) => {
    const place = places[city - 1];
    return place ? [{ place, ...words }] : [];
  });
}
