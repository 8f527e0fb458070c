/** The time after which an idle task runs even on a busy page. */
const MAX_IDLE_WAIT_MS = 10_000;

/** The time for loading in browsers that do not report when they are idle. */
const LOADING_MS = 2000;

/**
 * Runs a task once the page has loaded and is idle.
 * @param {() => void} task
 */
export function whenIdle(task) {
  const soon = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(task, { timeout: MAX_IDLE_WAIT_MS })
      : setTimeout(task, LOADING_MS);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}
