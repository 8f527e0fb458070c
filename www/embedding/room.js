// The height of a board that has not loaded yet, from its options alone, so that nothing below it moves when it loads.

import { ROOMS } from "../games/rooms.js";
import { nameInLink } from "../names-in-text.js";

/** @typedef {import("../games/rooms.js").Heights} Heights */
/** @typedef {(name: string) => string | null} TextOf */

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
const TASK = [72, 60, 60];
/** The title and the words of a set's author, how far the learner is, and the way on. @type {Heights} */
const SET = [166, 166, 166];

/** What is not the board and bounds its height, as in `styles/embed.css`. */
const RESTS = { puzzle: 232, set: 368, other: 148 };

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
 * @returns {Record<string, string>}
 */
export function roomOf(textOf, isKept) {
  const { kind, game } = contentOf(textOf);
  const parts = partsOf(kind, game);
  if (isKept) parts.push([44 - GAP, 44 - GAP, 44 - GAP]);
  const height = (/** @type {number} */ tier) =>
    `${parts.reduce((sum, part) => sum + part[tier] + GAP, PADDING)}px`;
  const rest = kind === "puzzle" || kind === "set" ? RESTS[kind] : RESTS.other;
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
 * @returns {{ kind: "play" | "watch" | "engines" | "puzzle" | "lesson" | "set", game: string | undefined }}
 */
function contentOf(textOf) {
  const [set, lesson, link, mode] = ["set", "lesson", "link", "mode"].map(textOf);
  if (set) return { kind: "set", game: nameInLink(firstOf(set)) };
  if (lesson) return { kind: "lesson", game: lesson in ROOMS ? lesson : nameInLink(lesson) };
  const game = link ? nameInLink(link) : (textOf("game") ?? Object.keys(ROOMS)[0]);
  if (mode === "watch") return { kind: link ? "watch" : "engines", game };
  // Only the rules tell a puzzle from a game. Most linked boards are puzzles.
  if (link && mode !== "play") return { kind: "puzzle", game };
  return { kind: textOf("people") === "none" ? "engines" : "play", game };
}

/**
 * The parts around the board.
 * @param {ReturnType<typeof contentOf>["kind"]} kind
 * @param {string | undefined} game
 * @returns {Heights[]}
 */
function partsOf(kind, game = "") {
  const room = Object.hasOwn(ROOMS, game) ? ROOMS[game] : null;
  const tray = room?.[kind === "set" ? "puzzle" : kind === "lesson" ? "play" : kind];
  const bars = [BAR, BAR];
  const views = room?.hasViews ? ROW : null;
  const task = [TASK, room?.hasNoBars ? NONE : BAR, UNDER, PLAYBACK];
  const around = {
    play: [...bars, UNDER],
    watch: [...bars, UNDER, views, PLAYBACK],
    engines: [...bars, UNDER, views, PLAYBACK],
    lesson: [...bars, ROW, room?.coach ?? null],
    puzzle: task,
    set: [...task, SET],
  }[kind];
  return [...around, tray ?? null].filter((part) => part !== null);
}

/**
 * The link of the first puzzle in the code of a set, whose bytes hold it as text.
 * @param {string} set
 */
function firstOf(set) {
  try {
    const code = set.slice(set.lastIndexOf("/") + 1);
    const text = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    return /"link":"([\w-]+)/.exec(text)?.[1] ?? "";
  } catch {
    return "";
  }
}
