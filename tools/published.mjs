/**
 * What the site consists of: the one answer for the local server and for `make site`, so that a page that works here
 * works on a static host.
 */

/** The types of the files that are served, by their ending. */
export const TYPES = new Map([
  [".css", "text/css; charset=utf-8"],
  [".ftl", "text/plain; charset=utf-8"],
  [".gif", "image/gif"],
  [".html", "text/html; charset=utf-8"],
  [".ico", "image/x-icon"],
  [".jpg", "image/jpeg"],
  [".js", "text/javascript; charset=utf-8"],
  [".json", "application/json; charset=utf-8"],
  [".mjs", "text/javascript; charset=utf-8"],
  [".png", "image/png"],
  [".svg", "image/svg+xml"],
  [".txt", "text/plain; charset=utf-8"],
  [".wasm", "application/wasm"],
  [".webmanifest", "application/manifest+json"],
  [".woff2", "font/woff2"],
  [".xml", "application/xml; charset=utf-8"],
]);

/** What stands in `www` for the tools alone: of games, what other files are made of. */
const FOR_TOOLS =
  /^(package|package-lock|biome|tsconfig.*|preview)\.json$|^puzzles\.txt$|\.rec$|\.d\.ts$/;

/**
 * The type under which a file is published.
 * @param {string} path relative to `www`, with `/` between its parts
 * @returns {string | null | undefined} `null` for what is not part of the site, `undefined` for an ending that
 *   {@link TYPES} does not know
 */
export function publishedType(path) {
  const parts = path.split("/");
  const name = parts[parts.length - 1];
  if (parts.some((part) => part.startsWith(".") || part === "node_modules")) return null;
  if (FOR_TOOLS.test(name)) return null;
  return TYPES.get(name.slice(Math.max(0, name.lastIndexOf("."))));
}
