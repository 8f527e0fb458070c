// Yields a thread to its other tasks.

/**
 * Waits for the next task, so that a long job in several parts does not block the page.
 * @returns {Promise<void>}
 */
export function nextTask() {
  // Not in every browser yet. Unlike a timer, it is not delayed in hidden pages.
  const { scheduler } = /** @type {{ scheduler?: { yield?: () => Promise<void> } }} */ (globalThis);
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
