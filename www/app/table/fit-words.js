// Fits words into a line that keeps its height if possible. Longer words get a smaller font, so that they stay complete.

/** The classes for words of decreasing size, defined in the style sheet. With the last one they reach above the line. */
const SIZE_CLASSES = ["", "close", "closer", "high"];

/**
 * Sets an element's words in the largest size that fits.
 * @param {HTMLElement} element
 */
export function fitWords(element) {
  for (const size of SIZE_CLASSES) {
    element.classList.remove(...SIZE_CLASSES.filter((each) => each !== ""));
    if (size !== "") element.classList.add(size);
    if (!isCut(element)) return;
  }
}

/**
 * Whether a line of words is cut off. In some scripts, letters reach beyond their own line, which does not count.
 * @param {HTMLElement} element
 */
function isCut(element) {
  const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
  return element.scrollHeight - element.clientHeight > lineHeight / 2;
}

/**
 * Fits an element's words again whenever its width changes.
 * @param {HTMLElement} element
 */
export function keepWordsWhole(element) {
  let lastWidth = 0;
  new ResizeObserver(([{ contentRect }]) => {
    if (contentRect.width === lastWidth) return;
    lastWidth = contentRect.width;
    fitWords(element);
  }).observe(element);
}
