// The files that some languages need before a program can run: Python, or a C++ compiler. They load only on request, and are
// then stored in this browser. `tools/compilers.mjs` writes the files and their list.

import { retriable } from "../../kit/page/arrivals.js";
import { Failure, fetchJson } from "../../kit/page/failure.js";
import { addressOfSite } from "../../site.js";
import { removeFile, storedFile, storedPaths, storeFile } from "./stored-files.js";

/**
 * A file: its size, and the pieces of the compressed file, each with its SHA-256, which is its name, and its size.
 * @typedef {{size: number, pieces: [hash: string, bytes: number][]}} ListedFile
 */

/**
 * The needs of a language: the name, such as `Pyodide 314.0.7`, the bytes to load, their inflated size, and the files.
 * @typedef {{about: string, bytes: number, size: number, files: Record<string, ListedFile>}} ListedLanguage
 */

/** @typedef {(done: number, total: number) => void} Progress called with the progress in bytes */

/** The number of parallel downloads. */
const MAX_DOWNLOADS = 4;

/** @type {Promise<Record<string, ListedLanguage>> | undefined} */
let list;

/**
 * The files to load for a language; null if this site does not have them.
 * @param {string} language
 * @returns {Promise<ListedLanguage | null>} rejects if that is unknown
 */
export async function neededFor(language) {
  list ??= readList();
  // There may be a connection next time.
  list.catch(() => {
    list = undefined;
  });
  return (await list)[language] ?? null;
}

/** @returns {Promise<Record<string, ListedLanguage>>} */
async function readList() {
  try {
    return await fetchJson("compilers/list.json");
  } catch (thrown) {
    // A copy of the site may lack the folder.
    if (thrown instanceof Failure && thrown.values.status === 404) return {};
    throw thrown;
  }
}

/**
 * Whether the site has the files that a language needs.
 * @param {string} language
 */
export async function isThere(language) {
  return (await neededFor(language)) !== null;
}

/**
 * Whether all files that a language needs are stored in this browser.
 * @param {string} language
 */
export async function isLoaded(language) {
  const needed = await neededFor(language);
  return needed !== null && (await missingPieces(language, needed)).length === 0;
}

/**
 * @param {string} language
 * @param {string} hash
 */
const pathOf = (language, hash) => `compilers/${language}/${hash}.bin`;

/** @param {ListedLanguage} needed */
const piecesOf = ({ files }) => Object.values(files).flatMap(({ pieces }) => pieces);

/**
 * @param {string} language
 * @param {ListedLanguage} needed
 */
async function missingPieces(language, needed) {
  const there = new Set(await storedPaths(`compilers/${language}/`));
  return piecesOf(needed).filter(([hash]) => !there.has(pathOf(language, hash)));
}

/**
 * A load in progress, shared by all requests.
 * @typedef {{loaded: Promise<void>, watchers: Set<Progress>, stop: AbortController, report: () => void}} LanguageLoading
 */

/** The loads by language. @type {Map<string, LanguageLoading>} */
const loadings = new Map();

/**
 * Loads the missing files of a language. Loaded pieces stay, even if the others fail.
 * @param {string} language
 * @param {Progress} [progress]
 * @param {AbortSignal} [signal] cancels the load, unless another request waits for it
 * @returns {Promise<void>} rejects if it cannot be loaded, or with the signal's reason
 */
export async function load(language, progress = () => {}, signal) {
  signal?.throwIfAborted();
  const loading = loadings.get(language) ?? beginLoading(language);
  // Each caller gets a separate watcher, even if two pass the same function.
  const watcher = (/** @type {number} */ done, /** @type {number} */ total) =>
    progress(done, total);
  loading.watchers.add(watcher);
  loading.report();
  const leave = () => {
    loading.watchers.delete(watcher);
    if (loading.watchers.size === 0) loading.stop.abort();
  };
  const aborted = new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  await Promise.race([loading.loaded, aborted]).finally(leave);
}

/**
 * @param {string} language
 * @returns {LanguageLoading}
 */
