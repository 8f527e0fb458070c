// A program in the address of a link: its name, game, language and source, compressed. None of it is sent to a server.
//
// The code is base64url of: the format's version (a byte), the CRC-32 of the rest (4 bytes, big-endian), and the program
// compressed by `deflate-raw`. Uncompressed it is a line of JSON, `[game, language, name]`, and the source's bytes.

import { GAMES } from "../../games/list.js";
import { deflate, inflate } from "../../kit/page/deflate.js";
import { Failure } from "../../kit/page/failure.js";
import { fitName, isLanguage, MAX_TEXT_BYTES } from "./program.js";

/** @typedef {import("./program.js").Program} Program */
/** @typedef {Pick<Program, "name" | "game" | "language" | "source">} SharedProgram */

const VERSION = 1;
/** A code that begins with a larger number is damaged. */
const MAX_VERSION = 15;

/** The number of bytes before the compressed program. */
const HEADER_BYTES = 5;

/** The maximum size of a link's program, and of its first line, in bytes. No link unpacks to more. */
const MAX_PROGRAM_BYTES = MAX_TEXT_BYTES;
const MAX_FIRST_LINE_BYTES = 1000;

/**
 * The code of a program's link; null if the program is too large for any link.
 * @param {SharedProgram} program
 * @returns {Promise<string | null>}
 */
export async function codeOf({ game, language, name, source }) {
  const encoder = new TextEncoder();
  const line = encoder.encode(`${JSON.stringify([game, language, name])}\n`);
  const bytes = typeof source === "string" ? encoder.encode(source) : source;
  if (bytes.length > MAX_PROGRAM_BYTES) return null;
  const packed = await deflate([line, bytes]);
  const code = new Uint8Array(HEADER_BYTES + packed.length);
  code[0] = VERSION;
  new DataView(code.buffer).setUint32(1, crc32(packed));
  code.set(packed, HEADER_BYTES);
  return toBase64(code);
}

/**
 * Reads the code of a program's link, and ignores what chats append to it.
 * @param {string} code
 * @returns {Promise<SharedProgram>}
 * @throws {Failure} if the code is damaged, or of a later version
 */
export async function readCode(code) {
  const [word] = code.trim().match(/^[\w-]+/) ?? [""];
  const bytes = fromBase64(word);
  if (!bytes || bytes.length <= HEADER_BYTES) throw damagedError();
  if (bytes[0] > VERSION && bytes[0] <= MAX_VERSION) throw laterVersionError();
  const packed = bytes.subarray(HEADER_BYTES);
  const sum = new DataView(bytes.buffer).getUint32(1);
  if (bytes[0] !== VERSION || sum !== crc32(packed)) throw damagedError();
  const content = await inflate(packed, MAX_PROGRAM_BYTES + MAX_FIRST_LINE_BYTES)
    // The browser's own message says less.
    .catch(() => {
      throw damagedError();
    });
  return readProgram(content);
}

/** @param {Uint8Array} content @returns {SharedProgram} */
function readProgram(content) {
  const end = content.subarray(0, MAX_FIRST_LINE_BYTES).indexOf(10);
  const body = content.subarray(end + 1);
  try {
    const [game, language, name] = JSON.parse(decodeText(content.subarray(0, end)));
    const isKnown =
      [game, name].every((each) => typeof each === "string") &&
      Object.hasOwn(GAMES, game) &&
      isLanguage(language) &&
      fitName(name) !== "";
    if (isKnown && body.length <= MAX_PROGRAM_BYTES) {
      const source = language === "wasi" ? body.slice() : decodeText(body);
      return { name: fitName(name), game, language, source };
    }
  } catch {
    // Content that is not text or not JSON is damaged as well.
  }
  throw damagedError();
}

/** @param {Uint8Array} bytes @throws {TypeError} if they are not text */
const decodeText = (bytes) =>
  new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);

const damagedError = () =>
  new Failure("programs-link-damaged", {}, "the link’s program is damaged or incomplete");

const laterVersionError = () =>
  new Failure("programs-link-later", {}, "the link was made by a later version of Warren");

/** @param {Uint8Array} bytes */
export function crc32(bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** @param {Uint8Array} bytes */
function toBase64(bytes) {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} word @returns {Uint8Array<ArrayBuffer> | null} null if it is not base64url */
function fromBase64(word) {
  try {
    const binary = atob(word.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}
