// The latest turn wins: an earlier, slower task must not undo the result of a later one.

/**
 * One run of a task that waits for promises.
 * @typedef {{ readonly isCurrent: boolean }} Turn
 */

/** Distinguishes the latest turn from earlier ones. */
export function latest() {
  const makeTurn = () => {
    /** @type {Turn} */
    const turn = {
      get isCurrent() {
        return turn === current;
      },
    };
    return turn;
  };
  let current = makeTurn();
  return {
    /** Starts a turn, which ends the previous one. */
    next() {
      current = makeTurn();
      return current;
    },
    /** The latest turn. */
    get current() {
      return current;
    },
  };
}
