// The common part of both versions of SCORM: the learning system's object, found in a window around this one.

import { Refused } from "./refused.js";

/** The maximum number of windows to search. */
const MAX_WINDOWS = 50;

/**
 * The object with this name in a window around this one, or around the window that opened it.
 * @param {string} name
 * @returns {Record<string, (...texts: string[]) => unknown> | null}
 */
export function apiNamed(name) {
  return apiAround(window, name) ?? (window.opener ? apiAround(window.opener, name) : null);
}

/**
 * @param {Window} firstWindow
 * @param {string} name
 */
function apiAround(firstWindow, name) {
  let current = firstWindow;
  for (let count = 0; count < MAX_WINDOWS; count++) {
    try {
      const api = /** @type {any} */ (current)[name];
      if (api) return api;
    } catch {
      // The window has another origin. A window around it may have ours again.
    }
    if (current.parent === current) return null;
    current = current.parent;
  }
  return null;
}

/** Calls the functions of a learning system's object, which report success or failure. */
export class ScormApi {
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
   * @throws {Refused} if the call fails
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
   * Sets a value that a learning system may not support.
   * @param {string} element
   * @param {string | number} value
   */
  setIfSupported(element, value) {
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
