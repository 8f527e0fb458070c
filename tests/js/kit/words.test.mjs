// The language files and the code agree: every requested message exists, and every message is requested.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { publishedWords } from "../../../tools/words.mjs";
import { GAMES } from "../../../www/games/list.js";
import { SECTIONS as PROTOCOL } from "../../../www/kit/boards/protocol.js";
import { LANGUAGES, negotiate } from "../../../www/kit/page/i18n.js";
import { parseRoute } from "../../../www/play/addresses.js";
import { FluentBundle, FluentResource } from "../../../www/vendor/fluent-bundle.js";

const www = new URL("../../../www/", import.meta.url);

async function sources() {
  const files = await readdir(www, { recursive: true });
  const ours = files.filter(
    (file) =>
      /\.js$/.test(file) && !/^(course-files|vendor|wasm|starters|node_modules)\b/.test(file),
  );
  return Promise.all(ours.map(async (file) => [file, await readFile(new URL(file, www), "utf8")]));
}

/** Every text in quotes in the page's code and in the Rust code, which names rules, verdicts and games. */
async function quoted() {
  const rust = new URL("../src/", www);
  const files = (await readdir(rust, { recursive: true })).filter((file) => file.endsWith(".rs"));
  const sides = await Promise.all(files.map((file) => readFile(new URL(file, rust), "utf8")));
  const code = [...(await sources()).map(([, source]) => source), ...sides];
  return code.flatMap((source) => [...source.matchAll(/"([^"\n]*)"/g)].map(([, text]) => text));
}

/**
 * The names of messages that a template such as `verdict-${reason}` may produce: a `${…}` stands for any words.
 * @param {string} template
 */
function namesOf(template) {
  return new RegExp(`^${template.replace(/\$\{[^}]*\}/g, "([\\w-]+)")}$`);
}

/** The words as they are published: those of the first visit, and of the parts of the page that are loaded later. */
const published = await publishedWords(fileURLToPath(www));

/**
 * A language's files, by their names.
 * @param {string} language
 */
function wordsIn(language) {
  const files = [...published].filter(([file]) => file.split(/[/.]/)[1] === language);
  assert.ok(files.length > 1, `${files.length} files of ${language}`);
  return new Map(files);
}

const everyWord = () => [...wordsIn("en").values()].join("\n");

async function english() {
  const bundle = new FluentBundle("en");
  const errors = bundle.addResource(new FluentResource(everyWord()));
  assert.deepEqual(errors, []);
  return bundle;
}

test("every message that the code names is in the language file", async () => {
  const bundle = await english();
  let count = 0;
  for (const [file, source] of await sources()) {
    const given = [...source.matchAll(/\bt\(\s*((?:"[\w-]+"|[^"`,()]*\? "[\w-]+"\s*: "[\w-]+"))/g)];
    const ids = given.flatMap(([, first]) => [...first.matchAll(/"([\w-]+)"/g)]);
    for (const [, id] of ids) {
      count += 1;
      assert.ok(bundle.hasMessage(id), `${file} asks for ${id}, which has no words`);
    }
  }
  assert.ok(count > 80, `only ${count} messages were found in the code`);
});

test("each game says the same in all languages, with the same parts of the page", async () => {
  /** @param {string} game @param {string} language */
  const linesOf = async (game, language) => {
    const file = new URL(`games/${game}/words.${language}.ftl`, www);
    return (await readFile(file, "utf8")).match(/^(### .*|[a-z][\w-]*)/gm);
  };
  for (const game of Object.keys(GAMES)) {
    const english = await linesOf(game, "en");
    assert.ok(english?.includes(`${game}-name`) && english.includes("### rules"), game);
    for (const language of LANGUAGES.keys()) {
      assert.deepEqual(await linesOf(game, language), english, `${game}, ${language}`);
    }
  }
});

test("the rules and the programs' protocol have one order, on the page and in the files", async () => {
  /** @param {string} text @param {string} begin */
  const titles = (text, begin) =>
    [...text.matchAll(/^([\w-]+)-title =/gm)].flatMap(([, id]) =>
      id.startsWith(begin) ? [id.slice(begin.length)] : [],
    );
  const names = (/** @type {readonly { name: string }[]} */ sections) =>
    sections.map(({ name }) => name);
  // The pictures of the rules read the page's theme as soon as they are loaded.
  Object.assign(globalThis, { matchMedia: () => new EventTarget(), addEventListener() {} });
  for (const language of LANGUAGES.keys()) {
    for (const game of Object.keys(GAMES)) {
      const words = await readFile(new URL(`games/${game}/words.${language}.ftl`, www), "utf8");
      const { SECTIONS } = await import(`../../../www/games/${game}/rules.js`);
      assert.deepEqual(titles(words, `${game}-rules-`), names(SECTIONS), `${game}, ${language}`);
    }
    const shared = await readFile(new URL(`locales/${language}.protocol.ftl`, www), "utf8");
    assert.deepEqual(titles(shared, "protocol-"), names(PROTOCOL), language);
  }
});

test("each game describes everything that its programs read and write", async () => {
  for (const game of Object.keys(GAMES)) {
    const words = await readFile(new URL(`games/${game}/words.en.ftl`, www), "utf8");
    for (const name of ["start", "turn", "answer", "end", "time"]) {
      assert.ok(words.includes(`\n${game}-protocol-${name} =`), `${game}: ${name}`);
    }
  }
});

test("every notice of a game is in the language file", async () => {
  const bundle = await english();
  const match = (/** @type {string} */ file) =>
    readFile(new URL(`play/match/${file}`, www), "utf8");
  const played = await Promise.all(
    ["viewed-game.js", "refereeing.js", "remote-match.js"].map(match),
  );
  const kinds = (await match("engines.js")).match(/@typedef \{\{kind: ([^,]+),/)?.[1].split(" | ");
  assert.ok(kinds && kinds.length >= 2, "an engine's faults");
  const calls = [...played.join().matchAll(/[#.]notice\((["`])([^"`]+)\1/g)].map(([, , id]) => id);
  for (const who of ["engine", "referee"]) {
    for (const kind of ["unstarted", "stopped"]) calls.push(`stall-${who}-${kind}`);
  }
  assert.ok(calls.length >= 8, `only ${calls.length} notices were found`);
  for (const call of calls) {
    const ids = kinds.map((kind) => call.replace(/\$\{kind\}/, JSON.parse(kind)));
    // If the move is secret, the notice differs.
    const unseen = ids.filter((id) => id.endsWith("-played")).map((id) => `${id}-unseen`);
    for (const id of [...ids, ...unseen]) {
      assert.ok(bundle.hasMessage(id), `there is no ${id}`);
    }
  }
});

test("every family of messages that the code names has a member", async () => {
  const messages = everyWord().match(/^[a-z][\w-]*/gm);
  for (const [file, source] of await sources()) {
    for (const [, template] of source.matchAll(/\bt\(\s*`([^`]+)`/g)) {
      const names = namesOf(template);
      assert.ok(
        messages?.some((id) => names.test(id)),
        `${file} asks for ${template}`,
      );
    }
  }
});

test("every message in the language file is used", async () => {
  const texts = await quoted();
  const literals = new Set(texts);
  const words = new Set(texts.flatMap((text) => text.split(/[^\w-]+/)));
  const templates = (await sources())
    .flatMap(([, source]) => [...source.matchAll(/`([\w-]*(?:\$\{[^}]*\}[\w-]*)+)`/g)])
    .map(([, template]) => template)
    .filter((template) => /[a-z]{3}/.test(template.replace(/\$\{[^}]*\}/g, "")))
    .map(namesOf);
  /** @type {(id: string) => boolean | undefined} */
  const named = (id) =>
    templates.some((names) =>
      id
        .match(names)
        ?.slice(1)
        .every((part) => /^\d+$/.test(part) || words.has(part) || named(part)),
    );
  const messages = everyWord().match(/^[a-z][\w-]*/gm);
  assert.ok(messages && messages.length > 100);
  assert.deepEqual(
    messages.filter((id) => !literals.has(id) && !named(id)),
    [],
  );
});

/**
 * The parts of a message's patterns: the variables that they use, those that they show, and for each choice by a number its
 * categories.
 * @param {import("../../../www/vendor/fluent-bundle.js").FluentResource["body"][number]} message
 */
function madeOf(message) {
  /** @type {Set<string>} */
  const variables = new Set();
  /** @type {Set<string>} */
  const shown = new Set();
  /** @type {string[][]} */
  const choices = [];
  const look = (/** @type {any} */ part) => {
    if (Array.isArray(part)) for (const each of part) look(each);
    else if (part?.type === "var") shown.add(part.name);
    else if (part?.type === "func") for (const each of part.args) look(each);
    else if (part?.type === "select") {
      variables.add(part.selector.name);
      const keys = part.variants.map((/** @type {any} */ { key }) => String(key.value));
      if (keys.some((/** @type {string} */ key) => CATEGORIES.has(key))) choices.push(keys);
      for (const { value } of part.variants) look(value);
    }
  };
  look(message.value);
  for (const name of Object.keys(message.attributes)) look(message.attributes[name]);
  for (const name of shown) variables.add(name);
  return { variables, shown, choices };
}

/** The plural categories, except `other`, which choices by a word have, too. */
const CATEGORIES = new Set(["zero", "one", "two", "few", "many"]);

/**
 * The messages of a language, by name.
 * @param {string} language
 */
function messagesOf(language) {
  const words = wordsIn(language);
  const { body } = new FluentResource([...words.values()].join("\n"));
  const messages = new Map(body.map((message) => [message.id, message]));
  assert.equal(messages.size, body.length, `a message of ${language} occurs twice`);
  return { files: [...words.keys()], messages };
}

for (const language of [...LANGUAGES.keys()].filter((tag) => tag !== "en")) {
  test(`${language} has every English message, with the same variables`, async () => {
    const [english, other] = [messagesOf("en"), messagesOf(language)];
    assert.deepEqual(
      other.files.map((file) => file.replace(`/${language}.`, "/en.")),
      english.files,
    );
    const missing = [...english.messages.keys()].filter((id) => !other.messages.has(id));
    const unknown = [...other.messages.keys()].filter((id) => !english.messages.has(id));
    assert.deepEqual({ missing, unknown }, { missing: [], unknown: [] });
    // A side's name may have forms that the language lists as attributes, such as a case.
    const sides = [...other.messages].filter(([id]) => /-seat-\d$/.test(id));
    const forms = new Set(sides.flatMap(([, { attributes }]) => Object.keys(attributes)));
    const isSide = (/** @type {string} */ name) =>
      ["side", "lower", "player"].includes(name) || forms.has(name);
    const things = (/** @type {Set<string>} */ names) => [
      ...new Set([...names].map((name) => (isSide(name) ? "a side" : name)).sort()),
    ];
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [id, message] of other.messages) {
      const source = madeOf(/** @type {any} */ (english.messages.get(id)));
      const { variables, shown, choices } = madeOf(message);
      assert.deepEqual(things(shown), things(source.shown), id);
      for (const name of variables) {
        assert.ok(
          source.variables.has(name) || isSide(name),
          `${id} uses $${name}, which English is not given`,
        );
      }
      for (const keys of choices) {
        const lacking = pluralCategories.filter((each) => each !== "other" && !keys.includes(each));
        // A choice by a number with only some values, such as one or not, needs no other categories.
        if (keys.includes("few") || keys.includes("one")) assert.deepEqual(lacking, [], id);
      }
    }
  });

  test(`${language} is written in its own letters`, async () => {
    const { messages } = messagesOf(language);
    const letters = language === "ru" ? /\p{Script=Cyrillic}/u : /\p{Script=Arabic}/u;
    const plain = [...messages].filter(([, { value }]) => typeof value === "string");
    const foreign = plain.filter(
      ([, { value }]) => /[a-z]{4}/i.test(String(value)) && !letters.test(String(value)),
    );
    assert.ok(plain.length > 300, `only ${plain.length} plain messages`);
    // Names, formats and examples are the same in all languages.
    const english = messagesOf("en");
    const left = foreign.filter(([id, { value }]) => english.messages.get(id)?.value === value);
    assert.deepEqual(
      left.map(([id, { value }]) => `${id} = ${value}`).filter((line) => !SAME.test(line)),
      [],
    );
  });
}

/**
 * The texts in a message's patterns, without placeables. Notation is in these: `{ "E4N" }`.
 * @param {any} part
 * @returns {string[]}
 */
function textsIn(part) {
  if (typeof part === "string") return [part];
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (part?.type !== "select") return [];
  return part.variants.flatMap((/** @type {{ value: any }} */ { value }) => textsIn(value));
}

test("fa has its own digits in its sentences, and no zero that is a mere dot", () => {
  for (const [id, { value, attributes }] of messagesOf("fa").messages) {
    for (const text of [value, ...Object.values(attributes)].flatMap(textsIn)) {
      if (NOTATION.test(id)) continue;
      assert.doesNotMatch(text, /\d/, id);
      assert.doesNotMatch(text, /(?<![۰-۹٫])۰(?![۰-۹٫])/, id);
    }
  }
});

test("fa names pieces and cities in its lessons by the digits on them", async () => {
  for (const game of ["rabbits", "fugitive"]) {
    const words = await readFile(
      new URL(`../../../www/games/${game}/words.fa.ftl`, import.meta.url),
      "utf8",
    );
    const lines = words.split("\n").filter((line) => line.startsWith(`${game}-lesson-`));
    assert.ok(lines.length > 5);
    // Row numbers in notation follow their noun.
    for (const line of lines) assert.doesNotMatch(line, /(?<!سطر )\{ "\d+" \}/u);
  }
});

/** Persian messages with notation beside a placeable, or with a name that has a number in it. */
const NOTATION = /^(fugitive-own-example|problem-fugitive-road-ends|examples-paste-jupyter)$/;

/** Words that are the same in every language: names of the site and of languages, formats, notation. */
const SAME = /^(site|[\w-]+-(example|key|png|svg|gif)|programs-language-\w+) = /;

test("the plain scripts before the page know the same languages", async () => {
  for (const name of ["early.js", "late.js"]) {
    const script = await readFile(new URL(name, www), "utf8");
    const known = script.match(/\[("\w\w"(?:, "\w\w")+)\]\.includes\(tag\)/)?.[1];
    assert.equal(known, [...LANGUAGES.keys()].map((tag) => JSON.stringify(tag)).join(", "), name);
  }
});

test("the language is the chosen one, or else the visitor's first available one", () => {
  assert.equal(negotiate(null, ["de-DE", "fa-IR", "en"], ["en", "fa"]), "fa");
  assert.equal(negotiate("en", ["fa"], ["en", "fa"]), "en");
  assert.equal(negotiate("xx", ["de"], ["en", "fa"]), "en");
});

test("an address says what to show", () => {
  assert.deepEqual(parseRoute(""), { kind: "home" });
  assert.deepEqual(parseRoute("#/"), { kind: "home" });
  assert.deepEqual(parseRoute("#/nowhere"), { kind: "unknown" });
  assert.deepEqual(parseRoute("#/new/dots"), { kind: "new", game: "dots" });
  assert.deepEqual(parseRoute("#/game/a%20b"), { kind: "game", id: "a b" });
  assert.deepEqual(parseRoute("#AbC-_9"), { kind: "shared", code: "AbC-_9" });
  assert.deepEqual(parseRoute("#%"), { kind: "shared", code: "%" });
});

test("a quotation in a sentence matches a button", () => {
  // The examples name buttons of learning systems.
  const isOther = (/** @type {string} */ file) => file.includes("examples");
  const quoted = { ru: /«([^«»{}]*[а-я][^«»{}]*)»/g, fa: /«([^«»{}]*[آ-ی][^«»{}]*)»/g };
  for (const [language, quotation] of Object.entries(quoted)) {
    const files = wordsIn(language);
    const saidIn = (/** @type {string} */ words) =>
      [...words.matchAll(/(?: = |\] )(.+)$/gm)].map(([, text]) => text.replace(/[.…]$/, ""));
    // A quoted button may also belong to a board.
    const shared = ["", ...Object.keys(GAMES).map((game) => `.${game}`)];
    const everywhere = shared.flatMap((part) =>
      saidIn(files.get(`locales/${language}${part}.ftl`) ?? ""),
    );
    assert.ok(everywhere.length > 100);
    let count = 0;
    for (const [file, text] of files) {
      if (isOther(file)) continue;
      const said = new Set([...saidIn(text), ...everywhere]);
      for (const [, name] of text.matchAll(quotation)) {
        count += 1;
        assert.ok(said.has(name.replace(/[.…]$/, "")), `${file} quotes “${name}”`);
      }
    }
    // Most quotations are references to the button's message.
    assert.ok(count > 10, `only ${count} quotations in ${language}`);
  }
});
