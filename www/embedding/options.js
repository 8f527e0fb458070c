// What whoever embeds a board chooses: from a frame's address, an element's attributes, or a message.

import { GAMES } from "../games/list.js";

/**
 * What is embedded, and how.
 * @typedef {Object} Options
 * @property {"play" | "watch" | "puzzle"} mode `play`: people move; `watch`: a game is gone through, or engines play one;
 *   `puzzle`: a task to solve
 * @property {string | null} link the code of a link, which stands behind `#` in the address of a shared game or puzzle; or a text
 *   that has it
 * @property {string | null} game whose usual start it is, where there is no link
 * @property {readonly number[] | null} people the seats that people have, from 1; null for the side that is to move
 * @property {number} level of the engines that have the others, 1 to 12
 * @property {boolean} engine whether engines may take part: else people have all seats, and nothing is suggested
 * @property {boolean} analysis whether one may be helped: by suggestions, by hints and solutions, and by the way to the site
 * @property {string | null} language `en`, `ru` or `fa`; null for the visitor's
 * @property {"light" | "dark" | "page"} theme
 * @property {number | null} viewpoint the seat, from 1, whose side is near; null for the usual one
 */

/** What is said about an option that cannot be. @typedef {{ name: string, value: string, allowed: string }} Fault */

/** Levels of engines, as {@link Options} has them. */
const LEVELS = 12;
const USUAL_LEVEL = 4;
/** No game has more sides. */
const MOST_SEATS = 4;
/** Nobody writes a longer one by hand; a link may be long. */
const LONGEST = { link: 100_000, other: 60 };

/** The shortest code has so many characters. */
const PERHAPS_A_CODE = /[\w-]{10}/;
/** How the options begin that stand where else a code stands. */
const PARAMETER = /^[a-z_]+=/;

/** @type {Record<string, (text: string) => unknown>} what a text stands for; undefined if for nothing */
const READERS = {
  mode: oneOf("play", "watch", "puzzle"),
  link: linkOf,
  game: (text) => (/^[a-z]+$/.test(text) ? text : undefined),
  people: peopleOf,
  level: numberUpTo(LEVELS),
  engine: onOrOff,
  analysis: onOrOff,
  language: oneOf("en", "ru", "fa"),
  theme: oneOf("light", "dark", "page"),
  viewpoint: numberUpTo(MOST_SEATS),
};

/** What each may be, for who chose something else. */
const ALLOWED = /** @type {const} */ ({
  mode: "play, watch, puzzle",
  link: "A–Z a–z 0–9 - _",
  game: Object.keys(GAMES).join(", "),
  people: "1, 2, 1+2, all, none",
  level: `1–${LEVELS}`,
  engine: "on, off",
  analysis: "on, off",
  language: "en, ru, fa",
  theme: "light, dark, page",
  viewpoint: `1–${MOST_SEATS}`,
});

/** The names of all options: of parameters, attributes and properties. */
export const OPTIONS = Object.freeze(Object.keys(READERS));

/** @type {Options} what holds where nothing is chosen */
const USUAL = {
  mode: "play",
  link: null,
  game: null,
  people: null,
  level: USUAL_LEVEL,
  engine: true,
  analysis: true,
  language: null,
  theme: "page",
  viewpoint: null,
};

/**
 * Reads options. What cannot be is left out, and told.
 * @param {(name: string) => string | null | undefined} textOf what is chosen, by name; nothing or an empty text for nothing
 * @returns {{ options: Options, faults: Fault[] }}
 */
export function readOptions(textOf) {
  /** @type {Fault[]} */
  const faults = [];
  /** @type {Record<string, unknown>} */
  const chosen = {};
  for (const name of OPTIONS) {
    const text = textOf(name)?.trim() ?? "";
    if (text === "") continue;
    const longest = name === "link" ? LONGEST.link : LONGEST.other;
    const value = text.length <= longest ? READERS[name](text) : undefined;
    if (value !== undefined) chosen[name] = value;
    else {
      const allowed = ALLOWED[/** @type {keyof typeof ALLOWED} */ (name)];
      faults.push({ name, value: text.slice(0, LONGEST.other), allowed });
    }
  }
  return { options: { ...USUAL, ...chosen }, faults };
}

