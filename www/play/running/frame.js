// Starts the workers of programs in frames that reach nothing: no network, no storage, and no page.
//
// A frame with the attribute `sandbox` has an origin of its own, which it shares with nobody. But a service worker does not
// serve such a frame, so a page for it would be missing without a connection. Therefore there are two frames. The outer one
// is a page of the site, `policy.html`, which holds nothing but a strict policy, and which the service worker keeps. The
// inner ones, one a program, have their text here and inherit the policy of the outer one.
//
// Each program has a frame of its own: programs share no origin, so no channel between workers joins them, and when the
// frame is removed, its worker ends, whatever it is doing.

import { arriving } from "../../kit/page/arrivals.js";
import { fileOfSite } from "../../site.js";

/**
 * What a sandbox gets: the text of the worker, and the worker's first message. Without a text it is a program that blocks its
 * worker (blocking.js).
 * @typedef {{script: string | null, start: unknown}} Order
 */

/**
 * Why a worker is not there: it could not be started (`refused`); nobody would hand lines to it (`uncontrolled`); the browser
 * has ended it (`gone`), which it does with all that runs in a process when one of them has used up its memory.
 * @typedef {(reason: "refused" | "uncontrolled" | "gone", message: string) => void} Failed
 */

/**
 * Starts a worker in a sandbox.
 * @callback StartSandbox
 * @param {Order} order
 * @param {MessagePort} port goes to the worker with the first message
 * @param {Failed} failed
 * @returns {() => void} ends the worker at once
 */

/** How often a frame is asked whether it is there, in milliseconds, and how many questions it may leave unanswered. */
const PULSE = 1000;
const MAX_UNANSWERED = 10;

/** The text of an inner frame. It repeats the policy of the outer one, and does nothing but start one worker. */
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
 * The document of the outer frame. This module is also imported in workers, whose types know no documents.
 * @typedef {any} Outer
 */

/** The outer frame of this page. @type {Promise<Outer> | undefined} */
let outer;

/**
 * Starts a worker in a frame of this page.
 * @type {StartSandbox}
 */
export function startInFrame(order, port, failed) {
  const leaving = new AbortController();
  const { signal } = leaving;
  outer ??= arriving(openOuter);
  outer.then(
    (document) => {
      if (!signal.aborted) startInside(document, order, port, failed, signal);
    },
    (error) => {
      // The next program tries again.
      outer = undefined;
      if (!signal.aborted) failed("refused", error.message);
    },
  );
  return () => leaving.abort();
}

/**
 * @param {Outer} document
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
  const pulse = setInterval(() => {
    if (unanswered === MAX_UNANSWERED) failed("gone", "");
    unanswered += 1;
    frame.contentWindow?.postMessage("there?", "*");
  }, PULSE);
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
      clearInterval(pulse);
      frame.remove();
    },
    { once: true },
  );
  document.body.append(frame);
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<Outer>}
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
      // A page of the browser's own, about a missing connection, is of another origin, and a host's page has no such policy.
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
