// The options of an embedded board, from a frame's address, an element's attributes or a message.

import { GAMES } from "../../games/list.js";

/**
 * The content of an embedded board and its settings.
 * @typedef {Object} Options
 * @property {"play" | "watch" | "puzzle"} mode `play`: people move; `watch`: the board replays a game, or engines play one;
 *   `puzzle`: a task to solve
 * @property {string | null} link the code of a link, which follows `#` in the address of a shared game or puzzle; or a text that
 *   contains it
 * @property {string | null} lesson a lesson: the code of its link, a text that contains it, or a game, for the lesson that
 *   comes with it. It takes precedence over a link
 * @property {string | null} set a set of puzzles: the code of its link, or the link. It takes precedence over a lesson
 * @property {string | null} game the game to start from its usual start, if there is no link
 * @property {readonly number[] | null} people the seats of people, from 1; null for the side to move
 * @property {number} level the level of the engines at the other seats, 1 to 12
 * @property {boolean} engine whether engines take part; otherwise people have all seats, and there are no suggestions
 * @property {boolean} analysis whether the board offers help: suggestions, hints, solutions, and the link to the site
 * @property {string | null} language `en`, `ru` or `fa`; null for the visitor's
 * @property {"light" | "dark" | "page"} theme
 * @property {number | null} viewpoint the viewpoint, a seat from 1; null for the usual one
 * @property {boolean} hand_in whether there is a button to hand in the work
 * @property {string | null} progress a progress that the board has reported, to continue from; null to begin
 * @property {string | boolean | null} keep whether the browser stores the progress, or the name under which it does; null: a
 *   frame stores it, and an element does not
 */

/** An invalid option, with the allowed values. @typedef {{ name: string, value: string, allowed: string }} Fault */

/** The number of engine levels. */
const LEVELS = 12;
const DEFAULT_LEVEL = 4;
/** The largest number of seats in any game. */
const MAX_SEATS = 4;
/** The maximum lengths of option texts. A link may be long, and a progress contains one; other options are written by hand. */
const MAX_LENGTH = { code: 100_000, other: 60 };
/** The options that contain a code. */
const CODES = ["link", "lesson", "set", "progress"];

/** The length of the shortest code. */
const MIN_CODE_LENGTH = 10;
/** Matches any text that may contain a code. */
const PERHAPS_A_CODE = /[\w-]{10}/;
/** The text before the code in the link of a set. */
const SET_ADDRESS = "/set/";
/** Matches an option in the place of a code. */
const PARAMETER = /^[a-z_]+=/;

/** @type {Record<string, (text: string) => unknown>} parse an option's text; undefined if it is invalid */
const READERS = {
  mode: oneOf("play", "watch", "puzzle"),
  link: linkOf,
  // A short word is an unknown game name, not a damaged code.
  lesson: (text) =>
    Object.hasOwn(GAMES, text) ? text : text.length < MIN_CODE_LENGTH ? undefined : linkOf(text),
  set: setOf,
  game: (text) => (/^[a-z]+$/.test(text) ? text : undefined),
  people: peopleOf,
  level: numberUpTo(LEVELS),
  engine: onOrOff,
  analysis: onOrOff,
  language: oneOf("en", "ru", "fa"),
  theme: oneOf("light", "dark", "page"),
  viewpoint: numberUpTo(MAX_SEATS),
  hand_in: onOrOff,
  progress: (text) => (/^[\w-]+$/.test(text) ? text : undefined),
  keep: (text) => onOrOff(text) ?? (/^[\w.-]+$/.test(text) ? text : undefined),
};

/** The allowed values of each option, for messages. */
const ALLOWED = /** @type {const} */ ({
  mode: "play, watch, puzzle",
  link: "A–Z a–z 0–9 - _",
  lesson: `${Object.keys(GAMES).join(", ")}, A–Z a–z 0–9 - _ (≥ ${MIN_CODE_LENGTH})`,
  set: "A–Z a–z 0–9 - _",
  game: Object.keys(GAMES).join(", "),
  people: "1, 2, 1+2, all, none",
  level: `1–${LEVELS}`,
  engine: "on, off",
  analysis: "on, off",
  language: "en, ru, fa",
  theme: "light, dark, page",
  viewpoint: `1–${MAX_SEATS}`,
  hand_in: "on, off",
  progress: "A–Z a–z 0–9 - _",
  keep: "on, off, A–Z a–z 0–9 - _ .",
});

/** The names of all options, which are also the names of parameters, attributes and properties. */
export const OPTIONS = Object.freeze(Object.keys(READERS));

/** @type {Options} the default values */
const DEFAULT_OPTIONS = {
  mode: "play",
  link: null,
  lesson: null,
  set: null,
  game: null,
  people: null,
  level: DEFAULT_LEVEL,
  engine: true,
  analysis: true,
  language: null,
  theme: "page",
  viewpoint: null,
  hand_in: false,
  progress: null,
  keep: null,
};

/**
 * Reads options. Invalid ones are omitted and returned as faults.
 * @param {(name: string) => string | null | undefined} textOf the text of an option by name; nothing or empty if not set
 * @returns {{ options: Options, faults: Fault[] }}
 */
