// A witness of everything that reaches a page: every message of every worker, everything ever in the document, everything
// stored. With it, tests of games with secrets check what the page could have known.

import assert from "node:assert/strict";

/** @typedef {import("playwright-core").Page} Page */

/**
 * A message that the page's main thread got from a worker.
 * @typedef {{ worker: string, ports: number, text: string }} Heard
 */

/**
 * Watches every page that the tab shows from now on, from its first moment.
 * @param {Page} page
 */
export async function watch(page) {
  await page.addInitScript(() => {
    const witness = {
      heard: /** @type {Heard[]} */ ([]),
      sent: /** @type {Heard[]} */ ([]),
      texts: /** @type {Set<string>} */ (new Set()),
      channels: /** @type {string[]} */ ([]),
      workers: /** @type {Map<string, Worker>} */ (new Map()),
    };
    Object.assign(globalThis, { witness });

    const RealWorker = globalThis.Worker;
    globalThis.Worker = class extends RealWorker {
      /**
       * @param {string | URL} url
       * @param {WorkerOptions} [options]
       */
      constructor(url, options) {
        super(url, options);
        const worker = String(url).replace(/^.*\/|\?.*$/g, "");
        witness.workers.set(worker, this);
        const post = this.postMessage.bind(this);
        this.postMessage = (/** @type {any} */ data, /** @type {any[]} */ ...others) => {
          witness.sent.push({ worker, ports: others.length, text: JSON.stringify(data) });
          post(data, ...others);
        };
        // Before any of the page's listeners.
        this.addEventListener("message", ({ data, ports }) =>
          witness.heard.push({ worker, ports: ports.length, text: JSON.stringify(data) }),
        );
      }
    };
    // Every other way to the main thread is watched, too.
    for (const name of ["BroadcastChannel", "MessageChannel", "SharedWorker"]) {
      const scope = /** @type {any} */ (globalThis);
      const Real = scope[name];
      if (!Real) continue;
      scope[name] = class extends Real {
        /** @param {any[]} all */
        constructor(...all) {
          super(...all);
          witness.channels.push(name);
        }
      };
    }

    const see = (/** @type {Node} */ node) => {
      if (node.nodeType === Node.TEXT_NODE) witness.texts.add(node.nodeValue ?? "");
      if (!(node instanceof Element)) return;
      for (const { value } of node.attributes) witness.texts.add(value);
      for (const child of node.childNodes) see(child);
    };
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes, attributeName } of changes) {
        if (attributeName !== null && target instanceof Element) {
          witness.texts.add(target.getAttribute(attributeName) ?? "");
        } else if (addedNodes.length === 0) {
          see(target);
        }
        for (const node of addedNodes) see(node);
      }
    });
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    observer.observe(document, all);
  });
}

/**
 * The messages to the main thread since the page was loaded.
 * @param {Page} page
 * @returns {Promise<Heard[]>}
 */
export async function heard(page) {
  const { channels, heard } = await page.evaluate(() => {
    const { channels, heard } = /** @type {any} */ (globalThis).witness;
    return { channels, heard };
  });
  assert.deepEqual(channels, [], "no other channel was opened");
  for (const { ports } of heard) assert.equal(ports, 0, "no channel was transferred");
  return heard;
}

/**
 * The main thread's requests to workers since the page was loaded.
 * @param {Page} page
 * @param {string} worker
 * @returns {Promise<any[]>}
 */
export async function sent(page, worker) {
  const all = await page.evaluate(() => /** @type {any} */ (globalThis).witness.sent);
  return all
    .filter((/** @type {Heard} */ each) => each.worker === worker)
    .map((/** @type {Heard} */ { text }) => JSON.parse(text));
}

/**
 * Every text and every attribute's value that was ever in the document, the values of its fields now, the page's title and
 * its address.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export function texts(page) {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll("input, textarea, select")].map(
      (field) => /** @type {HTMLInputElement} */ (field).value,
    );
    return [
      .../** @type {any} */ (globalThis).witness.texts,
      ...fields,
      document.title,
      location.href,
    ];
  });
}

/**
 * Everything stored, for this tab or for longer.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export function storage(page) {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await globalThis.caches.keys();
    return [
      ...Object.values(localStorage),
      ...Object.values(sessionStorage),
      document.cookie,
      JSON.stringify(history.state),
      ...databases.map(({ name }) => String(name)),
      ...caches,
    ];
  });
}

/**
 * Everything at a moment that could distinguish two games: the messages of each worker, the document with its fields and
 * pictures, the storage. It omits the seal, which is salted, the game's name and the time.
 * @param {Page} page
 */
export async function moment(page) {
  /** @type {Record<string, any[]>} */
  const messages = {};
  for (const { worker, text } of await heard(page)) {
    const message = JSON.parse(text);
    if (typeof message.sealed === "string") message.sealed = "sealed";
    messages[worker] = [...(messages[worker] ?? []), message];
  }
  const shown = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const pictures = [...document.querySelectorAll("canvas")].map((canvas) => canvas.toDataURL());
    const fields = [...document.querySelectorAll("input")].map(({ value }) => value);
    // Each visit has a server of its own, whose address is in the links of style sheets.
    const html = document.documentElement.outerHTML.replaceAll(location.origin, "");
    return { page: html, pictures, fields };
  });
  const stored = (await storage(page)).map((text) => {
    if (!text.startsWith("{")) return text;
    const { id, updated, record, ...rest } = JSON.parse(text);
    return JSON.stringify(rest.over ? { record, ...rest } : rest);
  });
  return { messages, shown, stored: stored.sort() };
}

/**
 * Sends the last worker of a file a request that makes it fail.
 * @param {Page} page
 * @param {string} worker
 * @param {unknown} request
 */
export function disturb(page, worker, request) {
  return page.evaluate(
    ({ worker, request }) => {
      /** @type {any} */ (globalThis).witness.workers.get(worker).postMessage(request);
    },
    { worker, request },
  );
}
