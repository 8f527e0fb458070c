// When one leaves a page, the browser may put it aside as it is, workers and all, and bring it back much later. What is measured
// then has lasted as long as that.

/** Why something has ended that begins anew when the page is back. */
export const PUT_ASIDE = new DOMException("The page was put aside.", "AbortError");

/** Ends when the page is put aside. The next one then takes its place. */
let here = new AbortController();

/** Resolves when the page is back. */
let back = Promise.resolve();

// Outside of a page, as in tests, there is nothing to hear.
globalThis.addEventListener?.("pagehide", ({ persisted }) => {
  if (!persisted) return;
  back = new Promise((resolve) => {
    addEventListener("pageshow", () => resolve(), { once: true });
  });
  here.abort(PUT_ASIDE);
  here = new AbortController();
});

/** Aborted with {@link PUT_ASIDE} when the page is put aside the next time. */
export const whileHere = () => here.signal;

/** Resolves at once, or when a page that was put aside is back. */
export const untilBack = () => back;
