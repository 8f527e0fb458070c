/**
 * Prints what each game's module for playing consists of, by room of the sources: `node tools/module-rooms.mjs [GAME…]`, after
 * `make build`.
 * With `--write` it replaces the table in docs/quality.md.
 *
 * It optimizes the compiled modules of `target/wasm-bindgen` like tools/wasm.sh, but keeps the names of their functions.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { GAMES } from "../www/games/list.js";
import { readModule } from "./wasm-functions.mjs";

const here = (/** @type {string} */ place) => fileURLToPath(new URL(place, import.meta.url));
const DOCUMENT = here("../docs/quality.md");

/** The table's place in the document: from its head to the next blank line. */
const TABLE = /^\|room\|[\s\S]*?(?=\n\n|\n$)/m;

/** The rooms with the names of their functions. A function belongs to the first room that it fits. */
const ROOMS = /** @type {const} */ ([
  ["bindings (`src/wasm`)", /warren::wasm::| shim$|^[a-z]\w*$/],
  ["a game's rules, protocol, link", /warren::games::\w+::(rules|protocol|link)/],
  ["its engine", /warren::games::\w+::engine/],
  [
    "its puzzles and solver",
    /warren::games::\w+::(puzzle|solver|generator)|warren::thinking::(puzzle|solve|opponent|generate|mining)/,
  ],
  ["its editor", /warren::games::\w+::draft|warren::thinking::draft/],
  ["search, levels, analysis", /warren::thinking/],
  ["links (`core::link`) with deflate", /warren::core::link|miniz_oxide|simd_adler32|base64ct/],
  ["records, logs, referee", /warren::(core|games)/],
  [
    "`serde`, `wasm_bindgen`, `js_sys`",
    /serde|wasm_bindgen|js_sys|web_sys|^__(wbg|wbindgen|extern)/,
  ],
  ["Rust's library and allocator", /./],
]);

const { values, positionals } = parseArgs({
  options: { write: { type: "boolean", default: false } },
  allowPositionals: true,
});
const games = positionals.length > 0 ? positionals : Object.keys(GAMES);
const table = tableOf(games.map(measure));
if (values.write) {
  const text = readFileSync(DOCUMENT, "utf8");
  if (!TABLE.test(text)) throw new Error(`${DOCUMENT} has no table that begins with "|room|"`);
  writeFileSync(DOCUMENT, text.replace(TABLE, table));
} else {
  console.log(table);
}

/**
 * @typedef {{ game: string, rooms: number[], rest: number, zipped: number }} Measured the bytes of each room's code, those of
 *   everything but code, and those of the published module, compressed
 */

/**
 * @param {string} game
 * @returns {Measured}
 */
function measure(game) {
  const folder = mkdtempSync(path.join(tmpdir(), "warren-rooms-"));
  try {
    const named = path.join(folder, "named.wasm");
    execFileSync(here("wasm.sh"), ["--named", game, named], {
      stdio: ["ignore", "inherit", "inherit"],
    });
    const { functions, size } = readModule(readFileSync(named));
    const rooms = ROOMS.map(() => 0);
    for (const { name, bytes } of functions)
      rooms[ROOMS.findIndex(([, names]) => names.test(name))] += bytes;
    const published = readFileSync(here(`../www/wasm/${game}_bg.wasm`));
    const code = rooms.reduce((sum, bytes) => sum + bytes, 0);
    return { game, rooms, rest: size - code, zipped: gzipSync(published, { level: 9 }).length };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {Measured[]} measured */
function tableOf(measured) {
  const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(0);
  const row = (/** @type {string} */ name, /** @type {(one: Measured) => number} */ of) => [
    name,
    ...measured.map((one) => kilobytes(of(one))),
  ];
  const rows = [
    ["room", ...measured.map(({ game }) => game)],
    ["---", ...measured.map(() => "---:")],
    ...ROOMS.map(([name], i) => row(name, ({ rooms }) => rooms[i])),
    row("data and tables", ({ rest }) => rest),
    row("published, compressed", ({ zipped }) => zipped),
  ];
  return rows.map((cells) => `|${cells.join("|")}|`).join("\n");
}
