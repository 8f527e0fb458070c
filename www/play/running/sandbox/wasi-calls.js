// The functions that a WASI program can call (preview 1): its lines, its files, its clock, its random numbers. There are no
// others.

import { now, timeOrigin } from "./captured.js";
import { ERROR, FOLDER, FOLDER_NAME, TYPE, WasiFiles } from "./wasi-files.js";

/** @typedef {import("./begin.js").LifeCycle} LifeCycle */

const STDIN = 0;
const STDOUT = 1;
const STDERR = 2;

const ALL_RIGHTS = 0xffff_ffff_ffff_ffffn;
/** Clocks: the time of day, and the program's own time, without its waits; all others count from the program's start. */
const REAL_TIME = 0;
const OWN_TIMES = [2, 3];
/** Kinds of events that a program can wait for. */
const CLOCK = 0;
const TO_READ = 1;
const IS_ABSOLUTE = 1;
const [FROM_START, FROM_HERE, FROM_END] = [0, 1, 2];

/** Calls that change files, and calls that this sandbox does not support. */
const READ_ONLY = [
  ...["fd_allocate", "fd_filestat_set_size", "fd_filestat_set_times", "fd_pwrite"],
  ...["path_create_directory", "path_filestat_set_times", "path_link", "path_remove_directory"],
  ...["path_rename", "path_symlink", "path_unlink_file"],
];
const MISSING = [
  ...["fd_renumber", "path_readlink", "proc_raise"],
  ...["sock_accept", "sock_recv", "sock_send", "sock_shutdown"],
];

/** Thrown to exit a program that has called `proc_exit`. */
export class WasiExit {
  /** @param {number} code */
  constructor(code) {
    this.code = code;
  }
}

/**
 * Makes a program wait: for a line or the end of its input, at most so many milliseconds, or less. The promise is for programs
 * that the browser can suspend; for others, the wait is over when this returns.
 * @callback Wait
 * @param {number} milliseconds
 * @param {boolean} forInput
 * @returns {Promise<void> | void}
 */

/**
 * @param {LifeCycle} lifeCycle
 * @param {() => WebAssembly.Memory} memoryOf
 * @param {Wait} wait
 * @returns {Record<string, (...parts: any[]) => any>} by name; `fd_read` and `poll_oneoff` may return a promise
 */
