// Routes, read from the address's fragment.

/** A game in a batch or a climb of a program. @typedef {{ run: string, opponent: number, number: number }} PlayedPlace */

/**
 * @typedef {{ kind: "home" } | { kind: "new", game: string } | { kind: "game", id: string } | { kind: "puzzles", game: string | null, filter?: string }
 *   | { kind: "themes", game: string } | { kind: "today", game: string | null, date: string | null }
 *   | { kind: "set", code: string }
 *   | { kind: "change-set", code: string } | { kind: "project", id: string }
 *   | { kind: "learn", game: string | null } | { kind: "teach", code: string }
 *   | { kind: "edit", what: string } | { kind: "about" } | { kind: "your-games" } | { kind: "collect" } | { kind: "course", code: string }
 *   | { kind: "move", code: string } | { kind: "shared", code: string }
 *   | { kind: "programs" } | { kind: "program", id: string } | { kind: "program-games", id: string, played: PlayedPlace | null }
 *   | { kind: "shared-program", code: string, isChallenge: boolean }
 *   | { kind: "unknown" }} Route
 */

/** The puzzles of a game, optionally with a filter (`play/puzzle/filter.js`). */
const PUZZLES =
  /^\/puzzles(?:\/([a-z]+)((?:\/(?:theme-[a-z-]+|easy|medium|hard|unsolved|solved))*))?(?![a-z\d/-])/;

/**
 * Ignores what chats append to an address, such as a full stop or a parameter. The code of a link is read later, since it may
 * consist of several parts.
 * @param {string} fragment with its `#`, as in `location.hash`
 * @returns {Route}
 */
