// A learner's hand-in: a partly readable text with a code that records what was done at a board.
//
// The code is between `warren-hand-in:` and a full stop. Mail and chats may break its lines anywhere.

import {
  ByteReader,
  ByteWriter,
  openedText,
  sealedText,
  Unreadable,
} from "../../kit/page/bytes.js";

/**
 * The content of a hand-in. Times are seconds since 1970.
 * @typedef {Object} HandIn
 * @property {string} name the learner's name or number, as the teacher has requested
 * @property {string} game
 * @property {string | null} link the code of a link to the content of the board
 * @property {boolean} isBuiltIn whether it is the game's built-in lesson, which has no link
 * @property {string | null} progress
 * @property {number} started the time at which the board was opened
 * @property {number} ended the time of the hand-in
 * @property {number} seconds the time in between during which the board was visible
 * @property {string} version Warren's version
 */

/** The kind of such texts, different from that of progress, with its version. */
const CODE_KIND = 0xf1;

/** The maximum length of a name, and of a code, in characters. */
export const MAX_NAME_LENGTH = 80;
const MAX_CODE_LENGTH = 300_000;

/** A truncated code ends where the next one begins. */
const CODE = /warren-hand-in:((?:(?!warren-hand-in:)[\w\s-])*)(\.?)/g;

/** @param {HandIn} handIn */
export function codeOfHandIn(handIn) {
  const { ended, game, isBuiltIn, link, name, progress, seconds, started, version } = handIn;
  const writer = new ByteWriter();
  writer.writeFlags([link !== null, isBuiltIn, progress !== null]);
  for (const text of [name, game, link ?? "", progress ?? "", version]) writer.writeText(text);
  for (const time of [started, ended, seconds]) writer.writeNumber(time);
  return `warren-hand-in:${sealedText(CODE_KIND, writer.bytes)}.`;
}

/**
 * Reads the hand-ins in a text, one after the other.
 * @param {string} text
 * @returns {Generator<{ code: string, handIn: HandIn | null }>} null where the code is damaged
 */
export function* readHandIns(text) {
  for (const [, spaced, end] of text.matchAll(CODE)) {
    const code = spaced.replaceAll(/\s/g, "");
    yield { code, handIn: end === "" ? null : readHandIn(code) };
  }
}

/**
 * @param {string} code
 * @returns {HandIn | null}
 */
function readHandIn(code) {
  if (code.length > MAX_CODE_LENGTH) return null;
  try {
    const { content, kind } = openedText(code);
    if (kind !== CODE_KIND) return null;
    const reader = new ByteReader(content);
    const [hasLink, isBuiltIn, hasProgress] = reader.readFlags(3);
    const [name, game, link, progress, version] = [0, 0, 0, 0, 0].map(() => reader.readText());
    const [started, ended, seconds] = [0, 0, 0].map(() => reader.readNumber());
    reader.expectEnd();
    if (!/^[a-z]{1,30}$/.test(game)) return null;
    return {
      name: name.slice(0, MAX_NAME_LENGTH),
      game,
      link: hasLink ? link : null,
      isBuiltIn,
      progress: hasProgress ? progress : null,
      started,
      ended,
      seconds,
      version,
    };
  } catch (thrown) {
    if (thrown instanceof Unreadable) return null;
    throw thrown;
  }
}

/**
 * The file name of a hand-in.
 * @param {string} name
 * @param {string} game
 */
export function fileOfHandIn(name, game) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: file names may not have them
  const safe = name.replaceAll(/[\u0000-\u001f\u007f\\/:*?"<>|.\s]+/g, "-").replace(/^-+|-+$/g, "");
  return `${safe || "warren"}-${game}.warren.txt`;
}
