// What both versions of SCORM have in common: the object of the learning system, which stands in a window around this one.

import { Refused } from "./refused.js";

/** The most windows around this one that are looked at. */
const MAX_WINDOWS = 50;

/**
 * The object of this name in a window around this one, or around the one that has opened it.
 * @param {string} name
 * @returns {Record<string, (...texts: string[]) => unknown> | null}
 */
export function apiNamed(name) {
  return apiAround(window, name) ?? (window.opener ? apiAround(window.opener, name) : null);
}

/**
 * @param {Window} begin
 * @param {string} name
 */
function apiAround(begin, name) {
  let place = begin;
  for (let count = 0; count < MAX_WINDOWS; count++) {
    try {
      const api = /** @type {any} */ (place)[name];
      if (api) return api;
    } catch {
      // A window of another origin. One around it may be ours again.
    }
    if (place.parent === place) return null;
    place = place.parent;
  }
  return null;
}

/** Calls of a learning system's object. Each says whether it went well. */
export class Calls {
  #api;
  #names;

  /**
   * @param {Record<string, (...texts: string[]) => unknown>} api
   * @param {{ set: string, get: string, commit: string, error: string, words: string }} names
   */
  constructor(api, names) {
    this.#api = api;
    this.#names = names;
  }

  /**
   * Calls a function.
   * @param {string} name
   * @param {...string} texts
   * @throws {Refused} if it went wrong
   */
  call(name, ...texts) {
    if (String(this.#api[name](...texts)) === "true") return;
    const number = String(this.#api[this.#names.error]());
    const words = String(this.#api[this.#names.words](number));
    throw new Refused(`${[name, ...texts.slice(0, 1)].join(" ").trim()}: ${words || number}`);
  }

  /**
   * Sets a value of the data model.
   * @param {string} element
   * @param {string | number} value
   */
  set(element, value) {
    this.call(this.#names.set, element, String(value));
  }

  /**
   * Sets a value that a learning system need not have.
   * @param {string} element
   * @param {string | number} value
   */
  offer(element, value) {
    try {
      this.set(element, value);
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown;
    }
  }

  /**
   * A value of the data model; empty if there is none.
   * @param {string} element
   */
  get(element) {
    return String(this.#api[this.#names.get](element) ?? "");
  }

  commit() {
    this.call(this.#names.commit, "");
  }
}
