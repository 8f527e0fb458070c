/** The allowed imports among the page's modules, for dependency-cruiser: each layer builds on those before it. */

const KIT = "kit|vendor|site\\.js$";
const ROOTS =
  "^www/((main|early|late|lead-on|embed|warren-board|service-worker|views|game)|(outside/course/main|examples/examples))\\.js$";
/** The modules about games that all may import: the list, and each game's description in a few numbers. */
const KNOWN = "games/(list|names-in-text|rooms|[\\w-]+/game)\\.js$";
/** The modules of games that a worker needs to generate starts and puzzles. */
const MAKING = "games/making\\.js$|games/[\\w-]+/making\\.js$";
const DRAWING = `^www/(kit/boards/|kit/page/dom\\.js$|games/(?!making|[\\w-]+/making)(?!${KNOWN.slice(6)}))`;

/** @param {string} name @param {object} from @param {object} to */
const never = (name, from, to) => ({ name, severity: "error", from, to });

/** A layer, and the paths that its modules may import. @param {string} from @param {string} to */
const layer = (from, to) =>
  never(
    `${from} builds on what is below it`,
    { path: `^www/${from}/` },
    { path: "^www/", pathNot: `^www/(${to})` },
  );

/** Paths that modules may not reach at any depth. @param {string} name @param {string} from @param {string} to @param {string} [except] */
const unreached = (name, from, to, except) =>
  never(name, { path: from }, { path: to, reachable: true, ...(except && { pathNot: except }) });

export default {
  forbidden: [
    layer("kit", KIT),
    layer("games", `${KIT}|games|wasm`),
    layer("play", `${KIT}|${KNOWN}|games/making\\.js$|play|wasm`),
    layer("app", `${KIT}|games|play|app|wasm`),
    layer("outside", `${KIT}|games|play|app|outside|wasm`),
    layer("workers", `${KIT}|${KNOWN}|${MAKING}|play|workers|wasm`),
    never("nothing imports itself", {}, { circular: true }),
    never("each import resolves", {}, { couldNotResolve: true }),
    never("only our own modules", { path: "^www/" }, { path: "node_modules|^node:" }),
    never("no module imports a root", { pathNot: ROOTS }, { path: ROOTS }),
    never("no module imports a worker", { pathNot: "^www/workers/" }, { path: "^www/workers/" }),
    never(
      "games do not import each other",
      { path: "^www/games/([\\w-]+)/" },
      { path: "^www/games/[\\w-]+/", pathNot: "^www/games/$1/|/game\\.js$" },
    ),
    never(
      "only the list imports a game",
      { path: "^www/", pathNot: "^www/(games|workers)/" },
      { path: "^www/games/[\\w-]+/" },
    ),
    never(
      "a board imports no rules",
      { path: "^www/games/", pathNot: "/(rules|making)\\.js$" },
      { path: "^www/wasm/" },
    ),
    unreached("a worker draws nothing", "^www/workers/", DRAWING),
    unreached("modules with state draw nothing", "^www/play/", DRAWING),
    unreached(
      "a drawing depends only on its arguments",
      "/draw\\.js$",
      "^www/(?!kit/boards/|games/)",
    ),
    unreached(
      "writers of pictures know no games",
      "^www/app/pictures/(animation|picture|svg-[\\w-]+)\\.js$",
      "^www/(games|play|wasm)/",
      `^www/${KNOWN}`,
    ),
    unreached(
      "the sandbox knows no match",
      "^www/play/running/",
      "^www/(games|wasm|play/match)/",
      `^www/${KNOWN}`,
    ),
    never("maps import only maps", { path: "^www/kit/maps/" }, { pathNot: "^www/kit/maps/" }),
  ],
  options: {
    exclude: "^www/(compilers|course-files|node_modules|starters)/",
    doNotFollow: "^www/(vendor|wasm)/",
    moduleSystems: ["es6"],
  },
};
