// A press counts for what was on the board when it began. If the board has changed before the finger or the button is lifted, the
// press does nothing and says so.

/**
 * @param {HTMLElement} place holds the board
 * @param {Object} board
 * @param {() => string} board.shown tells one position on the board from another
 * @param {() => void} board.told tells the visitor that the board has changed
 */
export function guardPresses(place, { shown, told }) {
  /** What was shown when the press began. */
  let begun = "";
  let isLate = false;
  const options = { capture: true };
  const began = () => {
    begun = shown();
    isLate = false;
  };
  const ended = () => {
    isLate = begun !== shown();
  };
  const clicked = (/** @type {MouseEvent} */ event) => {
    // Keys and assistive devices press at once.
    if (!isLate || event.detail === 0) return;
    isLate = false;
    event.preventDefault();
    event.stopImmediatePropagation();
    told();
  };
  place.addEventListener("pointerdown", began, options);
  // Before the board handles it, which may play a move.
  place.addEventListener("pointerup", ended, options);
  place.addEventListener("click", clicked, options);
}
