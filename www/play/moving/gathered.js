// The pieces scanned so far. They are stored until all have arrived, since a camera opens each in a separate tab.

import { preference, setPreference } from "../../kit/page/preferences.js";
import { MAX_CODES, readPiece } from "./code.js";

/** @typedef {import("./code.js").Piece} Piece */

/** @param {number} at */
const nameOf = (at) => `moving.${at}`;

/** Whether a stored piece has changed, in this or another tab. @param {string | null} key of the storage */
export const isOfPiece = (key) => key?.startsWith("warren.moving.") ?? false;

/**
 * Stores a piece, unless it is the whole.
 * @param {string} code
 * @returns {Piece}
 * @throws {import("../../kit/page/failure.js").Failure} if the code is not a piece
 */
export function storePiece(code) {
  const piece = readPiece(code);
  // Without what chats have appended.
  const [word] = code.trim().match(/^[\w-]+/) ?? [""];
  if (piece.count > 1) setPreference(nameOf(piece.at), word);
  return piece;
}

/**
 * The scanned pieces of one whole.
 * @param {Piece} piece one of the pieces
 * @returns {(Piece | null)[]} by place
 */
export function scannedPieces(piece) {
  return Array.from({ length: piece.count }, (_, at) => {
    if (at === piece.at) return piece;
    const stored = preference(nameOf(at));
    if (stored === null) return null;
    try {
      const otherPiece = readPiece(stored);
      return otherPiece.id === piece.id && otherPiece.count === piece.count && otherPiece.at === at
        ? otherPiece
        : null;
    } catch {
      return null;
    }
  });
}

export function forgetPieces() {
  for (let at = 0; at < MAX_CODES; at++) {
    if (preference(nameOf(at)) !== null) setPreference(nameOf(at), null);
  }
}
