// The latest wins: what was begun earlier and takes longer must not undo what came after it.

/**
 * One beginning of something that waits for promises.
 * @typedef {{ readonly isCurrent: boolean }} Turn
 */

/** Tells the latest turn from those before it. */
export function latest() {
  const begin = () => {
    /** @type {Turn} */
    const turn = {
      get isCurrent() {
        return turn === current;
      },
    };
    return turn;
  };
  let current = begin();
  return {
    /** Begins a turn, which ends the one before. */
    next() {
      current = begin();
      return current;
    },
    /** The latest turn. */
    get current() {
      return current;
    },
  };
}
