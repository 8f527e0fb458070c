// Computes the height of a board from its options before it loads, so that the content below does not move when it does.

import { nameInLink } from "../../games/names-in-text.js";
import { ROOMS } from "../../games/rooms.js";

/** @typedef {import("../../games/rooms.js").Heights} Heights */
/** @typedef {(name: string) => string | null} TextOf */
/** The kinds of content that differ in height. @typedef {"play" | "watch" | "engines" | "puzzle" | "question" | "lesson" | "set" | "linked"} Kind */

// All in CSS pixels.
const GAP = 4;
const PADDING = 8;
/** @type {Heights} */
const BAR_HEIGHTS = [40, 40, 40];
/** @type {Heights} */
const NO_HEIGHTS = [0, 0, 0];
/** @type {Heights} */
const ROW_HEIGHTS = [44, 44, 44];
/** @type {Heights} */
const PLAYBACK_HEIGHTS = [46, 46, 46];
/** The line below the board with its buttons, and a puzzle's task. The styles below set the same heights.
 * @type {Heights} */
const CONTROLS_HEIGHTS = [104, 104, 44];
/** @type {Heights} */
const TASK_HEIGHTS = [72, 72, 60];
/** The title of a set, a line by its author, the learner's progress, and the button to go on. The board is narrower than others,
 * so its texts wrap sooner. @type {Heights} */
const SET_HEIGHTS = [166, 180, 207];
/** The height of a line of an author's text. */
const LINE_HEIGHT = 20;
/** The minimum number of letters in such a line. @type {Heights} */
const LETTERS_PER_LINE = [28, 38, 48];

/** The height of everything but the board, which limits the board's height, as in `styles/embed.css`. */
const OTHER_HEIGHTS = { puzzle: 232, question: 232, set: 368, other: 148 };

/**
 * The styles in a board's shadow tree that reserve its height, before it loads and afterwards. The reserved height stays, so that
 * a board that becomes lower does not move the content below.
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
 * @param {boolean} isStored whether the browser may have stored progress, which a line above the board mentions
 * @param {Kind | null} linked the kind of content behind the link; null until the rules have read it
 * @returns {Record<string, string>}
 */
export function roomOf(textOf, isStored, linked) {
  const { kind, game, words } = contentOf(textOf, linked);
  const parts = partsOf(kind, game);
  if (words) parts.push(heightOf(words));
  if (isStored) parts.push([44 - GAP, 44 - GAP, 44 - GAP]);
  const height = (/** @type {number} */ tier) =>
    `${parts.reduce((sum, part) => sum + part[tier] + GAP, PADDING)}px`;
  const otherHeight =
    kind in OTHER_HEIGHTS
      ? OTHER_HEIGHTS[/** @type {keyof typeof OTHER_HEIGHTS} */ (kind)]
      : OTHER_HEIGHTS.other;
  return {
    "--room-rest": `${otherHeight}px`,
    "--room-small": height(0),
    "--room-narrow": height(1),
    "--room-wide": height(2),
  };
}

/**
 * The content of an element, as far as its options show it without the game's rules.
 * @param {TextOf} textOf
 * @param {Kind | null} linked
 * @returns {{ kind: Kind, game: string | undefined, words?: readonly string[] }}
 */
function contentOf(textOf, linked) {
  const [set, lesson, link, mode] = ["set", "lesson", "link", "mode"].map(textOf);
  if (set) return { kind: "set", ...firstPuzzleOf(set) };
  if (lesson) return { kind: "lesson", game: lesson in ROOMS ? lesson : nameInLink(lesson) };
  const game = link ? nameInLink(link) : (textOf("game") ?? Object.keys(ROOMS)[0]);
  if (mode === "watch") return { kind: link ? "watch" : "engines", game };
  // Only the rules can distinguish puzzles, questions and games. Most linked boards are puzzles.
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
  const gameHeights = Object.hasOwn(ROOMS, game) ? ROOMS[game] : null;
  const tray =
    gameHeights?.[kind === "set" ? "puzzle" : kind === "lesson" ? "play" : kind] ??
    (kind === "linked" ? gameHeights?.play : null);
  const bars = [BAR_HEIGHTS, BAR_HEIGHTS];
  const views = gameHeights?.hasViews ? ROW_HEIGHTS : null;
  const task = [
    TASK_HEIGHTS,
    gameHeights?.hasNoBars ? NO_HEIGHTS : BAR_HEIGHTS,
    CONTROLS_HEIGHTS,
    PLAYBACK_HEIGHTS,
  ];
  const partsByKind = {
    play: [...bars, CONTROLS_HEIGHTS],
    linked: [...bars, CONTROLS_HEIGHTS],
    watch: [...bars, CONTROLS_HEIGHTS, views, PLAYBACK_HEIGHTS],
    engines: [...bars, CONTROLS_HEIGHTS, views, PLAYBACK_HEIGHTS],
    lesson: [...bars, ROW_HEIGHTS, gameHeights?.coach ?? null],
    puzzle: task,
    question: [],
    set: [...task, SET_HEIGHTS],
  };
  return [...partsByKind[kind], tray ?? null].filter((part) => part !== null);
}

/**
 * The game of a set's first puzzle, and its author's longest texts: the title, and those before and after a puzzle. The bytes of
 * a set's code contain them as JSON.
 * @param {string} set
 */
function firstPuzzleOf(set) {
  try {
    const code = set.slice(set.lastIndexOf("/") + 1);
    const bytes = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const json = bytes.slice(bytes.indexOf("{"), bytes.lastIndexOf("}") + 1);
    const utf8 = Uint8Array.from(json, (letter) => letter.charCodeAt(0));
    const { puzzles, title } = JSON.parse(new TextDecoder().decode(utf8));
    const longest = (/** @type {"prompt" | "wrong"} */ field) =>
      puzzles.reduce(
        (/** @type {string} */ most, /** @type {Record<string, string>} */ puzzle) =>
          (puzzle[field] ?? "").length > most.length ? puzzle[field] : most,
        "",
      );
    const words = [title, longest("prompt"), longest("wrong")].map(String);
    return { game: nameInLink(puzzles[0].link), words };
  } catch {
    return { game: undefined };
  }
}

/** The height of an author's texts beyond two lines. @param {readonly string[]} words @returns {Heights} */
function heightOf(words) {
  const [small, narrow, wide] = LETTERS_PER_LINE.map((letters) => {
    const lines = words.reduce((sum, { length }) => sum + Math.ceil(length / letters), 0);
    return Math.max(0, lines - 2) * LINE_HEIGHT;
  });
  return [small, narrow, wide];
}
