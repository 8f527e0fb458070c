// The language menu. Arrow keys only move the focus, and the page reloads when an entry is pressed. A native list is not
// suitable, because in some browsers each arrow key changes its value.

import { h } from "../../kit/page/dom.js";
import { chooseLanguage, currentLanguage, LANGUAGES, t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { keyOf } from "../../kit/page/keys.js";

/** The number of entries by which a key moves the focus. Infinite steps stop at the ends. @type {Record<string, number>} */
const FOCUS_STEPS = { ArrowDown: 1, ArrowUp: -1, Home: Number.NEGATIVE_INFINITY, End: Infinity };

export function languageMenu() {
  const currentTag = currentLanguage();
  const languages = Array.from(LANGUAGES, ([tag, name]) =>
    h(
      "button",
      {
        type: "button",
        lang: tag,
        "aria-current": tag === currentTag && "true",
        onclick: () => chooseAndReload(tag),
      },
      name,
    ),
  );
  const list = h("div", { class: "language-list", id: "languages", hidden: true }, ...languages);
  const button = h(
    "button",
    {
      type: "button",
      class: "icon-button named",
      "aria-label": t("language"),
      "aria-controls": list.id,
      "aria-expanded": "false",
      onclick: () => setOpen(button.getAttribute("aria-expanded") !== "true"),
    },
    icon("languages"),
  );
  const element = h("div", { class: "language" }, button, list);

  const setOpen = (/** @type {boolean} */ isOpen) => {
    list.hidden = !isOpen;
    button.setAttribute("aria-expanded", String(isOpen));
    const current = languages.find((each) => each.lang === currentTag);
    if (isOpen) current?.focus();
  };

  const chooseAndReload = (/** @type {string} */ tag) => {
    setOpen(false);
    button.focus();
    if (tag === currentTag) return;
    // A reload would lose a choice that was not stored. The page has reported that.
    if (chooseLanguage(tag)) location.reload();
  };

  element.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyOf(event);
    const isAtButton = event.target === button;
    if (key === "Escape" && !list.hidden) {
      setOpen(false);
      button.focus();
    } else if (key in FOCUS_STEPS && isAtButton) {
      setOpen(true);
    } else if (key in FOCUS_STEPS) {
      const index = languages.indexOf(/** @type {HTMLButtonElement} */ (event.target));
      const nextIndex = Math.max(0, Math.min(languages.length - 1, index + FOCUS_STEPS[key]));
      languages[nextIndex].focus();
    } else return;
    event.preventDefault();
    // Boards use these keys, too.
    event.stopPropagation();
  });
  element.addEventListener("focusout", ({ relatedTarget }) => {
    const hasLeft = relatedTarget instanceof Node && !element.contains(relatedTarget);
    if (hasLeft) setOpen(false);
  });
  // Some browsers do not focus a button that is pressed.
  addEventListener("pointerdown", ({ target }) => {
    if (!list.hidden && target instanceof Node && !element.contains(target)) setOpen(false);
  });
  return element;
}
