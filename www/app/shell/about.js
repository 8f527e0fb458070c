// The page that describes Warren and lists the work of others that it contains.

import { h } from "../../kit/page/dom.js";
import { fetchText } from "../../kit/page/failure.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { tryAgainButton } from "../../kit/page/try-again.js";
import { fileOfSite, VERSION } from "../../site.js";

/** The licences of other people's work. The build collects them in this file. */
const NOTICES = "notices.txt";

/** The rule before the list of names and before each licence. */
const RULE_LINE = /^-{72}\n/m;

export async function aboutView() {
  const element = h("main", { class: "about" });
  const wordsAndStyle = Promise.all([loadWords("about"), loadStyle("styles/about.css")]);
  const loadContent = async () => {
    const [notices] = await Promise.all([noticesText(), wordsAndStyle]);
    element.replaceChildren(...contentParts(notices, loadContent).filter((part) => part !== null));
  };
  await loadContent();
  return { element, title: t("about-title"), close: () => {} };
}

/**
 * @param {Notices} notices
 * @param {() => void} retry requests them again
 */
const contentParts = (notices, retry) => [
  h("p", null, t("about-what")),
  h("p", null, t("about-licence")),
  "text" in notices ? h("p", { class: "muted" }, versionText(notices.text)) : null,
  h("h2", null, t("about-others")),
  h("p", null, t("about-others-why")),
  ...("text" in notices
    ? noticesElements(notices.text)
    : [
        h(
          "p",
          { class: "problem-line" },
          t("about-missing", { reason: notices.reason }),
          " ",
          tryAgainButton(retry),
        ),
      ]),
];

/** @typedef {{ text: string } | { reason: string }} Notices */

/** @returns {Promise<Notices>} the notices, or the reason why they cannot be loaded */
async function noticesText() {
  try {
    return { text: await fetchText(NOTICES) };
  } catch (thrown) {
    return { reason: await loadThrownText(thrown) };
  }
}

/** @param {string} notices they begin with Warren and its version */
function versionText(notices) {
  const version = notices.match(/^Warren (\S+)/)?.[1] ?? "";
  return VERSION === ""
    ? t("about-version", { version })
    : t("about-build", { version, build: VERSION });
}

/** @param {string} notices */
function noticesElements(notices) {
  const [, names, ...licences] = notices.split(RULE_LINE);
  return [
    h("pre", { class: "licence", lang: "en", dir: "ltr" }, names.trim()),
    h("div", { lang: "en", dir: "ltr" }, ...licences.map(licenceElement)),
    h("p", null, h("a", { href: fileOfSite(NOTICES).href }, t("about-file"))),
  ];
}

/** @param {string} licence its first line is its name */
function licenceElement(licence) {
  const [name, ...text] = licence.split("\n");
  return h(
    "details",
    null,
    h("summary", null, name),
    h("pre", { class: "licence" }, text.join("\n").trim()),
  );
}
