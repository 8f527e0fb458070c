// The line under a question's board: the next step, or the verdict on an answer with a button for what to do next.

import { hasText, t } from "../../kit/page/i18n.js";
import { answerText } from "./question-words.js";

/**
 * @typedef {import("../../play/puzzle/question.js").Question} Question
 * @typedef {import("../../play/puzzle/question.js").Verdict} Verdict
 * @typedef {import("./answer.js").AnswerPanel} AnswerPanel
 * @typedef {import("./line.js").StatusAction} StatusAction
 * @typedef {import("./line.js").StatusLine} StatusLine
 */

/**
 * The state of a question.
 * @typedef {Object} QuestionState
 * @property {boolean} isWaiting whether the solver is at work
 * @property {{ answer: string, verdict: Verdict } | null} judgedAnswer
 * @property {{ text: string } | null} hint the last hint
 * @property {boolean} isGivenUp whether the judged answer is the one that was shown on request
 */

/**
 * Callbacks for the line's buttons.
 * @typedef {{ again: () => void, next: (() => void) | null }} QuestionCallbacks
 */

/**
 * The line for the state of a question.
 * @param {Question} question
 * @param {AnswerPanel} panel
 * @param {import("../../kit/boards/board.js").BoardModule} boardModule
 * @param {QuestionState} state
 * @param {QuestionCallbacks} callbacks
 * @returns {StatusLine}
 */
export function questionLineOf(question, panel, boardModule, state, { again, next }) {
  const { hint, isGivenUp, isWaiting, judgedAnswer } = state;
  if (isWaiting) return { kind: "plain", text: t("question-judging"), actions: [] };
  if (!judgedAnswer && hint) return { kind: "hint", text: hint.text, actions: [] };
  if (!judgedAnswer) return { kind: "plain", text: askedText(question), actions: [] };
  const { answer, verdict } = judgedAnswer;
  const { count, met, worlds } = verdict;
  const { kind } = question.goal;
  if (!met) {
    const text = failureText(question, panel, verdict);
    return { kind: "verdict", text, actions: [{ label: t("puzzle-again"), run: again }] };
  }
  const actions = next ? [{ label: t("puzzle-next"), run: next }] : [];
  const text = isGivenUp
    ? t(messageOrDefault(`question-told-${kind}`, "question-told"), {
        answer: answerText(question, boardModule, answer),
        worlds,
      })
    : t(messageOrDefault(`question-right-${kind}`, "question-right"), { count, worlds });
  return { kind: "verdict", text, actions };
}

/** The words for the next step. @param {Question} question */
export function askedText({ form, goal, known }) {
  if (form === "places") return t("question-mark");
  const move = messageOrDefault(`question-move-${goal.kind}`, "question-move");
  return t(form === "move" ? move : `question-ask-${goal.kind}`, { worlds: known.worlds });
}

/**
 * Why an answer is wrong.
 * @param {Question} question
 * @param {AnswerPanel} panel
 * @param {Verdict} verdict
 */
function failureText({ form, goal }, panel, { count, impossible, places, wanted }) {
  if (form === "move" || form === "plan") {
    return t(`question-failed-${goal.kind}`, { count, wanted });
  }
  const missed = places.filter((place) => !panel.parts.includes(place));
  const sentences = [];
  if (impossible.length > 0) {
    const id = messageOrDefault(`question-impossible-${goal.kind}`, "question-impossible");
    sentences.push(t(id, { places: panel.labelsOf(impossible).join(t("list-comma")) }));
  }
  if (missed.length > 0) {
    const id = messageOrDefault(`question-missed-${goal.kind}`, "question-missed");
    sentences.push(t(id, { count: missed.length }));
  }
  return sentences.join(" ");
}

/**
 * The message of a goal, or the default message.
 * @param {string} id
 * @param {string} defaultId
 */
const messageOrDefault = (id, defaultId) => (hasText(id) ? id : defaultId);
