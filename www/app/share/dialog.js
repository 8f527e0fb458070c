// The dialog that shares a game: as a link, a picture, code for a page, and in other ways.

import { GAMES } from "../../games/list.js";
import { button } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { number, t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
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
import { boardContentOf, contentOfSession } from "./shared-content.js";
import {
  byHandPlace,
  copier,
  copyField,
  firstWay,
  loadShareParts,
  otherWays,
  wayIcon,
} from "./ways.js";

/** @typedef {import("./shared-content.js").SharedContent} SharedContent */
/** @typedef {import("../../kit/page/dom.js").Child} Child */

/**
 * Opens the dialog for the game that a session shows.
 * @param {import("../../play/match/session.js").Session} session
 * @param {import("../../kit/boards/board.js").BoardModule} boardModule
 * @param {(text: string) => void} notify
 * @param {() => boolean} isWanted whether the dialog is still wanted when it is loaded
 */
export async function shareSession(session, boardModule, notify, isWanted) {
  await loadShareParts();
  if (!isWanted()) return;
  const content = contentOfSession(session, boardModule);
  new ShareDialog({ ...content, boardContent: boardContentOf(session) }, notify);
}

/**
 * Opens the dialog.
 * @param {SharedContent} content
 * @param {(text: string) => void} notify
 * @param {() => boolean} isWanted whether the dialog is still wanted when it is loaded
 */
export async function openShareDialog(content, notify, isWanted) {
  await loadShareParts();
  if (isWanted()) new ShareDialog(content, notify);
}

class ShareDialog {
  #content;
  #notify;
  #byHandPart = byHandPlace();
  #copy;

  /**
   * @param {SharedContent} content
   * @param {(text: string) => void} notify
   */
  constructor(content, notify) {
    this.#content = content;
    this.#notify = notify;
    this.#copy = copier(this.#byHandPart, () => this.dialog.close(), notify);
    const { mode, note, url, words } = content;
    const isTooLong = url !== null && url.length > MAX_LINK_LENGTH;
    const isLinked = url !== null && !isTooLong;
    const tooLong = isTooLong && {
      length: number(url.length),
      longest: number(MAX_LINK_LENGTH),
    };
    this.dialog = openDialog(
      t(mode === "puzzle" ? "share-title-puzzle" : "share-title"),
      note && h("p", { class: "muted" }, note),
      tooLong && h("p", null, t("share-too-long", tooLong)),
      isLinked && h("p", { class: "share-words muted" }, words),
      ...(isLinked ? this.#linkedWays(url) : this.#unlinkedWays(isTooLong)),
    );
    this.dialog.classList.add("share-dialog");
    const [firstButton] = this.dialog.querySelectorAll("button.button");
    firstButton?.classList.add("primary");
    /** @type {HTMLElement | undefined} */ (firstButton)?.focus();
  }

  /**
   * @param {string} url
   * @returns {Child[]}
   */
  #linkedWays(url) {
    const { lesson, mode } = this.#content;
    const code = new URL(url).hash.slice(1);
    const frame = this.#frame(url);
    return [
      h(
        "div",
        { class: "share-ways" },
        firstWay(wayIcon("link"), t("share-link"), t("share-link-about"), () =>
          this.#copy(url, t("share-copied"), linkField()),
        ),
        firstWay(wayIcon("image"), t("share-picture"), t("share-picture-about"), () =>
          this.#openPictures(),
        ),
        frame &&
          firstWay(icon("code"), t("share-embed"), t("share-embed-about"), () =>
            this.#openEmbedding(frame),
          ),
      ),
      this.#byHandPart,
      otherWays(
        url,
        t("share-code-long"),
        this.#chatButton(url),
        ...this.#textButtons(),
        ...(mode === "puzzle" ? puzzleLinks(code) : []),
        lesson && h("a", { class: "button", href: teachAddress(lesson) }, t("share-lesson")),
        this.#logPart(),
      ),
    ];
  }

  /**
   * The ways of a game without a link. They are few, so all of them are first.
   * @param {boolean} isTooLong whether its link is too long. The file then comes before the text
   * @returns {Child[]}
   */
  #unlinkedWays(isTooLong) {
    const textButtons = this.#textButtons();
    if (isTooLong) textButtons.reverse();
    const pictureButton = button(t("share-picture"), () => this.#openPictures());
    return [
      h("div", { class: "share-ways" }, ...textButtons, pictureButton, this.#logPart()),
      this.#byHandPart,
    ];
  }

  /** @param {string} url */
  #chatButton(url) {
    const text = `${this.#content.words}\n${url}`;
    return button(t("share-chat"), () =>
      this.#copy(text, t("share-chat-copied"), copyField(t("chat-of-game"), 3)),
    );
  }

  #textButtons() {
    const { file, text } = this.#content;
    if (text === null) return [];
    return [
      button(t("share-text"), () =>
        this.#copy(text, t("share-text-copied"), copyField(t("text-of-game"), 10)),
      ),
      button(t("share-save"), () => {
        saveText(text, file);
        this.dialog.close();
        this.#notify(t("share-saved", { file }));
      }),
    ];
  }

  #logPart() {
    const { logs = [] } = this.#content;
    if (logs.length === 0) return null;
    return logChoice(logs, (text) =>
      this.#copy(text, t("share-log-copied"), copyField(t("text-of-log"), 10)),
    );
  }

  /** Opens the picture dialog in place of this one. The picture shows the board at the time of the press. */
  #openPictures() {
    return this.#try(async () => {
      const { openPictures } = await loadPart(import("../pictures/dialog.js"));
      await openPictures(this.#content.boardContent(), () => this.dialog.open);
      this.dialog.close();
    });
  }

  /**
   * Opens the dialog with the code for a page in place of this one. It leads back here.
   * @param {import("./embedding.js").Frame} frame
   */
  #openEmbedding(frame) {
    return this.#try(async () => {
      const { openEmbedding } = await loadPart(import("./embedding.js"));
      if (!this.dialog.open) return;
      // Closed first, so that the page gets the focus back after the other dialog.
      this.dialog.close();
      const back = () => new ShareDialog(this.#content, this.#notify);
      await openEmbedding(frame, this.#notify, () => true, back);
    });
  }

  /** @param {() => Promise<void>} open */
  async #try(open) {
    try {
      await open();
    } catch (thrown) {
      this.#notify(t("unfinished-view", { reason: thrownText(thrown) }));
    }
  }

  /**
   * The frame with the game; null if the game cannot be shown in one.
   * @param {string} url
   * @returns {import("./embedding.js").Frame | null}
   */
  #frame(url) {
    const { canGoOn = false, game, mode, words } = this.#content;
    const heights = GAMES[game]?.frameHeights;
    if (!heights) return null;
    const uses = canGoOn ? [mode, /** @type {const} */ ("play")] : [mode];
    return {
      fragment: new URL(url).hash,
      title: words,
      uses: uses.map((use) => ({ use, height: heights[use] })),
    };
  }
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

function linkField() {
  return h("input", { class: "link-field", readOnly: true, "aria-label": t("link-of-game") });
}
