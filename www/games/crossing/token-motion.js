// Animates the tokens from one position to the next.

import { isSameCell } from "./position.js";

/**
 * @typedef {import("./draw.js").Marks} Marks
 * @typedef {import("./draw.js").Token} Token
 */

/**
 * The tokens at a fraction of their way. A token that drowns or arrives goes to its last cell, and leaves it only at the end.
 * @param {Marks} before
 * @param {Marks} after
 * @param {number} progress the part of the way, 0..1
 * @returns {Token[]}
 */
export function movingTokensAt(before, after, progress) {
  return after.tokens.map((token) => {
    const earlierToken = before.tokens.find(({ seat }) => seat === token.seat);
    const lastTurn = after.last?.find(({ seat }) => seat === token.seat);
    if (!earlierToken) return token;
    const hasReturned = lastTurn && !isSameCell(lastTurn.to, [token.cell[0], token.cell[1]]);
    const destination = hasReturned ? lastTurn.to : token.cell;
    const lift = hasReturned ? 0 : token.lift;
    // A token that moved farther than a step did not walk.
    const distance =
      Math.abs(destination[0] - earlierToken.cell[0]) +
      Math.abs(destination[1] - earlierToken.cell[1]);
    if (distance > 1.01) return token;
    return {
      ...token,
      cell: [
        interpolated(earlierToken.cell[0], destination[0], progress),
        interpolated(earlierToken.cell[1], destination[1], progress),
      ],
      lift: interpolated(earlierToken.lift, lift, progress),
    };
  });
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} part
 */
const interpolated = (from, to, part) => from + (to - from) * part;
