// Transfers to another device: by a file, a link, or a row of QR codes.

import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { number, t } from "../../kit/page/i18n.js";
import { latest } from "../../kit/page/latest.js";
import { saveText } from "../../kit/page/save.js";
import { transferAddress, YOUR_GAMES_ADDRESS } from "../../play/addresses.js";
import { codesOf, MAX_CODES } from "../../play/moving/code.js";
import {
  allContent,
  countsOf,
  mergeContent,
  NAMES,
  readContent,
  writeContent,
} from "../../play/moving/parts.js";
import { MAX_CODE_LENGTH, MAX_LINK_LENGTH } from "../../play/share/longest.js";
import { contentText, reportSentences } from "./words.js";

/** @typedef {import("../../play/moving/parts.js").Content} Content */
/** @typedef {import("../../play/moving/parts.js").PartName} PartName */

/** The largest file that is read, in bytes. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

const FILE_NAME = "warren.json";

/**
 * A transfer by links: the maximum length and number of links, and the prefix of its message ids.
 * @typedef {{ maxLength: number, maxCount: number, kind: "link" | "codes" }} TransferKind
 */

/** @type {Readonly<Record<"link" | "codes", TransferKind>>} */
const TRANSFER_KINDS = {
  link: { maxLength: MAX_LINK_LENGTH, maxCount: 1, kind: "link" },
  codes: { maxLength: MAX_CODE_LENGTH, maxCount: MAX_CODES, kind: "codes" },
};

/** @param {(text: string) => void} notify */
export async function saveFile(notify) {
  const content = await allContent();
  if (countsOf(content).length === 0) {
    notify(t("moving-nothing"));
    return;
  }
  saveText(writeContent(content), FILE_NAME);
  notify(t("moving-saved", { file: FILE_NAME, what: contentText(content) }));
}

/**
 * Merges the content of a file into the visitor's data.
 * @param {File} file
 * @param {HTMLElement} messagePlace for the messages about it
 * @param {() => void} onMerged
 */
export async function openFile(file, messagePlace, onMerged) {
  const content = file.size <= MAX_FILE_BYTES ? readContent(await file.text()) : null;
  if (!content) {
    messagePlace.replaceChildren(h("p", null, t("moving-not-file", { file: file.name })));
    return;
  }
  const sentences = reportSentences(await mergeContent(content));
  messagePlace.replaceChildren(
    ...sentences.map((sentence) => h("p", { dir: "auto" }, sentence)),
    h("p", null, h("a", { href: YOUR_GAMES_ADDRESS }, t("moving-your-games"))),
  );
  onMerged();
}

/**
 * Copies a link that contains all data, or lets the visitor choose its content.
 * @param {HTMLElement} messagePlace
 * @param {(text: string) => void} notify
 */
export const showLink = (messagePlace, notify) =>
  deliverLinks(TRANSFER_KINDS.link, messagePlace, async ([url], content) => {
    try {
      await navigator.clipboard.writeText(url);
      messagePlace.replaceChildren();
      notify(t("moving-link-copied", { what: contentText(content) }));
    } catch {
      const label = t("moving-link");
      const field = h("input", { class: "link-field", readOnly: true, value: url });
      field.setAttribute("aria-label", label);
      messagePlace.replaceChildren(h("p", null, t("share-by-hand")), field);
      field.focus();
      field.select();
    }
  });

/**
 * Shows QR codes that contain all data, or lets the visitor choose their content.
 * @param {HTMLElement} messagePlace
 */
export const showCodes = (messagePlace) =>
  deliverLinks(TRANSFER_KINDS.codes, messagePlace, async (urls, content) => {
    const { qrCode } = await loadPart(import("../../kit/page/qr-code.js"));
    const count = urls.length;
    const codes = urls.map((url, index) => {
      const text = t("moving-code-of", { at: index + 1, count });
      return qrCode(url, text, count > 1 ? text : "");
    });
    const label = t("moving-codes");
    messagePlace.replaceChildren(
      h(
        "p",
        null,
        t(count > 1 ? "moving-codes-use" : "moving-code-use", {
          count,
          what: contentText(content),
        }),
      ),
      h(
        "div",
        { class: "moving-codes", role: "region", tabindex: "0", "aria-label": label },
        ...codes,
      ),
    );
    messagePlace.scrollIntoView({ block: "nearest" });
  });

