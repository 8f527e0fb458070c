// Replaces a board while its language files are missing. This module contains the texts, because the files cannot provide them.

import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { negotiate } from "../../kit/page/i18n.js";

/** The sentence and its button. @type {Record<string, { sentence: string, retryLabel: string, dir?: string }>} */
const WORDS = {
  en: {
    sentence: "Warren could not be loaded. Check the connection.",
    retryLabel: "Try again",
  },
  ru: {
    sentence: "Warren не удалось загрузить. Проверьте соединение.",
    retryLabel: "Попробовать ещё раз",
  },
  fa: {
    sentence: "وارن بار نشد. اتصال را بررسی کنید.",
    retryLabel: "تلاش دوباره",
    dir: "rtl",
  },
};

/**
 * @param {string | null} language the wanted language
 * @param {() => void} retry
 */
export function missingTextsNotice(language, retry) {
  const lang = negotiate(language, navigator.languages, Object.keys(WORDS));
  const { retryLabel, dir, sentence } = WORDS[lang];
  return h(
    "div",
    { class: "plain", lang, dir: dir ?? "ltr" },
    h("p", { role: "alert" }, sentence),
    button(retryLabel, retry),
  );
}
