// The ways to share something: a few first ones, and the others behind "More".

import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { iconOf } from "../../kit/page/icons.js";
import { loadStyle } from "../../kit/page/style-part.js";

/** @typedef {import("../../kit/page/dom.js").Child} Child */

/** Shapes from Lucide. */
const SHAPES = {
  link:
    '<path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71"/>' +
    '<path d="M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"/>',
  image:
    '<rect width="18" height="18" x="3" y="3" rx="2" ry="2"/>' +
    '<circle cx="9" cy="9" r="2"/>' +
    '<path d="m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21"/>',
  file:
    '<path d="M12 15V3"/>' +
    '<path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"/>' +
    '<path d="m7 10 5 5 5-5"/>',
};

/** @param {keyof typeof SHAPES} name */
export const wayIcon = (name) => iconOf(SHAPES[name]);

/** Loads the texts and the styles of these dialogs. */
export const loadShareParts = () =>
  Promise.all([loadWords("share"), loadStyle("styles/share.css")]);

/**
 * One of the first ways: a large button with a line that describes it.
 * @param {SVGElement} sign
 * @param {string} label
 * @param {string | null} about
 * @param {(event: MouseEvent) => void} run
 */
export function firstWay(sign, label, about, run) {
  const element = button(sign, run, "share-way");
  element.append(h("span", { class: "share-way-label" }, label));
  // The space separates the two in the button's name.
  if (about !== null) element.append(" ", h("span", { class: "share-way-about" }, about));
  return element;
}

/**
 * The other ways, which a press on "More" shows, with the QR code of a link.
 * @param {string} url
 * @param {string | null} tooLong the message for a link that is too long for a code; null to leave the code out
 * @param {...Child} ways
 */
export function otherWays(url, tooLong, ...ways) {
  const codePart = h("div", { class: "share-code" });
  const details = h(
    "details",
    { class: "share-more" },
    h("summary", null, t("share-more")),
    h("div", { class: "share" }, h("div", { class: "share-rest" }, ...ways), codePart),
  );
  details.addEventListener("toggle", () => showCode(codePart, url, tooLong), { once: true });
  return details;
}

/**
 * @param {HTMLElement} place
 * @param {string} url
 * @param {string | null} tooLong
 */
async function showCode(place, url, tooLong) {
  const message = (/** @type {string | null} */ text) =>
    text === null ? "" : h("p", { class: "muted" }, text);
  try {
    const { qrCode } = await loadPart(import("../../kit/page/qr-code.js"));
    place.replaceChildren(qrCode(url) ?? message(tooLong));
  } catch {
    place.replaceChildren(message(t("share-code-missing")));
  }
}

/**
 * Returns a function that copies a text, closes the dialog and shows a confirmation. If the browser refuses, it shows the text
 * for copying by hand.
 * @param {HTMLElement} byHandPart the place of such a text
 * @param {() => void} close closes the dialog
 * @param {(text: string) => void} notify
 */
export function copier(byHandPart, close, notify) {
  /**
   * @param {string} text
   * @param {string} confirmation
   * @param {HTMLInputElement | HTMLTextAreaElement} field
   */
  return async (text, confirmation, field) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      field.value = text;
      byHandPart.replaceChildren(h("p", null, t("share-by-hand")), field);
      field.focus();
      field.select();
      return;
    }
    close();
    notify(confirmation);
  };
}

export const byHandPlace = () => h("div", { class: "share-by-hand" });

/**
 * A field with a text to copy by hand.
 * @param {string} label
 * @param {number} rows
 */
export const copyField = (label, rows) =>
  h("textarea", {
    class: "record-field figures",
    readOnly: true,
    rows,
    "aria-label": label,
  });
