// Waits until a page has nothing else to do.

/** Whether the visitor saves data. Such a visitor rarely prints. */
export const savesData = () => Boolean(/** @type {any} */ (navigator).connection?.saveData);

/** Resolves when the page has loaded and is idle. */
export async function idle() {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  // Safari has no `requestIdleCallback`.
  await new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve, 100),
  );
}
