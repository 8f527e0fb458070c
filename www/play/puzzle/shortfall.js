// How a try has missed its goal: what is on the board at its end, in words, and the places to ring.

import { numeral, t } from "../../kit/page/i18n.js";

/**
 * @typedef {import("../../wasm/warren.js").Scene} Scene
 * @typedef {import("../../wasm/warren.js").RabbitsReport} RabbitsReport
 * @typedef {import("../../wasm/warren.js").FugitiveSceneReport} FugitiveSceneReport
 * @typedef {{ text: string, places: string[] }} Shortfall
 */

/**
 * Compares the last position of a try with its goal.
 * @param {Pick<import("./session.js").PuzzleState, "game" | "goal" | "seat">} puzzle
 * @param {Pick<Scene, "length" | "report">} scene
 * @returns {Shortfall | null} null where the goal has no such words, or is not missed there
 */
export function shortfallOf({ game, goal, seat }, scene) {
  const end = /** @type {any} */ (scene.report(scene.length));
  const short = (/** @type {number} */ has) => goal.value - has;
  switch (goal.kind) {
    case "cells": {
      const held = end.scores[seat];
      return plain("cells", { held, short: short(held) });
    }
    case "lead": {
      const [held, other] = [end.scores[seat], end.scores[1 - seat]];
      return plain("lead", { held, other, short: short(held - other) });
    }
    case "eat": {
      const eaten = cabbagesOf(scene, 0) - cabbagesOf(scene, scene.length);
      return plain("eat", { eaten, short: short(eaten) });
    }
    case "survive":
      return caughtRabbit(scene);
    case "catch":
      if (game === "rabbits") return freeRabbit(scene, short);
      return end.over ? null : inCity("catch", end);
    case "free":
      return end.over ? inCity("free", end) : null;
    default:
      return null;
  }
}

/**
 * @param {string} kind
 * @param {Record<string, string | number>} args with `short`, what the goal lacks
 * @returns {Shortfall | null} null if the goal lacks nothing
 */
function plain(kind, args) {
  return Number(args.short) > 0 ? { text: t(`puzzle-missed-${kind}`, args), places: [] } : null;
}

/**
 * @param {"catch" | "free"} kind
 * @param {FugitiveSceneReport} report
 * @returns {Shortfall | null}
 */
function inCity(kind, { fugitive }) {
  if (fugitive === null) return null;
  const text = t(`puzzle-missed-${kind}`, { city: numeral(fugitive) });
  return { text, places: [String(fugitive)] };
}

/**
 * @param {Pick<Scene, "report">} scene
 * @param {number} ply
 */
const rabbitsAt = (scene, ply) => /** @type {RabbitsReport} */ (scene.report(ply));

/**
 * @param {Pick<Scene, "report">} scene
 * @param {number} ply
 */
const cabbagesOf = (scene, ply) => rabbitsAt(scene, ply).cabbages.join("").split("*").length - 1;

/**
 * The free rabbit that is the nearest to a hunter: the one that has got away.
 * @param {Pick<Scene, "length" | "report">} scene
 * @param {(has: number) => number} short
 * @returns {Shortfall | null}
 */
function freeRabbit(scene, short) {
  const [first, last] = [0, scene.length].map((ply) => rabbitsAt(scene, ply));
  const caught = last.rabbits.filter((cell, i) => cell === null && first.rabbits[i]).length;
  const distances = last.rabbits.map((cell) =>
    Math.min(
      ...last.hunters.map(([row, column]) =>
        cell ? Math.abs(cell[0] - row) + Math.abs(cell[1] - column) : Number.POSITIVE_INFINITY,
      ),
    ),
  );
  const nearest = Math.min(...distances);
  if (short(caught) <= 0 || !Number.isFinite(nearest)) return null;
  const number = distances.indexOf(nearest) + 1;
  const text = t("puzzle-missed-catch-rabbits", { caught, number: numeral(number) });
  return { text, places: [`rabbit${number}`] };
}

/**
 * The first rabbit that was caught, and the cell where that happened.
 * @param {Pick<Scene, "length" | "report">} scene
 * @returns {Shortfall | null}
 */
function caughtRabbit(scene) {
  for (let ply = 1; ply <= scene.length; ply += 1) {
    const [before, after] = [rabbitsAt(scene, ply - 1), rabbitsAt(scene, ply)];
    const caught = after.rabbits.findIndex((cell, i) => cell === null && before.rabbits[i]);
    const cell = caught < 0 ? null : before.rabbits[caught];
    if (!cell) continue;
    const text = t("puzzle-missed-survive", { number: numeral(caught + 1) });
    return { text, places: [cell.join(",")] };
  }
  return null;
}