export function parseRoute(fragment) {
  const text = plainAddress(fragment.replace(/^#/, ""));
  const game = text.match(/^\/game\/([^/]+)$/);
  if (game) return { kind: "game", id: decode(game[1]) };
  const newGame = text.match(/^\/new\/([a-z]+)(?![a-z\d/-])/);
  if (newGame) return { kind: "new", game: newGame[1] };
  const themes = text.match(/^\/puzzles\/([a-z]+)\/themes(?![a-z\d/-])/);
  if (themes) return { kind: "themes", game: themes[1] };
  const puzzles = text.match(PUZZLES);
  if (puzzles) {
    const [, game = null, filter = ""] = puzzles;
    return { kind: "puzzles", game, ...(filter && { filter: filter.slice(1) }) };
  }
  const today = text.match(/^\/today(?:\/([a-z]+)(?:\/(\d{4}-\d\d-\d\d))?)?(?![a-z\d/-])/);
  if (today) return { kind: "today", game: today[1] ?? null, date: today[2] ?? null };
  const set = text.match(/^\/set(?:\/(.+)|(?![a-z\d/-]))/s);
  if (set) return { kind: "set", code: decode(set[1] ?? "") };
  const change = text.match(/^\/change-set\/(.+)$/s);
  if (change) return { kind: "change-set", code: decode(change[1]) };
  const project = text.match(/^\/project\/([\w-]+)/);
  if (project) return { kind: "project", id: project[1] };
  const learn = text.match(/^\/learn(?:\/([a-z]+))?(?![a-z\d/-])/);
  if (learn) return { kind: "learn", game: learn[1] ?? null };
  const teach = text.match(/^\/teach(?:\/(.+)|(?![a-z\d/-]))/s);
  if (teach) return { kind: "teach", code: decode(teach[1] ?? "") };
  const edit = text.match(/^\/edit\/(.+)$/s);
  if (edit) return { kind: "edit", what: decode(edit[1]) };
  const program = text.match(
    /^\/program\/([\w-]+)(\/games(?:\/([\w-]+)\/(\d{1,6})-(\d{1,6}))?(?![a-z\d/-]))?/,
  );
  if (program) {
    const [, id, games, run, opponent, index] = program;
    if (!games) return { kind: "program", id };
    const played = run ? { run, opponent: Number(opponent), number: Number(index) } : null;
    return { kind: "program-games", id, played };
  }
  const shared = text.match(/^\/(shared-program|beat-program)\/(.+)$/s);
  if (shared) {
    const [, way, code] = shared;
    return { kind: "shared-program", code: decode(code), isChallenge: way === "beat-program" };
  }
  if (/^\/programs(?![a-z\d/-])/.test(text)) return { kind: "programs" };
  if (/^\/games(?![a-z\d/-])/.test(text)) return { kind: "your-games" };
  if (/^\/collect(?![a-z\d/-])/.test(text)) return { kind: "collect" };
  const course = text.match(/^\/course(?:\/(.+)|(?![a-z\d/-]))/s);
  if (course) return { kind: "course", code: decode(course[1] ?? "") };
  const move = text.match(/^\/move\/(.+)$/s);
  if (move) return { kind: "move", code: decode(move[1]) };
  if (/^\/about(?![a-z\d/-])/.test(text)) return { kind: "about" };
  if (text === "" || /^\/(?![\p{L}\d/-])/u.test(text)) return { kind: "home" };
  if (text.startsWith("/")) return { kind: "unknown" };
  return { kind: "shared", code: decode(text) };
}

/** @param {string} id */
export function gameAddress(id) {
  return `#/game/${encodeURIComponent(id)}`;
}

/**
 * @param {string | null} game null for all games
 * @param {string} [filter] the part of the address that holds a filter (`play/puzzle/filter.js`)
 */
export function puzzlesAddress(game, filter = "") {
  return ["#/puzzles", game, filter].filter(Boolean).join("/");
}

/**
 * The address of the themes of a game's puzzles.
 * @param {string} game
 */
export const themesAddress = (game) => `#/puzzles/${game}/themes`;

/**
 * The address of today's puzzles, or of the puzzle of one game.
 * @param {string | null} [game]
 * @param {string} [date] such as `2026-11-25`
 */
export const todayAddress = (game = null, date = "") =>
  ["#/today", game, date].filter(Boolean).join("/");

/**
 * The address of a teacher's set of puzzles, or of the page for a new set.
 * @param {string} [code] the code of its link
 */
export const teacherSetAddress = (code = "") => (code === "" ? "#/set" : `#/set/${code}`);

/**
 * The address of the page that makes a copy of a teacher's set for editing.
 * @param {string} code the code of its link
 */
export const changeSetAddress = (code) => `#/change-set/${code}`;

/**
 * The address of the editor of a project.
 * @param {string} id
 */
export const projectAddress = (id) => `#/project/${id}`;

/**
 * The address of the lesson that comes with a game, or of all lessons.
 * @param {string | null} [game]
 */
export const learnAddress = (game = null) => ["#/learn", game].filter(Boolean).join("/");

/**
 * The address of the editor of a lesson, or of the page for teachers.
 * @param {string} [code] the code of the link of a game or a lesson
 */
export const teachAddress = (code = "") => (code === "" ? "#/teach" : `#/teach/${code}`);

/**
 * The address of the editor.
 * @param {string} what a game, for its usual start, or the code of a link, for the position that it shows
 */
export function editAddress(what) {
  return `#/edit/${what}`;
}

/**
 * The complete address of a game's page, for sharing. Chats show the game's own picture with it if the site knows its address:
 * then the address is that of the game's page (`early.js`). Both forms of addresses work forever.
 * @param {string} game
 * @param {string} fragment the code of a link, or an address that begins with `#`
 * @returns {string}
 */
export function sharedAddress(game, fragment) {
  const siteAddress =
    document.querySelector('meta[property="og:url"]')?.getAttribute("content") ?? "";
  const url = new URL(location.href);
  if (/^https?:/.test(siteAddress)) url.pathname = new URL(`${game}/`, location.href).pathname;
  url.hash = fragment;
  return url.href;
}

/**
 * The complete address of a puzzle, for sharing. The game's page reads `?puzzle` and requests at once what the puzzle's page
 * needs: a link's code does not show what it is before the game's module has read it.
 * @param {string} game
 * @param {string} code the code of the puzzle's link
 * @returns {string}
 */
export function sharedPuzzleAddress(game, code) {
  const url = new URL(sharedAddress(game, code));
  if (url.pathname !== location.pathname) url.search = "?puzzle";
  return url.href;
}

export const HOME_ADDRESS = "#/";

/** The address of the visitor's games and results. */
export const YOUR_GAMES_ADDRESS = "#/games";

/** The address of the visitor's programs. */
export const PROGRAMS_ADDRESS = "#/programs";

/**
 * The address of the editor of a program.
 * @param {string} id
 */
export const programAddress = (id) => `#/program/${id}`;

/**
 * The address of a program's batches and ladder.
 * @param {string} id
 */
export const programGamesAddress = (id) => `${programAddress(id)}/games`;

/**
 * The address of a shared program.
 * @param {string} code the code of its link
 */
export const sharedProgramAddress = (code) => `#/shared-program/${code}`;

/**
 * The address of a shared program that challenges others to beat it.
 * @param {string} code the code of its link
 */
export const challengeAddress = (code) => `#/beat-program/${code}`;

/** The address of the page where a teacher collects hand-ins. */
export const COLLECT_ADDRESS = "#/collect";

/**
 * The address of the editor of a course file.
 * @param {string} code the code of the link of its first item, or the name of the game whose lesson it is; empty for none
 */
export const courseAddress = (code) => (code === "" ? "#/course" : `#/course/${code}`);

/**
 * The address of the page that imports data from another device.
 * @param {string} code
 */
export const transferAddress = (code) => `#/move/${code}`;

/** The address of the page about Warren and its authors. */
export const ABOUT_ADDRESS = "#/about";

/**
 * Changes the address without a new view. Browsers refuse frequent changes; then the address stays.
 * @param {string} address
 * @param {"push" | "replace"} change `push` lets the visitor go back to the previous address
 */
export function changeAddress(address, change) {
  try {
    if (change === "push") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    fragmentShown = location.hash;
  } catch {
    // The address matters less than the view, which is already right.
  }
}

/** The maximum number of times that an address may have been encoded. */
const MAX_ENCODINGS = 4;

/** The original form of an address that other sites have encoded: `%2F` is `/`, `%252F` is `%2F`. @param {string} text */
function plainAddress(text) {
  let address = text;
  for (let times = 0; times < MAX_ENCODINGS && /^%(?:25)*2f/i.test(address); times++)
    address = decode(address);
  return address;
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The fragment of the view that is displayed or loading. */
let fragmentShown = "";

/** @param {(route: Route) => void} follow called now and whenever the address changes */
export function startRouter(follow) {
  const followAddress = () => {
    fragmentShown = location.hash;
    follow(parseRoute(fragmentShown));
  };
  // An event from before the start arrives late, when its address has already been followed.
  addEventListener("hashchange", () => {
    if (location.hash !== fragmentShown) followAddress();
  });
  followAddress();
}
