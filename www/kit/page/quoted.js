// Foreign texts as one line, and names and titles inside the page's own sentences.

import { t } from "./i18n.js";

/** The maximum number of characters shown of a text, and of a name inside a sentence. */
export const MAX_TEXT_LENGTH = 600;
const MAX_NAME_LENGTH = 60;

/** Letters of right-to-left scripts. Sentences in such languages isolate all values themselves. */
const RIGHT_TO_LEFT_LETTER = /[\u0590-\u08ff]/;

/**
 * A text as one line without invisible characters, which could change the text around it. Joiners stay, since some languages
 * need them.
 * @param {string} text
 * @param {number} [maxLength] the maximum number of characters; a longer text is cut
 */
export function readableText(text, maxLength = MAX_TEXT_LENGTH) {
  const line = text
    .slice(0, 4 * maxLength)
    .replace(/(?:(?![\u200c\u200d])[\p{C}\s])+/gu, " ")
    // Stacks of accents would overlap other lines.
    .replace(/(\p{M}{3})\p{M}+/gu, "$1")
    .trim();
  const letters = [...line];
  return letters.length <= maxLength ? line : `${letters.slice(0, maxLength - 1).join("")}…`;
}

/**
 * A name by a visitor as a part of a line. It does not change the direction of the line.
 * @param {string} text
 * @param {number} [maxLength]
 */
export function isolatedText(text, maxLength = MAX_NAME_LENGTH) {
  const line = readableText(text, maxLength);
  return RIGHT_TO_LEFT_LETTER.test(line) ? `\u2068${line}\u2069` : line;
}

/**
 * A name or a title by a visitor, for use in the page's own sentences and labels.
 * @param {string} text
 * @param {number} [maxLength]
 */
export const quotedText = (text, maxLength = MAX_NAME_LENGTH) =>
  t("quoted", { text: isolatedText(text, maxLength) });
