// When the visitor leaves a page, the browser may suspend it with its workers, and resume it much later. Times measured across
// that gap are too long.

/** The reason for the end of something that starts again when the page resumes. */
export const SUSPENDED = new DOMException("The page was put aside.", "AbortError");

/** Aborted when the page is suspended. The next controller then replaces it. */
let suspensionController = new AbortController();

/** Resolves when the page has resumed. */
let resumption = Promise.resolve();

// Outside a page, as in tests, there are no such events.
globalThis.addEventListener?.("pagehide", ({ persisted }) => {
  if (!persisted) return;
  resumption = new Promise((resolve) => {
    addEventListener("pageshow", () => resolve(), { once: true });
  });
  suspensionController.abort(SUSPENDED);
  suspensionController = new AbortController();
});

/** Aborted with {@link SUSPENDED} when the page is suspended the next time. */
export const untilSuspended = () => suspensionController.signal;

/** Resolves at once, or when a suspended page has resumed. */
export const untilResumed = () => resumption;
