// What fails on the page itself, though nobody has done anything wrong: files that do not come, workers that stop.

import { fileOfSite } from "./site.js";

/** A failure that the language files have a sentence for. Its own message is English, for where they are not there. */
export class Failure extends Error {
  /**
   * @param {string} id of the sentence
   * @param {Record<string, string | number>} values what the sentence is told with
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
 * A file of the site.
 * @param {string} path relative to the site's top
 * @returns {Promise<Response>}
 * @throws {Failure} if the host does not give it; what the browser throws, if there is no connection
 */
export async function fetchFile(path) {
  const response = await fetch(fileOfSite(path));
  const { ok, status } = response;
  if (!ok) throw new Failure("file-refused", { path, status }, `${path}: HTTP ${status}`);
  return response;
}

/** @param {string} path of a file that the browser could not load for the page */
export const unloaded = (path) =>
  new Failure("file-unloaded", { path }, `${path} could not be loaded`);

/**
 * @param {ErrorEvent} event what a worker has ended with; empty if it could not even be loaded
 */
export const stopped = ({ message }) =>
  new Failure("worker-stopped", {}, message || "the worker stopped");
