// The site's service worker: keeps every file of a version, so that the site works without a connection, and versions apart.
//
// Whoever asks says of which version, by `?v=` (see site.js): an open page gets its own version's files for as long as it
// stands, whatever has been published since. A page that is loaded gets the newest version that has come down whole.
//
// `make site` writes the version and its files here. As it stands it is the worker of no version: wherever it takes the
// place of another, as when `www` is served at an address where the site has been, it clears up and goes away.

/** A hash of all files, so that another one stands for other files. */
const VERSION = "";
/** The base64 of each file's SHA-256, by its path. @type {Record<string, string>} */
const FILES = {};

/** How many files come down at a time: few, since a page may be in use meanwhile. */
const LANES = 4;
/** How many older versions are kept when it is not known which are in use. */
const MOST_OLDER = 2;
/** How long a page has to say of which version it is, in milliseconds. One that is asleep does not. */
const PATIENCE = 1000;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** The site's address, ending in `/`. */
const site = worker.registration.scope;
/** An address may have several sites, which share what is kept: this one's caches begin so. */
const ours = `warren:${site}:`;
/** The site's folders. In others below it something else may stand, another site of this kind even. */
const folders = new Set(Object.keys(FILES).map(folderOf));

/** @typedef {import("./site.js").Said} Said */
/** @typedef {import("./site.js").Told} Told */

worker.addEventListener("install", (event) => {
  // Fails as a whole if one file does not come or is not as it should be: the version before stays in place.
  event.waitUntil(download().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => event.waitUntil(begin()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { href, pathname, searchParams } = new URL(request.url);
  if (VERSION === "" || request.method !== "GET" || !href.startsWith(site)) return;
  const path = fileAt(pathname.slice(new URL(site).pathname.length));
  const asked = request.mode === "navigate" ? null : searchParams.get("v");
  const isBound = asked !== null && /^[0-9a-f]{12}$/.test(asked);
  // Other pages may stand beside the site, at addresses that look as if they were in it.
  if (!isBound && !Object.hasOwn(FILES, path) && !path.startsWith("module-")) return;
  event.respondWith(answer(event, path, isBound ? asked : VERSION));
});

worker.addEventListener("message", (event) => {
  const said = /** @type {Said} */ (event.data);
  if (said?.type === "hello") {
    tell(/** @type {Client} */ (event.source), { type: "newest", version: VERSION });
    event.waitUntil(tidy());
  } else if (said?.type === "again") {
    event.waitUntil(tellAll({ type: "again" }));
  }
});

async function begin() {
  if (VERSION === "") {
    for (const name of await versions()) await caches.delete(name);
    await worker.registration.unregister();
    return;
  }
  // A page that was loaded without a worker can go on without a connection from now on, as well.
  await worker.clients.claim();
  await tellAll({ type: "newest", version: VERSION });
}

// ---- what is kept

/** Gets what is missing of this version. Rejects if that cannot be had; what has come down by then stays for the next time. */
async function download() {
  const cache = await caches.open(ours + VERSION);
  const waiting = await missing(cache);
  const lane = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      await cache.put(addressOf(path), await fetchFile(path));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  // The browser may have cleared up meanwhile.
  const left = await missing(await caches.open(ours + VERSION));
  if (left.length > 0) throw new Error(`${left[0]} is gone again`);
}

/** @param {Cache} cache */
async function missing(cache) {
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return Object.keys(FILES).filter((path) => !there.has(addressOf(path)));
}

/**
 * A file of this version, be it from the browser's own cache; what has another hash is none.
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
  // Made anew: a page may not be answered with what was redirected, and what varies is not always found again.
  const headers = new Headers(response.headers);
  headers.delete("Vary");
  return new Response(response.body, { headers });
}

/**
 * @param {string} path
 * @param {string} version
 */
function kept(path, version) {
  return caches.match(addressOf(path), { cacheName: ours + version });
}

/** The caches of all versions, the oldest first. */
async function versions() {
  return (await caches.keys()).filter((name) => name.startsWith(ours));
}

/** Deletes what belongs to older versions that no page is of any more; a later one may be coming down. */
async function tidy() {
  const used = await Promise.all((await windows()).map(versionOf));
  const names = await versions();
  const older = names.slice(0, names.indexOf(ours + VERSION));
  const gone = used.includes(null)
    ? older.slice(0, -MOST_OLDER)
    : older.filter((name) => !used.includes(name.slice(ours.length)));
  for (const name of gone) await caches.delete(name);
}

// ---- what is answered

/**
 * @param {FetchEvent} event
 * @param {string} path
 * @param {string} version which is asked for
 * @returns {Promise<Response>}
 */
async function answer(event, path, version) {
  const found = await kept(path, version);
  if (found) return found;
  if (version === VERSION && Object.hasOwn(FILES, path)) return repair(event, path);
  if (version !== VERSION && folders.has(folderOf(path))) {
    return (await isPublished(version)) ? fetch(event.request) : Response.error();
  }
  // A module of an older version: its name is found nowhere else.
  for (const name of (await versions()).reverse()) {
    const older = await kept(path, name.slice(ours.length));
    if (older) return older;
  }
  return fetch(event.request);
}

/** @type {Promise<void> | undefined} */
let repairing;

/**
 * The browser has thrown away what was kept: gets it anew, this file first.
 * @param {FetchEvent} event
 * @param {string} path
 */
async function repair(event, path) {
  try {
    const response = await fetchFile(path);
    repairing ??= download().finally(() => {
      repairing = undefined;
    });
    event.waitUntil(repairing.catch(() => {}));
    return response;
  } catch {
    // By now there is another version, or no connection. A page may be of any version, a part of one may not.
    return event.request.mode === "navigate" ? fetch(event.request) : Response.error();
  }
}

/**
 * Whether a version that is not kept here is the one that is published.
 * @param {string} version
 */
async function isPublished(version) {
  const page = await fetch(site, { cache: "no-cache" });
  return (await page.text()).includes(`?v=${version}"`);
}

/**
 * The file that an address asks for, as hosts have it: a folder's `index.html`, a page without its ending.
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

// ---- pages

/** The site's open pages, also those that were loaded without a worker. */
async function windows() {
  const all = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(site));
}

/**
 * @param {Client} page
 * @returns {Promise<string | null>} null if it does not say
 */
function versionOf(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(() => resolve(null), PATIENCE);
    tell(page, { type: "which" }, [port2]);
  });
}

/**
 * @param {Client} page
 * @param {Told} told
 * @param {Transferable[]} [ports]
 */
function tell(page, told, ports = []) {
  page.postMessage(told, ports);
}

/** @param {Told} told */
async function tellAll(told) {
  for (const page of await windows()) tell(page, told);
}
