// Files inside modules: deflated, so that they stay small, and as text, which every bundler preserves.

/**
 * @param {string} text the deflated file in base64
 * @returns {Promise<ArrayBuffer>}
 */
export function inflated(text) {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const file = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(file).arrayBuffer();
}
