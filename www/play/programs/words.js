// Texts shared by the pages of programs.

import { dateTime, number, t } from "../../kit/page/i18n.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { quotedText } from "../../kit/page/quoted.js";
import { ENDINGS, MAX_PROGRAMS } from "./program.js";
import { StoreFull } from "./store.js";

/** @typedef {import("./program.js").Card} Card */
/** @typedef {import("./program.js").Language} Language */

/** @param {Language} language */
export const languageName = (language) => t(`programs-language-${language}`);

/**
 * Why programs in a language cannot run in this browser, as a sentence.
 * @param {Language} language
 * @param {import("./languages.js").Obstacle} obstacle
 */
export const obstacleText = (language, obstacle) =>
  t(`programs-obstacle-${obstacle}`, { language: languageName(language) });

/** The language, the game, and the time of the last change. @param {Card} card */
export const factsText = ({ changed, game, language }) =>
  t("programs-facts", {
    language: languageName(language),
    game: t(`${game}-name`),
    when: dateTime(new Date(changed)),
  });

/** The results of the last runs. @param {Pick<Card, "results">} card */
export function resultsText({ results: { batch, ladder } }) {
  const texts = [];
  if (ladder) texts.push(t("programs-ladder", { passed: ladder.passed, levels: ladder.levels }));
  if (batch) {
    const { against, drawn, lost, won } = batch;
    const opponent =
      against.kind === "engine"
        ? t("programs-level", { level: against.level })
        : quotedText(against.name);
    texts.push(t("programs-batch", { opponent, won, drawn, lost }));
  }
  return texts.join(" ") || t("programs-no-results");
}

/**
 * The file extensions of some languages: `.js, .mjs, .wasm`.
 * @param {readonly Language[]} languages
 * @param {number} [most] the maximum number per language
 */
export const endingsText = (languages, most = Infinity) =>
  languages
    .flatMap((language) => ENDINGS[language].slice(0, most))
    .map((ending) => `.${ending}`)
    .join(", ");

/** A failure as a sentence. @param {unknown} thrown */
export async function faultText(thrown) {
  if (thrown instanceof StoreFull) return t("programs-full", { most: MAX_PROGRAMS });
  return t("unfinished-view", { reason: await loadThrownText(thrown) });
}

/** A size, in kilobytes. @param {number} bytes */
export const kilobytes = (bytes) => number(Math.max(1, Math.round(bytes / 1024)));

/**
 * The obstacle that stops a program from running, in a sentence.
 * @param {readonly import("../../app/programs/ready.js").Diagnostic[]} faults at least one
 */
export function faultsText(faults) {
  const { line, message, reason } =
    faults.find(({ severity }) => severity === "error") ?? faults[0];
  const text = message || String(reason);
  return line > 0
    ? t("programs-faulty-line", { line, message: text })
    : t("programs-faulty", { message: text });
}
