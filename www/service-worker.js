// The site's service worker. It stores every file of a version, so that the site works offline, and keeps versions apart.
//
// Each request names its version with `?v=` (see site.js). An open page gets the files of its own version for as long as it is
// open, regardless of later releases. A newly loaded page gets the newest version that is completely stored.
//
// `make site` writes the version and its files here. Without that, this worker has no version: when it replaces another, for
// example when `www` is served at an address where the site has been, it deletes the stored files and unregisters itself.

/** A hash of all files; empty without a version. */
const VERSION = "";
/** The SHA-256 of each file in base64, by its path. @type {Record<string, string>} */
const FILES = {};

/** The number of parallel downloads: few, since a page may be in use at the same time. */
const MAX_DOWNLOADS = 4;
/** The number of older versions to keep when it is not known which are in use. */
const MAX_OLDER = 2;
/** The address of programs' requests for lines (workers/blocking-wasi.js). */
const LINES_PATH = "running/lines";
/** The maximum wait for a page to report its version, in milliseconds. A sleeping page does not answer. */
const MAX_ANSWER_MS = 1000;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** The site's address, ending in `/`. */
const site = worker.registration.scope;
/** The prefix of this site's caches. Several sites of one origin share the cache storage. */
const cachePrefix = `warren:${site}:`;
/** The cache of the page for languages (play/running/stored-files.js), which outlives versions. */
const compilersCache = `compilers of warren:${site}`;
/** The site's folders. Other folders below it may belong to something else, even to another copy of the site. */
const folders = new Set(Object.keys(FILES).map(folderOf));

/** @typedef {import("./site.js").MessageToWorker} MessageToWorker */
/** @typedef {import("./site.js").MessageToPage} MessageToPage */

