// Decides which person may see the screen, when several people with secrets share it. The curtain covers the board until the
// next person takes over.

/**
 * The seat that may see the screen, and the seat for which the curtain is down. At least one of them is null.
 * @typedef {{seatAtScreen: number | null, curtain: number | null}} Screen
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
 * @param {number | null} seatAtScreen the seat that has seen the screen so far
 * @returns {Screen}
 */
export function screenOf({ people, due, hasSecrets }, seatAtScreen) {
  if (people.length === 1) return { seatAtScreen: people[0], curtain: null };
  const duePeople = due.filter((seat) => people.includes(seat));
  const keepsScreen =
    seatAtScreen !== null && (duePeople.includes(seatAtScreen) || duePeople.length === 0);
  const nextSeat = keepsScreen ? seatAtScreen : (duePeople[0] ?? null);
  const isFirstTurn = seatAtScreen === null && !hasSecrets;
  if (nextSeat === null || keepsScreen || isFirstTurn)
    return { seatAtScreen: nextSeat, curtain: null };
  return { seatAtScreen: null, curtain: nextSeat };
}
