// The grammars, which colour and indent code. A grammar is large, so it is loaded with the first program in its language.

import { loadPart } from "../../kit/page/failure.js";
import { indentUnit } from "../../vendor/codemirror.js";

/** @typedef {import("../../play/programs/program.js").Language} Language */

/** The editor's extensions for a language. @typedef {any[]} Grammar */

/** @type {Partial<Record<Language, () => Promise<Grammar>>>} */
const GRAMMARS = {
  javascript: async () => {
    const { javascript } = await loadPart(import("../../vendor/codemirror-lang-javascript.js"));
    return [javascript(), indentUnit.of("  ")];
  },
  python: async () => {
    const { python } = await loadPart(import("../../vendor/codemirror-lang-python.js"));
    return [python(), indentUnit.of("    ")];
  },
  cpp: async () => {
    const { cpp } = await loadPart(import("../../vendor/codemirror-lang-cpp.js"));
    return [cpp(), indentUnit.of("    ")];
  },
};

/**
 * The grammar of a language; empty for a language without source code.
 * @param {Language} language
 * @returns {Promise<Grammar>}
 */
export async function loadGrammar(language) {
  return (await GRAMMARS[language]?.()) ?? [];
}
