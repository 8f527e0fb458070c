// Limits the memory of a WebAssembly module by what the module itself says, before it is compiled: the browser then refuses
// growth beyond it, and the program sees that its allocation fails.

const PAGE = 0x1_0000;
const HEADER = 8;
const MEMORIES = 5;
/** Flags of a memory's limits: it has a largest size; its pages have a size of their own. */
const HAS_MOST = 1;
const HAS_PAGE_SIZE = 8;

/** A module that wants more memory from the start. */
export class TooMuchMemory extends Error {}

/**
 * The module with no memory larger than the limit.
 * @param {Uint8Array} module
 * @param {number} limit in bytes
 * @returns {Uint8Array<ArrayBuffer>}
 * @throws {TooMuchMemory}
 * @throws {RangeError} if it is no module
 */
export function withLimitedMemory(module, limit) {
  const most = Math.floor(limit / PAGE);
  const parts = [module.subarray(0, HEADER)];
  let at = HEADER;
  while (at < module.length) {
    const id = module[at];
    const { value: size, next: from } = readNumber(module, at + 1);
    const end = from + size;
    if (end > module.length) throw new RangeError("a section ends beyond the module");
    if (id === MEMORIES) {
      const section = limited(module, from, most);
      parts.push(Uint8Array.from([MEMORIES, ...written(section.length)]), Uint8Array.from(section));
    } else {
      parts.push(module.subarray(at, end));
    }
    at = end;
  }
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const part of parts) {
    whole.set(part, to);
    to += part.length;
  }
  return whole;
}

/**
 * The content of a section of memories, each limited.
 * @param {Uint8Array} module
 * @param {number} from where the section's content is
 * @param {number} most in pages
 */
function limited(module, from, most) {
  let { value: count, next: at } = readNumber(module, from);
  const section = written(count);
  for (; count > 0; count -= 1) {
    const flags = module[at];
    const least = readNumber(module, at + 1);
    at = least.next;
    let own = most;
    if (flags & HAS_MOST) {
      const read = readNumber(module, at);
      own = Math.min(own, read.value);
      at = read.next;
    }
    if (flags & HAS_PAGE_SIZE) throw new RangeError("a memory has pages of an unusual size");
    if (least.value > most) throw new TooMuchMemory(`${least.value * PAGE} bytes from the start`);
    section.push(flags | HAS_MOST, ...written(least.value), ...written(own));
  }
  return section;
}

/**
 * A number as WebAssembly writes it, in groups of seven bits.
 * @param {Uint8Array} bytes
 * @param {number} from
 */
function readNumber(bytes, from) {
  let value = 0;
  for (let at = from, factor = 1; at < bytes.length; at += 1, factor *= 128) {
    value += (bytes[at] & 0x7f) * factor;
    if (bytes[at] < 0x80) return { value, next: at + 1 };
  }
  throw new RangeError("a number ends beyond the module");
}

/** @param {number} value */
function written(value) {
  const bytes = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
  return bytes;
}
