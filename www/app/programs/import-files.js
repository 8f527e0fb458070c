// The import of files that the visitor chooses, or drops on the page.

import { h } from "../../kit/page/dom.js";
import { list, t } from "../../kit/page/i18n.js";
import { importCollection, readProgram, storeImported } from "../../play/programs/file.js";
import { importableLanguages } from "../../play/programs/languages.js";
import { ENDINGS, largestOf, MAX_PROGRAMS, readFileName } from "../../play/programs/program.js";
import { endingsText, kilobytes, languageName } from "../../play/programs/words.js";
import { askGame } from "./dialogs.js";

/** @typedef {import("../../play/programs/program.js").Language} Language */
/** @typedef {import("../../play/programs/program.js").Program} Program */

/** The maximum number of unreadable programs that are named. */
const MAX_NAMED_PROGRAMS = 5;

/** The file extension of a collection of programs. */
const COLLECTION_EXTENSION = /\.json$/i;

/**
 * The hidden file field. A button elsewhere presses it.
 * @param {readonly Language[]} languages
 * @param {(files: File[]) => void} onChosen
 */
export function fileField(languages, onChosen) {
  const endings = [...languages.flatMap((language) => ENDINGS[language]), "json"];
  const field = h("input", {
    type: "file",
    hidden: true,
    multiple: true,
    accept: endings.map((ending) => `.${ending}`).join(","),
  });
  field.addEventListener("change", () => {
    const files = [...(field.files ?? [])];
    // Otherwise the same file could not be chosen again.
    field.value = "";
    onChosen(files);
  });
  return field;
}

/**
 * Accepts files that are dropped on an element.
 * @param {HTMLElement} element has the class `dropping` while files are dragged over it
 * @param {(files: File[]) => void} onDropped
 */
export function acceptDrops(element, onDropped) {
  const hasFiles = (/** @type {DragEvent} */ { dataTransfer }) =>
    dataTransfer?.types.includes("Files") ?? false;
  element.addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    element.classList.add("dropping");
  });
  element.addEventListener("dragleave", ({ relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && element.contains(relatedTarget);
    if (!isInside) element.classList.remove("dropping");
  });
  element.addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    element.classList.remove("dropping");
    onDropped([...(event.dataTransfer?.files ?? [])]);
  });
}

/**
 * Imports the visitor's files.
 * @param {readonly File[]} files
 * @returns {Promise<{ programs: Program[], loaded: number, refused: string[] }>} the programs, the number of
 *   them that came in collections, and sentences about refused files
 */
export async function importFiles(files) {
  const languages = await importableLanguages();
  /** @type {Program[]} */
  const programs = [];
  const refused = [];
  let loaded = 0;
  for (const file of files) {
    if (COLLECTION_EXTENSION.test(file.name)) {
      const collection = await importCollection(file);
      if (collection === null) refused.push(t("programs-not-loaded", { file: file.name }));
      else if (collection.unread.length > 0) refused.push(unreadText(file.name, collection.unread));
      if (collection && collection.full > 0)
        refused.push(t("programs-full", { most: MAX_PROGRAMS }));
      loaded += collection?.joined ?? 0;
      continue;
    }
    const result = await readProgram(file, languages);
    if ("why" in result) {
      refused.push(refusalText(file.name, result, languages));
      continue;
    }
    const game = result.game ?? (await askGame(file.name));
    if (game !== null) programs.push(await storeImported({ ...result, game }));
  }
  return { programs, loaded, refused };
}

/**
 * A sentence that names the unreadable programs of a file.
 * @param {string} file
 * @param {readonly string[]} names
 */
function unreadText(file, names) {
  const unnamedCount = names.length - MAX_NAMED_PROGRAMS;
  const quotedNames = names.slice(0, MAX_NAMED_PROGRAMS).map((name) => `“${name}”`);
  return t("programs-unread", { file, names: list(quotedNames), more: Math.max(0, unnamedCount) });
}

/**
 * A sentence that says what is wrong with a file, and what is allowed.
 * @param {string} file
 * @param {import("../../play/programs/file.js").Refusal} refusal
 * @param {readonly Language[]} languages
 */
export function refusalText(file, { needs = "", why }, languages) {
  const { language } = readFileName(file);
  if (why === "kind" && language) {
    return t("programs-refused-language", { file, language: languageName(language) });
  }
  const most = kilobytes(largestOf(language ?? "javascript"));
  return t(`programs-refused-${why}`, { file, most, needs, endings: endingsText(languages) });
}
