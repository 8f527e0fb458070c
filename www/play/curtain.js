// Who may look at the screen, where people with secrets share it.

/**
 * Who has the screen, and before whose turn the curtain is down; null where nobody has it or it is up.
 * @typedef {{watched: number | null, curtain: number | null}} Screen
 */

/**
 * Before the first move nobody knows more than another, so whoever begins needs no curtain. From then on one comes
 * whenever the person to move is another: also where what that one does first is seen by all, since what it does next
 * may not be.
 * @param {Object} match
 * @param {number[]} match.people the seats that people have
 * @param {number[]} match.due
 * @param {number} match.length moves played
 * @param {number | null} watched who has the screen so far
 * @returns {Screen}
 */
export function screenOf({ people, due, length }, watched) {
  if (people.length === 1) return { watched: people[0], curtain: null };
  const next = due.find((seat) => people.includes(seat)) ?? watched;
  if (next === null || next === watched || length === 0) return { watched: next, curtain: null };
  return { watched: null, curtain: next };
}
