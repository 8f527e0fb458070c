// Sandboxes for a worker. Only a page has frames, so the page lends them: the run is in the worker, its frame in the page, and
// the page passes their port to the worker.

import { startInPage } from "./start.js";

/** @typedef {import("./frame.js").StartSandbox} StartSandbox */
/** @typedef {import("./frame.js").Order} Order */

/**
 * A worker's request to the page.
 * @typedef {{type: "start", id: number, order: Order} | {type: "end", id: number}} SandboxRequest
 */

/**
 * In the page: starts sandboxes for the worker at the other end of a port.
 * @param {MessagePort} port
 * @returns {() => void} ends all of them, when the worker has ended
 */
export function lendSandboxes(port) {
  /** @type {Map<number, () => void>} */
  const stops = new Map();
  port.onmessage = (/** @type {MessageEvent<SandboxRequest>} */ { data, ports }) => {
    const { id } = data;
    if (data.type === "start") {
      const stop = startInPage(data.order, ports[0], (reason, message) =>
        port.postMessage({ id, reason, message }),
      );
      stops.set(id, stop);
    } else {
      stops.get(id)?.();
      stops.delete(id);
    }
  };
  return () => {
    port.close();
    for (const stop of stops.values()) stop();
    stops.clear();
  };
}

/**
 * In a worker: starts sandboxes in the page at the other end of a port.
 * @param {MessagePort} port
 * @returns {StartSandbox} the function that starts sandboxes for runs
 */
export function borrowSandboxes(port) {
  let count = 0;
  /** @type {Map<number, import("./frame.js").Failed>} */
  const failureCallbacks = new Map();
  port.onmessage = ({ data }) => failureCallbacks.get(data.id)?.(data.reason, data.message);
  return (order, runPort, failed) => {
    count += 1;
    const id = count;
    failureCallbacks.set(id, failed);
    port.postMessage({ type: "start", id, order }, [runPort]);
    return () => {
      failureCallbacks.delete(id);
      port.postMessage({ type: "end", id });
    };
  };
}
