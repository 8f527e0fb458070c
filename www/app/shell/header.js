// The strip at the top: the link to the home page, the title, the language and the theme.

import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { thrownText } from "../../kit/page/problems.js";
import { chooseTheme, themeChoice } from "../../kit/page/theme.js";
import { HOME_ADDRESS, PROGRAMS_ADDRESS } from "../../play/addresses.js";
import { languageMenu } from "./language-menu.js";

/** @type {Record<import("../../kit/page/theme.js").ThemeChoice, { icon: import("../../kit/page/icons.js").IconName, next: import("../../kit/page/theme.js").ThemeChoice }>} */
const THEMES = {
  system: { icon: "monitor", next: "light" },
  light: { icon: "sun", next: "dark" },
  dark: { icon: "moon", next: "system" },
};

/** @param {import("../../kit/page/notices.js").Notices} notices */
export function header(notices) {
  const titleElement = h("h1", { class: "where" });
  const themeControl = themeButton();
  const element = h(
    "header",
    { class: "header" },
    h("a", { class: "home", href: HOME_ADDRESS }, logo(), h("span", null, t("site"))),
    titleElement,
    programsLink(),
    languageMenu(),
    themeControl.element,
    settingsButton(themeControl.show, notices),
  );
  /** @param {string} title empty on the home page */
  const setTitle = (title) => {
    // The title is not visible on the home page, where the site's name is beside it.
    setText(titleElement, title || t("site"));
    titleElement.classList.toggle("unseen", title === "");
    document.title = title === "" ? t("site") : `${title} – ${t("site")}`;
  };
  return { element, setTitle };
}

/** The four dots of the start position. */
function logo() {
  const marks = [0, 1, 1, 0].map((seat) => h("span", { class: "mark", "data-seat": seat }));
  return h("span", { class: "logo", "aria-hidden": "true" }, ...marks);
}

/** The link to the programs. Where there is room, its name is beside the picture. */
function programsLink() {
  const name = t("programs");
  return h(
    "a",
    { class: "icon-button named programs-link", href: PROGRAMS_ADDRESS, "aria-label": name },
    icon("code"),
    h("span", { "aria-hidden": "true" }, name),
  );
}

function themeButton() {
  const button = h("button", { type: "button", class: "icon-button named theme" });
  const show = () => {
    const choice = themeChoice();
    button.replaceChildren(icon(THEMES[choice].icon));
    button.setAttribute("aria-label", t(`theme-${choice}`));
  };
  button.addEventListener("click", () => {
    chooseTheme(THEMES[themeChoice()].next);
    show();
  });
  show();
  return { element: button, show };
}

/**
 * @param {() => void} onThemeChange called when another theme has been chosen
 * @param {import("../../kit/page/notices.js").Notices} notices
 */
function settingsButton(onThemeChange, notices) {
  const button = h(
    "button",
    { type: "button", class: "icon-button named", "aria-label": t("settings") },
    icon("settings"),
  );
  const openOnPress = async () => {
    try {
      const { openSettings } = await loadPart(import("../settings/dialog.js"));
      await openSettings(onThemeChange, (text) => notices.show(text));
    } catch (thrown) {
      notices.showWithButton(thrownText(thrown), t("try-again"), openOnPress);
    }
  };
  button.addEventListener("click", openOnPress);
  return button;
}
