// A press applies to the board as it was when the press began. If the board changes before the finger or the button is lifted,
// the press does nothing, and the page says so.

/**
 * @param {HTMLElement} place holds the board
 * @param {Object} board
 * @param {() => string} board.shown identifies the position on the board
 * @param {() => void} board.announce announces that the board has changed
 */
export function guardPresses(place, { shown, announce }) {
  /** The position when the press began. */
  let positionAtPress = "";
  let hasBoardChanged = false;
  const options = { capture: true };
  const handlePressStart = () => {
    positionAtPress = shown();
    hasBoardChanged = false;
  };
  const handlePressEnd = () => {
    hasBoardChanged = positionAtPress !== shown();
  };
  const handleClick = (/** @type {MouseEvent} */ event) => {
    // Keys and assistive devices press at once.
    if (!hasBoardChanged || event.detail === 0) return;
    hasBoardChanged = false;
    event.preventDefault();
    event.stopImmediatePropagation();
    announce();
  };
  place.addEventListener("pointerdown", handlePressStart, options);
  // Runs before the board handles the press, which may play a move.
  place.addEventListener("pointerup", handlePressEnd, options);
  place.addEventListener("click", handleClick, options);
}
