// Rewrites the text of a JavaScript program for browsers.

/** Modules that programs import without a path, as in Node. */
const NAMED_IMPORT = /(\bfrom\s*|\bimport\s*)(["'])(?:node:)?([\w/]+)\2/g;

/** Text between two tokens: spaces, and comments of each kind, including HTML-like comments in scripts. */
const GAP = /(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|(?:\/\/|<!--|-->).*)*/.source;
/** A call of `import`, or anything that looks like one, such as a method of this name. */
const IMPORT_CALL = new RegExp(
  `(?<![\\p{ID_Continue}$#\\u200c\\u200d])import(${GAP})(?:\\.(${GAP})(defer|source)(${GAP}))?(?=\\()`,
  "gu",
);
/** The replacement, of the same length. */
export const IMPORTER = "__load";

/** Matches module syntax at the beginnings of lines. */
const IMPORTED = /^\s*import\b[^;"'(]*(["'])[^"']*\1/gm;
const EXPORTED = /^\s*export\s*(?:\{[^}]*\}|\*[^;"']*)(?:\s*from\s*(["'])[^"']*\1)?/gm;
const DEFAULT = /^(\s*)export default\b/gm;
const DECLARED = /^(\s*)export(?=\s+(?:const|let|var|function|async|class)\b)/gm;

/**
 * A source that is valid as a script: without a `#!` line, and without lone surrogates, which no file contains.
 * @param {string} source
 */
export function scriptText(source) {
  const whole = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
    new TextEncoder().encode(source),
  );
  return whole.replace(/^#!/, "//");
}

/**
 * Replaces calls of `import` by calls of the runtime, with the same lines and columns. The browser's own `import` would load
 * modules and run code in tasks that cannot be counted.
 * @param {string} source
 */
export const withImporter = (source) =>
  source.replace(IMPORT_CALL, (_, before, inside, phase, after) =>
    phase ? `${IMPORTER}${before} ${inside}${blank(phase)}${after}` : IMPORTER + before,
  );

const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, " ");

/**
 * Replaces the names of Node modules by the addresses of modules that contain them.
 * @param {string} source
 * @param {Record<string, any>} modules
 * @param {(source: string) => string} addressOf
 */
export function withAddresses(source, modules, addressOf) {
  return source.replace(NAMED_IMPORT, (statement, before, quote, name) => {
    if (!Object.hasOwn(modules, name)) return statement;
    const names = Object.keys(modules[name]).filter((each) => each !== "default");
    const exported = names.map((each) => `export const ${each} = it.${each};`).join("\n");
    const text = `const it = require("${name}");\nexport default it;\n${exported}\n`;
    return `${before}${quote}${addressOf(text)}${quote}`;
  });
}

/**
 * A module's source as a script with the same lines and columns.
 * @param {string} source
 */
export function withoutModule(source) {
  return source
    .replace(IMPORTED, blank)
    .replace(EXPORTED, blank)
    .replace(DEFAULT, (_, before) => `${before}self._       =`)
    .replace(DECLARED, (_, before) => `${before}      `);
}
