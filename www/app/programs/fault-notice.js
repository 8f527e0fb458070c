// The failure of a program's last game, as a mark in its source and as a notice above it.

import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { gameAddress } from "../../play/addresses.js";
import { programGameAddress } from "../../play/batches/address.js";
import { endWords } from "../table/program-end.js";

/** @typedef {import("../../play/programs/last-fault.js").LastFault} LastFault */

/** @param {LastFault} fault @returns {import("./code-editor.js").Diagnostic} */
export function faultMark(fault) {
  const { column, line } = fault;
  const { message, words } = wordsOf(fault);
  return { line, column, message: `${words} ${message}`.trim(), severity: "error" };
}

/**
 * A notice that says where the program failed, with ways to the line and to the game.
 * @param {LastFault} fault
 * @param {string} program the program's id
 * @param {boolean} isGameStored
 * @param {() => void} goToLine
 */
export function faultNotice(fault, program, isGameStored, goToLine) {
  const { game, line, played = null } = fault;
  const { message, words } = wordsOf(fault);
  const storedGame = game !== null && isGameStored ? gameAddress(game) : null;
  const address = played ? programGameAddress(program, played.run, played) : storedGame;
  const sentence = t(game === null ? "program-failed-games" : "program-failed-game", { line });
  return h(
    "div",
    { class: "banner program-failed" },
    h("p", null, `${sentence} ${words} `, message !== "" && h("code", { dir: "ltr" }, message)),
    button(t("program-show-line", { line }), goToLine),
    address !== null && h("a", { class: "button", href: address }, t("programs-open-game")),
  );
}

/**
 * The kind of the failure, unless its message says more, and the message.
 * @param {LastFault} fault
 */
function wordsOf({ kind, message, reason }) {
  const ending = { kind: /** @type {"error" | "trap" | "memory"} */ (kind), message, reason };
  const parts = endWords(ending);
  return kind === "error" && message !== "" ? { ...parts, words: "" } : parts;
}
