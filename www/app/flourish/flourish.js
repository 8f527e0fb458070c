// A short motion over the board for the moments worth one: a capture or a delivery, a solved puzzle, and a finished day. It lies
// over the page, so it moves nothing, and it is gone before the next move. Where nothing may move, no view loads this module.

import { COMPLETE_GAMES } from "../../games/complete.js";
import { h } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { isAnyFeedbackOn } from "../../kit/sound/choice.js";
import { doneOn } from "../../play/puzzle/daily.js";

/** The duration of each motion, in ms. */
const DURATION_MS = 360;

/** The number of marks that fly from one point. */
const MARKS_PER_BURST = 14;

/** The sides' colours and shapes, as on the boards. */
const LOOKS = [
  "background: var(--side1); border-radius: 50%",
  "background: var(--side2)",
  "background: var(--side3); clip-path: polygon(50% 0, 100% 100%, 0 100%)",
  "background: var(--side4); clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%)",
];

/** Whether one is under way. A move that follows at once has none. */
let isRunning = false;

/**
 * A ring at the edge of the board. The game itself plays the sound of the move.
 * @param {Element} board
 */
export const celebrateMove = (board) => showOver(board, () => [ring()]);

/**
 * Marks that fly up from the edge of the board, and more of them after the last puzzle of a day.
 * @param {Element} board
 * @param {number | null} day the day whose puzzle has been solved for the first time; null if none
 */
export function celebratePuzzle(board, day) {
  const endsDay = day !== null && COMPLETE_GAMES.every((game) => doneOn(game, day) !== null);
  playSound(endsDay ? "day" : "solved");
  return showOver(board, ({ width }) =>
    (endsDay ? [0.2, 0.5, 0.8] : [0.5]).flatMap((part) => burst(part, width)),
  );
}

/** @param {"day" | "solved"} name */
async function playSound(name) {
  if (!isAnyFeedbackOn()) return;
  try {
    const { playEffect } = await loadPart(import("../sound/game-sounds.js"));
    await playEffect(name);
  } catch {
    // The page works without sounds.
  }
}

/**
 * An element in motion.
 * @typedef {{ element: HTMLElement, frames: Keyframe[] }} Mover
 */

/**
 * @param {Element} board
 * @param {(box: DOMRect) => Mover[]} makeMovers
 */
async function showOver(board, makeMovers) {
  if (isRunning) return;
  isRunning = true;
  const box = board.getBoundingClientRect();
  const movers = makeMovers(box);
  const layer = h(
    "div",
    { class: "flourish", "aria-hidden": "true" },
    ...movers.map(({ element }) => element),
  );
  layer.style.cssText = `position: fixed; left: ${box.x}px; top: ${box.y}px; width: ${box.width}px;
    height: ${box.height}px; overflow: hidden; pointer-events: none; z-index: 1`;
  document.body.append(layer);
  const timing = { duration: DURATION_MS, easing: "ease-out", fill: /** @type {const} */ ("both") };
  await Promise.allSettled(
    movers.map(({ element, frames }) => element.animate(frames, timing).finished),
  );
  layer.remove();
  isRunning = false;
}

/** @returns {Mover} */
function ring() {
  const element = h("div");
  element.style.cssText =
    "position: absolute; inset: 0; border: 4px solid var(--accent); border-radius: var(--corner)";
  const frames = [
    { opacity: 0, transform: "scale(0.94)" },
    { opacity: 1, transform: "scale(0.98)", offset: 0.4 },
    { opacity: 0, transform: "none" },
  ];
  return { element, frames };
}

/**
 * @param {number} part the place at the lower edge, from 0 (left) to 1 (right)
 * @param {number} width of the board, in CSS pixels
 * @returns {Mover[]}
 */
const burst = (part, width) =>
  Array.from({ length: MARKS_PER_BURST }, (_, i) => {
    const element = h("div");
    element.style.cssText = `position: absolute; left: calc(${100 * part}% - 5px); bottom: -10px;
      width: 10px; height: 10px; ${LOOKS[i % LOOKS.length]}`;
    // A fan of 140 degrees, in which neighbours fly differently far.
    const angle = ((20 + (140 * i) / (MARKS_PER_BURST - 1)) * Math.PI) / 180;
    const distance = width * (i % 2 === 0 ? 0.42 : 0.28);
    const [x, y] = [-distance * Math.cos(angle), -distance * Math.sin(angle)];
    const frames = [
      { opacity: 1, transform: "none" },
      { opacity: 1, offset: 0.6 },
      { opacity: 0, transform: `translate(${x}px, ${y}px) rotate(${x}deg)` },
    ];
    return { element, frames };
  });
