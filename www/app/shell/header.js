// The strip at the top: the link to the home page, the title, the parts of the site, and the settings. On a phone the parts
// stand in a bar at the bottom, and a link back replaces the one to the home page.

import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { thrownText } from "../../kit/page/problems.js";
import {
  HOME_ADDRESS,
  learnAddress,
  PROGRAMS_ADDRESS,
  puzzlesAddress,
  teachAddress,
} from "../../play/addresses.js";

/** @typedef {"play" | "puzzles" | "learn" | "programs" | "teach"} SitePart */

/** @type {[part: SitePart, picture: import("../../kit/page/icons.js").IconName, address: string][]} */
const SITE_PARTS = [
  ["play", "play", HOME_ADDRESS],
  ["puzzles", "puzzle", puzzlesAddress(null)],
  ["learn", "graduation-cap", learnAddress()],
  ["programs", "code", PROGRAMS_ADDRESS],
  ["teach", "presentation", teachAddress()],
];

/** The part of the site of each kind of address; the others belong to "play". @type {Record<string, SitePart>} */
const PARTS_BY_KIND = {
  puzzles: "puzzles",
  themes: "puzzles",
  today: "puzzles",
  set: "puzzles",
  edit: "puzzles",
  learn: "learn",
  programs: "programs",
  program: "programs",
  "program-games": "programs",
  "shared-program": "programs",
  teach: "teach",
  "change-set": "teach",
  project: "teach",
  collect: "teach",
  course: "teach",
};

/** @param {import("../../kit/page/notices.js").Notices} notices */
export function header(notices) {
  const backIcon = icon("chevron-left");
  backIcon.classList.add("mirrored");
  const titleElement = h("h1", { class: "where" });
  const partLinks = new Map(SITE_PARTS.map(([part, ...how]) => [part, partLink(part, ...how)]));
  let shownCount = 0;
  const goBack = (/** @type {MouseEvent} */ event) => {
    // Without an earlier page of the site, the link leads to the home page.
    if (shownCount < 2) return;
    event.preventDefault();
    history.back();
  };
  const element = h(
    "header",
    { class: "header" },
    h("a", { class: "home", href: HOME_ADDRESS }, logo(), h("span", null, t("site"))),
    h(
      "a",
      { class: "icon-button back", href: HOME_ADDRESS, "aria-label": t("back"), onclick: goBack },
      backIcon,
    ),
    titleElement,
    h("nav", { class: "site-parts", "aria-label": t("site-parts") }, ...partLinks.values()),
    settingsButton(notices),
  );
  /**
   * @param {import("../../main.js").View} view its title is empty on the home page
   * @param {import("../../play/addresses.js").Route["kind"]} kind of its address
   */
  const show = ({ title, sitePart }, kind) => {
    const currentPart = sitePart ?? PARTS_BY_KIND[kind] ?? "play";
    shownCount += 1;
    // The title is not visible on the home page, where the site's name is beside it.
    setText(titleElement, title || t("site"));
    element.classList.toggle("titled", title !== "");
    document.title = title === "" ? t("site") : `${title} – ${t("site")}`;
    for (const [part, link] of partLinks) {
      if (part === currentPart) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  return { element, show };
}

/** The four dots of the start position. */
function logo() {
  const marks = [0, 1, 1, 0].map((seat) => h("span", { class: "mark", "data-seat": seat }));
  return h("span", { class: "logo", "aria-hidden": "true" }, ...marks);
}

/**
 * @param {SitePart} part
 * @param {import("../../kit/page/icons.js").IconName} picture
 * @param {string} address
 */
const partLink = (part, picture, address) =>
  h("a", { href: address }, icon(picture), h("span", null, t(`part-${part}`)));

/** @param {import("../../kit/page/notices.js").Notices} notices */
function settingsButton(notices) {
  const button = h(
    "button",
    { type: "button", class: "icon-button named", "aria-label": t("settings") },
    icon("settings"),
  );
  const openOnPress = async () => {
    try {
      const { openSettings } = await loadPart(import("../settings/dialog.js"));
      await openSettings((text) => notices.show(text));
    } catch (thrown) {
      notices.showWithButton(thrownText(thrown), t("try-again"), openOnPress);
    }
  };
  button.addEventListener("click", openOnPress);
  return button;
}
