// Some browsers cannot suspend a WebAssembly program while it waits for a line. There the program blocks its worker until the
// site's service worker delivers the line, and this module starts such workers. They need no sandboxed frame, since a WebAssembly
// program can call only the functions that it receives.

import { startWorker } from "../../kit/worker-client/start-worker.js";
import { serviceWorkerAddress, VERSION } from "../../site.js";

/** The maximum time for the service worker to become ready, in milliseconds. It may have to load the site's files. */
const MAX_READY_MS = 15_000;

/** Whether this browser may be able to run blocking workers. */
export const canBlock = () => VERSION !== "" && "serviceWorker" in navigator;

/** @type {import("./frame.js").StartSandbox} */
export function startBlocking({ start }, port, failed) {
  /** @type {import("../../kit/worker-client/start-worker.js").AnyWorker | undefined} */
  let worker;
  let isEnded = false;
  takeControl().then((hasControl) => {
    if (isEnded) return;
    if (!hasControl) return failed("uncontrolled", "");
    worker = startWorker({
      path: "workers/blocking-wasi.js",
      create: () =>
        new Worker(new URL("../../workers/blocking-wasi.js", import.meta.url), { type: "module" }),
    });
    worker.onerror = (event) => {
      event.preventDefault();
      failed("refused", String(event.message ?? ""));
    };
    worker.postMessage(start, [port]);
  });
  return () => {
    isEnded = true;
    worker?.terminate();
  };
}

/**
 * Ensures that the site's service worker controls this page and the workers that it starts. It does not after the browser has
 * discarded it, or after a forced reload.
 * @returns {Promise<boolean>} whether the service worker controls the page
 */
async function takeControl() {
  if (!canBlock()) return false;
  const { serviceWorker } = navigator;
  const { href } = serviceWorkerAddress();
  const isOurs = () => serviceWorker.controller?.scriptURL === href;
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_READY_MS));
  try {
    const registration = await Promise.race([serviceWorker.register(href), timeout]);
    if (!(registration instanceof ServiceWorkerRegistration)) return false;
    if (isOurs() && registration.active) return true;
    const controlled = new Promise((resolve) => {
      serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
    const active = await Promise.race([activeOf(registration), timeout]);
    if (!(active instanceof ServiceWorker)) return false;
    if (isOurs()) return true;
    /** @type {import("../../site.js").MessageToWorker} */
    const message = { type: "control" };
    active.postMessage(message);
    await Promise.race([controlled, timeout]);
  } catch {
    // The browser does not allow service workers, or there is no connection.
  }
  return isOurs();
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @returns {Promise<ServiceWorker>}
 */
function activeOf(registration) {
  const nextWorker = registration.installing ?? registration.waiting;
  if (registration.active || !nextWorker) {
    return Promise.resolve(/** @type {ServiceWorker} */ (registration.active));
  }
  return new Promise((resolve, reject) => {
    nextWorker.addEventListener("statechange", () => {
      if (nextWorker.state === "activated") resolve(nextWorker);
      else if (nextWorker.state === "redundant")
        reject(new Error("the service worker could not be installed"));
    });
  });
}
