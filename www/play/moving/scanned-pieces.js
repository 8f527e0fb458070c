// The pieces scanned so far. They are stored until all have arrived, since a camera opens each in a separate tab.

import { preference, setPreference } from "../../kit/page/preferences.js";
import { MAX_CODES, readPiece } from "./code.js";

/** @typedef {import("./code.js").Piece} Piece */

/** The name under which a piece is stored. @param {number} index */
const storedNameOf = (index) => `moving.${index}`;

/** Whether a stored piece has changed, in this or another tab. @param {string | null} key of the storage */
export const isPieceKey = (key) => key?.startsWith("warren.moving.") ?? false;

/**
 * Stores a piece, unless it is the only one.
 * @param {string} code
 * @returns {Piece}
 * @throws {import("../../kit/page/failure.js").Failure} if the code is not a piece
 */
export function storePiece(code) {
  const piece = readPiece(code);
  // Without what chats have appended.
  const [ownCode] = code.trim().match(/^[\w-]+/) ?? [""];
  if (piece.count > 1) setPreference(storedNameOf(piece.at), ownCode);
  return piece;
}

/**
 * The scanned pieces of one whole.
 * @param {Piece} piece one of the pieces
 * @returns {(Piece | null)[]} by index
 */
export function scannedPieces(piece) {
  return Array.from({ length: piece.count }, (_, index) => {
    if (index === piece.at) return piece;
    const stored = preference(storedNameOf(index));
    if (stored === null) return null;
    try {
      const otherPiece = readPiece(stored);
      return otherPiece.id === piece.id &&
        otherPiece.count === piece.count &&
        otherPiece.at === index
        ? otherPiece
        : null;
    } catch {
      return null;
    }
  });
}

export function forgetPieces() {
  for (let index = 0; index < MAX_CODES; index++) {
    if (preference(storedNameOf(index)) !== null) setPreference(storedNameOf(index), null);
  }
}
