// The fields of one step in the lesson editor.

import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { MAX_TEXT_LENGTH } from "../../play/lesson/lesson.js";

/** @typedef {import("../../play/lesson/lesson.js").Step} Step */

/**
 * @typedef {Object} Callbacks
 * @property {() => void} changed
 * @property {() => void} ask inserts a question before the step
 * @property {(() => void) | null | undefined} remove null for a step with a move
 * @property {(() => void) | null} end ends the lesson here; null at the last step
 */

/**
 * @param {Step} step changed in place
 * @param {number} at
 * @param {string | null} move the step's move in the visitor's notation; null for a question
 * @param {Callbacks} callbacks
 */
export function stepFields(step, at, move, callbacks) {
  const words = { step: number(at + 1), move: move ?? "" };
  const optional = (/** @type {"done" | "wrong"} */ name) =>
    text(`teach-${name}`, at, step[name] ?? "", 1, (value) => {
      if (value.trim() === "") delete step[name];
      else step[name] = value;
      callbacks.changed();
    });
  const say = text(move === null ? "teach-question" : "teach-say", at, step.say, 2, (value) => {
    step.say = value;
    callbacks.changed();
  });
  return h(
    "li",
    null,
    h(
      "fieldset",
      { class: "teach-step" },
      h("legend", null, t(move === null ? "teach-step-question" : "teach-step-move", words)),
      say,
      move === null ? answers(step, at, callbacks) : accepted(step, at, callbacks),
      optional("done"),
      optional("wrong"),
      h(
        "div",
        { class: "teach-buttons" },
        button(t("teach-ask"), callbacks.ask),
        callbacks.remove && button(t("teach-remove"), callbacks.remove),
        callbacks.end && button(t("teach-end"), callbacks.end),
      ),
    ),
  );
}

/** The mark of the right answer. */
const RIGHT = "*";

/**
 * The field for the answers, one per line, with the right answer marked.
 * @param {Step} step
 * @param {number} at
 * @param {Callbacks} callbacks
 */
function answers(step, at, callbacks) {
  const { answers: given = [], right = 0 } = step.ask ?? {};
  const lines = given.map((answer, i) => (i === right ? `${RIGHT} ${answer}` : answer));
  return text("teach-answers", at, lines.join("\n"), 3, (value) => {
    const read = value.split("\n").filter((line) => line.trim() !== "");
    const marked = read.findIndex((line) => line.trim().startsWith(RIGHT));
    const clean = read.map((line) => line.trim().replace(/^\*\s*/, "")).filter(Boolean);
    step.ask = { answers: clean, right: Math.max(0, marked) };
    callbacks.changed();
  });
}

/**
 * The field for other accepted moves, one per line.
 * @param {Step} step
 * @param {number} at
 * @param {Callbacks} callbacks
 */
function accepted(step, at, callbacks) {
  return text("teach-accept", at, (step.accept ?? []).join("\n"), 1, (value) => {
    const moves = value.split("\n").map((line) => line.trim());
    const given = moves.filter((line) => line !== "");
    if (given.length === 0) delete step.accept;
    else step.accept = given.slice(0, 20);
    callbacks.changed();
  });
}

/**
 * @param {string} id of the label's message
 * @param {number} at
 * @param {string} value
 * @param {number} rows
 * @param {(value: string) => void} changed
 */
function text(id, at, value, rows, changed) {
  const control = h("textarea", {
    class: "select teach-text",
    id: `${id}-${at}`,
    rows,
    maxLength: MAX_TEXT_LENGTH,
    value,
  });
  control.addEventListener("input", () => changed(control.value));
  return h("div", null, fieldLabel(control.id, t(id)), control);
}
