// Starts the workers of programs in isolated frames: without network, storage, or access to a page.
//
// A frame with the attribute `sandbox` has a unique origin. But a service worker does not serve such a frame, so its page would
// be missing offline. Therefore there are two frames. The outer one is a page of the site, `policy.html`, which contains only a
// strict policy, and which the service worker stores. The inner frames, one per program, have their text here and inherit the
// policy of the outer one.
//
// Each program has a separate frame: programs share no origin, so channels between workers cannot connect them, and removing
// the frame ends its worker, whatever it is doing.

import { retriable } from "../../kit/page/arrivals.js";
import { fileOfSite } from "../../site.js";

/**
 * The input of a sandbox: the text of the worker, and the worker's first message. Without a text the program blocks its worker
 * (blocking.js).
 * @typedef {{script: string | null, start: unknown}} Order
 */

/**
 * Why a worker is missing: it could not be started (`refused`), lines cannot reach it (`uncontrolled`), or the browser has ended
 * it (`gone`). The browser ends everything in a process when one of its programs has used up its memory.
 * @typedef {(reason: "refused" | "uncontrolled" | "gone", message: string) => void} Failed
 */

/**
 * Starts a worker in a sandbox.
 * @callback StartSandbox
 * @param {Order} order
 * @param {MessagePort} port the worker receives the port with the first message
 * @param {Failed} failed
 * @returns {() => void} ends the worker at once
 */

/**
 * The interval between checks that a frame is alive, in milliseconds, and the number of checks that it may leave unanswered.
 */
const CHECK_INTERVAL_MS = 1000;
const MAX_UNANSWERED = 10;

/** The text of an inner frame. It repeats the policy of the outer one, and only starts one worker. */
const INNER = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:">
<script>
onmessage = ({ data, ports }) => {
  if (data === "there?") return parent.postMessage("there", "*");
  const address = URL.createObjectURL(new Blob([data.script], { type: "text/javascript" }));
  const worker = new Worker(address);
  worker.onerror = (event) => {
    event.preventDefault();
    parent.postMessage({ refused: String(event.message ?? "") }, "*");
  };
  worker.postMessage(data.start, ports);
};
</script>`;

/**
 * The document of the outer frame. Workers import this module too, but their types lack documents.
 * @typedef {any} OuterDocument
 */

/** The outer frame of this page. @type {Promise<OuterDocument> | undefined} */
let outerFrame;

/**
 * Starts a worker in a frame of this page.
 * @type {StartSandbox}
 */
export function startInFrame(order, port, failed) {
  const ending = new AbortController();
  const { signal } = ending;
  outerFrame ??= retriable(openOuter);
  outerFrame.then(
    (document) => {
      if (!signal.aborted) startInside(document, order, port, failed, signal);
    },
    (error) => {
      // The next program tries again.
      outerFrame = undefined;
      if (!signal.aborted) failed("refused", error.message);
    },
  );
  return () => ending.abort();
}

/**
 * @param {OuterDocument} document
 * @param {Order} order
 * @param {MessagePort} port
 * @param {Failed} failed
 * @param {AbortSignal} signal
 */
function startInside(document, order, port, failed, signal) {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.srcdoc = INNER;
  frame.addEventListener(
    "load",
    () => frame.contentWindow?.postMessage(order, { targetOrigin: "*", transfer: [port] }),
    { once: true, signal },
  );
  let unanswered = 0;
  const checkTimer = setInterval(() => {
    if (unanswered === MAX_UNANSWERED) failed("gone", "");
    unanswered += 1;
    frame.contentWindow?.postMessage("there?", "*");
  }, CHECK_INTERVAL_MS);
  document.defaultView?.addEventListener(
    "message",
    (/** @type {MessageEvent} */ { source, data }) => {
      if (source !== frame.contentWindow) return;
      if (data === "there") unanswered = 0;
      else if (typeof data?.refused === "string") failed("refused", data.refused);
    },
    { signal },
  );
  signal.addEventListener(
    "abort",
    () => {
      clearInterval(checkTimer);
      frame.remove();
    },
    { once: true },
  );
  document.body.append(frame);
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<OuterDocument>}
 */
function openOuter(signal) {
  const { document } = /** @type {any} */ (globalThis);
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute("aria-hidden", "true");
  frame.src = fileOfSite("play/running/policy.html").href;
  const opened = new Promise((resolve, reject) => {
    frame.addEventListener("load", () => {
      const inside = frame.contentDocument;
      // The browser's own error page for a missing connection has another origin, and a host's page lacks this policy.
      if (inside?.querySelector("meta[content*=\"default-src 'none'\"]")) resolve(inside);
      else {
        frame.remove();
        reject(new Error("play/running/policy.html could not be loaded"));
      }
    });
  });
  signal.addEventListener("abort", () => frame.remove());
  document.body.append(frame);
  return opened;
}
