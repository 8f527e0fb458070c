// A set of puzzles in the editor: the puzzles chosen so far, and the stored form of the set.

import { t } from "../../kit/page/i18n.js";
import { loadForPuzzle, openLink } from "../load.js";
import { puzzleFacts } from "./facts.js";
import { MAX_LINK_LENGTH, MAX_PUZZLES, MAX_TEXT_LENGTH, TRIES } from "./teacher-set.js";
import { shortTask } from "./words.js";

/**
 * A chosen puzzle: its game, the code of its link, its task in words, and the teacher's words.
 * @typedef {{ game: string | null, link: string, task: string, prompt: string, wrong: string }} ChosenPuzzle
 */

/**
 * An item of a set, optionally with earlier data about it.
 * @typedef {import("./teacher-set.js").SetItem & Partial<ChosenPuzzle>} Item
 */

/**
 * A set that may lack a title or puzzles.
 * @typedef {Omit<import("./teacher-set.js").TeacherSet, "puzzles"> & { puzzles: Item[] }} UnfinishedSet
 */

/**
 * The puzzle of a link.
 * @param {string} text a text with the link
 * @returns {Promise<ChosenPuzzle>}
 * @throws {Error} if it has no puzzle
 */
export async function chosenByLink(text) {
  const { code, game, puzzle, warren } = await openLink(text);
  if (puzzle === undefined) throw new Error(t("set-no-puzzle"));
  const task = taskIn(game, puzzleFacts(await loadForPuzzle(warren, game, puzzle), puzzle));
  return { game, link: code, task, prompt: "", wrong: "" };
}

/**
 * A puzzle that was chosen before. If it cannot be read now, it stays unchanged.
 * @param {Item} item
 * @returns {Promise<ChosenPuzzle>}
 */
export async function chosenAgain({ game = null, link, prompt = "", task = link, wrong = "" }) {
  const facts = await chosenByLink(link).catch(() => ({ game, link, task }));
  return { ...facts, prompt, wrong };
}

/**
 * A puzzle's task, with its game.
 * @param {string} game
 * @param {Omit<Parameters<typeof shortTask>[0], "game">} facts
 */
export const taskIn = (game, facts) => `${t(`${game}-name`)} · ${shortTask({ game, ...facts })}`;

/**
 * A set as learners get it.
 * @param {UnfinishedSet} set
 * @returns {import("./teacher-set.js").TeacherSet}
 */
export function finishedSet(set) {
  const puzzles = set.puzzles.map(({ link, prompt = "", wrong = "" }) => ({
    link,
    ...(prompt.trim() !== "" && { prompt }),
    ...(wrong.trim() !== "" && { wrong }),
  }));
  return { ...set, puzzles };
}

/**
 * Reads a stored draft.
 * @param {any} content
 * @returns {UnfinishedSet}
 */
export function unfinishedSet(content) {
  const { hints, puzzles, shuffled, title, tries } = Object(content);
  const listedPuzzles = Array.isArray(puzzles) ? puzzles.slice(0, MAX_PUZZLES) : [];
  return {
    title: textOf(title),
    hints: hints !== false,
    shuffled: shuffled === true,
    tries: TRIES.includes(tries) ? tries : null,
    puzzles: listedPuzzles.map(itemOf).filter(({ link }) => link !== ""),
  };
}

/** @param {any} item */
function itemOf(item) {
  const { game, link, prompt, task, wrong } = Object(item);
  return {
    game: typeof game === "string" ? game : null,
    link: textOf(link, MAX_LINK_LENGTH),
    task: textOf(task),
    prompt: textOf(prompt),
    wrong: textOf(wrong),
  };
}

/** @param {unknown} value */
const textOf = (value, longest = MAX_TEXT_LENGTH) =>
  typeof value === "string" ? value.slice(0, longest) : "";
