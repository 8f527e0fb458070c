// What a learner hands in: a text that a person can read in part, with a code that says what was done at a board.
//
// The code stands between `warren-hand-in:` and a full stop. Whoever sends the text may break its lines anywhere.

import {
  ByteReader,
  ByteWriter,
  openedText,
  sealedText,
  Unreadable,
} from "../../kit/page/bytes.js";

/**
 * What is handed in. Times are seconds since 1970.
 * @typedef {Object} HandIn
 * @property {string} name a name or a number, as the teacher has asked for it
 * @property {string} game
 * @property {string | null} link the code of a link to what was on the board
 * @property {boolean} isBuiltIn whether it is the lesson that comes with the game, which has no link
 * @property {string | null} progress
 * @property {number} started when the board was opened
 * @property {number} ended when it was handed in
 * @property {number} seconds how long the board was seen meanwhile
 * @property {string} version of Warren
 */

/** The kind of such texts, which no progress has, with its version. */
const KIND = 0xf1;

/** The most characters of a name, and of a code. */
export const MAX_NAME_LENGTH = 80;
const MAX_CODE_LENGTH = 300_000;

/** A code that was cut off ends where the next one begins. */
const CODE = /warren-hand-in:((?:(?!warren-hand-in:)[\w\s-])*)(\.?)/g;

/** @param {HandIn} handIn */
export function codeOfHandIn(handIn) {
  const { ended, game, isBuiltIn, link, name, progress, seconds, started, version } = handIn;
  const to = new ByteWriter();
  to.flags([link !== null, isBuiltIn, progress !== null]);
  for (const text of [name, game, link ?? "", progress ?? "", version]) to.text(text);
  for (const time of [started, ended, seconds]) to.number(time);
  return `warren-hand-in:${sealedText(KIND, to.bytes)}.`;
}

/**
 * Reads what is handed in with a text, one after the other.
 * @param {string} text
 * @returns {Generator<{ code: string, handIn: HandIn | null }>} null where the code is damaged
 */
export function* readHandIns(text) {
  for (const [, spaced, end] of text.matchAll(CODE)) {
    const code = spaced.replaceAll(/\s/g, "");
    yield { code, handIn: end === "" ? null : read(code) };
  }
}

/**
 * @param {string} code
 * @returns {HandIn | null}
 */
function read(code) {
  if (code.length > MAX_CODE_LENGTH) return null;
  try {
    const { content, kind } = openedText(code);
    if (kind !== KIND) return null;
    const from = new ByteReader(content);
    const [hasLink, isBuiltIn, hasProgress] = from.flags(3);
    const [name, game, link, progress, version] = [0, 0, 0, 0, 0].map(() => from.text());
    const [started, ended, seconds] = [0, 0, 0].map(() => from.number());
    from.end();
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
 * The name of a file for what somebody hands in.
 * @param {string} name
 * @param {string} game
 */
export function fileOfHandIn(name, game) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: file names may not have them
  const safe = name.replaceAll(/[\u0000-\u001f\u007f\\/:*?"<>|.\s]+/g, "-").replace(/^-+|-+$/g, "");
  return `${safe || "warren"}-${game}.warren.txt`;
}
