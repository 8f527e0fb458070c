// The dialog that shares a program: as a link with its complete source, or as a file.

import { button } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { saveBlob } from "../../kit/page/save.js";
import { challengeAddress, sharedAddress, sharedProgramAddress } from "../../play/addresses.js";
import { blobOf } from "../../play/programs/file.js";
import { codeOf } from "../../play/programs/link.js";
import { fileNameOf } from "../../play/programs/program.js";
import { languageName } from "../../play/programs/words.js";
import { MAX_LINK_LENGTH } from "../../play/share/longest.js";
import {
  byHandPlace,
  copier,
  copyField,
  firstWay,
  loadShareParts,
  otherWays,
  wayIcon,
} from "../share/ways.js";

/**
 * @param {import("../../play/programs/program.js").Program} program
 * @param {(text: string) => void} notify
 */
export async function shareProgram(program, notify) {
  const [code] = await Promise.all([codeOf(program), loadShareParts()]);
  const url = sharedAddress(program.game, sharedProgramAddress(code ?? ""));
  const challenge = sharedAddress(program.game, challengeAddress(code ?? ""));
  const isLinked = code !== null && url.length <= MAX_LINK_LENGTH;
  const byHandPart = byHandPlace();
  const copyText = copier(byHandPart, () => dialog.close(), notify);
  const copy = (/** @type {string} */ text, /** @type {string} */ confirmation) =>
    copyText(text, confirmation, copyField(t("programs-share-text"), 4));
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
  const saveWay = firstWay(wayIcon("file"), t("share-save"), null, saveFile);
  const linkWays = [
    firstWay(wayIcon("link"), t("share-link"), null, () => copy(url, t("share-copied"))),
    firstWay(icon("flag"), t("programs-share-challenge"), null, () =>
      copy(challenge, t("programs-challenge-copied")),
    ),
  ];
  const firstWays = isLinked ? [...linkWays, saveWay] : [saveWay];
  firstWays[0].classList.add("primary");
  const lengths = { length: number(url.length), longest: number(MAX_LINK_LENGTH) };
  const tooLong = code === null ? t("programs-share-large") : t("programs-share-long", lengths);
  const chatButton = button(t("share-chat"), () =>
    copy(`${sentence}\n${url}`, t("share-chat-copied")),
  );
  const dialog = openDialog(
    t("programs-share-title"),
    h("p", { class: "muted" }, isLinked ? t("programs-share-what") : tooLong),
    h("div", { class: "share-ways" }, ...firstWays),
    byHandPart,
    isLinked && otherWays(url, null, chatButton),
  );
  dialog.classList.add("share-dialog");
  firstWays[0].focus();
}
