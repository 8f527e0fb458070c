// The lessons that come with Warren. The game's module contains the moves, and the language files contain the sentences.

import { loadLesson } from "../../games/modules.js";
import { oneTapPlays } from "../../kit/boards/one-tap.js";
import { statementGame } from "../../kit/boards/statement.js";
import { hasText, loadWords, t } from "../../kit/page/i18n.js";
import { media } from "../../kit/page/media.js";
import { loadGame } from "../../play/load.js";

/**
 * A step of a built-in lesson. Its sentence is `GAME-lesson-NAME`. The suffixes `-done` and `-wrong` are optional, and a question
 * has `-answer-0` and so on. Sentences may depend on the input device, `$hand`: `mouse`, also with a keyboard; `finger`; or
 * `careful`, a finger whose first tap plays no move.
 * @typedef {Object} NamedStep
 * @property {string} name
 * @property {string[]} [accept] other moves that are accepted
 * @property {{ answers: number, right: number }} [ask] the number of answers, and the right one, counted from 0
 * @property {string[]} [places] the places that the text is about, by their names as for drawings
 */

/**
 * A game's module `lesson.js`. It has a record, or the moves of a game on the statement's board.
 * @typedef {{ LESSON: ({ record: string } | { moves: string[] }) & { seat: number, steps: NamedStep[] } }} LessonModule
 */

/**
 * @param {string} game
 * @returns {Promise<import("../../play/lesson/lesson.js").Lesson>}
 */
export async function builtInLesson(game) {
  const [{ LESSON }, { Scene }] = await Promise.all([
    loadLesson(game),
    loadGame(game),
    loadWords("lessons"),
  ]);
  const { seat, steps } = LESSON;
  const record =
    "record" in LESSON ? LESSON.record : statementGame(Scene, game, LESSON.moves).record();
  const title = t("lesson-title", { game: t(`${game}-name`) });
  const script = { title, steps: steps.map((step) => stepOf(game, step)) };
  return { game, record, seat, script, isForeign: false };
}

/**
 * @param {string} game
 * @param {NamedStep} step
 * @returns {import("../../play/lesson/lesson.js").Step}
 */
function stepOf(game, { accept, ask, name, places }) {
  const id = `${game}-lesson-${name}`;
  const answers = Array.from({ length: ask?.answers ?? 0 }, (_, i) => t(`${id}-answer-${i}`));
  const hand = inputHand();
  return {
    say: t(id, { hand }),
    ...(hasText(`${id}-done`) && { done: t(`${id}-done`) }),
    ...(hasText(`${id}-wrong`) && { wrong: t(`${id}-wrong`, { hand }) }),
    ...(accept && { accept }),
    ...(places && { places }),
    ...(ask && { ask: { answers, right: ask.right } }),
  };
}

function inputHand() {
  if (!media("(pointer: coarse)").matches) return "mouse";
  return oneTapPlays() ? "finger" : "careful";
}
