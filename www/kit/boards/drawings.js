// A program's drawings on the board, read from its lines on standard error. docs/programs.md describes them.

/** The names of the colours. @typedef {"red" | "blue" | "yellow" | "violet" | "green" | "grey"} ColourName */

/**
 * One thing to draw. Places have the names that the game's board gives them. The strength is 0 to 1. Only the page draws rings;
 * a text beside the board explains them.
 * @typedef {{ kind: "mark", place: string, colour: ColourName, strength: number }
 *   | { kind: "arrow", from: string, to: string, colour: ColourName, strength: number }
 *   | { kind: "text", place: string, text: string }
 *   | { kind: "ring", place: string }} Drawing
 */

/**
 * The lines that are not drawn: `damaged` lines begin like a drawing but are malformed, `unplaced` lines name a place that the
 * game does not have, lines `beyond` the limit came too late, and `others` are not drawings.
 * @typedef {{ damaged: number, unplaced: number, beyond: number, others: number }} IgnoredLineCounts
 */

/**
 * The board's own name of a place as a program has written it; null if there is no such place.
 * @typedef {(written: string) => string | null} ReadPlaceName
 */

/** The maximum number of drawings per turn. */
export const MAX_DRAWINGS = 500;

/** The maximum length of a text in characters. A longer text is cut. */
export const MAX_TEXT_LENGTH = 12;

/** @type {ReadonlyMap<string, ColourName>} */
const COLOURS = new Map([
  ["red", "red"],
  ["blue", "blue"],
  ["yellow", "yellow"],
  ["violet", "violet"],
  ["green", "green"],
  ["grey", "grey"],
  ["gray", "grey"],
]);

/** The colour of a drawing that names none. */
const DEFAULT_COLOUR = "green";

/** A number as programs print it. */
const NUMBER = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Reads a program's lines of one turn. A later drawing at the same place replaces the earlier one of its kind.
 * @param {string} stderrText
 * @param {ReadPlaceName} readPlaceName
 * @returns {{ drawings: Drawing[], ignored: IgnoredLineCounts }}
 */
export function readDrawings(stderrText, readPlaceName) {
  /** @type {Map<string, Drawing>} */
  const drawings = new Map();
  const ignored = { damaged: 0, unplaced: 0, beyond: 0, others: 0 };
  for (const line of stderrText.split("\n")) {
    if (line.trim() === "") continue;
    const drawing = readLine(line, readPlaceName);
    if (typeof drawing === "string") {
      ignored[drawing] += 1;
      continue;
    }
    const key = replacementKey(drawing);
    if (drawings.size >= MAX_DRAWINGS && !drawings.has(key)) ignored.beyond += 1;
    else drawings.set(key, drawing);
  }
  return { drawings: [...drawings.values()], ignored };
}

/** The key that a later drawing shares with the drawing that it replaces. @param {Drawing} drawing */
function replacementKey(drawing) {
  return drawing.kind === "arrow"
    ? `arrow ${drawing.from} ${drawing.to}`
    : `${drawing.kind} ${drawing.place}`;
}

/**
 * @param {string} line
 * @param {ReadPlaceName} readPlaceName
 * @returns {Drawing | keyof IgnoredLineCounts}
 */
function readLine(line, readPlaceName) {
  const [kind, ...words] = line.trim().split(/\s+/);
  if (kind !== "mark" && kind !== "arrow" && kind !== "text") return "others";
  if (words.length === 0) return "damaged";
  const place = takePlace(words, readPlaceName);
  if (place === null) return "unplaced";
  if (kind === "text") {
    const text = shortenText(words.join(" "));
    return text === "" ? "damaged" : { kind, place, text };
  }
  if (kind === "mark") {
    const look = colourAndStrengthOf(words);
    return look ? { kind, place, ...look } : "damaged";
  }
  if (words.length === 0) return "damaged";
  const to = takePlace(words, readPlaceName);
  if (to === null) return "unplaced";
  const look = colourAndStrengthOf(words);
  return look && to !== place ? { kind, from: place, to, ...look } : "damaged";
}

/**
 * Removes a place from the front of the words: the first word, or the first two, such as the numbers of a row and a column.
 * @param {string[]} words
 * @param {ReadPlaceName} readPlaceName
 */
function takePlace(words, readPlaceName) {
  for (let count = 1; count <= Math.min(2, words.length); count++) {
    const name = readPlaceName(words.slice(0, count).join(" "));
    if (name === null) continue;
    words.splice(0, count);
    return name;
  }
  return null;
}

/**
 * The colour and the strength at the end of a line; null if the line ends with anything else.
 * @param {readonly string[]} words
 */
function colourAndStrengthOf(words) {
  const namedColour = COLOURS.get(words[0]);
  const [strengthText = "1", ...extraWords] = namedColour ? words.slice(1) : words;
  if (extraWords.length > 0 || !NUMBER.test(strengthText)) return null;
  const strength = Math.max(0, Math.min(1, Number(strengthText)));
  return { colour: namedColour ?? DEFAULT_COLOUR, strength };
}

/** @param {string} text */
function shortenText(text) {
  // Direction marks and other invisible characters could change the text around them.
  const letters = [...text.replace(/\p{C}/gu, "")];
  if (letters.length <= MAX_TEXT_LENGTH) return letters.join("");
  return `${letters.slice(0, MAX_TEXT_LENGTH - 1).join("")}…`;
}
