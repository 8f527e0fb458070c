// A turn for everything else that a thread has to do.

/**
 * Waits for the next task, so that what takes long in parts does not keep the page from answering.
 * @returns {Promise<void>}
 */
export function nextTask() {
  // Not everywhere yet; unlike a timer it is not held back where the page is not seen.
  const { scheduler } = /** @type {{ scheduler?: { yield?: () => Promise<void> } }} */ (globalThis);
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
