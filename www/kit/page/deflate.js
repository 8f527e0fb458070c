// Compresses bytes for links, and reads them back within a limit.

/** The bytes per piece that goes into a stream. Unpacked they are at most a thousand times as many. */
const PIECE = 1024;

/** @param {Uint8Array[]} parts */
export const deflated = (parts) => through(new CompressionStream("deflate-raw"), parts, Infinity);

/**
 * @param {Uint8Array} bytes
 * @param {number} most the maximum number of unpacked bytes
 * @throws {RangeError} if there are more; the browser's error if the bytes are damaged
 */
export const inflated = (bytes, most) =>
  through(new DecompressionStream("deflate-raw"), [bytes], most);

/**
 * The output of a stream.
 * @param {CompressionStream | DecompressionStream} stream
 * @param {Uint8Array[]} parts the input
 * @param {number} most the maximum number of output bytes
 */
async function through(stream, parts, most) {
  const writer = stream.writable.getWriter();
  const written = (async () => {
    for (const part of parts) {
      // A stream expands a whole piece at once, however large the result.
      for (let at = 0; at < part.length; at += PIECE) {
        await writer.write(/** @type {Uint8Array<ArrayBuffer>} */ (part.subarray(at, at + PIECE)));
      }
    }
    await writer.close();
  })();
  // The reader reports any error.
  written.catch(() => {});
  const reader = stream.readable.getReader();
  /** @type {Uint8Array[]} */
  const chunks = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      reader.cancel().catch(() => {});
      throw new RangeError(`more than ${most} bytes`);
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
