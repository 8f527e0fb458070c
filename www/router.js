// Where the visitor is, read from the address's fragment.

/**
 * @typedef {{ kind: "home" } | { kind: "new", game: string } | { kind: "game", id: string } | { kind: "puzzles", game: string | null }
 *   | { kind: "edit", what: string } | { kind: "about" } | { kind: "shared", code: string }} Route
 */

/**
 * What chats put behind an address, such as a full stop or a parameter, does not belong to it. Of links alone the code is read
 * later, and may be in parts.
 * @param {string} fragment with its `#`, as in `location.hash`
 * @returns {Route}
 */
export function parseRoute(fragment) {
  const text = fragment.replace(/^#/, "");
  const game = text.match(/^\/game\/([^/]+)$/);
  if (game) return { kind: "game", id: decode(game[1]) };
  const fresh = text.match(/^\/new\/([a-z]+)(?![a-z\d/-])/);
  if (fresh) return { kind: "new", game: fresh[1] };
  const puzzles = text.match(/^\/puzzles(?:\/([a-z]+))?(?![a-z\d/-])/);
  if (puzzles) return { kind: "puzzles", game: puzzles[1] ?? null };
  const edit = text.match(/^\/edit\/(.+)$/s);
  if (edit) return { kind: "edit", what: decode(edit[1]) };
  if (/^\/about(?![a-z\d/-])/.test(text)) return { kind: "about" };
  if (text === "" || text.startsWith("/")) return { kind: "home" };
  return { kind: "shared", code: decode(text) };
}

/** @param {string} id */
export function gameAddress(id) {
  return `#/game/${encodeURIComponent(id)}`;
}

/** @param {string | null} game null for all games */
export function puzzlesAddress(game) {
  return game === null ? "#/puzzles" : `#/puzzles/${game}`;
}

/**
 * Where a position is set up.
 * @param {string} what a game, from its usual start, or the code of a link, from the position that it shows
 */
export function editAddress(what) {
  return `#/edit/${what}`;
}

export const HOME_ADDRESS = "#/";

/** What Warren is, and whose work is in it. */
export const ABOUT_ADDRESS = "#/about";

/**
 * Gives what is on the page its address, which nobody follows. Browsers refuse that to pages that do it too often: then the
 * address stays.
 * @param {string} address
 * @param {"push" | "replace"} how whether one may go back to the address before
 */
export function takeAddress(address, how) {
  try {
    if (how === "push") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
  } catch {
    // The page shows all the same what it shows.
  }
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {(route: Route) => void} follow called now and whenever the address changes */
export function startRouter(follow) {
  const go = () => follow(parseRoute(location.hash));
  addEventListener("hashchange", go);
  go();
}
