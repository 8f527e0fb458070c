// The tokens on their way from one position to the next.

import { isSame } from "./position.js";

/**
 * @typedef {import("./draw.js").Marks} Marks
 * @typedef {import("./draw.js").Token} Token
 */

/**
 * The tokens on their way. Until the end of the way, a token that drowns or arrives stands on its last cell.
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
    const isBack = last && !isSame(last.to, [token.cell[0], token.cell[1]]);
    const to = isBack ? last.to : token.cell;
    const lift = isBack ? 0 : token.lift;
    // A token that comes from farther away than a step did not walk.
    const far = Math.abs(to[0] - from.cell[0]) + Math.abs(to[1] - from.cell[1]);
    if (far > 1.01) return token;
    return {
      ...token,
      cell: [mixed(from.cell[0], to[0], part), mixed(from.cell[1], to[1], part)],
      lift: mixed(from.lift, lift, part),
    };
  });
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} part
 */
const mixed = (from, to, part) => from + (to - from) * part;
