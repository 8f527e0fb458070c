// Replaces www/kit/worker-client/new-worker.js in the package, whose modules have the workers inside. So a worker starts
// wherever a bundler puts these modules.

import { addressOfSource, trusted } from "../../www/kit/page/source-address.js";
import { workerName } from "./worker-name.js";

/** @type {Promise<string> | null} */
let address = null;

/** The address of the source that all workers share. After a failure the next call tries again. */
function addressOfWorkers() {
  address ??= import("carried:worker")
    .then(({ default: source }) => addressOfSource(source))
    .catch((thrown) => {
      address = null;
      throw thrown;
    });
  return address;
}

/** A worker whose source may still have to be loaded. Until then messages to it wait. */
class LateWorker {
  /** @type {((event: MessageEvent) => void) | null} */
  onmessage = null;
  /** @type {((event: ErrorEvent) => void) | null} */
  onerror = null;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {[message: unknown, transfer: Transferable[]][]} */
  #waiting = [];
  #isEnded = false;

  /** @param {string} name */
  constructor(name) {
    addressOfWorkers()
      .then((address) => this.#start(address, name))
      .catch((thrown) => this.#fail(String(thrown)));
  }

  /**
   * @param {unknown} message
   * @param {Transferable[]} [transfer]
   */
  postMessage(message, transfer = []) {
    if (this.#worker) this.#worker.postMessage(message, transfer);
    else if (!this.#isEnded) this.#waiting.push([message, transfer]);
  }

  terminate() {
    this.#isEnded = true;
    this.#waiting = [];
    this.#worker?.terminate();
  }

  /**
   * @param {string} address
   * @param {string} name
   */
  #start(address, name) {
    if (this.#isEnded) return;
    const worker = new Worker(trusted(address), { name });
    worker.onmessage = (event) => this.onmessage?.(event);
    worker.onerror = (event) => this.onerror?.(event);
    this.#worker = worker;
    for (const [message, transfer] of this.#waiting.splice(0)) {
      worker.postMessage(message, transfer);
    }
  }

  /** @param {string} message */
  #fail(message) {
    if (!this.#isEnded) this.onerror?.(new ErrorEvent("error", { message }));
  }
}

/** @param {import("../../www/kit/worker-client/start-worker.js").Source} source */
export const newWorker = ({ path }) => new LateWorker(workerName(path));
