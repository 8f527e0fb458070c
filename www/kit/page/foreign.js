// Texts by others that a link contains, such as notes, names and titles. They appear in quotation marks under a caption that
// names their author, so that visitors do not mistake them for the site's own.

import { h } from "./dom.js";
import { t } from "./i18n.js";
import { MAX_TEXT_LENGTH, quotedText, readableText } from "./quoted.js";

/** The id of the caption's message. */
let captionId = "foreign-by-sender";

/** On a board in another page, the author of that page has chosen the texts. */
export function creditPage() {
  captionId = "foreign-by-page";
}

/**
 * The description of foreign texts for screen readers.
 * @param {string} text
 */
export const attributedText = (text) => `${t(captionId)}: ${quotedText(text, MAX_TEXT_LENGTH)}`;

/**
 * A text in the quotation marks of the page's language.
 * @param {string} text
 */
export const quote = (text) => h("q", { dir: "auto" }, readableText(text));

/**
 * The caption over foreign texts.
 * @param {boolean} [isSeen] whether it is visible, not only read out; one visible caption per view is enough
 */
const caption = (isSeen = true) =>
  h("p", { class: isSeen ? "foreign-by" : "foreign-by unseen" }, t(captionId));

/** A place for foreign texts that change, with a caption. */
export class ForeignWords {
  #isCaptioned;
  #shownText = "";

  /**
   * @param {string} className the class of the place
   * @param {{ isCaptioned: boolean, isLive: boolean }} how `isLive`: screen readers announce changes
   */
  constructor(className, { isCaptioned, isLive }) {
    this.#isCaptioned = isCaptioned;
    const live = isLive && { "aria-live": "polite", "aria-atomic": "true" };
    this.element = h("div", { class: `foreign ${className}`, hidden: true, ...live });
  }

  /** @param {string} text empty to show nothing */
  show(text) {
    if (text === this.#shownText) return;
    this.#shownText = text;
    const parts = text === "" ? [] : [caption(this.#isCaptioned), h("p", null, quote(text))];
    this.element.hidden = text === "";
    this.element.replaceChildren(...parts);
  }
}

/**
 * Foreign texts that do not change, under a caption.
 * @param {string} look the class of the place
 * @param {readonly string[]} texts
 * @param {boolean} [isCaptioned] whether the caption is visible
 */
export const foreignPart = (look, texts, isCaptioned = true) =>
  h(
    "div",
    { class: `foreign ${look}` },
    caption(isCaptioned),
    ...texts.map((text) => h("p", null, quote(text))),
  );
