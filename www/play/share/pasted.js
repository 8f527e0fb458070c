// Cleans up texts from mail programs and chats: quoted with `>`, in a code block, with folded lines. Each line keeps its
// number, so that a problem is reported at the line that the visitor sees.

/** The mark of a code block. */
const FENCE = /^\s*(?:`{3,}|~{3,})\s*\w*\s*$/;

/** A quotation mark of a mail. A log has `>>` and `<<` before its lines. */
const QUOTATION_MARK = /^(?:>(?!>) ?)+/;

/** The first line of a record, possibly quoted. */
const RECORD_HEAD = /^((?:[>\s])*)warren\s+1\s+\w/;

/**
 * A text without marks of quotations and code blocks. Text around a record is left blank.
 * @param {string} text
 */
export function unquoted(text) {
  const lines = text.split(/\r?\n/);
  const headMark = lines
    .map((line) => line.match(RECORD_HEAD)?.[1].trim())
    .find((mark) => mark !== undefined);
  const unmarkedLines = lines.map((line) => line.replace(QUOTATION_MARK, ""));
  const isQuoted = headMark
    ? headMark.includes(">")
    : lines.every((line) => /^\s*$|^>(?!>)/.test(line));
  // The reply of the answering person has no mark.
  const ownLines = isQuoted
    ? unmarkedLines.map((line, i) => (line === lines[i] ? "" : line))
    : lines;
  const [begin, end] = fencesIn(ownLines);
  return ownLines.map((line, i) => (begin < i && i < end ? line : "")).join("\n");
}

/**
 * The lines with the marks of a code block; the lines before and after the text if there is none.
 * @param {readonly string[]} lines
 */
function fencesIn(lines) {
  const begin = lines.findIndex((line) => FENCE.test(line));
  const closing = lines.findIndex((line, i) => i > begin && FENCE.test(line));
  if (begin < 0) return [-1, lines.length];
  // A single mark may be the end of a block whose beginning was not copied.
  const isBegin = closing > 0 || lines.slice(0, begin).every((line) => line.trim() === "");
  if (!isBegin) return [-1, begin];
  return [begin, closing < 0 ? lines.length : closing];
}

/** The maximum number of lines from one folded line, of lines to join, and of characters to read in the process. */
const [MAX_PARTS, MAX_FOLDED, MAX_READ] = [12, 60, 4_000_000];

/**
 * Reads a text and joins folded lines: an unreadable line is tried together with the following lines.
 * @template Read
 * @param {string} text
 * @param {(text: string) => Promise<{ read: Read } | { line: number, thrown: unknown }>} read reads a text; the line counts
 *   from 1
 * @returns {Promise<Read>}
 * @throws the error of `read` for the unchanged text, if joining does not help
 */
export async function readUnfolded(text, read) {
  const first = await read(text);
  if ("read" in first) return first.read;
  const original = text.split("\n");
  let remainingCharacters = MAX_READ;
  let current = { text, line: first.line };
  for (let joinedFolds = 0; joinedFolds < MAX_FOLDED; joinedFolds++) {
    let better = null;
    for (const candidate of textsWithoutFold(current.text, current.line, original)) {
      remainingCharacters -= candidate.length;
      if (remainingCharacters < 0) throw first.thrown;
      const result = await read(candidate);
      if ("read" in result) return result.read;
      if (result.line > current.line) {
        better = { text: candidate, line: result.line };
        break;
      }
    }
    if (!better) break;
    current = better;
  }
  throw first.thrown;
}

/**
 * The text with the problem line joined with one following line, with two, and so on; then the same from the line before it.
 * @param {string} text
 * @param {number} line the number of the problem line, from 1
 * @param {readonly string[]} original the original lines
 */
function* textsWithoutFold(text, line, original) {
  const lines = text.split("\n");
  // Joining leaves blank lines, which keep the line numbers; they are skipped.
  const filledIndices = lines.flatMap((each, i) => (each.trim() === "" ? [] : [i]));
  const problemAt = filledIndices.indexOf(line - 1);
  for (const begin of [problemAt, problemAt - 1].filter((each) => each >= 0)) {
    const joinedLines = [...lines];
    for (
      let joinedCount = 1;
      joinedCount < MAX_PARTS && begin + joinedCount < filledIndices.length;
      joinedCount++
    ) {
      const [first, next] = [filledIndices[begin], filledIndices[begin + joinedCount]];
      const separator = foldBetween(lastOf(original.slice(0, next)), lines[next]);
      if (separator === null) break;
      joinedLines[first] =
        joinedLines[first].trimEnd().replace(/=$/, "") + separator + lines[next].trim();
      joinedLines[next] = "";
      yield joinedLines.join("\n");
    }
  }
}

/** The last line that is not blank. @param {readonly string[]} lines */
const lastOf = (lines) => lines.findLast((line) => line.trim() !== "") ?? "";

/** Mail programs fold lines at a width between these. */
const [MIN_FOLD_WIDTH, MAX_FOLD_WIDTH] = [60, 80];

/** A move in any game's notation. */
const MOVE = /^[A-Z\d-]+$/;

/**
 * The text between two lines before the line was folded: a space, or nothing within a word.
 * @param {string} line
 * @param {string} next
 * @returns {string | null} null if no line was folded there, since both would have fitted on one
 */
function foldBetween(line, next) {
  const bare = line.trimEnd();
  if (bare.endsWith("=")) return "";
  // A single long word is not folded, and has a line by itself.
  if (bare.length > MAX_FOLD_WIDTH && bare.includes(" ")) return null;
  // An unreadable move must not vanish in a comment.
  if (bare.startsWith("#") && MOVE.test(next.trim())) return null;
  const [word] = next.trim().split(" ");
  return bare.length + 1 + word.length > MIN_FOLD_WIDTH ? " " : null;
}
