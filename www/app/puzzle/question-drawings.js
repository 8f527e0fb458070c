// The drawings on a question's board.

import { readDrawings } from "../../kit/boards/drawings.js";
import { aboutLines } from "./question-words.js";

/**
 * The subject of a question, the visitor's marks, and rings for hints. After an answer, also the impossible places; after a right
 * one, all possible places.
 * @param {import("../../play/puzzle/question.js").Question} question
 * @param {import("../../kit/boards/board.js").BoardModule} boardModule
 * @param {readonly string[]} parts the visitor's marks or plan
 * @param {readonly string[]} ringedPlaces
 * @param {import("../../play/puzzle/question.js").Verdict | undefined} verdict
 * @returns {readonly import("../../kit/boards/drawings.js").Drawing[]}
 */
export function questionDrawings(question, boardModule, parts, ringedPlaces, verdict) {
  const { form, known, sight } = question;
  const lines = aboutLines(known.about);
  if (form === "places") lines.push(...parts.map((place) => `mark ${place} blue`));
  if (form === "plan") {
    const path = boardModule.placesOfPlan?.(sight, parts) ?? [];
    const steps = path.slice(1).map((to, i) => [path[i], to]);
    lines.push(
      ...steps.map(([from, to]) => (from === to ? `mark ${to} blue` : `arrow ${from} ${to} blue`)),
    );
  }
  if (verdict && form !== "choices") {
    const possiblePlaces = verdict.met || form === "move" ? verdict.places : [];
    lines.push(...possiblePlaces.map((place) => `mark ${place} green`));
    lines.push(...verdict.impossible.map((place) => `mark ${place} red`));
  }
  const readPlaceName = (/** @type {string} */ written) => boardModule.placeName(sight, written);
  const { drawings } = readDrawings(lines.join("\n"), readPlaceName);
  return [...drawings, ...ringsAround(ringedPlaces)];
}

/**
 * @param {readonly string[]} places
 * @returns {import("../../kit/boards/drawings.js").Drawing[]}
 */
export const ringsAround = (places) => places.map((place) => ({ kind: "ring", place }));
