// The text of a JavaScript program, as browsers take it.

/** Modules that a program names without a path, as in Node. */
const NAMED = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(?:node:)?([\w/]+)\2/g;

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
  const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, " ");
  return source
    .replace(IMPORTED, blank)
    .replace(EXPORTED, blank)
    .replace(DEFAULT, (_, before) => `${before}self._       =`)
    .replace(DECLARED, (_, before) => `${before}      `);
}
