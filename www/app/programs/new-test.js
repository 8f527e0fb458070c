// The dialog that makes a test of a program from a position that it played.

import { submitButton } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { MAX_TESTS } from "../../play/programs/program.js";
import { changeProgram } from "../../play/programs/store.js";
import { readAnswers } from "../../play/programs/test.js";

/**
 * A position that a program has played.
 * @typedef {Object} PlayedPosition
 * @property {string} record up to the position
 * @property {number} seat
 * @property {import("../../play/match/seats.js").ProgramPlayer} player
 * @property {string} answer the program's answer there; empty if it gave none
 * @property {boolean} hasLost whether it lost with that answer
 * @property {number} number of the program's turn
 */

/**
 * @param {PlayedPosition} position
 * @param {(text: string) => void} notify
 */
export async function openNewTest({ record, seat, player, answer, hasLost, number }, notify) {
  await loadWords("program-tests");
  const nameField = h("input", {
    class: "select",
    id: "test-name",
    value: t("test-name-of", { number }),
  });
  const isBad = hasLost || answer === "";
  const mustAnswer = h("input", { type: "radio", name: "test-must", checked: !isBad });
  const mustNotAnswer = h("input", { type: "radio", name: "test-must", checked: isBad });
  const answersField = h("textarea", {
    class: "record-field figures",
    id: "test-answers",
    rows: 3,
    dir: "ltr",
    spellcheck: false,
    value: answer,
  });
  const problemText = h("p", { class: "problem-line", role: "alert" });
  const form = h(
    "form",
    { class: "new-test", method: "dialog" },
    fieldLabel("test-name", t("test-name")),
    nameField,
    h(
      "div",
      { class: "segments" },
      h("label", null, mustAnswer, t("test-must")),
      h("label", null, mustNotAnswer, t("test-must-not")),
    ),
    fieldLabel("test-answers", t("test-answers")),
    answersField,
    h("p", { class: "muted" }, t("test-legal")),
    problemText,
    h("div", { class: "dialog-buttons" }, submitButton(t("test-add"))),
  );
  const dialog = openDialog(t("test-new"), form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const expectedAnswers = readAnswers(answersField.value);
    if (mustAnswer.checked && expectedAnswers.length === 0) {
      setText(problemText, t("test-answers-missing"));
      return;
    }
    const expected = { answers: expectedAnswers, must: mustAnswer.checked };
    const test = { name: nameField.value, record, seat, seed: player.seed ?? 0, expected };
    let isFull = false;
    try {
      await changeProgram(player.program, ({ tests }) => {
        isFull = tests.length >= MAX_TESTS;
        return isFull ? null : { tests: [...tests, test] };
      });
    } catch {
      isFull = true;
    }
    if (isFull) {
      setText(problemText, t("test-full", { most: MAX_TESTS }));
      return;
    }
    dialog.close();
    notify(t("test-added"));
  });
  answersField.focus();
}
