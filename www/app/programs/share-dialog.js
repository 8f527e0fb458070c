// The dialog that shares a program: as a link with its complete source, or as a file.

import { button } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
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
  const byHandPart = h("div", { class: "share-by-hand" });
  /**
   * Copies a text. If the browser refuses, shows it for copying by hand.
   * @param {string} text
   * @param {string} confirmation the notice after copying
   */
  const copyOrShow = async (text, confirmation) => {
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
      byHandPart.replaceChildren(h("p", null, t("share-by-hand")), field);
      field.focus();
      field.select();
      return;
    }
    dialog.close();
    notify(confirmation);
  };
  const sentence = t("programs-share-words", {
    name: program.name,
    game: t(`${program.game}-name`),
    language: languageName(program.language),
  });
  const saveFile = () => {
    const file = fileNameOf(program);
    saveBlob(blobOf(program), file);
    dialog.close();
    notify(t("share-saved", { file }));
  };
  const buttons = [
    ...(isLinked
      ? [
          button(t("share-link"), () => copyOrShow(url, t("share-copied"))),
          button(t("share-chat"), () => copyOrShow(`${sentence}\n${url}`, t("share-chat-copied"))),
          button(t("programs-share-challenge"), () =>
            copyOrShow(challenge, t("programs-challenge-copied")),
          ),
        ]
      : []),
    button(t("share-save"), saveFile),
  ];
  buttons[0].classList.add("primary");
  const lengths = { length: number(url.length), longest: number(MAX_LINK_LENGTH) };
  const tooLong = code === null ? t("programs-share-large") : t("programs-share-long", lengths);
  const dialog = openDialog(
    t("programs-share-title"),
    h("p", { class: "muted" }, isLinked ? t("programs-share-what") : tooLong),
    h(
      "div",
      { class: "share" },
      h("div", { class: "share-ways" }, ...buttons, byHandPart),
      isLinked && qrCode(url),
    ),
  );
  dialog.classList.add("share-dialog");
  buttons[0].focus();
}

/**
 * The place of a QR code, if a phone can read a code of that length.
 * @param {string} url
 */
function qrCode(url) {
  const codePart = h("div", { class: "share-code" });
  loadPart(import("../../kit/page/qr-code.js"))
    .then(({ qrCode }) => qrCode(url))
    .catch(() => null)
    .then((code) => (code ? codePart.replaceChildren(code) : codePart.remove()));
  return codePart;
}
