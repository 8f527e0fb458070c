// The dialog that shares a program: as a link with its complete source, or as a file.

import { button } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h } from "../../kit/page/dom.js";
import { part } from "../../kit/page/failure.js";
import { number, t } from "../../kit/page/i18n.js";
import { saveBlob } from "../../kit/page/save.js";
import { challengeAddress, sharedAddress, sharedProgramAddress } from "../../play/addresses.js";
import { blobOf } from "../../play/programs/file.js";
import { codeOf } from "../../play/programs/link.js";
import { fileNameOf } from "../../play/programs/program.js";
import { languageName } from "../../play/programs/words.js";
import { MAX_LINK_LENGTH } from "../../play/share/longest.js";

/**
 * @param {import("../../play/programs/program.js").Program} program
 * @param {(text: string) => void} notify
 */
export async function shareProgram(program, notify) {
  const code = await codeOf(program);
  const url = sharedAddress(program.game, sharedProgramAddress(code ?? ""));
  const challenge = sharedAddress(program.game, challengeAddress(code ?? ""));
  const isLinked = code !== null && url.length <= MAX_LINK_LENGTH;
  const place = h("div", { class: "share-by-hand" });
  /**
   * Copies a text. If the browser refuses, shows it for copying by hand.
   * @param {string} text
   * @param {string} done the notice after copying
   */
  const copy = async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const field = h("textarea", {
        class: "record-field",
        readOnly: true,
        rows: 4,
        value: text,
        "aria-label": t("programs-share-text"),
      });
      place.replaceChildren(h("p", null, t("share-by-hand")), field);
      field.focus();
      field.select();
      return;
    }
    dialog.close();
    notify(done);
  };
  const words = t("programs-share-words", {
    name: program.name,
    game: t(`${program.game}-name`),
    language: languageName(program.language),
  });
  const save = () => {
    const file = fileNameOf(program);
    saveBlob(blobOf(program), file);
    dialog.close();
    notify(t("share-saved", { file }));
  };
  const ways = [
    ...(isLinked
      ? [
          button(t("share-link"), () => copy(url, t("share-copied"))),
          button(t("share-chat"), () => copy(`${words}\n${url}`, t("share-chat-copied"))),
          button(t("programs-share-challenge"), () =>
            copy(challenge, t("programs-challenge-copied")),
          ),
        ]
      : []),
    button(t("share-save"), save),
  ];
  ways[0].classList.add("primary");
  const length = { length: number(url.length), longest: number(MAX_LINK_LENGTH) };
  const tooLong = code === null ? t("programs-share-large") : t("programs-share-long", length);
  const dialog = openDialog(
    t("programs-share-title"),
    h("p", { class: "muted" }, isLinked ? t("programs-share-what") : tooLong),
    h(
      "div",
      { class: "share" },
      h("div", { class: "share-ways" }, ...ways, place),
      isLinked && qrCode(url),
    ),
  );
  dialog.classList.add("share-dialog");
  ways[0].focus();
}

/**
 * The place of a QR code, if a phone can read a code of that length.
 * @param {string} url
 */
function qrCode(url) {
  const place = h("div", { class: "share-code" });
  part(import("../../kit/page/qr-code.js"))
    .then(({ qrCode }) => qrCode(url))
    .catch(() => null)
    .then((code) => (code ? place.replaceChildren(code) : place.remove()));
  return place;
}
