// The modules of the page that write into the browser, and the effect of a failed write.

/**
 * - `shown`: the page says so and continues: tests/browser/kit/writes.test.mjs.
 * - `in memory`: it lasts until the page is left, and nothing is lost: tests/js/kit/storage.test.mjs.
 * - `elsewhere`: it is stored in another place, too.
 * - `later`: the page tries again by itself, and works meanwhile.
 * @type {Record<string, "shown" | "in memory" | "elsewhere" | "later">}
 */
export const WRITERS = {
  "play/batches/run-store.js": "shown",
  "play/editor/draft.js": "in memory",
  "outside/embedding/keep.js": "shown",
  "play/match/log-store.js": "in memory",
  "play/match/store.js": "shown",
  "kit/page/preferences.js": "shown",
  "kit/page/storage.js": "shown",
  "play/programs/draft.js": "elsewhere",
  "play/programs/store.js": "shown",
  "play/projects/store.js": "shown",
  "play/running/stored-files.js": "in memory",
  "service-worker.js": "later",
  "play/your-games/results.js": "shown",
};