/**
 * Passes the links that contain all data to `deliver`. If the data does not fit, the visitor chooses a part.
 * @param {TransferKind} transfer
 * @param {HTMLElement} messagePlace
 * @param {(urls: string[], content: Content) => Promise<void>} deliver
 */
async function deliverLinks(transfer, messagePlace, deliver) {
  const content = await allContent();
  if (countsOf(content).length === 0) {
    messagePlace.replaceChildren(h("p", null, t("moving-nothing")));
    return;
  }
  const { urls, length } = await urlsOf(content, transfer);
  if (urls) await deliver(urls, content);
  else messagePlace.replaceChildren(await contentChoice(content, transfer, length, deliver));
}

/**
 * The links that contain all of the content, or null if they would be too long; and the length of one link with all of it.
 * @param {Content} content
 * @param {TransferKind} transfer
 */
async function urlsOf(content, { maxLength, maxCount }) {
  const urlOf = (/** @type {string} */ code) => {
    const url = new URL(location.href);
    url.search = "";
    url.hash = transferAddress(code);
    return url.href;
  };
  const baseLength = urlOf("").length;
  const { codes, length } = await codesOf(writeContent(content), maxLength - baseLength, maxCount);
  return { urls: codes?.map(urlOf) ?? null, length: length + baseLength };
}

/**
 * Lets the visitor choose the content of links.
 * @param {Content} content
 * @param {TransferKind} transfer
 * @param {number} length of one link with all data
 * @param {(urls: string[], content: Content) => Promise<void>} deliver
 */
async function contentChoice(content, transfer, length, deliver) {
  const { kind } = transfer;
  const names = countsOf(content).map(([name]) => name);
  const contentOf = (/** @type {readonly PartName[]} */ partNames) =>
    /** @type {Content} */ (Object.fromEntries(partNames.map((name) => [name, content[name]])));
  /** The parts that fit, the smallest first. @type {PartName[]} */
  let chosen = [];
  for (const name of NAMES.filter((each) => names.includes(each))) {
    const larger = [...chosen, name];
    if ((await urlsOf(contentOf(larger), transfer)).urls) chosen = larger;
  }
  const status = h("p", { role: "status", class: "muted" });
  const deliverButton = button(t(`moving-choose-${kind}`), null, "primary");
  const requests = latest();
  const update = async () => {
    const request = requests.next();
    deliverButton.disabled = true;
    const content = contentOf(chosen);
    const urls = chosen.length > 0 ? (await urlsOf(content, transfer)).urls : null;
    if (!request.isCurrent) return;
    const isTooLarge = urls === null && chosen.length > 0;
    setText(status, isTooLarge ? t("moving-too-much") : t("moving-file-holds"));
    deliverButton.disabled = urls === null;
    deliverButton.onclick = () => urls && deliver(urls, content);
  };
  const boxes = await Promise.all(
    names.map(async (name) => {
      const box = h("input", { type: "checkbox", checked: chosen.includes(name) });
      box.addEventListener("change", () => {
        chosen = names.filter((each) => (each === name ? box.checked : chosen.includes(each)));
        update();
      });
      const text = contentText(contentOf([name]));
      return h(
        "label",
        null,
        box,
        h("span", null, text),
        h("span", null, await sizeText(contentOf([name]))),
      );
    }),
  );
  await update();
  const limits = { most: MAX_CODES, longest: number(MAX_LINK_LENGTH), length: number(length) };
  return h(
    "div",
    { class: "moving-place" },
    h("p", null, t(`moving-too-long-${kind}`, limits)),
    h("div", { class: "moving-parts", role: "group", "aria-label": t("moving-choose") }, ...boxes),
    status,
    deliverButton,
  );
}

/** @param {Content} content */
async function sizeText(content) {
  const { length } = await codesOf(writeContent(content), MAX_LINK_LENGTH, 1);
  return t("moving-size", { kilobytes: number(Math.max(0.1, Math.round(length / 100) / 10)) });
}
