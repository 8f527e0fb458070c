// A turn for everything else that a thread has to do.

/**
 * Waits for the next task, so that what takes long in parts does not keep the page from answering.
 * @returns {Promise<void>}
 */
export function nextTask() {
  return new Promise((resolve) => setTimeout(resolve));
}