/**
 * The options for a game with so many seats. What names a seat that is not there is left out, and told.
 * @param {number} seats
 * @param {Options} options
 * @returns {{ options: Options, faults: Fault[] }}
 */
export function fitTo(seats, options) {
  const { people, viewpoint } = options;
  /** @type {Fault[]} */
  const faults = [];
  const isMissing = (/** @type {number} */ seat) => seat > seats;
  // That is what "all" stands for.
  const isAll = people?.length === MOST_SEATS;
  const arePeople = people === null || isAll || !people.some(isMissing);
  if (!arePeople) {
    faults.push({ name: "people", value: people.join("+"), allowed: `1–${seats}, all, none` });
  }
  const isView = viewpoint === null || !isMissing(viewpoint);
  if (!isView) faults.push({ name: "viewpoint", value: `${viewpoint}`, allowed: `1–${seats}` });
  const fit = {
    people: arePeople ? people : USUAL.people,
    viewpoint: isView ? viewpoint : USUAL.viewpoint,
  };
  return { options: { ...options, ...fit }, faults };
}

/**
 * The options in a frame's address: `embed.html?mode=puzzle#CODE`, or all behind the `#`: `embed.html#CODE&mode=puzzle`.
 * @param {Pick<Location, "search" | "hash">} address
 * @returns {(name: string) => string | null}
 */
export function parametersOf({ search, hash }) {
  const [code, ...rest] = hash.replace(/^#/, "").split("&");
  const isCode = !PARAMETER.test(code);
  const behind = new URLSearchParams((isCode ? rest : [code, ...rest]).join("&"));
  const before = new URLSearchParams(search);
  if (isCode && code !== "") behind.set("link", code);
  return (name) => behind.get(name) ?? before.get(name);
}

/**
 * Options in the form in which an address has them.
 * @param {Partial<Record<string, unknown>>} given as a message has them: texts, numbers, yes or no, lists of seats
 * @returns {(name: string) => string | null}
 */
export function givenOptions(given) {
  return (name) => {
    const value = Object.hasOwn(given, name) ? given[name] : null;
    if (value === null || value === undefined) return null;
    if (typeof value === "boolean") return value ? "on" : "off";
    if (Array.isArray(value)) return value.length === 0 ? "none" : value.slice(0, 9).join("+");
    return typeof value === "string" || typeof value === "number" ? String(value) : "?";
  };
}

/**
 * The code of a link that was copied whole. A link with something around it stays as it is: the rules read around that.
 * @param {string} text
 */
function linkOf(text) {
  const code = text.slice(text.lastIndexOf("#") + 1);
  if (/^[\w-]+$/.test(code)) return code;
  return PERHAPS_A_CODE.test(text) ? text : undefined;
}

/** @param {string} text */
function peopleOf(text) {
  if (text === "all") return Array.from({ length: MOST_SEATS }, (_, i) => i + 1);
  if (text === "none") return [];
  const seats = text.split(/[+, ]+/).map(numberUpTo(MOST_SEATS));
  return seats.every((seat) => seat !== undefined) ? seats : undefined;
}

/** @param {string} text */
function onOrOff(text) {
  const known = { on: true, off: false, true: true, false: false };
  return Object.hasOwn(known, text) ? known[/** @type {keyof typeof known} */ (text)] : undefined;
}

/** @param {...string} words */
function oneOf(...words) {
  return (/** @type {string} */ text) => (words.includes(text) ? text : undefined);
}

/** @param {number} most */
function numberUpTo(most) {
  return (/** @type {string} */ text) => {
    const value = /^\d{1,3}$/.test(text) ? Number(text) : 0;
    return value >= 1 && value <= most ? value : undefined;
  };
}

/** What the options ask for cannot be, so that trying again does not help. Its message is in the board's language. */
export class Impossible extends Error {}
