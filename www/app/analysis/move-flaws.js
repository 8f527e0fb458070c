// Marks a move's button in the list of moves with what a review found, as a sign and in words.

import { h, setAttribute } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";

/** The loss through one seat's part of a move. @typedef {{ seat: number, kind: string, sign: string, text: string }} MoveFlaw */

/**
 * Replaces the marks on a move's button.
 * @param {HTMLButtonElement} button it has a part for each side where all move at once
 * @param {readonly MoveFlaw[]} flaws the flaws of that move; an empty list removes earlier marks
 * @param {readonly import("../../kit/boards/board.js").PlayerWords[]} players
 */
export function showFlaws(button, flaws, players) {
  const oldMarks = button.querySelectorAll(".flaw");
  if (oldMarks.length === 0 && flaws.length === 0) return;
  for (const sign of oldMarks) sign.remove();
  const isJoint = button.classList.contains("joint");
  const label = button.dataset.label ?? button.getAttribute("aria-label") ?? "";
  const title = button.dataset.title ?? button.title;
  Object.assign(button.dataset, { label, title });
  for (const { seat, kind, sign } of flaws) {
    const markedPart = isJoint ? button.children[seat] : button;
    markedPart?.append(h("b", { class: `flaw ${kind}` }, sign));
  }
  const texts = flaws.map(({ seat, text }) =>
    isJoint ? t("moves-part", { ...players[seat], move: text }) : text,
  );
  button.title = [title, ...texts].filter((text) => text !== "").join(". ");
  setAttribute(button, "aria-label", [label, ...texts].join(". "));
}
