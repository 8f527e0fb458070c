/** Who may import whom among the page's modules, for dependency-cruiser: each layer builds on those before it. */

const KIT = "kit|vendor|site\\.js$";
const ROOTS =
  "^www/((main|early|late|lead-on|embed|warren-board|service-worker|views|game)|(outside/course/main|examples/examples))\\.js$";
/** What everybody may know of the games: which there are, and what each tells of itself in a few numbers. */
const KNOWN = "games/(list|names-in-text|rooms|[\\w-]+/game)\\.js$";
/** What a worker needs of them to make starts and puzzles. */
const MAKING = "games/making\\.js$|games/[\\w-]+/making\\.js$";
const DRAWING = `^www/(kit/boards/|kit/page/dom\\.js$|games/(?!making|[\\w-]+/making)(?!${KNOWN.slice(6)}))`;

/** @param {string} name @param {object} from @param {object} to */
const never = (name, from, to) => ({ name, severity: "error", from, to });

/** A layer, and all that its modules may import. @param {string} from @param {string} to */
const layer = (from, to) =>
  never(
    `${from} builds on what is below it`,
    { path: `^www/${from}/` },
    { path: "^www/", pathNot: `^www/(${to})` },
  );

/** What modules reach at no depth. @param {string} name @param {string} from @param {string} to @param {string} [except] */
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
    never("each import is there", {}, { couldNotResolve: true }),
    never("only our own modules", { path: "^www/" }, { path: "node_modules|^node:" }),
    never("a root puts all others together", { pathNot: ROOTS }, { path: ROOTS }),
    never("a worker runs by itself", { pathNot: "^www/workers/" }, { path: "^www/workers/" }),
    never(
      "a game is its own",
      { path: "^www/games/([\\w-]+)/" },
      { path: "^www/games/[\\w-]+/", pathNot: "^www/games/$1/|/game\\.js$" },
    ),
    never(
      "only the list knows a game",
      { path: "^www/", pathNot: "^www/(games|workers)/" },
      { path: "^www/games/[\\w-]+/" },
    ),
    never(
      "a board is handed what it shows",
      { path: "^www/games/", pathNot: "/(rules|making)\\.js$" },
      { path: "^www/wasm/" },
    ),
    unreached("a worker draws nothing", "^www/workers/", DRAWING),
    unreached("what holds state draws nothing", "^www/play/", DRAWING),
    unreached("a drawing draws what it is given", "/draw\\.js$", "^www/(?!kit/boards/|games/)"),
    unreached(
      "what turns drawings into files knows no games",
      "^www/app/pictures/(animation|picture|svg-[\\w-]+)\\.js$",
      "^www/(games|play|wasm)/",
      `^www/${KNOWN}`,
    ),
    unreached(
      "what runs programs knows no match",
      "^www/play/running/",
      "^www/(games|wasm|play/match)/",
      `^www/${KNOWN}`,
    ),
    never("maps know nothing else", { path: "^www/kit/maps/" }, { pathNot: "^www/kit/maps/" }),
  ],
  options: {
    exclude: "^www/(compilers|course-files|node_modules|starters)/",
    doNotFollow: "^www/(vendor|wasm)/",
    moduleSystems: ["es6"],
  },
};
