/** The allowed imports among the page's modules, for dependency-cruiser: each layer builds on those before it. */

const KIT = "kit|vendor|site\\.js$";
const ROOTS =
  "^www/((main|early|late|embed|warren-board|service-worker|views|game)|(outside/course/main|examples/examples))\\.js$";
/** The modules about games that all may import: the list, and each game's description in a few numbers. */
const SHARED_GAME_FILES = "games/(list|names-in-text|rooms|[\\w-]+/game)\\.js$";
/** The modules of games that a worker needs to generate starts and puzzles. */
const MAKER_FILES = "games/making\\.js$|games/[\\w-]+/making\\.js$";
const DRAWING_FILES = `^www/(kit/boards/|kit/page/dom\\.js$|games/(?!making|[\\w-]+/making)(?!${SHARED_GAME_FILES.slice("games/".length)}))`;

/** @param {string} name @param {object} from @param {object} to */
const forbid = (name, from, to) => ({ name, severity: "error", from, to });

/** A layer, and the paths that its modules may import. @param {string} from @param {string} to */
const layer = (from, to) =>
  forbid(
    `${from} builds on what is below it`,
    { path: `^www/${from}/` },
    { path: "^www/", pathNot: `^www/(${to})` },
  );

/** Paths that modules may not reach at any depth. @param {string} name @param {string} from @param {string} to @param {string} [except] */
const forbidReaching = (name, from, to, except) =>
  forbid(name, { path: from }, { path: to, reachable: true, ...(except && { pathNot: except }) });

export default {
  forbidden: [
    layer("kit", KIT),
    layer("games", `${KIT}|games|wasm`),
    layer("play", `${KIT}|${SHARED_GAME_FILES}|games/making\\.js$|play|wasm`),
    layer("app", `${KIT}|games|play|app|wasm`),
    layer("outside", `${KIT}|games|play|app|outside|wasm`),
    layer("workers", `${KIT}|${SHARED_GAME_FILES}|${MAKER_FILES}|play|workers|wasm`),
    forbid("nothing imports itself", {}, { circular: true }),
    forbid("each import resolves", {}, { couldNotResolve: true }),
    forbid("only our own modules", { path: "^www/" }, { path: "node_modules|^node:" }),
    forbid("no module imports a root", { pathNot: ROOTS }, { path: ROOTS }),
    forbid("no module imports a worker", { pathNot: "^www/workers/" }, { path: "^www/workers/" }),
    forbid(
      "games do not import each other",
      { path: "^www/games/([\\w-]+)/" },
      { path: "^www/games/[\\w-]+/", pathNot: "^www/games/$1/|/game\\.js$" },
    ),
    forbid(
      "only the list imports a game",
      { path: "^www/", pathNot: "^www/(games|workers)/" },
      { path: "^www/games/[\\w-]+/" },
    ),
    forbid(
      "a board imports no rules",
      { path: "^www/games/", pathNot: "/(rules|making)\\.js$" },
      { path: "^www/wasm/" },
    ),
    forbidReaching("a worker draws nothing", "^www/workers/", DRAWING_FILES),
    forbidReaching("modules with state draw nothing", "^www/play/", DRAWING_FILES),
    forbidReaching(
      "a drawing depends only on its arguments",
      "/draw\\.js$",
      "^www/(?!kit/boards/|games/)",
    ),
    forbidReaching(
      "writers of pictures know no games",
      "^www/app/pictures/(animation|picture|svg-[\\w-]+)\\.js$",
      "^www/(games|play|wasm)/",
      `^www/${SHARED_GAME_FILES}`,
    ),
    forbidReaching(
      "the sandbox knows no match",
      "^www/play/running/",
      "^www/(games|wasm|play/match)/",
      `^www/${SHARED_GAME_FILES}`,
    ),
    forbid("maps import only maps", { path: "^www/kit/maps/" }, { pathNot: "^www/kit/maps/" }),
  ],
  options: {
    exclude: "^www/(compilers|course-files|node_modules|starters)/",
    doNotFollow: "^www/(vendor|wasm)/",
    moduleSystems: ["es6"],
  },
};
