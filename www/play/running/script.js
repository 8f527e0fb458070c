// The text of a sandbox's worker. The sandbox cannot load files of the site, so the page sends the text.
//
// In the built site each runtime is one file. In `www` it is several modules, which are combined here: each becomes a function
// that returns the module's exports. The text is a plain script, not a module, because a program could import a module by its
// address and use its exports.

import { fetchText } from "../../kit/page/failure.js";

/** Matches an import of another part. Parts import names, and export declarations. */
const IMPORT = /^import \{([^}]*)\} from "(\.{1,2}\/[^"]+)";\n/gm;
const EXPORT = /^export (?=(?:const|class|function|async function) (\w+))/gm;

/** The text of each runtime, by its file. @type {Map<string, Promise<string>>} */
const texts = new Map();

/**
 * The text of the worker for a language.
 * @param {string} file relative to the site's root, such as `play/running/sandbox/javascript.js`
 * @returns {Promise<string>} rejects if a file cannot be loaded
 */
export function workerText(file) {
  let text = texts.get(file);
  if (!text) {
    text = putTogether(file, fetchText).catch((error) => {
      // There may be a connection next time.
      texts.delete(file);
      throw error;
    });
    texts.set(file, text);
  }
  return text;
}

/**
 * Forgets the text of a worker that failed to start: a host may have answered with something else.
 * @param {string} file as in `workerText`
 */
export function forgetText(file) {
  texts.delete(file);
}

/**
 * Combines a module and the modules that it needs into one script, each after those that it imports.
 * @param {string} file
 * @param {(file: string) => Promise<string>} read
 */
export async function putTogether(file, read) {
  /** The names of the modules so far in the script, by file. @type {Map<string, string>} */
  const names = new Map();
  let script = "";
  const add = async (/** @type {string} */ path) => {
    if (names.has(path)) return;
    const source = await read(path);
    const pathOf = (/** @type {string} */ part) => new URL(part, `site:/${path}`).pathname.slice(1);
    for (const [, , part] of source.matchAll(IMPORT)) await add(pathOf(part));
    const exported = [...source.matchAll(EXPORT)].map(([, name]) => name);
    const body = source.replace(EXPORT, "").replace(IMPORT, (_, imported, part) => {
      return `const {${imported.replaceAll(" as ", ": ")}} = ${names.get(pathOf(part))};\n`;
    });
    const name = `part${names.size}`;
    names.set(path, name);
    script += `const ${name} = (() => {\n${body}\nreturn { ${exported.join(", ")} };\n})();\n`;
  };
  await add(file);
  // In a separate function, whose names are invisible to a program.
  return `(() => {\n"use strict";\n${script}})();\n`;
}
