// Texts of others as one line, and names and titles among our own words.

import { t } from "./i18n.js";

/** The most characters that are shown of a text, and of a name among our own words. */
export const MAX_TEXT_LENGTH = 600;
const MAX_NAME_LENGTH = 60;

/** Letters that are written from right to left. Sentences in such languages isolate all values themselves. */
const LEFTWARD = /[\u0590-\u08ff]/;

/**
 * A text as one line without unseen characters, which could change what stands around it. Joiners stay, since words of some
 * languages need them.
 * @param {string} text
 * @param {number} [longest] the most characters; of a longer text the beginning is kept
 */
export function readable(text, longest = MAX_TEXT_LENGTH) {
  const line = text
    .slice(0, 4 * longest)
    .replace(/(?:(?![\u200c\u200d])[\p{C}\s])+/gu, " ")
    // Piles of accents would reach into other lines.
    .replace(/(\p{M}{3})\p{M}+/gu, "$1")
    .trim();
  const letters = [...line];
  return letters.length <= longest ? line : `${letters.slice(0, longest - 1).join("")}…`;
}

/**
 * A name or a title that somebody has written, for use in our own sentences and labels.
 * @param {string} text
 * @param {number} [longest]
 */
export function quotedText(text, longest = MAX_NAME_LENGTH) {
  const read = readable(text, longest);
  return t("quoted", { text: LEFTWARD.test(read) ? `\u2068${read}\u2069` : read });
}
