/**
 * Decides which files belong to the site, for both the local server and `make site`, so that a page that works locally also
 * works on a static server.
 */

/** The content types of published files, by file extension. */
export const TYPES = new Map([
  [".bin", "application/octet-stream"],
  [".cpp", "text/plain; charset=utf-8"],
  [".css", "text/css; charset=utf-8"],
  [".ftl", "text/plain; charset=utf-8"],
  [".gif", "image/gif"],
  [".html", "text/html; charset=utf-8"],
  [".ico", "image/x-icon"],
  [".jpg", "image/jpeg"],
  [".js", "text/javascript; charset=utf-8"],
  [".json", "application/json; charset=utf-8"],
  [".log", "text/plain; charset=utf-8"],
  [".mjs", "text/javascript; charset=utf-8"],
  [".png", "image/png"],
  [".py", "text/plain; charset=utf-8"],
  [".rs", "text/plain; charset=utf-8"],
  [".svg", "image/svg+xml"],
  [".txt", "text/plain; charset=utf-8"],
  [".wasm", "application/wasm"],
  [".webmanifest", "application/manifest+json"],
  [".woff2", "font/woff2"],
  [".xml", "application/xml; charset=utf-8"],
]);

/** The files in `www` that only the tools need, such as the sources of other files. */
const FOR_TOOLS =
  /^(package|package-lock|biome|tsconfig.*|preview)\.json$|^(puzzles|questions)\.txt$|^file\.html$|\.rec$|\.d\.ts$/;

/**
 * Returns the content type of a published file.
 * @param {string} path relative to `www`, with `/` between its parts
 * @returns {string | null | undefined} `null` for a file that is not part of the site, `undefined` for an extension that
 *   is not in {@link TYPES}
 */
export function publishedType(path) {
  const parts = path.split("/");
  const name = parts[parts.length - 1];
  if (parts.some((part) => part.startsWith(".") || part === "node_modules")) return null;
  if (FOR_TOOLS.test(name)) return null;
  return TYPES.get(name.slice(Math.max(0, name.lastIndexOf("."))));
}
