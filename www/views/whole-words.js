// Words in a line that keeps its height as long as it can: what does not fit is written smaller, so that nothing is lost.

/** Smaller and smaller, in the end on a higher line; the style sheet has them. */
const SIZES = ["", "close", "closer", "high"];

/**
 * Writes an element's words as large as they fit.
 * @param {HTMLElement} element
 */
export function fitWords(element) {
  for (const size of SIZES) {
    element.classList.remove(...SIZES.filter((each) => each !== ""));
    if (size !== "") element.classList.add(size);
    if (!isCut(element)) return;
  }
}

/**
 * Whether a line is lost: letters that reach beyond their own line, as in some scripts, are no further line.
 * @param {HTMLElement} element
 */
function isCut(element) {
  const line = Number.parseFloat(getComputedStyle(element).lineHeight);
  return element.scrollHeight - element.clientHeight > line / 2;
}

/**
 * Goes on fitting an element's words when there is more room for them, or less.
 * @param {HTMLElement} element
 */
export function keepWordsWhole(element) {
  let before = 0;
  new ResizeObserver(([{ contentRect }]) => {
    if (contentRect.width === before) return;
    before = contentRect.width;
    fitWords(element);
  }).observe(element);
}
