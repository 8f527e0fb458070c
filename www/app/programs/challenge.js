// The challenge of a "beat this one" link. The visitor, or one of their programs, plays against the program in the link.

import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { PROGRAMS_ADDRESS } from "../../play/addresses.js";
import { getProgram } from "../../play/programs/store.js";
import { usualTable } from "../new-game/usual-start.js";
import { makeReady } from "./ready.js";

/** @typedef {import("../../play/programs/program.js").Card} Card */
/** @typedef {import("../../play/programs/program.js").Program} Program */
/** @typedef {import("../../play/match/seats.js").Seat} Seat */

/**
 * @param {readonly Card[]} rivals the visitor's programs of the game
 * @param {{ play: () => void, set: (id: string) => void }} acts
 */
export function challenge(rivals, { play, set }) {
  const choice = h(
    "select",
    { class: "select", id: "challenge-rival", dir: "auto" },
    ...rivals.map(({ id, name }) => h("option", { value: id }, name)),
  );
  const send = button(t("challenge-set"), () => set(choice.value));
  const own =
    rivals.length > 0
      ? [
          h(
            "div",
            { class: "program-challenge-own" },
            fieldLabel(choice.id, t("challenge-own")),
            choice,
            send,
          ),
        ]
      : [h("a", { class: "button", href: PROGRAMS_ADDRESS }, t("challenge-write"))];
  return h(
    "section",
    { class: "program-challenge", "aria-labelledby": "challenge-title" },
    h("h2", { id: "challenge-title" }, t("challenge-title")),
    h("p", null, t("challenge-what")),
    h(
      "div",
      { class: "program-challenge-ways" },
      button(t("challenge-play"), play, "primary"),
      ...own,
    ),
  );
}

/**
 * Begins a game against a program, if it can run.
 * @param {Pick<import("../../main.js").App, "start">} app
 * @param {Program} program
 * @param {string | null} rival one of the visitor's programs; null for the visitor
 * @returns {Promise<import("./ready.js").Diagnostic[]>} the errors that keep one of them from running
 */
export async function meetProgram(app, program, rival) {
  const own = rival === null ? null : await getProgram(rival);
  for (const each of [program, own]) {
    const faults = each ? await makeReady(each) : [];
    if (faults === null) return [];
    if (faults.some(({ severity }) => severity === "error")) return faults;
  }
  const { start, seats: count } = await usualTable(program.game);
  /** @type {Seat} */
  const first = own ? seatOf(own) : { kind: "person", clock: null };
  const seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? first : seatOf(program)));
  app.start({ game: program.game, seats, ...start });
  return [];
}

/** @param {Program} program @returns {Seat} */
const seatOf = ({ id, name }) => ({ kind: "program", program: id, name, clock: null });
