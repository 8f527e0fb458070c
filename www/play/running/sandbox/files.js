// Node's module `fs`, for the program's input files, and for its output.

import { textOf } from "./captured.js";

/** Bytes that convert to text like Node's `Buffer`. */
class FileBytes extends Uint8Array {
  toString() {
    return new TextDecoder().decode(this);
  }
}

const READ_AT_ONCE =
  "Standard input cannot be read all at once here: its lines arrive during the game. Read the next line with `await " +
  "readLine()`, or listen to the lines of `readline.createInterface({ input: process.stdin })`.";

/**
 * @param {{name: string, content: string | Uint8Array}[]} files
 * @param {{
 *   stdin: unknown,
 *   write: (text: unknown) => void,
 *   writeError: (text: unknown) => void,
 *   readStream: (text: string) => unknown,
 *   }} io
 */
export function filesOf(files, { stdin, write, writeError, readStream }) {
  const contents = new Map(
    files.map(({ name, content }) => [
      name,
      typeof content === "string" ? new TextEncoder().encode(content) : content,
    ]),
  );

  /** @param {unknown} path */
  const nameOf = (path) => textOf(path).replace(/^(\.?\/)+/, "");
  const isInput = (/** @type {unknown} */ path) => path === 0 || path === "/dev/stdin";

  /**
   * @param {unknown} path
   * @param {any} [options] an encoding
   * @returns {string | FileBytes}
   */
  const readFileSync = (path, options) => {
    if (isInput(path)) throw new Error(READ_AT_ONCE);
    const bytes = contents.get(nameOf(path));
    if (!bytes) {
      const message = `ENOENT: no such file or directory, open '${path}'`;
      throw Object.assign(new Error(message), { code: "ENOENT", errno: -2, syscall: "open", path });
    }
    const encoding = typeof options === "string" ? options : options?.encoding;
    const copy = new FileBytes(bytes);
    return encoding ? copy.toString() : copy;
  };

  /**
   * @param {unknown} to a path or a file descriptor
   * @param {unknown} text
   */
  const writeFileSync = (to, text) => {
    if (to === 1 || to === "/dev/stdout") write(text);
    else if (to === 2 || to === "/dev/stderr") writeError(text);
    else throw new Error(`EROFS: read-only file system, open '${to}'`);
  };

  const readFile = async (/** @type {unknown} */ path, /** @type {any} */ options) =>
    readFileSync(path, options);

  return {
    readFileSync,
    writeFileSync,
    appendFileSync: writeFileSync,
    existsSync: (/** @type {unknown} */ path) => contents.has(nameOf(path)),
    readSync: () => {
      throw new Error(READ_AT_ONCE);
    },
    writeSync: (/** @type {number} */ fd, /** @type {unknown} */ text) => {
      writeFileSync(fd, text);
      return textOf(text).length;
    },
    createReadStream: (/** @type {unknown} */ path, /** @type {any} */ options) => {
      const fd = options?.fd ?? path;
      return isInput(fd) || isInput(path) ? stdin : readStream(textOf(readFileSync(path, "utf8")));
    },
    /** @param {unknown} path @param {...any} others optional options, and a callback */
    readFile: (path, ...others) => {
      readFile(path, others.length > 1 ? others[0] : undefined).then(
        (content) => others.at(-1)(null, content),
        (error) => others.at(-1)(error),
      );
    },
    promises: { readFile },
  };
}
