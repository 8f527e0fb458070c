// Notes on the positions of a game: a sentence, and drawings on the board. A record holds them as comments, `after 12:
// SENTENCE` and `after 12 draws: mark D4; arrow D4 E5 red`, in the same format as programs' drawings.

/** The maximum length of a note, in UTF-16 code units. */
export const MAX_NOTE_LENGTH = 600;

/** The maximum number of drawings on a position. */
export const MAX_DRAWN = 40;

/** The drawing colours, default first. @type {readonly import("../../kit/boards/drawings.js").ColourName[]} */
export const COLOURS = ["green", "red", "blue", "yellow", "violet"];

/** @typedef {{ text: string, lines: string[] }} Note */

/** Matches a comment with a note or drawings. */
const COMMENT = /^after (\d{1,5})( draws)?:(.*)$/;

/**
 * The note on the position after so many moves.
 * @param {readonly string[]} about a record's comments
 * @param {number} ply
 * @returns {Note}
 */
export function noteAt(about, ply) {
  const note = { text: "", lines: /** @type {string[]} */ ([]) };
  for (const comment of about) {
    const [, after, draws, content] = comment.match(COMMENT) ?? [];
    if (Number(after) !== ply) continue;
    if (draws) note.lines = linesOf(content);
    else note.text = content.trim();
  }
  return note;
}

/**
 * The positions with notes, by the number of moves before them.
 * @param {readonly string[]} about
 * @returns {Set<number>}
 */
export function notedPlies(about) {
  return new Set(
    about.flatMap((comment) => {
      const [, after] = comment.match(COMMENT) ?? [];
      return after === undefined ? [] : [Number(after)];
    }),
  );
}

/**
 * The comment with a sentence; without a sentence it removes the existing one.
 * @param {number} ply
 * @param {string} text
 */
export function sentenceComment(ply, text) {
  // A cut must not split a character.
  const line = text
    .replace(/\p{C}+/gu, " ")
    .slice(0, MAX_NOTE_LENGTH)
    .replace(/[\ud800-\udbff]$/, "");
  return `after ${ply}: ${line}`.trim();
}

/**
 * The comment with drawings; without drawings it removes the existing ones.
 * @param {number} ply
 * @param {readonly string[]} lines
 */
export function drawnComment(ply, lines) {
  return `after ${ply} draws: ${lines.slice(0, MAX_DRAWN).join("; ")}`.trim();
}

/**
 * The lines in a text with drawings.
 * @param {string} text
 */
export function linesOf(text) {
  const lines = text.split(/[;\n]/).map((line) => line.replace(/\p{C}+/gu, " ").trim());
  return lines.filter((line) => line !== "").slice(0, MAX_DRAWN);
}

/**
 * A line that marks a place or, if the places differ, draws an arrow.
 * @param {string} from
 * @param {string} to
 * @param {string} colour
 */
export function lineOf(from, to, colour) {
  return `${from === to ? `mark ${from}` : `arrow ${from} ${to}`} ${colour}`;
}

/**
 * The lines after one more drawing. Drawing the same line again removes it; another colour replaces it.
 * @param {readonly string[]} lines
 * @param {string} line a line of {@link lineOf}
 */
export function drawnOver(lines, line) {
  const otherLines = lines.filter((each) => withoutColour(each) !== withoutColour(line));
  return lines.includes(line) ? otherLines : [...otherLines, line];
}

/** @param {string} line */
function withoutColour(line) {
  const words = line.split(" ");
  const isColoured = COLOURS.some((colour) => colour === words.at(-1));
  return (isColoured ? words.slice(0, -1) : words).join(" ");
}

/**
 * Whether the visitor may edit notes on the displayed position: not in a variation or an unknown game.
 * @param {Pick<import("../match/session.js").Session, "isSecret" | "log" | "state">} session
 */
export function mayNote({ isSecret, log, state }) {
  const { curtain, elsewhere } = state;
  return !isSecret && log === null && !elsewhere && curtain === null && isOfGame(state);
}

/**
 * Whether the displayed position belongs to the game, not to a variation.
 * @param {Pick<import("../match/state.js").State, "shown" | "variation">} state
 */
export const isOfGame = ({ shown, variation }) => variation === null || shown <= variation.startPly;