export function wasiCalls(lifeCycle, memoryOf, wait) {
  const { input, output, random } = lifeCycle;
  const files = new WasiFiles(lifeCycle.start.files);
  const utf8 = new TextEncoder();
  const readText = new TextDecoder();
  const decoders = [STDOUT, STDERR].map(() => new TextDecoder());
  /** The bytes of a partly read line. */
  let unreadBytes = new Uint8Array(0);

  let view = new DataView(new ArrayBuffer(0));
  /** The memory. Its buffer changes when it grows. */
  const memory = () => {
    const { buffer } = memoryOf();
    if (view.buffer !== buffer) view = new DataView(buffer);
    return view;
  };
  const bytesAt = (/** @type {number} */ address, /** @type {number} */ length) =>
    new Uint8Array(memory().buffer, address >>> 0, length >>> 0);
  const textAt = (/** @type {number} */ address, /** @type {number} */ length) =>
    readText.decode(bytesAt(address, length));
  const put32 = (/** @type {number} */ address, /** @type {number} */ value) =>
    memory().setUint32(address >>> 0, value, true);
  const put64 = (/** @type {number} */ address, /** @type {bigint} */ value) =>
    memory().setBigUint64(address >>> 0, value, true);

  /**
   * The pieces of memory in a list.
   * @param {number} address
   * @param {number} count
   */
  const pieces = (address, count) =>
    Array.from({ length: count }, (_, i) => {
      const from = (address >>> 0) + i * 8;
      return bytesAt(memory().getUint32(from, true), memory().getUint32(from + 4, true));
    });

  const isInputReady = () => unreadBytes.length > 0 || input.isThere || input.isOver;

  /** @param {Uint8Array} into */
  const readInput = (into) => {
    let length = 0;
    while (length < into.length) {
      if (unreadBytes.length === 0) {
        const line = input.take();
        if (line === undefined) break;
        unreadBytes = utf8.encode(`${line}\n`);
      }
      const part = unreadBytes.subarray(0, into.length - length);
      into.set(part, length);
      length += part.length;
      unreadBytes = unreadBytes.subarray(part.length);
    }
    return length;
  };

  /**
   * Reads into pieces of memory until one is not filled.
   * @param {number} list
   * @param {number} count
   * @param {(into: Uint8Array) => number} read
   */
  const readInto = (list, count, read) => {
    let sum = 0;
    for (const piece of pieces(list, count)) {
      const length = read(piece);
      sum += length;
      if (length < piece.length) break;
    }
    return sum;
  };

  /** The milliseconds that the program has waited. */
  let waited = 0;
  /** @type {Wait} */
  const waitUncounted = (milliseconds, forInput) => {
    const since = now();
    const count = () => {
      waited += now() - since;
    };
    const waiting = wait(milliseconds, forInput);
    return waiting ? waiting.then(count) : count();
  };

  const milliseconds = (/** @type {number} */ clock) => {
    if (clock === REAL_TIME) return timeOrigin + now();
    return OWN_TIMES.includes(clock) ? now() - waited : now();
  };
  const nanoseconds = (/** @type {number} */ clock) =>
    BigInt(Math.round(milliseconds(clock) * 1e6));

  /**
   * @param {number} address
   * @param {number} type
   * @param {number} size
   */
  const putStatus = (address, type, size) => {
    bytesAt(address, 64).fill(0);
    memory().setUint8((address >>> 0) + 16, type);
    put64(address + 24, 1n);
    put64(address + 32, BigInt(size));
  };

  /** @param {number} number */
  const typeOf = (number) => {
    if (number <= STDERR) return TYPE.unknown;
    const open = files.get(number);
    if (!open) return undefined;
    return open.content ? TYPE.file : TYPE.folder;
  };

  /** @type {Record<string, (...parts: any[]) => any>} */
  const calls = {
    args_sizes_get: (count, size) => {
      put32(count, 1);
      put32(size, 8);
      return ERROR.none;
    },
    args_get: (list, text) => {
      put32(list, text);
      bytesAt(text, 8).set(utf8.encode("program\0"));
      return ERROR.none;
    },
    environ_sizes_get: (count, size) => {
      put32(count, 0);
      put32(size, 0);
      return ERROR.none;
    },
    environ_get: () => ERROR.none,
    clock_res_get: (_, address) => {
      put64(address, 1000n);
      return ERROR.none;
    },
    clock_time_get: (clock, _, address) => {
      put64(address, nanoseconds(clock));
      return ERROR.none;
    },
    random_get: (address, length) => {
      random.fill(bytesAt(address, length));
      return ERROR.none;
    },
    sched_yield: () => ERROR.none,
    proc_exit: (code) => {
      throw new WasiExit(code);
    },

    fd_advise: () => ERROR.none,
    fd_datasync: () => ERROR.none,
    fd_sync: () => ERROR.none,
    fd_close: (number) => (number <= STDERR ? ERROR.none : files.close(number)),
    fd_fdstat_get: (number, address) => {
      const type = typeOf(number);
      if (type === undefined) return ERROR.badFile;
      bytesAt(address, 24).fill(0);
      memory().setUint8(address >>> 0, type);
      put64(address + 8, ALL_RIGHTS);
      put64(address + 16, ALL_RIGHTS);
      return ERROR.none;
    },
    fd_fdstat_set_flags: () => ERROR.none,
    fd_fdstat_set_rights: () => ERROR.none,
    fd_filestat_get: (number, address) => {
      const type = typeOf(number);
      if (type === undefined) return ERROR.badFile;
      putStatus(address, type, files.get(number)?.content?.length ?? 0);
      return ERROR.none;
    },
    fd_prestat_get: (number, address) => {
      if (number !== FOLDER) return ERROR.badFile;
      put32(address, 0);
      put32(address + 4, FOLDER_NAME.length);
      return ERROR.none;
    },
    fd_prestat_dir_name: (number, address, length) => {
      if (number !== FOLDER) return ERROR.badFile;
      bytesAt(address, length).set(utf8.encode(FOLDER_NAME).subarray(0, length));
      return ERROR.none;
    },
    fd_read: (number, list, count, sum) => {
      if (number !== STDIN) return readFile(number, list, count, sum);
      const read = () => {
        put32(sum, readInto(list, count, readInput));
        return ERROR.none;
      };
      /** @returns {any} */
      const readOrWait = () => {
        if (isInputReady()) return read();
        const waiting = waitUncounted(Number.POSITIVE_INFINITY, true);
        return waiting ? waiting.then(readOrWait) : readOrWait();
      };
      return readOrWait();
    },
    fd_pread: (number, list, count, offset, sum) => {
      const content = files.get(number)?.content;
      if (!content) return ERROR.badFile;
      const open = { content, position: Number(offset) };
      put32(
        sum,
        readInto(list, count, (into) => copy(open, into)),
      );
      return ERROR.none;
    },
    fd_readdir: (number, address, length, cookie, used) => {
      if (typeOf(number) !== TYPE.folder) return ERROR.noFolder;
      const into = bytesAt(address, length);
      let to = 0;
      for (const [i, [name, content]] of files.list.entries()) {
        if (i < Number(cookie) || to >= length) continue;
        const entry = entryOf(i, utf8.encode(name), content);
        into.set(entry.subarray(0, length - to), to);
        to += entry.length;
      }
      put32(used, Math.min(to, length));
      return ERROR.none;
    },
    fd_seek: (number, offset, from, address) => {
      if (number <= STDERR) return ERROR.noSeek;
      const open = files.get(number);
      if (!open?.content) return ERROR.badFile;
      const starts = {
        [FROM_START]: 0,
        [FROM_HERE]: open.position,
        [FROM_END]: open.content.length,
      };
      const to = starts[from] + Number(offset);
      if (!(to >= 0)) return ERROR.invalid;
      open.position = to;
      put64(address, BigInt(to));
      return ERROR.none;
    },
    fd_tell: (number, address) => {
      const open = files.get(number);
      if (!open) return number <= STDERR ? ERROR.noSeek : ERROR.badFile;
      put64(address, BigInt(open.position));
      return ERROR.none;
    },
    fd_write: (number, list, count, sum) => {
      if (number !== STDOUT && number !== STDERR) {
        return files.get(number) ? ERROR.readOnly : ERROR.badFile;
      }
      let written = 0;
      for (const piece of pieces(list, count)) {
        const text = decoders[number - STDOUT].decode(piece, { stream: true });
        if (number === STDOUT) output.write(text);
        else output.writeError(text);
        written += piece.length;
      }
      put32(sum, written);
      return ERROR.none;
    },
    path_filestat_get: (_, __, path, length, address) => {
      const file = files.find(textAt(path, length));
      if (typeof file === "number") return file;
      putStatus(address, file ? TYPE.file : TYPE.folder, file?.length ?? 0);
      return ERROR.none;
    },
    path_open: (folder, _, path, length, flags, rights, __, ___, address) => {
      if (typeOf(folder) !== TYPE.folder) return ERROR.noFolder;
      const opened = files.open(textAt(path, length), flags, rights);
      if ("error" in opened) return opened.error;
      put32(address, opened.number);
      return ERROR.none;
    },
    poll_oneoff: (list, events, count, used) => {
      if (count === 0) return ERROR.invalid;
      const subscriptions = Array.from({ length: count }, (_, i) =>
        subscriptionAt((list >>> 0) + i * 48),
      );
      const isDue = (/** @type {Subscription} */ { type, until, number }) =>
        type === CLOCK ? milliseconds(REAL_TIME) >= until : type !== TO_READ || isReadable(number);
      const report = () => {
        const due = subscriptions.filter(isDue);
        for (const [i, subscription] of due.entries())
          putEvent((events >>> 0) + i * 32, subscription);
        put32(used, due.length);
        return ERROR.none;
      };
      const until = Math.min(...subscriptions.map((subscription) => subscription.until));
      /** @returns {any} */
      const reportOrWait = () => {
        if (subscriptions.some(isDue)) return report();
        // Wait again if the time is not over, as timers may be early.
        const rest = until - milliseconds(REAL_TIME);
        const waiting = waitUncounted(rest, subscriptions.some(isForInput));
        return waiting ? waiting.then(reportOrWait) : reportOrWait();
      };
      return reportOrWait();
    },
  };

  /** @param {number} number @param {number} list @param {number} count @param {number} sum */
  function readFile(number, list, count, sum) {
    const open = files.get(number);
    if (!open) return ERROR.badFile;
    const { content } = open;
    if (!content) return ERROR.isFolder;
    const read = (/** @type {Uint8Array} */ into) => {
      const length = copy({ content, position: open.position }, into);
      open.position += length;
      return length;
    };
    put32(sum, readInto(list, count, read));
    return ERROR.none;
  }

  /**
   * The events that a program waits for. A clock's time is a time of day, in milliseconds.
   * @typedef {{user: bigint, type: number, until: number, number: number}} Subscription
   */

  /** @param {number} address @returns {Subscription} */
  function subscriptionAt(address) {
    const user = memory().getBigUint64(address, true);
    const type = memory().getUint8(address + 8);
    const number = memory().getUint32(address + 16, true);
    if (type !== CLOCK) return { user, type, until: Number.POSITIVE_INFINITY, number };
    const time = Number(memory().getBigUint64(address + 24, true)) / 1e6;
    const isAbsolute = (memory().getUint16(address + 40, true) & IS_ABSOLUTE) !== 0;
    const ahead = isAbsolute ? time - milliseconds(number) : time;
    return { user, type, until: milliseconds(REAL_TIME) + ahead, number };
  }

  /** @param {Subscription} subscription */
  function isForInput({ type, number }) {
    return type === TO_READ && number === STDIN;
  }

  /** @param {number} number */
  function isReadable(number) {
    return number !== STDIN || isInputReady();
  }

  /** @param {number} address @param {Subscription} subscription */
  function putEvent(address, { user, type }) {
    bytesAt(address, 32).fill(0);
    put64(address, user);
    memory().setUint8(address + 10, type);
    if (type !== CLOCK) put64(address + 16, 1n);
  }

  for (const name of READ_ONLY) calls[name] = () => ERROR.readOnly;
  for (const name of MISSING) calls[name] = () => ERROR.notSupported;
  return calls;
}

/**
 * @param {{content: Uint8Array, position: number}} open
 * @param {Uint8Array} into
 * @returns {number} the number of bytes
 */
function copy({ content, position }, into) {
  const part = content.subarray(position, position + into.length);
  into.set(part);
  return part.length;
}

/**
 * An entry of a folder in the format of `fd_readdir`.
 * @param {number} index
 * @param {Uint8Array} name
 * @param {Uint8Array} content
 */
function entryOf(index, name, content) {
  const entry = new Uint8Array(24 + name.length);
  const view = new DataView(entry.buffer);
  view.setBigUint64(0, BigInt(index + 1), true);
  view.setBigUint64(8, BigInt(content.byteOffset + index + 1), true);
  view.setUint32(16, name.length, true);
  view.setUint8(20, TYPE.file);
  entry.set(name, 24);
  return entry;
}
