// All texts of the page, from the Fluent files in locales/ and in the games' folders. Fluent formats the numbers in sentences.
// `number` formats other numbers, so that each language has its own digits.

import { FluentBundle, FluentResource } from "../../vendor/fluent-bundle.js";
import { Failure } from "./failure.js";
import { preference, setPreference } from "./preferences.js";
import { readTextFile } from "./text-file.js";

/** The languages with files, by their own names. The first is for visitors whose language is not among them. */
export const LANGUAGES = new Map([
  ["en", "English"],
  ["ru", "Русский"],
  ["fa", "فارسی"],
]);

/** The storage key of the choice, which early.js reads too. */
const PREFERENCE = "language";

export const RIGHT_TO_LEFT = new Set(["fa"]);

/** @type {FluentBundle | null} */
let bundle = null;

let language = "en";

/** The bundle of the language last requested, loaded or not. @type {FluentBundle | null} */
let requestedBundle = null;

/** Resolves when its files are loaded. @type {Promise<void>} */
let languageLoaded = Promise.resolve();

/**
 * The language to use: the visitor's choice, otherwise the first of the browser's languages that has files.
 * @param {string | null} chosen
 * @param {readonly string[]} wanted
 * @param {readonly string[]} available
 */
export function negotiate(chosen, wanted, available) {
  const primarySubtag = (/** @type {string} */ tag) => tag.toLowerCase().split("-")[0];
  const candidates = chosen === null ? wanted : [chosen, ...wanted];
  return candidates.map(primarySubtag).find((tag) => available.includes(tag)) ?? available[0];
}

/**
 * Loads the language files, and sets the page's language and direction. Throws if the files cannot be loaded. Until they are
 * loaded, the previous language stays in use.
 * @param {string | null} [wanted] the language of an embedded board; null for the visitor's choice
 * @param {HTMLElement | null} [page] the element to set; null if the page is not ours
 */
export async function loadLanguage(wanted = null, page = document.documentElement) {
  const chosen = wanted ?? preference(PREFERENCE);
  const next = negotiate(chosen, navigator.languages, [...LANGUAGES.keys()]);
  if (withDigits(next) !== requestedBundle?.locales[0]) languageLoaded = loadLanguageFiles(next);
  await languageLoaded;
  if (page) applyLanguage(page);
}

/** @param {string} next */
async function loadLanguageFiles(next) {
  // Right-to-left sentences need isolating marks around moves and names.
  const words = new FluentBundle(withDigits(next), { useIsolating: RIGHT_TO_LEFT.has(next) });
  requestedBundle = words;
  // The parts loaded so far are also needed in the new language.
  const loadedParts = [...loadingParts.keys()];
  const files = [
    `locales/${next}.ftl`,
    ...loadedParts.map((part) => `locales/${next}.${part}.ftl`),
  ];
  const fetching = Promise.all(files.map((path) => fetchWords(words, path)));
  if (!bundle) {
    language = next;
    // Formatting the first number is slow, so it happens while the files load.
    setTimeout(() => number(0));
  }
  try {
    await fetching;
  } catch (thrown) {
    if (requestedBundle === words) {
      requestedBundle = bundle;
      languageLoaded = Promise.resolve();
    }
    throw thrown;
  }
  // Another language may have been requested in the meantime.
  if (requestedBundle !== words) return;
  bundle = words;
  language = next;
  loadingParts = new Map(loadedParts.map((part) => [part, languageLoaded]));
}

/** The last line of each file, with the words of the games. The server of `www` and `make site` write it. */
const END_MARK = "# end";

/**
 * Sets an element's language and direction.
 * @param {HTMLElement} place
 */
export function applyLanguage(place) {
  place.lang = language;
  place.dir = RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";
}

/** The current language, as in {@link LANGUAGES}. */
export const currentLanguage = () => language;

/**
 * Stores the choice of a language. It takes effect when the page is reloaded.
 * @param {string} chosen one of {@link LANGUAGES}
 * @returns {boolean} whether it could be stored
 */
export function chooseLanguage(chosen) {
  return setPreference(PREFERENCE, chosen);
}

/** @type {Map<string, Promise<void>>} by part */
let loadingParts = new Map();

/**
 * Loads the texts of a part of the page that a first visit does not need. After a failure the next call tries again.
 * @param {string} part
 */
export function loadWords(part) {
  const partsOfLanguage = loadingParts;
  // Before the first language is loaded, adds them to its bundle.
  const words = bundle ?? requestedBundle;
  const loading = partsOfLanguage.get(part) ?? fetchWords(words, `locales/${language}.${part}.ftl`);
  partsOfLanguage.set(part, loading);
  loading.catch(() => partsOfLanguage.delete(part));
  return loading;
}

