// A turn for everything else that a thread has to do.

/**
 * Waits for the next task, so that what takes long in parts does not keep the page from answering. Unlike a timer it is
 * not held back in a page that is not seen.
 * @returns {Promise<void>}
 */
export function nextTask() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
