// All words on the page, from the Fluent files in locales/ and in the games' folders. Numbers that stand in a sentence are formatted by Fluent,
// numbers that stand alone by `number`, so that a language brings its own digits.

import { Failure, fetchFile } from "./failure.js";
import { preference, setPreference } from "./preferences.js";
import { FluentBundle, FluentResource } from "./vendor/fluent-bundle.js";

/** The languages that have files, by what each calls itself; the first for visitors whose own is not among them. */
export const LANGUAGES = new Map([
  ["en", "English"],
  ["ru", "Русский"],
  ["fa", "فارسی"],
]);

/** Under which the choice is kept; early.js looks there too. */
const PREFERENCE = "language";

const RIGHT_TO_LEFT = new Set(["fa"]);

/** @type {FluentBundle | null} */
let bundle = null;

let language = "en";

/** That of the language that was asked for last, spoken or still on its way. @type {FluentBundle | null} */
let coming = null;

/** Until its words are there. @type {Promise<void>} */
let spoken = Promise.resolve();

/**
 * The language to speak: the one chosen, else the first of the visitor's that there is.
 * @param {string | null} chosen
 * @param {readonly string[]} wanted
 * @param {readonly string[]} available
 */
export function negotiate(chosen, wanted, available) {
  const primary = (/** @type {string} */ tag) => tag.toLowerCase().split("-")[0];
  const order = chosen === null ? wanted : [chosen, ...wanted];
  return order.map(primary).find((tag) => available.includes(tag)) ?? available[0];
}

/**
 * Loads the words and tells the page its language and direction. Throws when the files cannot be had; then, and until they
 * are there, what was spoken before still is.
 * @param {string | null} [wanted] what whoever embeds a board wants; null for what the visitor does
 * @param {HTMLElement | null} [page] what is told; null where nothing is ours yet
 */
export async function loadLanguage(wanted = null, page = document.documentElement) {
  const chosen = wanted ?? preference(PREFERENCE);
  const next = negotiate(chosen, navigator.languages, [...LANGUAGES.keys()]);
  if (next !== coming?.locales[0]) spoken = speak(next);
  await spoken;
  if (page) tellLanguage(page);
}

/** @param {string} next */
async function speak(next) {
  // Isolating marks are needed where moves and names stand in right-to-left sentences.
  const words = new FluentBundle(next, { useIsolating: RIGHT_TO_LEFT.has(next) });
  coming = words;
  // What is on the page needs them in the next language too.
  const had = [...parts.keys()];
  const files = [`locales/${next}.ftl`, ...had.map((part) => `locales/${next}.${part}.ftl`)];
  const fetched = Promise.all([
    ...files.map((path) => fetchWords(words, path)),
    fetchGamesWords(words, next),
  ]);
  if (!bundle) {
    language = next;
    // The first number takes its time, which there is while the words come.
    setTimeout(() => number(0));
  }
  try {
    await fetched;
  } catch (thrown) {
    if (coming === words) {
      coming = bundle;
      spoken = Promise.resolve();
    }
    throw thrown;
  }
  // Another language may have been asked for meanwhile.
  if (coming !== words) return;
  bundle = words;
  language = next;
  parts = new Map(had.map((part) => [part, spoken]));
}

/**
 * The words of games, which `www` has in each one's folder. `make site`, which sets this, puts them into the files in `locales`,
 * those of a late part of the page with the part's.
 * @param {FluentBundle} words to which they are added
 * @param {string} next the language
 */
async function fetchGamesWords(words, next) {
  if (!(/** @type {any} */ (globalThis).WARREN_WORDS_TOGETHER)) {
    const { GAMES } = await import("./games/list.js");
    const files = Object.keys(GAMES).map((game) => `games/${game}/words.${next}.ftl`);
    await Promise.all(files.map((path) => fetchWords(words, path)));
  }
}

/**
 * Tells an element in which language and direction it is written.
 * @param {HTMLElement} place
 */
