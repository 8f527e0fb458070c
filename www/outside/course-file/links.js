// Reads the links of puzzles, lessons and sets for a course file.

import { GAMES } from "../../games/list.js";
import { t } from "../../kit/page/i18n.js";
import { lessonOf } from "../../play/lesson/lesson.js";
import { openLink } from "../../play/load.js";
import { setCodeIn, setOfCode } from "../../play/puzzle/teacher-set.js";

/** @typedef {import("./choice.js").ChosenItem} ChosenItem */

/** The link shows a game, which a course cannot contain. */
export class NotInCourses extends Error {}

/**
 * The lesson that comes with a game.
 * @param {string} game
 * @returns {ChosenItem}
 */
export const ownLesson = (game) => ({
  games: [game],
  title: t("course-file-lesson-of", { game: t(`${game}-name`) }),
  lesson: game,
});

/**
 * The item that a text names: a game, for its lesson, or a link to a puzzle, a lesson or a set of puzzles.
 * @param {string} text
 * @returns {Promise<ChosenItem>}
 * @throws {import("../../kit/page/failure.js").Failure} if a set is damaged
 * @throws {NotInCourses} if the link shows a game
 * @throws {import("../../wasm/warren.js").Problem} if there is no link
 */
export async function itemNamedBy(text) {
  if (Object.hasOwn(GAMES, text)) return ownLesson(text);
  const set = setCodeIn(text);
  if (set !== null) return setItem(set);
  const link = await openLink(text);
  const { code, game, puzzle, scene } = link;
  if (scene.lesson !== undefined) {
    return { games: [game], title: lessonOf(link).script.title, lesson: code };
  }
  if (puzzle === undefined) throw new NotInCourses(code);
  const title = t("course-file-puzzle-of", { game: t(`${game}-name`) });
  return { games: [game], title, link: code };
}

/**
 * @param {string} code of the set's link
 * @returns {Promise<ChosenItem>}
 */
async function setItem(code) {
  const { puzzles, title } = setOfCode(code);
  const links = await Promise.all(puzzles.map(({ link }) => openLink(link)));
  return { games: [...new Set(links.map(({ game }) => game))], title, set: code };
}
