// Handing a game on: as a link, as a QR code of it, as a line for a chat, as text, as a file.

import { h } from "../dom.js";
import { number, t } from "../i18n.js";
import { loadEngines } from "../load.js";
import { saveText } from "../save.js";
import { openDialog } from "./dialog.js";
import { standing } from "./names.js";

/** A longer link, in characters, does not arrive everywhere whole: the game goes as a file then. */
export const LONGEST_LINK = 8000;

/** A longer link is worth the engines' module, which may make it shorter. */
const LONG_LINK = 1000;

/**
 * @typedef {Object} Shared a game to hand on
 * @property {string} url the address that shows it
 * @property {string} words the game, who plays and how it stands, in a line
 * @property {string} text what `Open a game from text` reads
 * @property {string} file the name of a file with the text
 * @property {string | null} note what is not handed on
 */

/**
 * Opens the dialog for the game that a session shows.
 * @param {import("../play/session.js").Session} session
 * @param {import("../boards/board.js").BoardModule} module
 * @param {(text: string) => void} notify
 */
export async function shareSession(session, module, notify) {
  const shared = sharedOf(session, module);
  if (shared) await share(shared, notify);
  else openDialog(t("share-title"), h("p", null, t("share-when-over")));
}

/**
 * The game as a link and as text: as its statement gives games, where it does, else as a record. While it has secrets its
 * start alone; null where that is a secret too.
 * @param {import("../play/session.js").Session} session
 * @param {import("../boards/board.js").BoardModule} module
 * @returns {Shared | null}
 */
function sharedOf(session, module) {
  const { isSecret, shareable, state } = session;
  const url = session.shareUrl();
  if (!shareable || url === null) return null;
  const isHeadless = isSecret || module.headless;
  const { shown } = state;
  const tallies = isSecret ? null : module.tallies(shareable, shown);
  const scores = tallies?.map(({ figures }) => figures[0].value) ?? null;
  // Moves tried beside the game are handed on as a game of their own.
  const beside = { length: shareable.length, due: Array.from(shareable.due(shown)), verdict: null };
  return {
    url,
    words: standing(state.branch ? { ...state, ...beside } : state, scores),
    text: (isHeadless && shareable.headless()) || shareable.record(),
    file: `warren-${state.game}.txt`,
    note: isSecret ? t("share-start-only") : null,
  };
}

/**
 * Opens the dialog.
 * @param {Shared} game
 * @param {(text: string) => void} notify
 */
export async function share({ words, text, file, note, ...game }, notify) {
  const url = await shortened(game.url);
  const isTooLong = url.length > LONGEST_LINK;
  const place = h("div", { class: "share-by-hand" });
  /**
   * Copies; where the browser refuses, shows it to be copied by hand.
   * @param {string} content
   * @param {string} done what is said then
   * @param {HTMLInputElement | HTMLTextAreaElement} field
   */
  const copy = async (content, done, field) => {
    try {
      await navigator.clipboard.writeText(content);
    } catch {
      field.value = content;
      place.replaceChildren(h("p", null, t("share-by-hand")), field);
      field.focus();
      field.select();
      return;
    }
    dialog.close();
    notify(done);
  };
  const chat = `${words}\n${url}`;
  const link = button("share-link", () => copy(url, t("share-copied"), linkField()));
  const line = button("share-chat", () =>
    copy(chat, t("share-chat-copied"), textField("chat-of-game", 3)),
  );
  const quote = h("p", { class: "share-words muted" }, words);
  const whole = button("share-text", () =>
    copy(text, t("share-text-copied"), textField("text-of-game", 10)),
  );
  const save = button("share-save", () => {
    saveText(text, file);
    dialog.close();
    notify(t("share-saved", { file }));
  });
  const first = isTooLong ? save : link;
  first.classList.add("primary");
  const length = number(url.length);
  const dialog = openDialog(
    t("share-title"),
    note && h("p", { class: "muted" }, note),
    isTooLong && h("p", null, t("share-too-long", { length, longest: number(LONGEST_LINK) })),
    h(
      "div",
      { class: "share" },
      h(
        "div",
        { class: "share-ways" },
        ...(isTooLong ? [save, whole] : [link, line, quote, whole, save]),
        place,
      ),
      !isTooLong && qrCode(url),
    ),
  );
  dialog.classList.add("share-dialog");
  first.focus();
}

/**
 * The same address with the shortest link, where that is worth it; as it is where the engines cannot be had.
 * @param {string} url
 */
async function shortened(url) {
  if (url.length <= LONG_LINK) return url;
  const short = new URL(url);
  try {
    const { shortestLink } = await loadEngines();
    short.hash = shortestLink(short.hash.slice(1));
  } catch {
    return url;
  }
  return short.href;
}

/**
 * The place of a QR code, which comes when it is loaded.
 * @param {string} url
 */
function qrCode(url) {
  const place = h("div", { class: "share-code" });
  const told = (/** @type {string} */ id) => h("p", { class: "muted" }, t(id));
  import("./qr-code.js")
    .then(({ qrCode }) => qrCode(url) ?? told("share-code-long"))
    .catch(() => told("share-code-missing"))
    .then((content) => place.replaceChildren(content));
  return place;
}

/**
 * @param {string} id of what it says
 * @param {() => void} run
 */
function button(id, run) {
  return h("button", { type: "button", class: "button", onclick: run }, t(id));
}

function linkField() {
  return h("input", { class: "link-field", readOnly: true, "aria-label": t("link-of-game") });
}

/**
 * @param {string} id of its name
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
