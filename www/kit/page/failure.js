// Failures of the page itself: files that do not load, workers that stop.

import { fileOfSite } from "../../site.js";
import { reportDamaged, retriable, startWaiting } from "./arrivals.js";

/** A failure with a sentence in the language files. The error's own message is in English, for use without these files. */
export class Failure extends Error {
  /**
   * @param {string} id the sentence's id
   * @param {Record<string, string | number>} values the arguments of the sentence
   * @param {string} message
   * @param {ErrorOptions} [options]
   */
  constructor(id, values, message, options) {
    super(message, options);
    this.name = "Failure";
    this.id = id;
    this.values = values;
  }
}

/**
 * Loads a file of the site, and reads it to its end. If it is late, the visitor can request it again.
 * @template Content
 * @param {string} path relative to the site's root
 * @param {(response: Response) => Promise<Content>} read
 * @returns {Promise<Content>}
 * @throws {Failure} if the server refuses the file; the browser's error if there is no connection
 */
export function fetchFile(path, read) {
  return retriable(async (signal, isAgain) => {
    const request = async (/** @type {RequestCache} */ cache) => {
      const response = await fetch(fileOfSite(path), { signal, cache });
      const { ok, status } = response;
      if (!ok) throw new Failure("file-refused", { path, status }, `${path}: HTTP ${status}`);
      return read(response);
    };
    // The browser may have cached what came before, and that may be the cause.
    if (isAgain) return request("reload");
    return request("default").catch((thrown) => {
      if (thrown instanceof Failure && thrown.id === DAMAGED_ID) return request("reload");
      throw thrown;
    });
  });
}

/** @param {string} path a text of the site */
export const fetchText = (path) => fetchFile(path, (response) => response.text());

/**
 * @param {string} path a JSON file of the site
 * @returns {Promise<any>}
 */
export const fetchJson = (path) =>
  fetchFile(path, async (response) => {
    const text = await response.text();
    try {
      return JSON.parse(text);
    } catch {
      throw damagedFailure(path);
    }
  });

const DAMAGED_ID = "file-damaged";

/** @param {string} path a file that arrived damaged */
export const damagedFailure = (path) => new Failure(DAMAGED_ID, { path }, `${path} is damaged`);

/** Matches the English messages of browsers when an imported module fails to load or there is no connection. */
const LOAD_ERROR_MESSAGE =
  /dynamically imported module|module script failed|^Failed to fetch|^NetworkError|^Load failed/;

/** Whether something did not arrive. @param {unknown} thrown the browser's error */
export const isUnloaded = (thrown) =>
  thrown instanceof TypeError && LOAD_ERROR_MESSAGE.test(thrown.message);

/**
 * Waits for a module, which the call imports: `loadPart(import("../../page/part.js"))`.
 * @template Part
 * @param {Promise<Part>} imported
 * @returns {Promise<Part>}
 * @throws {Failure} if it arrived damaged; the browser's error if it did not arrive
 */
export function loadPart(imported) {
  return imported.finally(startWaiting(null)).catch((thrown) => {
    if (isUnloaded(thrown)) throw thrown;
    // The browser keeps the module until the page is reloaded, so requesting it again is useless.
    reportDamaged();
    throw new Failure("part-unloaded", {}, thrown.message, { cause: thrown });
  });
}

/** @param {string} path a file that the browser could not load for the page */
export const unloadedFailure = (path) =>
  new Failure("file-unloaded", { path }, `${path} could not be loaded`);

/**
 * @param {{ message: string }} event the worker's error event; the message is empty if the worker's file could not be loaded
 */
export const stoppedFailure = ({ message }) =>
  new Failure("worker-stopped", {}, message || "the worker stopped");
