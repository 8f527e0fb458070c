// Starts the workers of WebAssembly programs where the browser cannot suspend them: workers of the site, which the site's
// service worker has to serve. A program in WebAssembly needs no frame of its own, since it can call nothing but what it is
// given.

import { startWorker } from "../../kit/worker-client/start-worker.js";
import { serviceWorkerAddress, VERSION } from "../../site.js";

/** How long the service worker may take to be there, in milliseconds. It may have to load the site's files. */
const PATIENCE = 15_000;

/** Whether a program may be able to wait in this browser in this way. */
export const canBlock = () => VERSION !== "" && "serviceWorker" in navigator;

/** @type {import("./frame.js").StartSandbox} */
export function startBlocking({ start }, port, failed) {
  /** @type {import("../../kit/worker-client/start-worker.js").AnyWorker | undefined} */
  let worker;
  let isEnded = false;
  takeControl().then((isTaken) => {
    if (isEnded) return;
    if (!isTaken) return failed("uncontrolled", "");
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
 * Makes sure that the site's service worker answers this page and the workers that it starts. It does not after the browser
 * has thrown it away, or while a page was loaded past it.
 * @returns {Promise<boolean>} whether it does
 */
async function takeControl() {
  if (!canBlock()) return false;
  const { serviceWorker } = navigator;
  const { href } = serviceWorkerAddress();
  const isOurs = () => serviceWorker.controller?.scriptURL === href;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    const registration = await Promise.race([serviceWorker.register(href), late]);
    if (!(registration instanceof ServiceWorkerRegistration)) return false;
    if (isOurs() && registration.active) return true;
    const controlled = new Promise((resolve) => {
      serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
    const active = await Promise.race([activeOf(registration), late]);
    if (!(active instanceof ServiceWorker)) return false;
    if (isOurs()) return true;
    /** @type {import("../../site.js").Said} */
    const said = { type: "control" };
    active.postMessage(said);
    await Promise.race([controlled, late]);
  } catch {
    // The browser allows none, or there is no connection.
  }
  return isOurs();
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @returns {Promise<ServiceWorker>}
 */
function activeOf(registration) {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) {
    return Promise.resolve(/** @type {ServiceWorker} */ (registration.active));
  }
  return new Promise((resolve, reject) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve(coming);
      else if (coming.state === "redundant") reject(new Error("it could not be installed"));
    });
  });
}
