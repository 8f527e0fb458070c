// The text of a JavaScript program, as browsers take it.

/** Modules that a program names without a path, as in Node. */
const NAMED = /(\bfrom\s*|\bimport\s*)(["'])(?:node:)?([\w/]+)\2/g;

/** What may stand between two signs: spaces, and comments of each kind, also those that only scripts have. */
const GAP = /(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|(?:\/\/|<!--|-->).*)*/.source;
/** A call of `import`, or what looks like one, such as a method of this name. */
const CALL = new RegExp(
  `(?<![\\p{ID_Continue}$#\\u200c\\u200d])import(${GAP})(?:\\.(${GAP})(defer|source)(${GAP}))?(?=\\()`,
  "gu",
);
/** What is called in its place, with as many letters. */
export const IMPORTER = "__load";

/** What of a module is no script, at the beginnings of lines. */
const IMPORTED = /^\s*import\b[^;"'(]*(["'])[^"']*\1/gm;
const EXPORTED = /^\s*export\s*(?:\{[^}]*\}|\*[^;"']*)(?:\s*from\s*(["'])[^"']*\1)?/gm;
const DEFAULT = /^(\s*)export default\b/gm;
const DECLARED = /^(\s*)export(?=\s+(?:const|let|var|function|async|class)\b)/gm;

/**
 * A source as a script can have it: without the first line's `#!`, and without halves of characters, which no file has.
 * @param {string} source
 */
export function scriptText(source) {
  const whole = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
    new TextEncoder().encode(source),
  );
  return whole.replace(/^#!/, "//");
}

/**
 * A source that calls the runtime where it calls `import`, with the same lines and columns. The browser's own `import` loads
 * and calls back in tasks that nobody can count.
 * @param {string} source
 */
export const withImporter = (source) =>
  source.replace(CALL, (_, before, inside, phase, after) =>
    phase ? `${IMPORTER}${before} ${inside}${blank(phase)}${after}` : IMPORTER + before,
  );

const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, " ");

/**
 * A source in which modules like Node's have the addresses of modules that hold them.
 * @param {string} source
 * @param {Record<string, any>} modules
 * @param {(source: string) => string} addressOf
 */
export function withAddresses(source, modules, addressOf) {
  return source.replace(NAMED, (written, before, quote, name) => {
    if (!Object.hasOwn(modules, name)) return written;
    const names = Object.keys(modules[name]).filter((each) => each !== "default");
    const exported = names.map((each) => `export const ${each} = it.${each};`).join("\n");
    const text = `const it = require("${name}");\nexport default it;\n${exported}\n`;
    return `${before}${quote}${addressOf(text)}${quote}`;
  });
}

/**
 * A module's source as a script of the same lines and columns.
 * @param {string} source
 */
export function withoutModule(source) {
  return source
    .replace(IMPORTED, blank)
    .replace(EXPORTED, blank)
    .replace(DEFAULT, (_, before) => `${before}self._       =`)
    .replace(DECLARED, (_, before) => `${before}      `);
}