export function readOptions(textOf) {
  /** @type {Fault[]} */
  const faults = [];
  /** @type {Record<string, unknown>} */
  const validOptions = {};
  for (const name of OPTIONS) {
    const text = textOf(name)?.trim() ?? "";
    if (text === "") continue;
    const maxLength = CODES.includes(name) ? MAX_LENGTH.code : MAX_LENGTH.other;
    const value = text.length <= maxLength ? READERS[name](text) : undefined;
    if (value !== undefined) validOptions[name] = value;
    else {
      const allowed = ALLOWED[/** @type {keyof typeof ALLOWED} */ (name)];
      faults.push({ name, value: text.slice(0, MAX_LENGTH.other), allowed });
    }
  }
  return { options: { ...DEFAULT_OPTIONS, ...validOptions }, faults };
}

/**
 * The options for a game with this number of seats. Seats that do not exist are omitted and returned as faults.
 * @param {number} seats
 * @param {Options} options
 * @returns {{ options: Options, faults: Fault[] }}
 */
export function fitToSeats(seats, options) {
  const { people, viewpoint } = options;
  /** @type {Fault[]} */
  const faults = [];
  const isMissing = (/** @type {number} */ seat) => seat > seats;
  // "all" is read as the largest number of seats.
  const isAll = people?.length === MAX_SEATS;
  const arePeople = people === null || isAll || !people.some(isMissing);
  if (!arePeople) {
    faults.push({ name: "people", value: people.join("+"), allowed: `1–${seats}, all, none` });
  }
  const isView = viewpoint === null || !isMissing(viewpoint);
  if (!isView) faults.push({ name: "viewpoint", value: `${viewpoint}`, allowed: `1–${seats}` });
  const fit = {
    people: arePeople ? people : DEFAULT_OPTIONS.people,
    viewpoint: isView ? viewpoint : DEFAULT_OPTIONS.viewpoint,
  };
  return { options: { ...options, ...fit }, faults };
}

/**
 * The options in a frame's address: `embed.html?mode=puzzle#CODE`, or all after the `#`: `embed.html#CODE&mode=puzzle`. A set may
 * be written as in the address of the site: `embed.html#/set/CODE`.
 * @param {Pick<Location, "search" | "hash">} address
 * @returns {(name: string) => string | null}
 */
export function parametersOf({ search, hash }) {
  const [code, ...rest] = hash.replace(/^#/, "").split("&");
  const isCode = !PARAMETER.test(code);
  const fragmentOptions = new URLSearchParams((isCode ? rest : [code, ...rest]).join("&"));
  const queryOptions = new URLSearchParams(search);
  if (isCode && code !== "")
    fragmentOptions.set(code.startsWith(SET_ADDRESS) ? "set" : "link", code);
  return (name) => fragmentOptions.get(name) ?? queryOptions.get(name);
}

/**
 * The options in an element's attributes. `keep` needs no value.
 * @param {Element} element
 * @returns {(name: string) => string | null}
 */
export const attributesOf = (element) => (name) => {
  const text = element.getAttribute(name);
  return name === "keep" && text === "" ? "on" : text;
};

/**
 * Reads the options of a message. Each is the text that it would be in an address.
 * @param {Partial<Record<string, unknown>>} values the values in a message: texts, numbers, booleans, lists of seats
 * @returns {(name: string) => string | null}
 */
export function optionsOfMessage(values) {
  return (name) => {
    const value = Object.hasOwn(values, name) ? values[name] : null;
    if (value === null || value === undefined) return null;
    if (typeof value === "boolean") return value ? "on" : "off";
    if (Array.isArray(value))
      return value.length === 0 ? "none" : value.slice(0, 9).map(plainText).join("+");
    return plainText(value);
  };
}

/** A text or a number as text; `?` for any other value. @param {unknown} value */
const plainText = (value) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "?";

/**
 * The code in a copied link. A link with other text around it is returned unchanged, since the rules can read it.
 * @param {string} text
 */
function linkOf(text) {
  const code = text.slice(text.lastIndexOf("#") + 1);
  if (/^[\w-]+$/.test(code)) return code;
  return PERHAPS_A_CODE.test(text) ? text : undefined;
}

/**
 * The code in the link of a set.
 * @param {string} text
 */
function setOf(text) {
  const code = text.slice(text.lastIndexOf("/") + 1);
  return /^[\w-]+$/.test(code) ? code : undefined;
}

/** @param {string} text */
function peopleOf(text) {
  if (text === "all") return Array.from({ length: MAX_SEATS }, (_, i) => i + 1);
  if (text === "none") return [];
  const seats = text.split(/[+, ]+/).map(numberUpTo(MAX_SEATS));
  return seats.every((seat) => seat !== undefined) ? seats : undefined;
}

/** @param {string} text */
function onOrOff(text) {
  const meanings = { on: true, off: false, true: true, false: false };
  return Object.hasOwn(meanings, text)
    ? meanings[/** @type {keyof typeof meanings} */ (text)]
    : undefined;
}

/** @param {...string} words */
function oneOf(...words) {
  return (/** @type {string} */ text) => (words.includes(text) ? text : undefined);
}

/** @param {number} maximum */
function numberUpTo(maximum) {
  return (/** @type {string} */ text) => {
    const value = /^\d{1,3}$/.test(text) ? Number(text) : 0;
    return value >= 1 && value <= maximum ? value : undefined;
  };
}

/** The options cannot be fulfilled, so trying again does not help. The message is in the board's language. */
export class ImpossibleOptions extends Error {}

/**
 * Whether the browser is to store the progress. A board without human players has none.
 * @param {Options} options
 */
export function storesProgress({ engine, keep, lesson, mode, people, set }) {
  const isGame = set === null && lesson === null;
  const isWatched = isGame && (mode === "watch" || (engine && people?.length === 0));
  return keep !== false && !isWatched;
}
