// The challenge of a "beat this one" link. The visitor, or one of their programs, plays against the program in the link.

import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { PROGRAMS_ADDRESS } from "../../play/addresses.js";
import { getProgram } from "../../play/programs/store.js";
import { loadDefaultStart } from "../new-game/usual-start.js";
import { prepareProgram } from "./ready.js";

/** @typedef {import("../../play/programs/program.js").Card} Card */
/** @typedef {import("../../play/programs/program.js").Program} Program */
/** @typedef {import("../../play/match/seats.js").Seat} Seat */

/**
 * @param {readonly Card[]} rivals the visitor's programs of the game
 * @param {{ play: () => void, challengeWith: (id: string) => void }} callbacks
 */
export function challengeSection(rivals, { play, challengeWith }) {
  const rivalSelect = h(
    "select",
    { class: "select", id: "challenge-rival", dir: "auto" },
    ...rivals.map(({ id, name }) => h("option", { value: id }, name)),
  );
  const challengeButton = button(t("challenge-set"), () => challengeWith(rivalSelect.value));
  const programParts =
    rivals.length > 0
      ? [
          h(
            "div",
            { class: "program-challenge-own" },
            fieldLabel(rivalSelect.id, t("challenge-own")),
            rivalSelect,
            challengeButton,
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
      ...programParts,
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
export async function beginGameAgainst(app, program, rival) {
  const ownProgram = rival === null ? null : await getProgram(rival);
  for (const each of [program, ownProgram]) {
    const faults = each ? await prepareProgram(each) : [];
    if (faults === null) return [];
    if (faults.some(({ severity }) => severity === "error")) return faults;
  }
  const { start, seats: count } = await loadDefaultStart(program.game);
  /** @type {Seat} */
  const firstSeat = ownProgram ? programSeat(ownProgram) : { kind: "person", clock: null };
  const seats = Array.from({ length: count }, (_, seat) =>
    seat === 0 ? firstSeat : programSeat(program),
  );
  app.start({ game: program.game, seats, ...start });
  return [];
}

/** @param {Program} program @returns {Seat} */
const programSeat = ({ id, name }) => ({ kind: "program", program: id, name, clock: null });
