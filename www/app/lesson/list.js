// The lessons that come with the games, each with the visitor's progress.

import { COMPLETE_GAMES } from "../../games/complete.js";
import { loadPictures } from "../../games/page-modules.js";
import { h } from "../../kit/page/dom.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { learnAddress } from "../../play/addresses.js";
import { progressOf } from "../../play/lesson/progress.js";

export async function lessonsView() {
  await Promise.all([loadWords("lessons"), loadStyle("styles/about.css")]);
  /** @type {Set<() => void>} */
  const pictureClosers = new Set();
  let isClosed = false;
  const pictureOf = (/** @type {string} */ game) => {
    const place = h("div", { class: "picture", "aria-hidden": "true" });
    loadPictures(game)
      .then((pictureModule) => pictureModule.mountSample(place))
      .then((picture) => {
        if (isClosed) picture.close();
        else pictureClosers.add(() => picture.close());
      })
      // The card is useful without its picture.
      .catch(() => place.remove());
    return place;
  };
  const title = t("lessons");
  const element = h(
    "main",
    { class: "card-list lessons" },
    h("p", { class: "muted" }, t("lessons-about")),
    h(
      "ul",
      null,
      ...COMPLETE_GAMES.map((game) => h("li", null, lessonCard(game, pictureOf(game)))),
    ),
  );
  const close = () => {
    isClosed = true;
    for (const closePicture of pictureClosers) closePicture();
  };
  return { element, title, close };
}

/**
 * @param {string} game
 * @param {HTMLElement} picture
 */
function lessonCard(game, picture) {
  const step = progressOf(game);
  return h(
    "a",
    { class: "card", href: learnAddress(game) },
    picture,
    h(
      "span",
      { class: "card-text" },
      h("strong", null, t(`${game}-name`)),
      h("span", null, t(`${game}-sentence`)),
      h("span", { class: "muted" }, progressText(step)),
    ),
  );
}

/** @param {number | null} step as in `progressOf` */
function progressText(step) {
  if (step === null) return t("lesson-finished");
  return step === 0 ? t("lesson-new") : t("continue-lesson", { step: step + 1 });
}
