// The dialog that opens a text: a record, the lines after a record's first line (such as the input), a log, a puzzle, or a link.

import { GAMES } from "../../games/list.js";
import { submitButton } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import {
  lineNumberOf,
  loadProblemWords,
  textWithLineNumber,
  thrownText,
} from "../../kit/page/problems.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { gameOfRecord, loadForPuzzle, openLink } from "../../play/load.js";
import { puzzleFacts } from "../../play/puzzle/facts.js";
import { readUnfolded, unquoted } from "../../play/share/pasted.js";

/** @typedef {import("../../wasm/warren.js").Scene} Scene */

/**
 * The result of reading. It is a scene, or the address of a log, a puzzle or a link. After a failure it is the reason, and the
 * line with the problem.
 * @typedef {{ scene: Scene } | { address: string } | { reason: string, line: number }} ReadingResult
 */

/** The largest length of a record, in characters. */
const MAX_RECORD_LENGTH = 200_000;

/** A line of a log, which a program has read or written. */
const LOG_LINE = /^[\d.:)\s]*(>>|<<)/m;

/** An address, or a word too long for a move, which may be a link's code. A record has addresses only in its comments. */
const ADDRESS_LIKE = /^[^#\n]*:\/\/|^\s*[\w-]{40,}\s*$/;

/** Opens the dialog. */
export async function openRecord() {
  await loadWords("new-game");
  const field = h("textarea", {
    class: "record-field figures",
    id: "record",
    rows: 12,
    spellcheck: false,
  });
  const problemText = h("p", { class: "problem-line", role: "alert" });
  const fileField = h("input", {
    type: "file",
    class: "unseen",
    id: "record-file",
    accept: ".txt,.rec",
  });
  const form = h(
    "form",
    { class: "open-record", method: "dialog" },
    fieldLabel("record", t("open-record-text")),
    field,
    problemText,
    h(
      "div",
      { class: "dialog-buttons" },
      fileField,
      h("label", { class: "button file-button", for: "record-file" }, t("open-record-file")),
      submitButton(t("open")),
    ),
  );
  const dialog = openDialog(t("open-record"), form);
  /** @param {File | null | undefined} file */
  const readFile = async (file) => {
    if (!file) return;
    try {
      const isTooLarge = file.size > MAX_RECORD_LENGTH;
      setText(
        problemText,
        isTooLarge ? t("open-record-large", { kilobytes: Math.ceil(file.size / 1000) }) : "",
      );
      if (!isTooLarge) field.value = await file.text();
    } catch {
      setText(problemText, t("open-record-unreadable"));
    }
  };
  fileField.addEventListener("change", () => {
    readFile(fileField.files?.[0]);
    // Without this, the same file could not be chosen again.
    fileField.value = "";
  });
  dialog.addEventListener("dragover", (event) => event.preventDefault());
  dialog.addEventListener("drop", (event) => {
    const [droppedFile] = event.dataTransfer?.files ?? [];
    if (!droppedFile) return;
    event.preventDefault();
    readFile(droppedFile);
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const result = await readText(field.value);
    if (!dialog.open) return;
    if ("reason" in result) {
      setText(problemText, result.reason);
      field.focus();
      return;
    }
    dialog.close();
    if ("address" in result) {
      location.hash = result.address;
      return;
    }
    // The address of the link shows the same position. The game is stored at its first change.
    location.hash = result.scene.link(result.scene.length);
  });
  field.focus();
}

/**
 * If the text does not name its game, the first game that can read it is chosen. If none can, the game that could read most of
 * it provides the reason. The games with secrets are tried last.
 * @param {string} pasted
 * @returns {Promise<ReadingResult>}
 */
async function readText(pasted) {
  const text = unquoted(pasted);
  if (LOG_LINE.test(text)) return readLog(text);
  const linkResult = await readLink(text);
  if (linkResult) return linkResult;
  const lines = text.split("\n").map((line) => line.trim());
  const [firstLine, secondLine] = lines.filter((line) => line !== "" && !line.startsWith("#"));
  if (firstLine?.startsWith("warren") && secondLine?.startsWith("goal")) return readPuzzle(text);
  if (firstLine === undefined || firstLine.startsWith("warren")) {
    return readRecord(text, 0);
  }
  /** @type {ReadingResult[]} */
  const results = [];
  const isHidden = (/** @type {string} */ game) => Number(GAMES[game].secrets ?? false);
  for (const game of Object.keys(GAMES).sort((a, b) => isHidden(a) - isHidden(b))) {
    const result = await readRecord(`warren 1 ${game}\n${text}`, 1);
    if (!("reason" in result)) return result;
    const { line, reason } = result;
    results.push({ line, reason: t("open-record-as", { game: t(`${game}-name`), reason }) });
  }
  const problemLine = (/** @type {ReadingResult} */ result) => ("line" in result ? result.line : 0);
  return results.reduce((furthest, result) =>
    problemLine(result) > problemLine(furthest) ? result : furthest,
  );
}

/**
 * Reads a link, which may be part of a line from a chat.
 * @param {string} text
 * @returns {Promise<ReadingResult | null>} null if the text contains neither a link nor another address
 */
async function readLink(text) {
  try {
    const { code } = await openLink(text);
    return { address: `#${code}` };
  } catch (thrown) {
    if (!ADDRESS_LIKE.test(text)) return null;
    return { reason: t("unreadable-link", { reason: thrownText(thrown) }), line: 0 };
  }
}

/**
 * @param {string} text
 * @returns {Promise<ReadingResult>}
 */
async function readLog(text) {
  try {
    const { addressOfLog } = await loadPart(import("../../play/share/logs.js"));
    return { address: await addressOfLog(text) };
  } catch (thrown) {
    return failureResult(thrown, 0);
  }
}

/**
 * @param {string} text
 * @returns {Promise<ReadingResult>}
 */
async function readPuzzle(text) {
  try {
    const { game, warren } = await gameOfRecord(text);
    const { link } = puzzleFacts(await loadForPuzzle(warren, game, text), text);
    return { address: `#${link}` };
  } catch (thrown) {
    return failureResult(thrown, 0);
  }
}

/**
 * @param {string} record
 * @param {number} addedLines the number of lines that were added before the visitor's
 * @returns {Promise<ReadingResult>}
 */
async function readRecord(record, addedLines) {
  try {
    const { warren } = await gameOfRecord(record);
    /** @param {string} text @returns {Promise<{ read: Scene } | { line: number, thrown: unknown }>} */
    const readOnce = async (text) => {
      try {
        return { read: warren.Scene.fromRecord(text) };
      } catch (thrown) {
        return { line: lineNumberOf(thrown), thrown };
      }
    };
    return { scene: await readUnfolded(record, readOnce) };
  } catch (thrown) {
    return failureResult(thrown, addedLines);
  }
}

/**
 * @param {unknown} thrown
 * @param {number} addedLines the number of lines that were added before the visitor's
 * @returns {Promise<ReadingResult>}
 */
async function failureResult(thrown, addedLines) {
  // Without the language file, the reason is in English.
  await loadProblemWords().catch(() => {});
  return {
    reason: textWithLineNumber(thrown, addedLines),
    line: lineNumberOf(thrown) - addedLines,
  };
}
