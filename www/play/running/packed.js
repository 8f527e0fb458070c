// Compressed bytes, and hashes.

/**
 * @param {Blob} blob the compressed bytes
 * @param {string} [type]
 */
export function inflated(blob, type = "application/octet-stream") {
  const stream = blob.stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "Content-Type": type } });
}

/**
 * @param {Blob} blob
 * @returns {Promise<Blob>}
 */
export function deflated(blob) {
  return new Response(blob.stream().pipeThrough(new CompressionStream("gzip"))).blob();
}

/**
 * A unique name for a text.
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function hashOf(text) {
  const bytes = new TextEncoder().encode(text);
  // Without `https` there is no better hash; but then nothing is stored longer than the page is open.
  const digest = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
    : simpleHash(bytes);
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {Uint8Array} bytes */
function simpleHash(bytes) {
  let hash = 0xcbf2_9ce4_8422_2325n;
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100_0000_01b3n);
  return new Uint8Array(new BigUint64Array([hash]).buffer);
}
