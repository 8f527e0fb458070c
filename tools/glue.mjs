/**
 * The JavaScript that wasm-bindgen writes around the module with all games, adapted for the package.
 *
 * Each replacement must find its text, so that another version of wasm-bindgen is noticed here.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";

/** The default location of the JavaScript's WebAssembly. */
const OWN_FILE = "new URL('engines_bg.wasm', import.meta.url)";

/** The definition of a function that a WebAssembly module imports, by name. */
const IMPORTED = /^ {8}(__wb\w+): (.*(?:\n {9,}.*)*\n {8}\}.*)$/gm;

/**
 * The module for programs: it includes its WebAssembly, throws errors, and reports a use before `init`.
 * @param {string} folder the folder of wasm-bindgen's files
 */
export async function publicGlue(folder) {
  let source = await readFile(path.join(folder, "engines.js"), "utf8");
  source = replaced(source, OWN_FILE, "await ownWasm()");
  source = replaced(source, /throw (takeFromExternrefTable0\([^)]*\));/g, "throw errorOf($1);");
  source = replaced(source, "let wasmModule, wasmInstance, wasm;", "$& wasm = UNREADY;");
  source = replaced(source, /if \(wasm !== undefined\)/g, "if (wasm !== UNREADY)");
  return `import { errorOf, ownWasm, UNREADY } from "./engines.js";\nexport { WarrenError } from "./engines.js";\n${source}`;
}

/**
 * The module for boards. One JavaScript serves the modules of all games: it has the functions of each.
 * @param {string} folder the folder of wasm-bindgen's files for the module with all games
 * @param {string} www the folder with the files of each module
 * @param {string[]} names the names of the modules
 */
export async function boardGlue(folder, www, names) {
  const source = await readFile(path.join(folder, "engines.js"), "utf8");
  for (const name of names) {
    checkSame(source, await readFile(path.join(www, `wasm/${name}.js`), "utf8"), name);
  }
  const modules = names.map((name) => `"./${name}_bg.js": import0,`).join(" ");
  return replaced(replaced(source, OWN_FILE, "undefined"), '"./engines_bg.js": import0,', modules);
}

/**
 * Checks that a module imports the same functions as the one with all games.
 * @param {string} allGames
 * @param {string} one
 * @param {string} module its name
 */
function checkSame(allGames, one, module) {
  const bodies = new Map([...allGames.matchAll(IMPORTED)].map(([, name, body]) => [name, body]));
  const ownImports = [...one.matchAll(IMPORTED)];
  if (ownImports.length < 20)
    throw new Error(`only ${ownImports.length} imports of ${module} were found`);
  for (const [, name, body] of ownImports) {
    if (bodies.get(name) !== body) {
      throw new Error(`${name} of ${module} is another one than that of all games: make all-games`);
    }
  }
}

/**
 * @param {string} source
 * @param {string | RegExp} pattern
 * @param {string} replacement
 */
function replaced(source, pattern, replacement) {
  const result = source.replace(pattern, replacement);
  if (result === source) throw new Error(`there is no ${pattern} in what wasm-bindgen wrote`);
  return result;
}
