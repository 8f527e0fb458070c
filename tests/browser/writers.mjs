// The modules of the page that write into the browser, and what happens when a write fails.

/**
 * - `told`: the page says so, and goes on: tests/browser/kit/writes.test.mjs.
 * - `in memory`: it lasts until the page is left, and nothing is lost: tests/js/kit/storage.test.mjs.
 * - `elsewhere`: it is stored in another place, too.
 * - `later`: it is tried again by itself; the page works as before.
 * @type {Record<string, "told" | "in memory" | "elsewhere" | "later">}
 */
export const WRITERS = {
  "play/batches/kept.js": "told",
  "play/editor/draft.js": "in memory",
  "outside/embedding/keep.js": "told",
  "play/match/store.js": "told",
  "kit/page/preferences.js": "told",
  "kit/page/storage.js": "told",
  "play/programs/draft.js": "elsewhere",
  "play/programs/store.js": "told",
  "play/projects/store.js": "told",
  "play/running/kept.js": "in memory",
  "service-worker.js": "later",
  "play/your-games/results.js": "told",
};
