// The height of a board that has not loaded yet, from its options alone, so that nothing below it moves when it loads.

import { nameInLink } from "../../games/names-in-text.js";
import { ROOMS } from "../../games/rooms.js";

/** @typedef {import("../../games/rooms.js").Heights} Heights */
/** @typedef {(name: string) => string | null} TextOf */
/** What a board shows, as far as its height goes. @typedef {"play" | "watch" | "engines" | "puzzle" | "question" | "lesson" | "set" | "linked"} Kind */

// All in CSS pixels.
const GAP = 4;
const PADDING = 8;
/** @type {Heights} */
const BAR = [40, 40, 40];
/** @type {Heights} */
const NONE = [0, 0, 0];
/** @type {Heights} */
const ROW = [44, 44, 44];
/** @type {Heights} */
const PLAYBACK = [46, 46, 46];
/** The line below the board with its buttons, and the task of a puzzle: as high as the styles below make them.
 * @type {Heights} */
const UNDER = [104, 104, 44];
/** @type {Heights} */
const TASK = [72, 72, 60];
/** The title and a line of a set's author, how far the learner is, and the way on. Its board is narrower than others, and its words
 * wrap sooner. @type {Heights} */
const SET = [166, 180, 207];
/** A line of an author's words, and how many letters it has at least. */
const LINE = 20;
/** @type {Heights} */
const LETTERS = [28, 38, 48];

/** What is not the board and bounds its height, as in `styles/embed.css`. */
const RESTS = { puzzle: 232, question: 232, set: 368, other: 148 };

/**
 * The styles with which a board takes up its room, in its shadow tree: until it is there, and around it. The room stays, so that
 * what is lower at times moves nothing either.
 */
export const ROOM_STYLES = `
.embed-place { container: around / inline-size }
.embed-place:empty::before { content: ""; display: block }
.embed-place:empty::before, .embed-place > .embed-place {
  min-block-size: calc(min(100cqi - 8px, max(240px, 100dvh - var(--room-rest, 148px))) + var(--room-now) - var(--room-line, 0px));
  --room-now: var(--room-wide, 144px);
}
.embedded .task { min-block-size: 60px }
.embed-restored:not(:empty) ~ .embed-place { --room-line: 44px }
@container around (max-width: 36rem) {
  .embed-place:empty::before, .embed-place > .embed-place { --room-now: var(--room-narrow, 204px) }
}
@container around (max-width: 22.4rem) {
  .embed-place:empty::before, .embed-place > .embed-place { --room-now: var(--room-small, 204px) }
  .embedded .task { min-block-size: 72px }
}
@media print {
  .embed-place:empty::before, .embed-place > .embed-place { min-block-size: 0 }
  .embedded .task { min-block-size: 0 }
}
`;

/**
 * The custom properties of a board's room.
 * @param {TextOf} textOf the text of an option
 * @param {boolean} isKept whether the browser may have kept something to go on from, which a line above the board says
 * @param {Kind | null} linked what the link is of; null while its rules have not been asked
 * @returns {Record<string, string>}
 */
export function roomOf(textOf, isKept, linked) {
  const { kind, game, words } = contentOf(textOf, linked);
  const parts = partsOf(kind, game);
  if (words) parts.push(heightOf(words));
  if (isKept) parts.push([44 - GAP, 44 - GAP, 44 - GAP]);
  const height = (/** @type {number} */ tier) =>
    `${parts.reduce((sum, part) => sum + part[tier] + GAP, PADDING)}px`;
  const rest = kind in RESTS ? RESTS[/** @type {keyof typeof RESTS} */ (kind)] : RESTS.other;
  return {
    "--room-rest": `${rest}px`,
    "--room-small": height(0),
    "--room-narrow": height(1),
    "--room-wide": height(2),
  };
}

/**
 * What an element shows, as far as its options say without the game's rules.
 * @param {TextOf} textOf
 * @param {Kind | null} linked
 * @returns {{ kind: Kind, game: string | undefined, words?: readonly string[] }}
 */
function contentOf(textOf, linked) {
  const [set, lesson, link, mode] = ["set", "lesson", "link", "mode"].map(textOf);
  if (set) return { kind: "set", ...firstOf(set) };
  if (lesson) return { kind: "lesson", game: lesson in ROOMS ? lesson : nameInLink(lesson) };
  const game = link ? nameInLink(link) : (textOf("game") ?? Object.keys(ROOMS)[0]);
  if (mode === "watch") return { kind: link ? "watch" : "engines", game };
  // Only the rules tell puzzles, questions and games from each other. Most linked boards are puzzles.
  if (link && mode !== "play") return { kind: linked ?? "puzzle", game };
  return { kind: textOf("people") === "none" ? "engines" : "play", game };
}

/**
 * The parts around the board.
 * @param {Kind} kind
 * @param {string | undefined} game
 * @returns {Heights[]}
 */
function partsOf(kind, game = "") {
  const room = Object.hasOwn(ROOMS, game) ? ROOMS[game] : null;
  const tray =
    room?.[kind === "set" ? "puzzle" : kind === "lesson" ? "play" : kind] ??
    (kind === "linked" ? room?.play : null);
  const bars = [BAR, BAR];
  const views = room?.hasViews ? ROW : null;
  const task = [TASK, room?.hasNoBars ? NONE : BAR, UNDER, PLAYBACK];
  const around = {
    play: [...bars, UNDER],
    linked: [...bars, UNDER],
    watch: [...bars, UNDER, views, PLAYBACK],
    engines: [...bars, UNDER, views, PLAYBACK],
    lesson: [...bars, ROW, room?.coach ?? null],
    puzzle: task,
    question: [],
    set: [...task, SET],
  }[kind];
  return [...around, tray ?? null].filter((part) => part !== null);
}

/**
 * The game of a set's first puzzle, and what its author says at most: its title, and before and after a puzzle. The bytes of a set's
 * code hold it as JSON.
 * @param {string} set
 */
function firstOf(set) {
  try {
    const code = set.slice(set.lastIndexOf("/") + 1);
    const bytes = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const json = bytes.slice(bytes.indexOf("{"), bytes.lastIndexOf("}") + 1);
    const utf8 = Uint8Array.from(json, (letter) => letter.charCodeAt(0));
    const { puzzles, title } = JSON.parse(new TextDecoder().decode(utf8));
    const longest = (/** @type {"prompt" | "wrong"} */ of) =>
      puzzles.reduce(
        (/** @type {string} */ most, /** @type {Record<string, string>} */ puzzle) =>
          (puzzle[of] ?? "").length > most.length ? puzzle[of] : most,
        "",
      );
    const words = [title, longest("prompt"), longest("wrong")].map(String);
    return { game: nameInLink(puzzles[0].link), words };
  } catch {
    return { game: undefined };
  }
}

/** How much higher an author's words are than two lines. @param {readonly string[]} words @returns {Heights} */
function heightOf(words) {
  const [small, narrow, wide] = LETTERS.map((letters) => {
    const lines = words.reduce((sum, { length }) => sum + Math.ceil(length / letters), 0);
    return Math.max(0, lines - 2) * LINE;
  });
  return [small, narrow, wide];
}
