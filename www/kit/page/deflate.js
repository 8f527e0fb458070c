// Compresses bytes for links, and reads them back within a limit.

/** The bytes per piece that goes into a stream. Unpacked they are at most a thousand times as many. */
const PIECE_BYTES = 1024;

/** @param {Uint8Array[]} parts */
export const deflate = (parts) =>
  readStreamOutput(new CompressionStream("deflate-raw"), parts, Infinity);

/**
 * @param {Uint8Array} bytes
 * @param {number} maxBytes the maximum number of unpacked bytes
 * @throws {RangeError} if there are more; the browser's error if the bytes are damaged
 */
export const inflate = (bytes, maxBytes) =>
  readStreamOutput(new DecompressionStream("deflate-raw"), [bytes], maxBytes);

/**
 * The output of a stream.
 * @param {CompressionStream | DecompressionStream} stream
 * @param {Uint8Array[]} parts the input
 * @param {number} maxBytes the maximum number of output bytes
 */
async function readStreamOutput(stream, parts, maxBytes) {
  const writer = stream.writable.getWriter();
  const writing = (async () => {
    for (const part of parts) {
      // A stream expands a whole piece at once, however large the result.
      for (let offset = 0; offset < part.length; offset += PIECE_BYTES) {
        await writer.write(
          /** @type {Uint8Array<ArrayBuffer>} */ (part.subarray(offset, offset + PIECE_BYTES)),
        );
      }
    }
    await writer.close();
  })();
  // The reader reports any error.
  writing.catch(() => {});
  const reader = stream.readable.getReader();
  /** @type {Uint8Array[]} */
  const chunks = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      reader.cancel().catch(() => {});
      throw new RangeError(`more than ${maxBytes} bytes`);
    }
    chunks.push(value);
  }
  const output = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    output.set(chunk, offset);
    offset += chunk.length;
  }
  return output;
}
