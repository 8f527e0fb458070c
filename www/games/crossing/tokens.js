// Animates the tokens from one position to the next.

import { isSame } from "./position.js";

/**
 * @typedef {import("./draw.js").Marks} Marks
 * @typedef {import("./draw.js").Token} Token
 */

/**
 * The tokens at a fraction of their way. A token that drowns or arrives goes to its last cell, and leaves it only at the end.
 * @param {Marks} before
 * @param {Marks} after
 * @param {number} part the part of the way, 0..1
 * @returns {Token[]}
 */
export function tokensAt(before, after, part) {
  return after.tokens.map((token) => {
    const from = before.tokens.find(({ seat }) => seat === token.seat);
    const last = after.last?.find(({ seat }) => seat === token.seat);
    if (!from) return token;
    const hasReturned = last && !isSame(last.to, [token.cell[0], token.cell[1]]);
    const to = hasReturned ? last.to : token.cell;
    const lift = hasReturned ? 0 : token.lift;
    // A token that moved farther than a step did not walk.
    const distance = Math.abs(to[0] - from.cell[0]) + Math.abs(to[1] - from.cell[1]);
    if (distance > 1.01) return token;
    return {
      ...token,
      cell: [interpolated(from.cell[0], to[0], part), interpolated(from.cell[1], to[1], part)],
      lift: interpolated(from.lift, lift, part),
    };
  });
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} part
 */
const interpolated = (from, to, part) => from + (to - from) * part;
