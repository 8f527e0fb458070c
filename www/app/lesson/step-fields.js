// The fields of one step in the lesson editor.

import { button } from "../../kit/page/button.js";
import { h } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { MAX_TEXT_LENGTH } from "../../play/lesson/lesson.js";

/** @typedef {import("../../play/lesson/lesson.js").Step} Step */

/**
 * @typedef {Object} StepCallbacks
 * @property {() => void} onChange
 * @property {() => void} ask inserts a question before the step
 * @property {(() => void) | null | undefined} remove null for a step with a move
 * @property {(() => void) | null} end ends the lesson here; null at the last step
 */

/**
 * @param {Step} step changed in place
 * @param {number} index
 * @param {string | null} move the step's move in the visitor's notation; null for a question
 * @param {StepCallbacks} callbacks
 */
export function stepFields(step, index, move, callbacks) {
  const args = { step: number(index + 1), move: move ?? "" };
  const optionalField = (/** @type {"done" | "wrong"} */ name) =>
    textField(`teach-${name}`, index, step[name] ?? "", 1, (value) => {
      if (value.trim() === "") delete step[name];
      else step[name] = value;
      callbacks.onChange();
    });
  const say = textField(
    move === null ? "teach-question" : "teach-say",
    index,
    step.say,
    2,
    (value) => {
      step.say = value;
      callbacks.onChange();
    },
  );
  return h(
    "li",
    null,
    h(
      "fieldset",
      { class: "teach-step" },
      h("legend", null, t(move === null ? "teach-step-question" : "teach-step-move", args)),
      say,
      move === null
        ? answersField(step, index, callbacks)
        : acceptedMovesField(step, index, callbacks),
      optionalField("done"),
      optionalField("wrong"),
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

/** The maximum number of other accepted moves. */
const MAX_ACCEPTED_MOVES = 20;

/** The mark of the right answer. */
const RIGHT_MARK = "*";

/**
 * The field for the answers, one per line, with the right answer marked.
 * @param {Step} step
 * @param {number} index
 * @param {StepCallbacks} callbacks
 */
function answersField(step, index, callbacks) {
  const { answers: givenAnswers = [], right = 0 } = step.ask ?? {};
  const lines = givenAnswers.map((answer, i) => (i === right ? `${RIGHT_MARK} ${answer}` : answer));
  return textField("teach-answers", index, lines.join("\n"), 3, (value) => {
    const answerLines = value.split("\n").filter((line) => line.trim() !== "");
    const rightIndex = answerLines.findIndex((line) => line.trim().startsWith(RIGHT_MARK));
    const answers = answerLines.map((line) => line.trim().replace(/^\*\s*/, "")).filter(Boolean);
    step.ask = { answers, right: Math.max(0, rightIndex) };
    callbacks.onChange();
  });
}

/**
 * The field for other accepted moves, one per line.
 * @param {Step} step
 * @param {number} index
 * @param {StepCallbacks} callbacks
 */
function acceptedMovesField(step, index, callbacks) {
  return textField("teach-accept", index, (step.accept ?? []).join("\n"), 1, (value) => {
    const moves = value.split("\n").map((line) => line.trim());
    const acceptedMoves = moves.filter((line) => line !== "");
    if (acceptedMoves.length === 0) delete step.accept;
    else step.accept = acceptedMoves.slice(0, MAX_ACCEPTED_MOVES);
    callbacks.onChange();
  });
}

/**
 * @param {string} id of the label's message
 * @param {number} index
 * @param {string} value
 * @param {number} rows
 * @param {(value: string) => void} onChange
 */
function textField(id, index, value, rows, onChange) {
  const control = h("textarea", {
    class: "select teach-text",
    id: `${id}-${index}`,
    rows,
    maxLength: MAX_TEXT_LENGTH,
    value,
  });
  control.addEventListener("input", () => onChange(control.value));
  return h("div", null, fieldLabel(control.id, t(id)), control);
}
