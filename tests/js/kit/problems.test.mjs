// Every rule that the Rust code can name has its sentence in every language, with the same values.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { publishedWords } from "../../../tools/words.mjs";
import { LANGUAGES } from "../../../www/kit/page/i18n.js";
import { FluentResource } from "../../../www/vendor/fluent-bundle.js";

const www = new URL("../../../www/", import.meta.url);
const rust = new URL("../src/", www);

/** The calls that name a rule, with its name and its English sentence as literals. */
const MAKERS = /\b(problem!|IllegalMove::new|broken)\(/g;
const NAMED = /^\s*"([a-z][\w-]*)",\s*"((?:[^"\\]|\\[\s\S])*)"/;

/** The call in `broken`, which gets both as arguments. */
const PASSED_ON = /^\s*rule,\s*template,/;

/** Files with sentences of only the command. */
const OTHERS = /^(cli\/|main\.rs$)/;

/** `given` are the names of its values in the same call. @typedef {{ file: string, name: string, sentence: string, given: string[] }} Rule */

/** The Rust code that the page runs, without comments and unit tests. */
async function sources() {
  const files = await readdir(rust, { recursive: true });
  const ours = files.filter((file) => file.endsWith(".rs") && !OTHERS.test(file));
  return Promise.all(
    ours.map(async (file) => {
      const text = await readFile(new URL(file, rust), "utf8");
      const [code] = text.replace(/^\s*\/\/.*$/gm, "").split("#[cfg(test)]");
      return /** @type {const} */ ([file, code]);
    }),
  );
}

/**
 * The names before the values in the rest of a call, which its closing parenthesis ends.
 * @param {string} rest
 */
function givenIn(rest) {
  let depth = 0;
  const end = [...rest].findIndex((letter) => {
    depth += Number(letter === "(") - Number(letter === ")");
    return depth < 0;
  });
  return [...rest.slice(0, end).matchAll(/(\w+) = /g)].map(([, name]) => name);
}

/** Every naming of a rule, with repetitions. */
async function everyRule() {
  /** @type {Rule[]} */
  const rules = [];
  for (const [file, code] of await sources()) {
    for (const made of code.matchAll(MAKERS)) {
      const rest = code.slice(made.index + made[0].length);
      const named = rest.match(NAMED);
      if (named) {
        const [whole, name, sentence] = named;
        rules.push({ file, name, sentence, given: givenIn(rest.slice(whole.length)) });
      } else {
        const start = rest.slice(0, 60);
        assert.ok(PASSED_ON.test(start), `${file}: a rule by another name than a text: ${start}`);
      }
    }
  }
  return rules;
}

const published = await publishedWords(fileURLToPath(www));

/** @param {string} name such as `en.problems` */
const wordsOf = (name) => published.get(`locales/${name}.ftl`) ?? assert.fail(name);

/**
 * The messages that are loaded where such rules are reported: those of the first visit, and of opened texts.
 * @param {string} language
 * @param {string} part
 */
function messagesOf(language, part) {
  const texts = [wordsOf(language), wordsOf(`${language}.${part}`)];
  const { body } = new FluentResource(texts.join("\n"));
  return new Map(body.map((message) => [message.id, message]));
}

/**
 * The variables of a message.
 * @param {unknown} pattern
 * @returns {string[]}
 */
function variablesOf(pattern) {
  if (Array.isArray(pattern)) return pattern.flatMap(variablesOf);
  if (typeof pattern !== "object" || pattern === null) return [];
  const { type, name } = /** @type {{ type?: string, name?: string }} */ (pattern);
  if (type === "var") return [String(name)];
  return Object.values(pattern).flatMap(variablesOf);
}

/** @param {string} sentence */
const argumentsOf = (sentence) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

test("every rule that the bindings can name has its sentence in every language", async () => {
  const rules = await everyRule();
  const names = new Set(rules.map(({ name }) => name));
  assert.ok(names.size > 150, `only ${names.size} rules were found`);
  for (const language of LANGUAGES.keys()) {
    const messages = messagesOf(language, "problems");
    for (const { file, name, sentence, given } of rules) {
      // One message covers all errors that only the page itself can make.
      const of = name.startsWith("fault-") ? "fault" : name;
      const ids = [`illegal-${of}`, `problem-${of}`].filter((id) => messages.has(id));
      assert.equal(ids.length, 1, `${language}, ${name} of ${file}: ${ids.join() || "no message"}`);
      const known = new Set([...given, ...argumentsOf(sentence)]);
      for (const variable of variablesOf(messages.get(ids[0])?.value)) {
        assert.ok(known.has(variable), `${language}: ${ids[0]} uses $${variable}`);
      }
    }
  }
});

test("every message about opened texts belongs to a rule", async () => {
  const names = new Set((await everyRule()).map(({ name }) => name));
  const words = wordsOf("en.problems");
  const ids = [...words.matchAll(/^problem-([\w-]+)/gm)].map(([, id]) => id);
  const own = ["line", "line-found", "fault"];
  assert.deepEqual(
    ids.filter((id) => !names.has(id) && !own.includes(id)),
    [],
  );
});

test("every English sentence gets its values", async () => {
  // The values of the other languages are not in the same call.
  for (const { file, name, sentence, given } of await everyRule()) {
    if (given.length === 0) continue;
    const lacking = argumentsOf(sentence).filter((argument) => !given.includes(argument));
    assert.deepEqual(lacking, [], `${name} of ${file}`);
  }
});

test("every rule of drafts has its sentence in every language", async () => {
  const drafts = (await sources()).filter(([file]) => /\/draft(\/|\.rs$)/.test(file));
  const names = drafts.flatMap(([, code]) => [...code.matchAll(/"(\w+-draft-[\w-]+)"/g)]);
  assert.ok(names.length > 20, `only ${names.length} rules were found`);
  for (const language of LANGUAGES.keys()) {
    const messages = messagesOf(language, "editor");
    for (const [, name] of names)
      assert.ok(messages.has(`problem-${name}`), `${language}: ${name}`);
  }
});
