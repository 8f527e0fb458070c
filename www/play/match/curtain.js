// Decides which person may see the screen, when several people with secrets share it. The curtain covers the board until the
// next person takes over.

/**
 * The seat that may see the screen, and the seat for which the curtain is down. At least one of them is null.
 * @typedef {{watched: number | null, curtain: number | null}} Screen
 */

/**
 * A person keeps the screen while it is their turn. Then the screen goes to the first other person to move. The curtain falls
 * before that person's turn, even if the next action is public, since a later one may be secret. With simultaneous moves there
 * is one curtain per turn: the second person of a turn is the first of the next. At the start, while all know the same, the
 * first person needs no curtain.
 * @param {Object} match
 * @param {number[]} match.people the seats of people
 * @param {number[]} match.due the seats to move that have not answered
 * @param {boolean} match.hasSecrets whether one seat may already know more than another
 * @param {number | null} watched the seat that has seen the screen so far
 * @returns {Screen}
 */
export function screenOf({ people, due, hasSecrets }, watched) {
  if (people.length === 1) return { watched: people[0], curtain: null };
  const mine = due.filter((seat) => people.includes(seat));
  const keeps = watched !== null && (mine.includes(watched) || mine.length === 0);
  const next = keeps ? watched : (mine[0] ?? null);
  const isFirst = watched === null && !hasSecrets;
  if (next === null || keeps || isFirst) return { watched: next, curtain: null };
  return { watched: null, curtain: next };
}
