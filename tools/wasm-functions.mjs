/** Reads the functions of a WebAssembly module with their names and sizes. */

/** The sections of a module by their numbers. */
const [CUSTOM, IMPORTS, CODE] = [0, 2, 10];
/** The part of the names section with the names of functions. */
const FUNCTION_NAMES = 1;

/** Reads numbers and texts one after the other. */
class Reader {
  position;
  #bytes;

  /** @param {Uint8Array} bytes @param {number} position */
  constructor(bytes, position) {
    this.#bytes = bytes;
    this.position = position;
  }

  byte() {
    return this.#bytes[this.position++];
  }

  /** An unsigned number of up to 32 bits, in LEB128. */
  number() {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      number |= (byte & 0x7f) << shift;
      if (byte < 0x80) return number >>> 0;
    }
  }

  text() {
    const length = this.number();
    this.position += length;
    return new TextDecoder().decode(this.#bytes.subarray(this.position - length, this.position));
  }
}

/**
 * Reads a module.
 * @param {Uint8Array} bytes
 * @returns {{ functions: { name: string, bytes: number }[], size: number }} the functions with the sizes of their code, and the
 *   size of the module without custom sections, in bytes
 */
export function readModule(bytes) {
  const reader = new Reader(bytes, 8);
  /** @type {Map<number, string>} */
  let names = new Map();
  /** @type {number[]} */
  const sizes = [];
  let [imported, size] = [0, 8];
  while (reader.position < bytes.length) {
    const begin = reader.position;
    const section = reader.byte();
    const end = reader.number() + reader.position;
    if (section === CUSTOM) {
      if (reader.text() === "name") names = functionNames(reader, end);
    } else {
      size += end - begin;
      if (section === IMPORTS) imported = importedFunctions(reader);
      if (section === CODE) {
        for (let left = reader.number(); left > 0; left--) {
          const length = reader.number();
          sizes.push(length);
          reader.position += length;
        }
      }
    }
    reader.position = end;
  }
  const functions = sizes.map((bytes, i) => ({ name: names.get(imported + i) ?? "", bytes }));
  return { functions, size };
}

/** @param {Reader} reader */
function importedFunctions(reader) {
  let functions = 0;
  for (let left = reader.number(); left > 0; left--) {
    reader.text();
    reader.text();
    const kind = reader.byte();
    if (kind !== 0)
      throw new Error(`The module imports something of kind ${kind}, not a function.`);
    reader.number();
    functions += 1;
  }
  return functions;
}

/** @param {Reader} reader @param {number} end */
function functionNames(reader, end) {
  const names = new Map();
  while (reader.position < end) {
    const part = reader.byte();
    const next = reader.number() + reader.position;
    if (part === FUNCTION_NAMES) {
      for (let left = reader.number(); left > 0; left--) names.set(reader.number(), reader.text());
    }
    reader.position = next;
  }
  return names;
}
