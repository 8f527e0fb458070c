// The dialog that shares a game: as a link, a QR code, a line for a chat, a text or a file.

import { GAMES } from "../../games/list.js";
import { button } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { loadWords, number, t } from "../../kit/page/i18n.js";
import { thrownText } from "../../kit/page/problems.js";
import { saveText } from "../../kit/page/save.js";
import { fieldLabel } from "../../kit/page/titles.js";
import {
  courseAddress,
  editAddress,
  teachAddress,
  teacherSetAddress,
} from "../../play/addresses.js";
import { MAX_LINK_LENGTH } from "../../play/share/longest.js";
import { addressOfSite } from "../../site.js";
import { frameCode } from "./frame-code.js";
import { boardContentOf, contentOfSession } from "./shared-content.js";

/** @typedef {import("./shared-content.js").SharedContent} SharedContent */

/**
 * Opens the dialog for the game that a session shows.
 * @param {import("../../play/match/session.js").Session} session
 * @param {import("../../kit/boards/board.js").BoardModule} boardModule
 * @param {(text: string) => void} notify
 */
export async function shareSession(session, boardModule, notify) {
  await openShareDialog(
    { ...contentOfSession(session, boardModule), boardContent: boardContentOf(session) },
    notify,
  );
}

/**
 * Opens the dialog.
 * @param {SharedContent} game
 * @param {(text: string) => void} notify
 */
export async function openShareDialog(
  { words, text, file, note, game, mode, lesson = null, logs = [], boardContent, ...rest },
  notify,
) {
  const hasWords = loadWords("embed").then(
    () => true,
    () => false,
  );
  const { url } = rest;
  const heights = GAMES[game]?.frameHeights;
  const height = (await hasWords) ? heights?.[mode] : undefined;
  const isTooLong = url !== null && url.length > MAX_LINK_LENGTH;
  const byHandPart = h("div", { class: "share-by-hand" });
  /**
   * Copies a text. If the browser refuses, shows the text for copying by hand.
   * @param {string} content
   * @param {string} confirmation the notice after copying
   * @param {HTMLInputElement | HTMLTextAreaElement} field
   */
  const copyOrShow = async (content, confirmation, field) => {
    try {
      await navigator.clipboard.writeText(content);
    } catch {
      field.value = content;
      byHandPart.replaceChildren(h("p", null, t("share-by-hand")), field);
      field.focus();
      field.select();
      return;
    }
    dialog.close();
    notify(confirmation);
  };
  const textButtons =
    text === null
      ? []
      : [
          button(t("share-text"), () =>
            copyOrShow(text, t("share-text-copied"), textField("text-of-game", 10)),
          ),
          button(t("share-save"), () => {
            saveText(text, file);
            dialog.close();
            notify(t("share-saved", { file }));
          }),
        ];
  const linkButtons =
    url === null || isTooLong
      ? []
      : [
          button(t("share-link"), () => copyOrShow(url, t("share-copied"), linkField())),
          button(t("share-chat"), () =>
            copyOrShow(`${words}\n${url}`, t("share-chat-copied"), textField("chat-of-game", 3)),
          ),
          h("p", { class: "share-words muted" }, words),
          height !== undefined &&
            button(t("share-embed"), () =>
              copyOrShow(
                embedCode(url, mode, words, height),
                t("share-embed-copied"),
                textField("code-of-frame", 5),
              ),
            ),
          ...(mode === "puzzle" && (await hasWords) ? puzzleLinks(new URL(url).hash.slice(1)) : []),
          height !== undefined && examplesLink(),
          lesson &&
            (await hasWords) &&
            h("a", { class: "button", href: teachAddress(lesson) }, t("share-lesson")),
        ];
  // For a game that is too long for a link, the file comes first.
  const buttons = isTooLong ? [...textButtons].reverse() : [...linkButtons, ...textButtons];
  const logPart =
    logs.length > 0 &&
    logChoice(logs, (text) =>
      copyOrShow(text, t("share-log-copied"), textField("text-of-log", 10)),
    );
  const dialog = openDialog(
    t("share-title"),
    note && h("p", { class: "muted" }, note),
    isTooLong &&
      h(
        "p",
        null,
        t("share-too-long", { length: number(url.length), longest: number(MAX_LINK_LENGTH) }),
      ),
    h(
      "div",
      { class: "share" },
      h(
        "div",
        { class: "share-ways" },
        ...buttons,
        pictureButton(boardContent, notify),
        logPart,
        byHandPart,
      ),
      url !== null && !isTooLong && qrCode(url),
    ),
  );
  dialog.classList.add("share-dialog");
  const [firstButton] = dialog.querySelectorAll("button.button");
  firstButton?.classList.add("primary");
  /** @type {HTMLElement | undefined} */ (firstButton)?.focus();
}