worker.addEventListener("install", (event) => {
  // Fails as a unit if one file is missing or wrong. Then the previous version stays in place.
  event.waitUntil(download().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { href, pathname, searchParams } = new URL(request.url);
  if (VERSION === "" || request.method !== "GET" || !href.startsWith(site)) return;
  const path = fileAt(pathname.slice(new URL(site).pathname.length));
  if (path === LINES_PATH) return event.respondWith(linesFor(searchParams));
  const requestedVersion = request.mode === "navigate" ? null : searchParams.get("v");
  const isBound = requestedVersion !== null && /^[0-9a-f]{12}$/.test(requestedVersion);
  // Other pages may have addresses that look as if they were part of the site.
  if (!isBound && !Object.hasOwn(FILES, path) && !path.startsWith("module-")) return;
  event.respondWith(answer(event, path, isBound ? requestedVersion : VERSION));
});

worker.addEventListener("message", (event) => {
  const message = /** @type {MessageToWorker} */ (event.data);
  if (message?.type === "hello") {
    send(/** @type {Client} */ (event.source), { type: "newest", version: VERSION });
    event.waitUntil(deleteOldCaches());
  } else if (message?.type === "again") {
    event.waitUntil(sendAll({ type: "again" }));
  } else if (message?.type === "control") {
    event.waitUntil(worker.clients.claim());
  }
});

async function takeOver() {
  if (VERSION === "") {
    for (const name of [...(await versions()), compilersCache]) await caches.delete(name);
    await worker.registration.unregister();
    return;
  }
  // A page that was loaded without a worker can now also work offline.
  await worker.clients.claim();
  await sendAll({ type: "newest", version: VERSION });
}

// ---- stored files

/** Loads the missing files of this version. Rejects if one cannot be loaded; the others stay for the next attempt. */
async function download() {
  const cache = await caches.open(cachePrefix + VERSION);
  const pendingPaths = await missingPaths(cache);
  const downloadFiles = async () => {
    for (let path = pendingPaths.pop(); path !== undefined; path = pendingPaths.pop()) {
      await cache.put(addressOf(path), await fetchFile(path));
    }
  };
  await Promise.all(Array.from({ length: MAX_DOWNLOADS }, downloadFiles));
  // The browser may have deleted files in the meantime.
  const stillMissing = await missingPaths(await caches.open(cachePrefix + VERSION));
  if (stillMissing.length > 0) throw new Error(`${stillMissing[0]} is gone again`);
}

/** @param {Cache} cache */
async function missingPaths(cache) {
  const storedAddresses = new Set((await cache.keys()).map(({ url }) => url));
  return Object.keys(FILES).filter((path) => !storedAddresses.has(addressOf(path)));
}

/**
 * A file of this version, possibly from the browser's own cache. A file with another hash is refused.
 * @param {string} path
 * @returns {Promise<Response>}
 */
async function fetchFile(path) {
  const address = `${addressOf(path)}?v=${VERSION}`;
  const integrity = `sha256-${FILES[path]}`;
  const response = await fetch(address, { integrity }).catch(() =>
    fetch(address, { integrity, cache: "reload" }),
  );
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // A new response: a navigation may not be answered with a redirected one, and one with `Vary` is not always found again.
  const headers = new Headers(response.headers);
  headers.delete("Vary");
  return new Response(response.body, { headers });
}

/**
 * @param {string} path
 * @param {string} version
 */
function cachedFile(path, version) {
  return caches.match(addressOf(path), { cacheName: cachePrefix + version });
}

/** The names of the caches of all versions, oldest first. */
async function versions() {
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
}

/** Deletes the older versions that no page uses. Newer ones stay, since they may be loading. */
async function deleteOldCaches() {
  const used = await Promise.all((await openPages()).map(versionOf));
  const names = await versions();
  const older = names.slice(0, names.indexOf(cachePrefix + VERSION));
  const unused = used.includes(null)
    ? older.slice(0, -MAX_OLDER)
    : older.filter((name) => !used.includes(name.slice(cachePrefix.length)));
  for (const name of unused) await caches.delete(name);
}

// ---- answers

/**
 * @param {FetchEvent} event
 * @param {string} path
 * @param {string} version the requested version
 * @returns {Promise<Response>}
 */
async function answer(event, path, version) {
  const cached = await cachedFile(path, version);
  if (cached) return cached;
  if (version === VERSION && Object.hasOwn(FILES, path)) return repair(event, path);
  if (version !== VERSION && folders.has(folderOf(path))) {
    return (await isPublished(version)) ? fetch(event.request) : Response.error();
  }
  // A module of an older version. Its name exists in no other version.
  for (const name of (await versions()).reverse()) {
    const older = await cachedFile(path, name.slice(cachePrefix.length));
    if (older) return older;
  }
  return fetch(event.request);
}

/** @type {Promise<void> | undefined} */
let repairTask;

/**
 * Loads the files again after the browser has deleted them, the requested one first.
 * @param {FetchEvent} event
 * @param {string} path
 */
async function repair(event, path) {
  try {
    const response = await fetchFile(path);
    repairTask ??= download().finally(() => {
      repairTask = undefined;
    });
    event.waitUntil(repairTask.catch(() => {}));
    return response;
  } catch {
    // Another version has been published, or there is no connection. A page may come from any version, but its parts may not.
    return event.request.mode === "navigate" ? fetch(event.request) : Response.error();
  }
}

/**
 * Whether a version that is not stored is the published one.
 * @param {string} version
 */
async function isPublished(version) {
  const page = await fetch(site, { cache: "no-cache" });
  return (await page.text()).includes(`?v=${version}"`);
}

/**
 * The file for an address, by the usual rules of servers: a folder's `index.html`, a page without its extension.
 * @param {string} path
 */
function fileAt(path) {
  const names = [path, `${path}index.html`, `${path}.html`];
  return names.find((name) => Object.hasOwn(FILES, name)) ?? path;
}

/** @param {string} path */
function folderOf(path) {
  return path.slice(0, path.indexOf("/") + 1);
}

/** @param {string} path */
function addressOf(path) {
  return new URL(path, site).href;
}

// ---- lines for programs

/**
 * Answers a waiting program. It gets new lines as soon as there are some, and after some time an empty answer. The program's
 * run supplies them (play/running/fetched-lines.js).
 * @param {URLSearchParams} parameters
 * @returns {Promise<Response>}
 */
function linesFor(parameters) {
  const after = Number(parameters.get("after"));
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(String(parameters.get("run")));
    const answer = (/** @type {import("./play/running/fetched-lines.js").Answer} */ lines) => {
      clearTimeout(timer);
      channel.close();
      resolve(Response.json(lines));
    };
    const noLines = { after, entries: [], isFinished: false };
    const timer = setTimeout(answer, Number(parameters.get("wait")), noLines);
    channel.onmessage = ({ data }) => {
      if (data.after === after && "entries" in data) answer(data);
    };
    channel.postMessage({ after });
  });
}

// ---- pages

/** The site's open pages, including those loaded without a worker. */
async function openPages() {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter(({ url }) => url.startsWith(site));
}

/**
 * @param {Client} page
 * @returns {Promise<string | null>} null if the page does not answer
 */
function versionOf(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(() => resolve(null), MAX_ANSWER_MS);
    send(page, { type: "which" }, [port2]);
  });
}

/**
 * @param {Client} page
 * @param {MessageToPage} message
 * @param {Transferable[]} [ports]
 */
function send(page, message, ports = []) {
  page.postMessage(message, ports);
}

/** @param {MessageToPage} message */
async function sendAll(message) {
  for (const page of await openPages()) send(page, message);
}
