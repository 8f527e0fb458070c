// An introduction to the native command for authors of programs.

import { FIRST_GAME } from "../../games/list.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";

export function nativeSection() {
  const commandLine = (/** @type {string} */ text) =>
    h("pre", { class: "command", tabindex: "0" }, h("code", null, text));
  return h(
    "details",
    { class: "programs-native" },
    h("summary", null, t("programs-native")),
    h("p", null, t("programs-native-what")),
    commandLine("cargo build --release"),
    commandLine(`target/release/warren match ${FIRST_GAME} "python3 bot.py" warren:3`),
    h("p", null, t("programs-records")),
    commandLine("target/release/warren --help"),
  );
}
