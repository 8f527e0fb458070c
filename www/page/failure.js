// Failures of the page itself: files that do not load, workers that stop.

import { fileOfSite } from "../site.js";

/** A failure with a sentence in the language files. The error's own message is English, for use without these files. */
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
 * Loads a file of the site.
 * @param {string} path relative to the site's root
 * @returns {Promise<Response>}
 * @throws {Failure} if the server refuses the file; the browser's error if there is no connection
 */
export async function fetchFile(path) {
  const response = await fetch(fileOfSite(path));
  const { ok, status } = response;
  if (!ok) throw new Failure("file-refused", { path, status }, `${path}: HTTP ${status}`);
  return response;
}

/** @param {string} path a file that the browser could not load for the page */
export const unloaded = (path) =>
  new Failure("file-unloaded", { path }, `${path} could not be loaded`);

/**
 * @param {{ message: string }} event how a worker ended; the message is empty if the worker's file could not be loaded
 */
export const stopped = ({ message }) =>
  new Failure("worker-stopped", {}, message || "the worker stopped");