function beginLoading(language) {
  const stop = new AbortController();
  /** @type {Set<Progress>} */
  const watchers = new Set();
  let loadedBytes = 0;
  let total = 0;
  const report = () => {
    if (total > 0) for (const watcher of watchers) watcher(loadedBytes, total);
  };
  const loaded = (async () => {
    const needed = await neededFor(language);
    if (!needed) throw new Error(`This site has no files for ${language}`);
    const waiting = await missingPieces(language, needed);
    total = needed.bytes;
    loadedBytes = total - waiting.reduce((all, [, bytes]) => all + bytes, 0);
    report();
    const downloadPieces = async () => {
      for (let piece = waiting.shift(); piece; piece = waiting.shift()) {
        await storeFile(
          pathOf(language, piece[0]),
          await fetchPiece(language, piece[0], stop.signal),
        );
        loadedBytes += piece[1];
        report();
      }
    };
    const downloads = Array.from({ length: MAX_DOWNLOADS }, downloadPieces);
    await Promise.all(downloads).catch(async (error) => {
      // Downloads in progress are stored; no new ones start.
      waiting.length = 0;
      await Promise.allSettled(downloads);
      throw error;
    });
    await removeOldPieces(language, needed);
  })().finally(() => loadings.delete(language));
  const loading = { loaded, watchers, stop, report };
  loadings.set(language, loading);
  return loading;
}

/**
 * @param {string} language
 * @param {string} hash
 * @param {AbortSignal} stop
 * @returns {Promise<Blob>}
 */
function fetchPiece(language, hash, stop) {
  const bytes = hash.match(/../g) ?? [];
  const integrity = `sha256-${btoa(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16))))}`;
  const fetched = async (/** @type {AbortSignal} */ signal) => {
    const response = await fetch(addressOfSite(pathOf(language, hash)), { integrity, signal });
    if (!response.ok) throw new Error(`${pathOf(language, hash)}: ${response.status}`);
    return response.blob();
  };
  return retriable((another) => eitherAborts([stop, another], fetched));
}

/**
 * Runs a task that ends with the first of some signals.
 * @template Done
 * @param {AbortSignal[]} signals
 * @param {(signal: AbortSignal) => Promise<Done>} act
 * @returns {Promise<Done>}
 */
async function eitherAborts(signals, act) {
  const either = new AbortController();
  const abort = () => either.abort();
  if (signals.some(({ aborted }) => aborted)) abort();
  for (const signal of signals) signal.addEventListener("abort", abort);
  try {
    return await act(either.signal);
  } finally {
    for (const signal of signals) signal.removeEventListener("abort", abort);
  }
}

/**
 * Deletes the pieces of earlier versions.
 * @param {string} language
 * @param {ListedLanguage} needed
 */
async function removeOldPieces(language, needed) {
  const used = new Set(piecesOf(needed).map(([hash]) => pathOf(language, hash)));
  for (const path of await storedPaths(`compilers/${language}/`)) {
    if (path.endsWith(".bin") && !used.has(path)) await removeFile(path);
  }
}

/** Functions that release the files of a language in use, by language. @type {Map<string, () => void>} */
const releaseFunctions = new Map();

/**
 * @param {string} language
 * @param {() => void} release called when the language is removed
 */
export function onRemoved(language, release) {
  releaseFunctions.set(language, release);
}

/**
 * Removes everything that this browser stores for a language, including files made from it.
 * @param {string} language
 */
export async function remove(language) {
  loadings.get(language)?.stop.abort();
  releaseFunctions.get(language)?.();
  for (const path of await storedPaths(`compilers/${language}/`)) await removeFile(path);
}

/**
 * A file in its compressed form.
 * @param {string} language
 * @param {string} name
 * @returns {Promise<Blob | null>} null if it is missing or incomplete
 */
export async function compressedFile(language, name) {
  const pieces = (await neededFor(language))?.files[name]?.pieces ?? [];
  const blobs = await Promise.all(pieces.map(([hash]) => storedFile(pathOf(language, hash))));
  const stored = blobs.filter((blob) => blob !== null);
  return pieces.length > 0 && stored.length === pieces.length ? new Blob(stored) : null;
}
