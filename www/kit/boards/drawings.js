// What a program draws on the board, read from the lines that it says on standard error. docs/programs.md describes them.

/** The names of the colours. @typedef {"red" | "blue" | "yellow" | "violet" | "green" | "grey"} ColourName */

/**
 * One thing to draw. Places have the names that the game's board gives them. The strength is 0 to 1. A ring is the page's own:
 * no program draws one, and what is beside the board says what it is for.
 * @typedef {{ kind: "mark", place: string, colour: ColourName, strength: number }
 *   | { kind: "arrow", from: string, to: string, colour: ColourName, strength: number }
 *   | { kind: "text", place: string, text: string }
 *   | { kind: "ring", place: string }} Drawing
 */

/**
 * The lines that are not drawn: `damaged` lines begin like a drawing and do not go on like one, `unplaced` lines name a place
 * that the game has not, lines `beyond` the limit came too late, and `others` are no drawings.
 * @typedef {{ damaged: number, unplaced: number, beyond: number, others: number }} Ignored
 */

/**
 * The board's own name of a place that a program has written; null if there is no such place.
 * @typedef {(written: string) => string | null} Naming
 */

/** The most drawings of one turn. */
export const MAX_DRAWINGS = 500;

/** The most characters of a text. Of a longer one the beginning is drawn. */
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

/** The colour of what names none. */
const USUAL = "green";

/** A number as programs print it. */
const NUMBER = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Reads what a program has said in one turn. A later line about the same place replaces the earlier one of its kind.
 * @param {string} said
 * @param {Naming} naming
 * @returns {{ drawings: Drawing[], ignored: Ignored }}
 */
export function readDrawings(said, naming) {
  /** @type {Map<string, Drawing>} */
  const drawings = new Map();
  const ignored = { damaged: 0, unplaced: 0, beyond: 0, others: 0 };
  for (const line of said.split("\n")) {
    if (line.trim() === "") continue;
    const read = readLine(line, naming);
    if (typeof read === "string") {
      ignored[read] += 1;
      continue;
    }
    const name = nameOf(read);
    if (drawings.size >= MAX_DRAWINGS && !drawings.has(name)) ignored.beyond += 1;
    else drawings.set(name, read);
  }
  return { drawings: [...drawings.values()], ignored };
}

/** What a later drawing has in common with the one that it replaces. @param {Drawing} drawing */
function nameOf(drawing) {
  return drawing.kind === "arrow"
    ? `arrow ${drawing.from} ${drawing.to}`
    : `${drawing.kind} ${drawing.place}`;
}

/**
 * @param {string} line
 * @param {Naming} naming
 * @returns {Drawing | keyof Ignored}
 */
function readLine(line, naming) {
  const [kind, ...words] = line.trim().split(/\s+/);
  if (kind !== "mark" && kind !== "arrow" && kind !== "text") return "others";
  if (words.length === 0) return "damaged";
  const place = takePlace(words, naming);
  if (place === null) return "unplaced";
  if (kind === "text") {
    const text = cut(words.join(" "));
    return text === "" ? "damaged" : { kind, place, text };
  }
  if (kind === "mark") {
    const look = lookOf(words);
    return look ? { kind, place, ...look } : "damaged";
  }
  if (words.length === 0) return "damaged";
  const to = takePlace(words, naming);
  if (to === null) return "unplaced";
  const look = lookOf(words);
  return look && to !== place ? { kind, from: place, to, ...look } : "damaged";
}

/**
 * Takes a place from the front of the words: the first word, or the first two, such as the numbers of a row and a column.
 * @param {string[]} words
 * @param {Naming} naming
 */
function takePlace(words, naming) {
  for (let count = 1; count <= Math.min(2, words.length); count++) {
    const name = naming(words.slice(0, count).join(" "));
    if (name === null) continue;
    words.splice(0, count);
    return name;
  }
  return null;
}

/**
 * The colour and the strength at the end of a line; null if there is something else.
 * @param {readonly string[]} words
 */
function lookOf(words) {
  const named = COLOURS.get(words[0]);
  const [written = "1", ...more] = named ? words.slice(1) : words;
  if (more.length > 0 || !NUMBER.test(written)) return null;
  const strength = Math.max(0, Math.min(1, Number(written)));
  return { colour: named ?? USUAL, strength };
}

/** @param {string} text */
function cut(text) {
  // Marks of direction and other unseen characters could change what stands around the text.
  const letters = [...text.replace(/\p{C}/gu, "")];
  if (letters.length <= MAX_TEXT_LENGTH) return letters.join("");
  return `${letters.slice(0, MAX_TEXT_LENGTH - 1).join("")}…`;
}
