// The rules' report of a position of the fugitive and the detectives, in the form that the board needs.

/**
 * @typedef {import("../../kit/boards/board.js").Scene} Scene
 * @typedef {import("../../wasm/warren.js").Sight} Sight
 * @typedef {import("../../wasm/warren.js").FugitiveReport} Report
 * @typedef {import("../../wasm/warren.js").FugitiveSetting} Setting
 * @typedef {import("../../wasm/warren.js").FugitiveOptions} Options
 * @typedef {import("../../wasm/warren.js").FugitiveEffect} Effect
 * @typedef {import("./geometry.js").Way} Way
 */

/** The next action. @typedef {"places" | "start" | "run" | "chase"} Stage */

/** The seats. */
export const DETECTIVES = 0;
export const FUGITIVE = 1;

/** The view that sees everything. */
export const EVERYTHING = 2;

/** The kinds of roads, as in the contest's notation. */
export const KINDS = /** @type {const} */ (["C", "T", "P"]);

/**
 * A game as one viewer knows it. A complete game gets the view that sees everything.
 * @param {Scene} scene a complete game is a scene of the module that plays games with secrets
 * @returns {Sight}
 */
export function sightOf(scene) {
  if ("view" in scene) return scene;
  return /** @type {import("../../wasm/warren.js").Scene} */ (scene).sight(EVERYTHING);
}

/**
 * The rules' report of a position. A forfeit ends the game without a move, so the points come from the outcome.
 * @param {Sight} sight
 * @param {number} ply
 * @returns {Report}
 */
export function reportOf(sight, ply) {
  const report = /** @type {Report} */ (sight.report(ply));
  const outcome = report.over ? null : sight.outcome(ply);
  if (!outcome) return report;
  const [detectives, fugitive] = outcome.scores;
  return { ...report, over: true, stage: null, scores: [detectives, fugitive] };
}

/** @param {Scene} scene */
export const settingOf = (scene) => /** @type {Setting} */ (scene.setting());

/**
 * @param {Scene} scene
 * @param {number} ply
 */
export const optionsOf = (scene, ply) => /** @type {Options} */ (scene.options(ply));

/**
 * @param {Scene} scene
 * @param {number} ply
 * @param {string} move
 */
export const effectsOf = (scene, ply, move) => /** @type {Effect[]} */ (scene.effects(ply, move));

/**
 * The fugitive's roads so far, if the viewer knows both ends.
 * @param {Report} report
 * @returns {Way[]}
 */
export function trailOf({ start, turns }) {
  let from = start;
  return turns.flatMap(({ by, to }) => {
    const way = from === null || to === null ? [] : [{ kind: by, from, to }];
    from = to;
    return way;
  });
}

/**
 * The last city that was announced to the detectives, and its turn (0: the start); null before any announcement.
 * @param {Report} report
 */
export function lastAnnounced({ start, turns }) {
  for (let turn = turns.length; turn > 0; turn--) {
    const { announced, to } = turns[turn - 1];
    if (announced && to !== null) return { city: to, turn };
  }
  return start === null ? null : { city: start, turn: 0 };
}

/**
 * The turn in progress, from 1: the fugitive's next turn, or the turn that the detectives answer.
 * @param {Report} report
 */
export function currentTurnOf({ stage, turn }) {
  return stage === "chase" || stage === null ? Math.max(turn, 1) : turn + 1;
}

/**
 * The turn of the first moves; 0 for the placements.
 * @param {Scene} scene
 */
export function firstRow(scene) {
  const report = reportOf(sightOf(scene), 0);
  return report.stage === "places" || report.stage === "start" ? 0 : currentTurnOf(report);
}

/**
 * The roads that the pieces take in a move, as far as they are known.
 * @param {readonly Effect[]} effects
 * @returns {{ piece: Piece, way: Way }[]}
 */
export function journeysOf(effects) {
  /** @type {{ piece: Piece, way: Way }[]} */
  const journeys = [];
  for (const effect of effects) {
    if (effect.kind === "step") {
      const { detective, from, to } = effect;
      journeys.push({ piece: detective, way: { kind: ANY_KIND, from, to } });
    } else if (effect.kind === "run" && effect.from !== null && effect.to !== null) {
      const { by, from, to } = effect;
      journeys.push({ piece: "fugitive", way: { kind: by, from, to } });
    }
  }
  return journeys;
}

/** A detective, from 1, or the fugitive. @typedef {number | "fugitive"} Piece */

/** Replaces the kind of a road if it does not matter. */
export const ANY_KIND = "";

/**
 * The cities that a piece can reach, with the kinds of roads to each, in the order of their numbers.
 * @param {readonly (readonly [string, number])[]} roads
 * @returns {{ city: number, kinds: string[] }[]}
 */
export function targetsOf(roads) {
  /** @type {Map<number, string[]>} */
  const kinds = new Map();
  for (const [kind, city] of roads) kinds.set(city, [...(kinds.get(city) ?? []), kind]);
  const targets = Array.from(kinds, ([city, found]) => ({ city, kinds: found }));
  return targets.sort((a, b) => a.city - b.city);
}

/**
 * Roads from lists of their ends by kind, such as `1-2 2-5`.
 * @param {Record<"C" | "T" | "P", string>} endsByKind
 * @returns {Setting["roads"]}
 */
export function readRoads(endsByKind) {
  return KINDS.flatMap((kind) =>
    Array.from(
      endsByKind[kind].matchAll(/(\d+)-(\d+)/g),
      ([, one, other]) =>
        /** @type {Setting["roads"][number]} */ ([kind, Number(one), Number(other)]),
    ),
  );
}

/**
 * The map in the format of `connect.txt`.
 * @param {Pick<Setting, "cities" | "roads">} setting
 */
export function connectText({ cities, roads }) {
  const lines = roads.map(([kind, one, other]) => `${kind} ${one}-${other}`);
  return [cities, ...lines, "END", ""].join("\n");
}

/**
 * The map as the lines of a game's start, as in a record.
 * @param {Pick<Setting, "cities" | "roads">} setting
 */
export function startLines(setting) {
  return connectText(setting).trimEnd().split("\n");
}
