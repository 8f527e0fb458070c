// The dialog that opens a text: a record, the lines after a record's first line (such as the input), a log, a puzzle, or a link.

import { GAMES } from "../../games/list.js";
import { submitButton } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h, setText } from "../../kit/page/dom.js";
import { part } from "../../kit/page/failure.js";
import { t } from "../../kit/page/i18n.js";
import { lineOf, loadProblemWords, placedText, thrownText } from "../../kit/page/problems.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { gameOfRecord, openLink } from "../../play/load.js";
import { puzzleFacts } from "../../play/puzzle/facts.js";
import { readUnfolded, unquoted } from "../../play/share/pasted.js";

/** @typedef {import("../../wasm/warren.js").Scene} Scene */

/**
 * The result of reading. It is a scene, or the address of a log, a puzzle or a link. After a failure it is the reason, and the
 * line with the problem.
 * @typedef {{ scene: Scene } | { address: string } | { reason: string, line: number }} Reading
 */

/** The largest length of a record, in characters. */
const MAX_RECORD_LENGTH = 200_000;

/** A line of a log, which a program has read or written. */
const MARKED = /^[\d.:)\s]*(>>|<<)/m;

/** An address, or a word too long for a move, which may be a link's code. A record has addresses only in its comments. */
const ADDRESS = /^[^#\n]*:\/\/|^\s*[\w-]{40,}\s*$/;

/** Opens the dialog. */
export function openRecord() {
  const field = h("textarea", {
    class: "record-field figures",
    id: "record",
    rows: 12,
    spellcheck: false,
  });
  const problem = h("p", { class: "problem-line", role: "alert" });
  const file = h("input", {
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
    problem,
    h(
      "div",
      { class: "dialog-buttons" },
      file,
      h("label", { class: "button file-button", for: "record-file" }, t("open-record-file")),
      submitButton(t("open")),
    ),
  );
  const dialog = openDialog(t("open-record"), form);
  /** @param {File | null | undefined} chosen */
  const readFile = async (chosen) => {
    if (!chosen) return;
    try {
      const tooLarge = chosen.size > MAX_RECORD_LENGTH;
      setText(
        problem,
        tooLarge ? t("open-record-large", { kilobytes: Math.ceil(chosen.size / 1000) }) : "",
      );
      if (!tooLarge) field.value = await chosen.text();
    } catch {
      setText(problem, t("open-record-unreadable"));
    }
  };
  file.addEventListener("change", () => {
    readFile(file.files?.[0]);
    // Without this, the same file could not be chosen again.
    file.value = "";
  });
  dialog.addEventListener("dragover", (event) => event.preventDefault());
  dialog.addEventListener("drop", (event) => {
    const [dropped] = event.dataTransfer?.files ?? [];
    if (!dropped) return;
    event.preventDefault();
    readFile(dropped);
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const reading = await readText(field.value);
    if (!dialog.open) return;
    if ("reason" in reading) {
      setText(problem, reading.reason);
      field.focus();
      return;
    }
    dialog.close();
    if ("address" in reading) {
      location.hash = reading.address;
      return;
    }
    // The address of the link shows the same position. The game is stored at its first change.
    location.hash = reading.scene.link(reading.scene.length);
  });
  field.focus();
}

/**
 * If the text does not name its game, the first game that can read it is chosen. If none can, the game that could read most of
 * it provides the reason. The games with secrets are tried last.
 * @param {string} given
 * @returns {Promise<Reading>}
 */
async function readText(given) {
  const text = unquoted(given);
  if (MARKED.test(text)) return readLog(text);
  const linked = await readLink(text);
  if (linked) return linked;
  const lines = text.split("\n").map((line) => line.trim());
  const [first, second] = lines.filter((line) => line !== "" && !line.startsWith("#"));
  if (first?.startsWith("warren") && second?.startsWith("goal")) return readPuzzle(text);
  if (first === undefined || first.startsWith("warren")) {
    return read(text, 0);
  }
  /** @type {Reading[]} */
  const readings = [];
  const isHidden = (/** @type {string} */ game) => Number(GAMES[game].secrets ?? false);
  for (const game of Object.keys(GAMES).sort((a, b) => isHidden(a) - isHidden(b))) {
    const reading = await read(`warren 1 ${game}\n${text}`, 1);
    if (!("reason" in reading)) return reading;
    const { line, reason } = reading;
    readings.push({ line, reason: t("open-record-as", { game: t(`${game}-name`), reason }) });
  }
  const reached = (/** @type {Reading} */ reading) => ("line" in reading ? reading.line : 0);
  return readings.reduce((best, reading) => (reached(reading) > reached(best) ? reading : best));
}

/**
 * Reads a link, which may be part of a line from a chat.
 * @param {string} text
 * @returns {Promise<Reading | null>} null if the text contains neither a link nor another address
 */
async function readLink(text) {
  try {
    const { code } = await openLink(text);
    return { address: `#${code}` };
  } catch (thrown) {
    if (!ADDRESS.test(text)) return null;
    return { reason: t("unreadable-link", { reason: thrownText(thrown) }), line: 0 };
  }
}

/**
 * @param {string} text
 * @returns {Promise<Reading>}
 */
async function readLog(text) {
  try {
    const { addressOfLog } = await part(import("../../play/share/logs.js"));
    return { address: await addressOfLog(text) };
  } catch (thrown) {
    return refused(thrown, 0);
  }
}

/**
 * @param {string} text
 * @returns {Promise<Reading>}
 */
async function readPuzzle(text) {
  try {
    const { warren } = await gameOfRecord(text);
    return { address: `#${puzzleFacts(warren, text).link}` };
  } catch (thrown) {
    return refused(thrown, 0);
  }
}

/**
 * @param {string} record
 * @param {number} added the number of lines that were added before the visitor's
 * @returns {Promise<Reading>}
 */
async function read(record, added) {
  try {
    const { warren } = await gameOfRecord(record);
    /** @param {string} text @returns {Promise<{ read: Scene } | { line: number, thrown: unknown }>} */
    const readOnce = async (text) => {
      try {
        return { read: warren.Scene.fromRecord(text) };
      } catch (thrown) {
        return { line: lineOf(thrown), thrown };
      }
    };
    return { scene: await readUnfolded(record, readOnce) };
  } catch (thrown) {
    return refused(thrown, added);
  }
}

/**
 * @param {unknown} thrown
 * @param {number} added the number of lines that were added before the visitor's
 * @returns {Promise<Reading>}
 */
async function refused(thrown, added) {
  // Without the language file, the reason is in English.
  await loadProblemWords().catch(() => {});
  return { reason: placedText(thrown, added), line: lineOf(thrown) - added };
}
