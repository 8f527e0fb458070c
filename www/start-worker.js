// The one place that starts workers: also where the site's files are another origin's, on a page of somebody else's.

import { fileOfSite } from "./site.js";

/**
 * @param {string} path of a module, relative to the site's top, such as `workers/engine.js`
 * @returns {Worker}
 */
export function startWorker(path) {
  const url = fileOfSite(path);
  if (url.origin === location.origin) return new Worker(url, { type: "module" });
  // From another origin a worker may not be started, but one of our own may import it.
  const source = `import ${JSON.stringify(url.href)};`;
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(address, { type: "module" });
  // It has been asked for by now.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return worker;
}
