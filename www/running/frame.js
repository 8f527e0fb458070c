// Starts the workers of programs in frames that reach nothing: no network, no storage, and no page.
//
// A frame with the attribute `sandbox` has an origin of its own, which it shares with nobody. But a service worker does not
// serve such a frame, so a page for it would be missing without a connection. Therefore there are two frames. The outer one
// is a page of the site, `policy.html`, which holds nothing but a strict policy, and which the service worker keeps. The
// inner ones, one a program, have their text here and inherit the policy of the outer one.
//
// Each program has a frame of its own: programs share no origin, so no channel between workers joins them, and when the
// frame is removed, its worker ends, whatever it is doing.

import { fileOfSite } from "../site.js";

/**
 * What a frame gets: the text of the worker, and the worker's first message.
 * @typedef {{script: string, start: unknown}} Order
 */

/**
 * Starts a worker in a sandbox.
 * @callback StartSandbox
 * @param {Order} order
 * @param {MessagePort} port goes to the worker with the first message
 * @param {(message: string) => void} failed called at most once, if the worker cannot be started
 * @returns {() => void} ends the worker at once
 */

/** The text of an inner frame. It repeats the policy of the outer one, and does nothing but start one worker. */
const INNER = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:">
<script>
onmessage = ({ data, ports }) => {
  onmessage = null;
  const address = URL.createObjectURL(new Blob([data.script], { type: "text/javascript" }));
  const worker = new Worker(address);
  worker.onerror = (event) => {
    event.preventDefault();
    parent.postMessage({ failed: String(event.message ?? "") }, "*");
  };
  worker.postMessage(data.start, ports);
};
</script>`;

/** The outer frame of this page. @type {Promise<Document> | undefined} */
let outer;

/** @type {StartSandbox} */
export function startInFrame(order, port, failed) {
  const leaving = new AbortController();
  const { signal } = leaving;
  outer ??= openOuter();
  outer.then(
    (document) => {
      if (!signal.aborted) startInside(document, order, port, failed, signal);
    },
    (error) => {
      // The next program tries again.
      outer = undefined;
      if (!signal.aborted) failed(error.message);
    },
  );
  return () => leaving.abort();
}

/**
 * @param {Document} document of the outer frame
 * @param {Order} order
 * @param {MessagePort} port
 * @param {(message: string) => void} failed
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
  document.defaultView?.addEventListener(
    "message",
    ({ source, data }) => {
      if (source === frame.contentWindow && typeof data?.failed === "string") failed(data.failed);
    },
    { signal },
  );
  signal.addEventListener("abort", () => frame.remove(), { once: true });
  document.body.append(frame);
}

/** @returns {Promise<Document>} */
function openOuter() {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute("aria-hidden", "true");
  frame.src = fileOfSite("running/policy.html").href;
  const opened = new Promise((resolve, reject) => {
    frame.addEventListener("load", () => {
      const inside = frame.contentDocument;
      // A page of the browser's own, about a missing connection, is of another origin, and a host's page has no such policy.
      if (inside?.querySelector("meta[content*=\"default-src 'none'\"]")) resolve(inside);
      else {
        frame.remove();
        reject(new Error("running/policy.html could not be loaded"));
      }
    });
  });
  document.body.append(frame);
  return opened;
}
