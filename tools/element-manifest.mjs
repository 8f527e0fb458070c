/**
 * Describes `<warren-board>` for editors and catalogues, as a custom elements manifest (schema 1.0.0).
 *
 * The descriptions and types come from the package's types; names and default values come from the element's source.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { OPTIONS, readOptions } from "../www/outside/embedding/options.js";

const MODULE = "dist/warren-board.js";
const TAG = "warren-board";
const NAME = "WarrenBoard";

/** A comment before a declaration. */
const COMMENT = String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*`;
/** A member of an interface. */
const MEMBER = new RegExp(`^ {2}(?:${COMMENT})?(?:readonly )?(\\w+)\\??: (.+);$`, "gm");
/** A method. */
const METHOD = new RegExp(`^ {2}${COMMENT}(\\w+)\\((\\w+): (\\w+)\\): void;$`, "gm");

/**
 * A property, attribute or event.
 * @typedef {{ name: string, type: string, description: string }} MemberDescription
 */

/**
 * Returns the manifest as JSON.
 * @param {string} folder the folder of the package's types
 * @returns {Promise<string>}
 */
export async function elementManifest(folder) {
  const board = await readFile(path.join(folder, "board.d.ts"), "utf8");
  const element = await readFile(path.join(folder, "element.d.ts"), "utf8");
  const options = membersOf(block(board, "export interface Options"));
  const inOrder = OPTIONS.map((name) => memberNamed(options, name, "Options of board.d.ts"));
  const defaults = /** @type {Record<string, unknown>} */ (readOptions(() => null).options);
  const { description, text } = block(element, `export declare class ${NAME}`);
  const state = memberNamed(membersOf({ text }), "state", "element.d.ts");
  const declaration = {
    kind: "class",
    name: NAME,
    tagName: TAG,
    customElement: true,
    superclass: { name: "HTMLElement" },
    description,
    attributes: inOrder.map((option) => ({
      ...nameAndType(option),
      ...defaultIn(defaults[option.name]),
      fieldName: option.name,
    })),
    members: [
      ...inOrder.map((option) => ({
        kind: "field",
        ...nameAndType(option),
        ...defaultIn(defaults[option.name]),
        attribute: option.name,
        reflects: true,
      })),
      { kind: "field", ...nameAndType(state), readonly: true },
      ...methodsOf(text),
    ],
    events: membersOf(block(board, "export interface Told")).map(({ name, description }) => ({
      name,
      type: { text: `BoardEvents["${name}"]` },
      description,
    })),
  };
  const reference = { name: NAME, module: MODULE };
  const manifest = {
    schemaVersion: "1.0.0",
    readme: "README.md",
    modules: [
      {
        kind: "javascript-module",
        path: MODULE,
        declarations: [declaration],
        exports: [
          { kind: "js", name: NAME, declaration: reference },
          { kind: "custom-element-definition", name: TAG, declaration: reference },
        ],
      },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * Returns a declaration's text between its braces, and its comment.
 * @param {string} source
 * @param {string} start
 */
function block(source, start) {
  const at = source.indexOf(`${start} `);
  const end = source.indexOf("\n}\n", at);
  if (at < 0 || end < 0) throw new Error(`there is no \`${start}\``);
  const before = source.slice(0, at).trimEnd();
  const comment = before.endsWith("*/") ? before.slice(before.lastIndexOf("/**") + 3, -2) : "";
  return { description: runningText(comment), text: source.slice(at, end) };
}

/**
 * @param {{ text: string }} block
 * @returns {MemberDescription[]}
 */
function membersOf({ text }) {
  return [...text.matchAll(MEMBER)].map(([, comment, name, type]) => ({
    name,
    type,
    description: runningText(comment ?? ""),
  }));
}

/** @param {string} text */
function methodsOf(text) {
  return [...text.matchAll(METHOD)].map(([, comment, name, parameter, type]) => ({
    kind: "method",
    name,
    description: runningText(comment),
    parameters: [{ name: parameter, type: { text: type } }],
    return: { type: { text: "void" } },
  }));
}

/**
 * @param {MemberDescription[]} members
 * @param {string} name
 * @param {string} where
 */
function memberNamed(members, name, where) {
  const found = members.find((member) => member.name === name);
  if (!found) throw new Error(`${name} is missing in ${where}`);
  return found;
}

/** @param {MemberDescription} described */
const nameAndType = ({ name, type, description }) => ({ name, type: { text: type }, description });

/** @param {unknown} value */
const defaultIn = (value) => (value === null ? {} : { default: JSON.stringify(value) });

/**
 * Returns a comment as running text.
 * @param {string} comment
 */
const runningText = (comment) => comment.replaceAll(/\s*\n\s*\*\s?|\s+/g, " ").trim();
