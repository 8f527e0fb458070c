// The data for another device as the code of a link, or split into the codes of several links. None of it is sent to a server.
//
// A code is base64url of its kind (a byte), a checksum, and then: the format's version, the number of the whole, the number of
// its pieces, the place of this piece, and the piece. The whole is a text, compressed by `deflate-raw`.

import { ByteReader, ByteWriter, checksum, openedText, sealedText } from "../../kit/page/bytes.js";
import { deflate, inflate } from "../../kit/page/deflate.js";
import { Failure } from "../../kit/page/failure.js";

/** The kind of the code, different from that of all other links. */
const CODE_KIND = 0xf4;
const VERSION = 1;

/** The maximum number of codes of a whole, and the maximum length of a code, in characters. */
export const MAX_CODES = 6;
const MAX_CODE_LENGTH = 10_000;

/** The maximum size of the text, in bytes. */
const MAX_BYTES = 512 * 1024;

/** The bytes of a code before its piece: kind, checksum, version, number, count, place, length. */
const HEADER_BYTES = 1 + 4 + 1 + 5 + 1 + 1 + 2;

/** @typedef {{ id: number, count: number, at: number, bytes: Uint8Array }} Piece */

/**
 * The codes of a text.
 * @param {string} text
 * @param {number} longest the maximum length of a code, in characters
 * @param {number} most the maximum number of codes
 * @returns {Promise<{ codes: string[] | null, length: number }>} null if there would be too many, and the length of a single
 *   code
 */
export async function codesOf(text, longest, most) {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MAX_BYTES) return { codes: null, length: bytes.length };
  const packed = await deflate([bytes]);
  const pieceBytes = Math.floor(longest * 0.75) - HEADER_BYTES;
  const count = Math.ceil(packed.length / pieceBytes);
  const length = Math.ceil((packed.length + HEADER_BYTES) / 0.75);
  if (pieceBytes <= 0 || count > Math.min(most, MAX_CODES)) return { codes: null, length };
  const id = numberOf(packed);
  // Pieces of equal size: a smaller QR code is easier to scan.
  const size = Math.ceil(packed.length / count);
  const codes = Array.from({ length: count }, (_, at) => {
    const writer = new ByteWriter();
    for (const each of [VERSION, id, count, at]) writer.writeNumber(each);
    writer.writeBlock(packed.subarray(at * size, (at + 1) * size));
    return sealedText(CODE_KIND, writer.bytes);
  });
  return { codes, length };
}

/** @param {Uint8Array} packed */
const numberOf = (packed) => checksum(packed) >>> 1;

/**
 * Reads one code, and ignores what chats append to it.
 * @param {string} code
 * @returns {Piece}
 * @throws {Failure} if the code is damaged, or of a later version
 */
export function readPiece(code) {
  const [word] = code.trim().match(/^[\w-]+/) ?? [""];
  if (word.length > MAX_CODE_LENGTH) throw damaged();
  try {
    const { content, kind } = openedText(word);
    const reader = new ByteReader(content);
    const version = reader.readNumber();
    if (kind === CODE_KIND && version > VERSION) throw laterVersionError();
    const [id, count, at] = [reader.readNumber(), reader.readNumber(), reader.readNumber()];
    const bytes = reader.readBlock();
    reader.expectEnd();
    const isPiece = count >= 1 && count <= MAX_CODES && at < count && bytes.length > 0;
    if (kind === CODE_KIND && version === VERSION && isPiece) return { id, count, at, bytes };
  } catch (thrown) {
    if (thrown instanceof Failure) throw thrown;
  }
  throw damaged();
}

/**
 * The text of all pieces.
 * @param {readonly Piece[]} pieces all pieces, in order
 * @throws {Failure} if the pieces are damaged
 */
export async function textOf(pieces) {
  const packed = Uint8Array.from(pieces.flatMap(({ bytes }) => [...bytes]));
  if (numberOf(packed) !== pieces[0]?.id) throw damaged();
  try {
    const bytes = await inflate(packed, MAX_BYTES);
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw damaged();
  }
}

export const damaged = () => new Failure("moving-damaged", {}, "the link is damaged or incomplete");

const laterVersionError = () =>
  new Failure("moving-later", {}, "the link was made by a later version of Warren");