/**
 * The pages that can be made from a puzzle.
 * @param {string} code of its link
 */
const puzzleLinks = (code) => [
  h("a", { class: "button", href: courseAddress(code) }, t("share-course")),
  h("a", { class: "button", href: teacherSetAddress(code) }, t("share-words")),
  h("a", { class: "button", href: editAddress(code) }, t("share-change")),
];

/**
 * The HTML code of a frame that shows an address.
 * @param {string} url
 * @param {SharedContent["mode"]} mode
 * @param {string} words
 * @param {number} height
 */
function embedCode(url, mode, words, height) {
  const { hash } = new URL(url);
  const address = `embed.html${mode === "watch" ? "?mode=watch" : ""}${hash}`;
  return frameCode(address, words, height);
}

/** The link to the instructions for such code. It opens in another tab. */
function examplesLink() {
  const { href } = addressOfSite("examples/");
  const properties = { class: "share-how", href, target: "_blank", rel: "noopener" };
  return h("a", properties, t("share-embed-how"));
}

/**
 * The button that opens the picture dialog. The picture shows the board at the time of the press.
 * @param {SharedContent["boardContent"]} boardContent
 * @param {(text: string) => void} notify
 */
function pictureButton(boardContent, notify) {
  const openDialogOnPress = async (/** @type {Event} */ { target }) => {
    const dialog = /** @type {Element} */ (target).closest("dialog");
    try {
      const { openPictures } = await loadPart(import("../pictures/dialog.js"));
      await openPictures(boardContent(), () => dialog?.open === true);
      dialog?.close();
    } catch (thrown) {
      notify(t("unfinished-view", { reason: thrownText(thrown) }));
    }
  };
  return button(t("share-picture"), openDialogOnPress, "share-picture");
}

/**
 * The choice of a side's log, and the button that copies it.
 * @param {import("./shared-content.js").SharedLog[]} logs
 * @param {(text: string) => void} copyOrShow
 */
function logChoice(logs, copyOrShow) {
  const sideSelect = h(
    "select",
    { class: "select", id: "share-log-of" },
    ...logs.map(({ side }, i) => h("option", { value: String(i) }, side)),
  );
  const copyLog = async () => copyOrShow(await logs[Number(sideSelect.value)].text());
  return h(
    "div",
    { class: "share-log" },
    fieldLabel("share-log-of", t("share-log-of")),
    sideSelect,
    button(t("share-log"), copyLog),
  );
}

/**
 * The place of a QR code, which is filled when the code has been loaded.
 * @param {string} url
 */
function qrCode(url) {
  const codePart = h("div", { class: "share-code" });
  const message = (/** @type {string} */ id) => h("p", { class: "muted" }, t(id));
  loadPart(import("../../kit/page/qr-code.js"))
    .then(({ qrCode }) => qrCode(url) ?? message("share-code-long"))
    .catch(() => message("share-code-missing"))
    .then((content) => codePart.replaceChildren(content));
  return codePart;
}

function linkField() {
  return h("input", { class: "link-field", readOnly: true, "aria-label": t("link-of-game") });
}

/**
 * @param {string} id the message with its label
 * @param {number} rows
 */
function textField(id, rows) {
  const label = t(id);
  return h("textarea", {
    class: "record-field figures",
    readOnly: true,
    rows,
    "aria-label": label,
  });
}
