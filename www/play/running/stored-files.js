// Files for languages that stay in this browser: the loaded files, and those made from them. The service worker stores the
// site's own files by version; these are larger, most visitors do not need them, and they outlive versions.

import { addressOfSite } from "../../site.js";

/** Named differently from the service worker's caches, which it cleans up. It deletes this one when the site is removed. */
const cacheName = () => `compilers of warren:${addressOfSite("./").href}`;

/**
 * Files that the browser does not store: without `https`, and in some private windows. They last as long as the page.
 * @type {Map<string, Blob>}
 */
const inMemory = new Map();

/** @returns {Promise<Cache | null>} */
async function cache() {
  try {
    return await caches.open(cacheName());
  } catch {
    return null;
  }
}

/** @param {string} path relative to the site's root */
const addressOf = (path) => addressOfSite(path).href;

/**
 * @param {string} path
 * @param {Blob} content
 */
export async function storeFile(path, content) {
  try {
    const opened = await cache();
    if (!opened) throw new Error("this browser stores nothing");
    await opened.put(addressOf(path), new Response(content));
  } catch {
    inMemory.set(addressOf(path), content);
  }
}

/**
 * @param {string} path
 * @returns {Promise<Blob | null>}
 */
export async function storedFile(path) {
  const address = addressOf(path);
  const storedBlob = inMemory.get(address) ?? (await (await cache())?.match(address))?.blob();
  return storedBlob ?? null;
}

/**
 * The paths of all stored files in a folder, oldest first.
 * @param {string} folder ends in `/`
 * @returns {Promise<string[]>}
 */
export async function storedPaths(folder) {
  const root = addressOfSite("./").href;
  const stored = (await (await cache())?.keys()) ?? [];
  return [...stored.map(({ url }) => url), ...inMemory.keys()]
    .filter((address) => address.startsWith(root + folder))
    .map((address) => address.slice(root.length));
}

/** @param {string} path */
export async function removeFile(path) {
  inMemory.delete(addressOf(path));
  await (await cache())?.delete(addressOf(path));
}
