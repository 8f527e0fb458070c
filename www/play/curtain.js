// Who may look at the screen, where people with secrets share it.

/**
 * Who has the screen, and before whose turn the curtain is down; null where nobody has it or it is up.
 * @typedef {{watched: number | null, curtain: number | null}} Screen
 */

/**
 * Who has the screen keeps it as long as it has to move. Else it goes to the first other who has to, and the curtain comes
 * down before that one: also where what that one does first is seen by all, since what it does next may not be. Where both
 * move at once, that is one curtain a turn: the second of a turn is the first of the next. While nobody knows more than
 * another, whoever begins needs none.
 * @param {Object} match
 * @param {number[]} match.people the seats that people have
 * @param {number[]} match.due those whose answers are due and not in
 * @param {boolean} match.hasSecrets whether one may know more than another by now
 * @param {number | null} watched who has the screen so far
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
