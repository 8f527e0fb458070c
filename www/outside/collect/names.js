// Names the subjects of hand-ins.

import { MoveNames } from "../../app/table/move-names.js";
import { loadBoard } from "../../games/modules.js";
import { t } from "../../kit/page/i18n.js";
import { nextTask } from "../../kit/page/next-task.js";
import { quotedText } from "../../kit/page/quoted.js";
import { loadGame } from "../../play/load.js";
import { movesText, shortTask } from "../../play/puzzle/words.js";

/** @typedef {import("./checking.js").Row} Row */
/** @typedef {import("./checking.js").Attempt} Attempt */

/**
 * The names of rows' subjects, and of their moves.
 * @typedef {{ subject: (row: Row) => string, moves: (row: Row, tried: Attempt) => string }} Names
 */

/**
 * @param {readonly Row[]} rows
 * @returns {Promise<Names>}
 */
export async function namesOf(rows) {
  /** @type {Map<string, string>} by key */
  const subjects = new Map();
  /** The number of subjects by name. @type {Map<string, number>} */
  const counts = new Map();
  /** @type {Map<string, MoveNames>} by key */
  const moveNames = new Map();
  for (const row of rows) {
    const { game, subject } = row;
    const { key } = subject;
    if (subjects.has(key)) continue;
    const name = subjectName(row);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    subjects.set(key, count === 1 ? name : t("collect-another", { name, count }));
    if (subject.kind === "puzzle" && !subject.isQuestion) {
      moveNames.set(key, await moveNamesOf(game, subject));
      await nextTask();
    }
  }
  return {
    subject: ({ subject }) => subjects.get(subject.key) ?? "",
    moves: ({ subject }, { moves }) =>
      movesText(moveNames.get(subject.key)?.inNotation(0, moves) ?? moves),
  };
}

/** @param {Row} row */
function subjectName({ game, subject }) {
  if (subject.kind === "set") return t("collect-set", { title: quotedText(subject.title) });
  const name = t(`${game}-name`);
  if (subject.kind === "puzzle") {
    return t("collect-puzzle", { game: name, task: shortTask(subject.task) });
  }
  return t(subject.kind === "lesson" ? "collect-lesson" : "collect-game", { game: name });
}

/**
 * @param {string} game
 * @param {Extract<import("./checking.js").Subject, { kind: "puzzle" }>} subject
 */
async function moveNamesOf(game, { task, start }) {
  const [{ Scene }, boardModule] = await Promise.all([loadGame(game), loadBoard(game)]);
  const scene = Scene.start(game, start);
  const seating = { seats: scene.seats, viewpoint: task.seat, roundStart: scene.due(0)[0] ?? 0 };
  return new MoveNames(game, boardModule, scene, seating);
}