/**
 * @param {FluentBundle | null} words the bundle to add the texts to
 * @param {string} path
 */
async function fetchWords(words, path) {
  const text = await readTextFile(path);
  const resource = new FluentResource(text);
  // Some servers answer with an HTML page for a file that is missing or refused.
  const isOtherContent = text.trimStart().startsWith("<") || resource.body.length === 0;
  const isIncomplete = !text.trimEnd().endsWith(END_MARK);
  if (isOtherContent || isIncomplete) {
    throw new Failure("words-wrong", { path }, `${path} came without the page’s texts`);
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
  if (bundle && !pattern) console.error(`There is no text ${id}`);
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, values ?? null, []);
}

/**
 * An attribute of a message, such as the grammatical number of a name; empty if the language file does not have it.
 * @param {string} id
 * @param {string} name the attribute's name
 * @param {Record<string, string | number>} [args]
 */
export function messageAttribute(id, name, args) {
  const pattern = bundle?.getMessage(id)?.attributes[name];
  return bundle && pattern ? bundle.formatPattern(pattern, args ?? null, []) : "";
}

/**
 * All attributes of a name, by their own names, such as its grammatical number and its cases. Each language has its own
 * attributes.
 * @param {string} id
 * @returns {Record<string, string>}
 */
export function messageAttributes(id) {
  const names = Object.keys(bundle?.getMessage(id)?.attributes ?? {});
  return Object.fromEntries(names.map((name) => [name, messageAttribute(id, name)]));
}

/** The preference for 0 to 9 in place of a language's own digits. */
const LATIN_DIGITS = "latin-digits";

/** Whether the language has digits of its own. */
export const hasOwnDigits = () => new Intl.NumberFormat(language).format(1) !== "1";

/** The ten digits of the page's language, from 0; empty if they are 0 to 9. */
export function ownDigits() {
  const digits = Array.from({ length: 10 }, (_, digit) => number(digit)).join("");
  return digits === "0123456789" ? "" : digits;
}

/** Whether numbers are written in the language's own digits. */
export const usesOwnDigits = () => preference(LATIN_DIGITS) !== "on";

/**
 * Stores the choice of digits. It takes effect when the page is reloaded.
 * @param {boolean} isOwn whether numbers are written in the language's own digits
 * @returns {boolean} whether it could be stored
 */
export function chooseDigits(isOwn) {
  return setPreference(LATIN_DIGITS, isOwn ? null : "on");
}

/**
 * The locale tag of the language and its digits, for the browser's formatters.
 * @param {string} tag
 */
const withDigits = (tag) => (usesOwnDigits() ? tag : `${tag}-u-nu-latn`);

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
    format = new Intl.NumberFormat(withDigits(language), options);
    formats.set(key, format);
  }
  // A minus sign as wide as a plus.
  return format.format(value).replace("-", "−");
}

/**
 * A score or another count by itself. Zero is a word in languages whose zero is a mere dot.
 * @param {number} value
 */
export function countText(value) {
  return value === 0 ? t("figure-zero") : number(value);
}

/**
 * A number that identifies something, such as a piece or a city.
 * @param {number} value
 */
export function numeral(value) {
  return number(value, { useGrouping: false });
}

/**
 * A large number, such as of nodes, in a few digits: 18K, 1.8M.
 * @param {number} value
 */
export function shortNumber(value) {
  return number(value, { notation: "compact", maximumSignificantDigits: 3 });
}

/**
 * A list of things: "12, 8 and 3".
 * @param {string[]} things
 */
export function list(things) {
  return new Intl.ListFormat(language).format(things);
}

/**
 * Day and time, with the year if it is not the current one.
 * @param {Date} date
 */
export function dateTime(date) {
  return dateFormat({
    year: date.getFullYear() === new Date().getFullYear() ? undefined : "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(date);
}

/**
 * A day in the month, such as "25 Nov".
 * @param {Date} date
 */
export function dayAndMonth(date) {
  return dateFormat({ month: "short", day: "numeric" }).format(date);
}

/** A formatter of dates. @param {Intl.DateTimeFormatOptions} options */
export const dateFormat = (options) => new Intl.DateTimeFormat(withDigits(language), options);

/**
 * The time left on a clock: minutes and seconds, with tenths in the last ten seconds.
 * @param {number} ms
 */
export function clockTime(ms) {
  const remainingMs = Math.max(0, ms);
  if (remainingMs < 10_000) {
    const tenths = Math.floor(remainingMs / 100) / 10;
    return number(tenths, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  }
  const seconds = Math.floor(remainingMs / 1000);
  return `${number(Math.floor(seconds / 60))}:${number(seconds % 60, { minimumIntegerDigits: 2 })}`;
}