export function tellLanguage(place) {
  place.lang = language;
  place.dir = RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";
}

/** The language that is spoken, as in {@link LANGUAGES}. */
export const currentLanguage = () => language;

/**
 * Keeps the choice of a language. It is spoken when the page is loaded again.
 * @param {string} chosen one of {@link LANGUAGES}
 */
export function chooseLanguage(chosen) {
  setPreference(PREFERENCE, chosen);
}

/** @type {Map<string, Promise<void>>} by the part */
let parts = new Map();

/**
 * Loads the words of a part of the page that a first visit does not need. After a failure the next call tries again.
 * @param {string} part
 */
export function loadWords(part) {
  const known = parts;
  // Where nothing is spoken yet, to the first words, which are on their way.
  const words = bundle ?? coming;
  const asked = known.get(part) ?? fetchWords(words, `locales/${language}.${part}.ftl`);
  known.set(part, asked);
  asked.catch(() => known.delete(part));
  return asked;
}

/**
 * @param {FluentBundle | null} words to which what comes is added
 * @param {string} path
 */
async function fetchWords(words, path) {
  const response = await fetchFile(path);
  const text = await response.text();
  const resource = new FluentResource(text);
  // Some hosts answer with a page of their own for a file that they do not have or do not give out.
  if (text.trimStart().startsWith("<") || resource.body.length === 0) {
    throw new Failure("words-wrong", { path }, `${path} has come without the words`);
  }
  words?.addResource(resource);
}

/** @param {string} id */
export function hasText(id) {
  return bundle?.getMessage(id)?.value != null;
}

/**
 * @param {string} id
 * @param {Record<string, string | number | Date>} [values]
 */
export function t(id, values) {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, values ?? null, []);
}

/**
 * What the language file notes about a message, such as the grammatical number of a name; empty where it notes nothing.
 * @param {string} id
 * @param {string} name the attribute's
 * @param {Record<string, string | number>} [args]
 */
export function note(id, name, args) {
  const pattern = bundle?.getMessage(id)?.attributes[name];
  return bundle && pattern ? bundle.formatPattern(pattern, args ?? null, []) : "";
}

/**
 * All that the language file notes about a name for the sentences in which it stands, by what each note is called: its
 * grammatical number, its cases. What there is of them is up to the language.
 * @param {string} id
 * @returns {Record<string, string>}
 */
export function notes(id) {
  const names = Object.keys(bundle?.getMessage(id)?.attributes ?? {});
  return Object.fromEntries(names.map((name) => [name, note(id, name)]));
}

/** @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/**
 * @param {number} value
 * @param {Intl.NumberFormatOptions} [options]
 */
export function number(value, options = {}) {
  const key = language + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, options);
    formats.set(key, format);
  }
  // A minus is as wide as a plus.
  return format.format(value).replace("-", "−");
}

/**
 * A number of nodes or the like in a few digits: 18K, 1.8M.
 * @param {number} value
 */
export function shortNumber(value) {
  return number(value, { notation: "compact", maximumSignificantDigits: 3 });
}

/**
 * Several things named one after the other: "12, 8 and 3".
 * @param {string[]} things
 */
export function list(things) {
  return new Intl.ListFormat(language).format(things);
}

/**
 * Day and time; the year only if it is another one.
 * @param {Date} date
 */
export function dateTime(date) {
  return new Intl.DateTimeFormat(language, {
    year: date.getFullYear() === new Date().getFullYear() ? undefined : "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(date);
}

/**
 * What is left on a clock: minutes and seconds, with tenths in the last ten seconds.
 * @param {number} ms
 */
export function clockTime(ms) {
  const left = Math.max(0, ms);
  if (left < 10_000) {
    const tenths = Math.floor(left / 100) / 10;
    return number(tenths, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  }
  const seconds = Math.floor(left / 1000);
  return `${number(Math.floor(seconds / 60))}:${number(seconds % 60, { minimumIntegerDigits: 2 })}`;
}
