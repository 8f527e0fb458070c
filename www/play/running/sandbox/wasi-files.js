// The files that a WASI program can open: one read-only folder with its input files.

/** The WASI error codes in use. */
export const ERROR = {
  none: 0,
  badFile: 8,
  exists: 20,
  invalid: 28,
  isFolder: 31,
  missing: 44,
  unknown: 52,
  noFolder: 54,
  notSupported: 58,
  readOnly: 69,
  noSeek: 70,
  outside: 76,
};

/** The types of files. WASI has no number for a pipe, which standard input and output are. */
export const TYPE = { unknown: 0, folder: 3, file: 4 };

/** The descriptor of the folder, and its name. */
export const FOLDER = 3;
export const FOLDER_NAME = "/";

const CREATE = 1;
const MUST_BE_FOLDER = 2;
const MUST_BE_NEW = 4;
const EMPTY_FIRST = 8;
const RIGHT_TO_WRITE = 1n << 6n;

/**
 * An open file, or the folder, which has no content.
 * @typedef {{content: Uint8Array | null, position: number}} OpenFile
 */

export class WasiFiles {
  /** @type {Map<string, Uint8Array>} */
  #contents;
  /** @type {Map<number, OpenFile>} */
  #open = new Map([[FOLDER, { content: null, position: 0 }]]);
  #next = FOLDER + 1;

  /** @param {{name: string, content: string | Uint8Array}[]} files */
  constructor(files) {
    const utf8 = new TextEncoder();
    this.#contents = new Map(
      files.map(({ name, content }) => [
        name,
        typeof content === "string" ? utf8.encode(content) : content,
      ]),
    );
  }

  /** @param {number} number */
  get(number) {
    return this.#open.get(number);
  }

  /**
   * The file at a path; null for the folder.
   * @param {string} path
   * @returns {Uint8Array | null | number} the content, or an error
   */
  find(path) {
    const names = path.split("/").filter((name) => name !== "" && name !== ".");
    if (names.includes("..")) return ERROR.outside;
    if (names.length === 0) return null;
    const content = this.#contents.get(names[0]);
    if (!content) return ERROR.missing;
    return names.length === 1 ? content : ERROR.noFolder;
  }

  /**
   * @param {string} path
   * @param {number} flags
   * @param {bigint} rights
   * @returns {{number: number} | {error: number}}
   */
  open(path, flags, rights) {
    const entry = this.find(path);
    if (typeof entry === "number") {
      const isToCreate = entry === ERROR.missing && flags & CREATE;
      return { error: isToCreate ? ERROR.readOnly : entry };
    }
    if (flags & MUST_BE_NEW) return { error: ERROR.exists };
    if (entry === null && rights & RIGHT_TO_WRITE) return { error: ERROR.isFolder };
    if (flags & EMPTY_FIRST || rights & RIGHT_TO_WRITE) return { error: ERROR.readOnly };
    if (entry !== null && flags & MUST_BE_FOLDER) return { error: ERROR.noFolder };
    const number = this.#next;
    this.#next += 1;
    this.#open.set(number, { content: entry, position: 0 });
    return { number };
  }

  /** @param {number} number */
  close(number) {
    return this.#open.delete(number) ? ERROR.none : ERROR.badFile;
  }

  /** The folder's files, by name. */
  get list() {
    return [...this.#contents];
  }
}
