// The places that a program may name: cities by their numbers, and pieces, such as `detective2`.

import { canvasPoint } from "../../kit/boards/unit-square.js";
import { pieceSize, radiusOf } from "./geometry.js";
import { settingOf } from "./position.js";

/** A piece. */
const PIECE_NAME = /^(?:detective ?([1-4])|fugitive)$/i;

/** @type {import("../../kit/boards/board.js").BoardModule["placeName"]} */
export function placeName(scene, written) {
  if (PIECE_NAME.test(written)) return written.toLowerCase().replace(" ", "");
  const city = /^\d{1,3}$/.test(written) ? Number(written) : 0;
  return city >= 1 && city <= settingOf(scene).cities ? String(city) : null;
}

/**
 * @param {Pick<import("./draw.js").FugitiveView, "places" | "roads" | "transform">} map
 * @param {import("./position.js").Report} report
 * @param {string} name
 * @returns {import("../../kit/boards/drawing-layer.js").Place | null} null for a piece that is off the map or in an unknown city
 */
export function placeOf({ places, roads, transform }, report, name) {
  const piece = name.match(PIECE_NAME);
  const detective = (report.detectives ?? [])[Number(piece?.[1]) - 1] ?? null;
  const city = piece ? (piece[1] ? detective : report.fugitive) : Number(name);
  const place = city === null ? undefined : places[city - 1];
  if (!place) return null;
  const [x, y] = canvasPoint(place, transform);
  const degree = roads.filter(({ one, other }) => one === city || other === city).length;
  // As wide as a piece, so that a mark is visible around it.
  const size = 2 * pieceSize(radiusOf(places.length, degree, transform.side));
  return { x, y, size, isRound: true };
}
