// Starts a worker from its file. The npm package has the workers inside its modules (tools/packed/new-worker.js).

import { fileOfSite } from "../../site.js";
import { addressOfSource, trusted } from "../page/source-address.js";

/** Modules that import another origin's workers, by address. @type {Map<string, string>} */
const importingAddresses = new Map();

/**
 * @param {import("./start-worker.js").Source} source
 * @returns {Worker}
 */
export function newWorker({ path, create }) {
  const url = fileOfSite(path);
  if (url.origin === globalThis.origin || url.protocol === "file:") return create();
  // A worker cannot be started from another origin, but a worker of our own can import it.
  const knownAddress = importingAddresses.get(url.href);
  const address = knownAddress ?? addressOfSource(`import ${JSON.stringify(url.href)};`);
  importingAddresses.set(url.href, address);
  return new Worker(trusted(address), { type: "module" });
}
