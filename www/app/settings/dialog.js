// The settings. Each change applies at once and is stored in this browser.

import { chooseCoordinates, showsCoordinates } from "../../kit/boards/coordinates.js";
import { chooseOneTap, oneTapPlays } from "../../kit/boards/one-tap.js";
import { CONTRASTS, chooseContrast, contrastChoice } from "../../kit/page/contrast.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h } from "../../kit/page/dom.js";
import {
  chooseDigits,
  chooseLanguage,
  currentLanguage,
  hasOwnDigits,
  LANGUAGES,
  loadWords,
  t,
  usesOwnDigits,
} from "../../kit/page/i18n.js";
import { media } from "../../kit/page/media.js";
import { chooseMotion, MOTIONS, motionChoice } from "../../kit/page/motion.js";
import { preference, setPreference } from "../../kit/page/preferences.js";
import { wouldLoseWork } from "../../kit/page/storage.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { chooseTheme, themeChoice } from "../../kit/page/theme.js";
import { canVibrate, chooseFeedback, isFeedbackOn } from "../../kit/sound/choice.js";
import { parseRoute } from "../../play/addresses.js";
import { chooseRatesDays, ratesDays } from "../../play/puzzle/rating.js";
import { devicesSection } from "../moving/section.js";
import { playEffect } from "../sound/game-sounds.js";

/** The preference whether the page asks for confirmation before it sends a turn. */
const CONFIRM_PREFERENCE = "confirm-turns";

/** @param {(text: string) => void} notify */
export async function openSettings(notify) {
  const reload = () => location.reload();
  let hasMerged = false;
  const [devices] = await Promise.all([
    devicesSection(notify, () => {
      hasMerged = true;
    }),
    loadWords("settings"),
    loadStyle("styles/settings.css"),
  ]);
  const dialog = openDialog(
    t("settings"),
    h(
      "div",
      { class: "settings" },
      languageRow(reload),
      choiceRow("theme", ["system", "light", "dark"], themeChoice(), chooseTheme),
      choiceRow("contrast", CONTRASTS, contrastChoice(), chooseContrast),
      switchRow("coordinates", showsCoordinates(), chooseCoordinates),
      choiceRow("motion", MOTIONS, motionChoice(), chooseMotion),
      switchRow("sound", isFeedbackOn("sound"), (isOn) => {
        chooseFeedback("sound", isOn);
        if (isOn) playEffect("gain");
      }),
      canVibrate() &&
        switchRow("vibration", isFeedbackOn("vibration"), (isOn) =>
          chooseFeedback("vibration", isOn),
        ),
      switchRow("confirm", preference(CONFIRM_PREFERENCE) === "on", (isOn) =>
        setPreference(CONFIRM_PREFERENCE, isOn ? "on" : null),
      ),
      media("(any-pointer: coarse)").matches && switchRow("one-tap", oneTapPlays(), chooseOneTap),
      switchRow("rate-today", ratesDays(), chooseRatesDays),
      hasOwnDigits() &&
        switchRow("digits", usesOwnDigits(), (isOn) => {
          if (chooseDigits(isOn)) reload();
        }),
    ),
    devices,
  );
  // The home page shows stored data, so it is reloaded after a merge. A reload would lose data that the browser does not store.
  dialog.addEventListener("close", () => {
    if (hasMerged && parseRoute(location.hash).kind === "home" && !wouldLoseWork()) reload();
  });
}

/**
 * A button for each language, under its own name. In a list, some browsers would choose with each arrow key.
 * @param {() => void} reload
 */
function languageRow(reload) {
  const choose = (/** @type {string} */ tag) => {
    // A reload would lose a choice that was not stored. The page has reported that.
    if (tag !== currentLanguage() && chooseLanguage(tag)) reload();
  };
  const buttons = Array.from(LANGUAGES, ([tag, name]) =>
    h(
      "button",
      {
        type: "button",
        class: "button",
        lang: tag,
        "aria-pressed": String(tag === currentLanguage()),
        onclick: () => choose(tag),
      },
      name,
    ),
  );
  return h(
    "div",
    { class: "setting" },
    h("span", { id: "setting-language" }, t("setting-language")),
    h(
      "div",
      { class: "languages", role: "group", "aria-labelledby": "setting-language" },
      ...buttons,
    ),
  );
}

/**
 * One of several values.
 * @template {string} Value
 * @param {string} name
 * @param {readonly Value[]} values
 * @param {Value} current
 * @param {(value: Value) => void} apply
 */
function choiceRow(name, values, current, apply) {
  const options = values.map((value) =>
    h("option", { value, selected: value === current }, t(`setting-${name}-${value}`)),
  );
  const control = h("select", { class: "select", id: `setting-${name}` }, ...options);
  control.addEventListener("change", () => apply(/** @type {Value} */ (control.value)));
  return settingRow(name, control);
}

/**
 * @param {string} name
 * @param {boolean} isOn
 * @param {(isOn: boolean) => void} apply
 */
function switchRow(name, isOn, apply) {
  const control = h("input", {
    type: "checkbox",
    role: "switch",
    class: "switch",
    id: `setting-${name}`,
    checked: isOn,
  });
  control.addEventListener("change", () => apply(control.checked));
  return settingRow(name, control);
}

/**
 * @param {string} name
 * @param {HTMLElement} control
 */
function settingRow(name, control) {
  return h(
    "div",
    { class: "setting" },
    h("label", { for: control.id }, t(`setting-${name}`)),
    control,
  );
}
