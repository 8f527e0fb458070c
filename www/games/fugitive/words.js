// The fugitive and the detectives in words: for screen readers, bars and the lines beside the map.

import { list, numeral, t } from "../../kit/page/i18n.js";
import { problemText } from "../../kit/page/problems.js";
import {
  ANY_KIND,
  currentTurnOf,
  DETECTIVES,
  effectsOf,
  FUGITIVE,
  reportOf,
  settingOf,
  sightOf,
} from "./position.js";

/**
 * @typedef {import("../../kit/boards/board.js").Scene} Scene
 * @typedef {import("../../kit/boards/board.js").Hint} Hint
 * @typedef {import("../../kit/boards/board.js").Tally} Tally
 * @typedef {import("./position.js").Effect} Effect
 * @typedef {import("./position.js").Report} Report
 * @typedef {import("./turn.js").Choice} Choice
 * @typedef {import("./visitor-plan.js").VisitorPlan} VisitorPlan
 */

/**
 * @param {number} seat
 * @param {number} piece counted from 0
 */
export function pieceName(seat, piece) {
  return seat === FUGITIVE
    ? t("fugitive-seat-1")
    : t("fugitive-detective", { piece: numeral(piece + 1) });
}

/**
 * A city, with the kind of road to it if that matters: `T 101`.
 * @param {Choice} choice
 */
export function choiceText({ kind, city }) {
  return kind === ANY_KIND ? numeral(city) : t("fugitive-by-to", { kind, city: numeral(city) });
}

/**
 * A choice with the goal of its route: `27, on the way to 7`.
 * @param {Choice} choice
 */
export function stepText(choice) {
  const { goal } = choice;
  if (goal === undefined) return choiceText(choice);
  return t("fugitive-on-way", { step: choiceText(choice), city: numeral(goal) });
}

/**
 * A city with all kinds of roads to it: `by car or train to 101`.
 * @param {number} city
 * @param {readonly string[]} kinds
 */
export function roadText(city, kinds) {
  const names = list(kinds.map((kind) => t("fugitive-kind", { kind })));
  return t("fugitive-target", { city: numeral(city), kinds: names });
}

/**
 * Describes the detectives' knowledge of the fugitive's place.
 * @param {Report} report
 * @param {number} viewer
 */
export function beliefText({ belief, fugitive, over, start }, viewer) {
  if (over && fugitive !== null) return t("fugitive-ended", { city: numeral(fugitive) });
  if (over && belief.length > 0) return t("fugitive-ended-open", { count: belief.length });
  if (start === null) return t("fugitive-not-begun");
  if (over) return t("fugitive-ended-unseen");
  // A puzzle that asks for these cities hides them.
  if (belief.length === 0) return "";
  const words = { count: belief.length, city: numeral(belief[0]) };
  return t(viewer === FUGITIVE ? "fugitive-belief-of-you" : "fugitive-belief", words);
}

/**
 * A detective with its city, or the fugitive.
 * @param {number} seat
 * @param {number} piece counted from 0
 * @param {number | null} city
 * @param {Choice | null} choice
 */
export function pieceLabel(seat, piece, city, choice) {
  const name = pieceName(seat, piece);
  const pieceInCity =
    city === null ? name : t("fugitive-piece-in", { piece: name, city: numeral(city) });
  if (!choice) return pieceInCity;
  return t("fugitive-piece-does", { piece: pieceInCity, does: stepText(choice) });
}

/**
 * The places of the pieces, for screen readers.
 * @param {Report} report
 * @param {number} viewer
 * @returns {string[]}
 */
export function placesText(report, viewer) {
  const { detectives, fugitive, belief } = report;
  const places = (detectives ?? []).map((city, i) => pieceLabel(DETECTIVES, i, city, null));
  if (fugitive !== null) places.push(pieceLabel(FUGITIVE, 0, fugitive, null));
  places.push(beliefText(report, viewer));
  const isFound = report.over && fugitive !== null;
  if (belief.length > 1 && !isFound) {
    places.push(t("fugitive-belief-cities", { cities: belief.map(numeral).join(t("list-comma")) }));
  }
  return places.filter((text) => text !== "");
}

/**
 * The map in words: each city with the destinations of its roads, `12: car 7, train 31`.
 * @param {Pick<import("./position.js").Setting, "cities" | "roads">} setting
 * @returns {string[]} by city
 */
export function mapText({ cities, roads }) {
  /** @type {string[][]} */
  const roadTextsByCity = Array.from({ length: cities }, () => []);
  for (const [letter, one, other] of roads) {
    const kind = t("fugitive-kind", { kind: letter });
    roadTextsByCity[one - 1].push(t("fugitive-by-to", { kind, city: numeral(other) }));
    roadTextsByCity[other - 1].push(t("fugitive-by-to", { kind, city: numeral(one) }));
  }
  return roadTextsByCity.map((to, i) =>
    t("fugitive-piece-does", { piece: numeral(i + 1), does: to.join(t("list-comma")) }),
  );
}

/**
 * The detectives' lead, from the expected points of both sides.
 * @param {Scene} scene
 * @param {(number | null)[]} expected by seat
 */
export function lead(scene, [detectives, fugitive]) {
  const [first, second] = settingOf(scene).track[0].worth;
  if (detectives !== null) return 2 * detectives - first - second;
  return fugitive === null ? null : first + second - 2 * fugitive;
}

/**
 * The number of cities where the fugitive may be, for the chart. It comes from the detectives' knowledge, which is no secret.
 * @param {Scene} scene
 * @param {number} ply
 * @returns {import("../../kit/boards/board.js").Standing}
 */
export function standing(scene, ply) {
  const { belief, fugitive, over } = reportOf(sightOf(scene), ply);
  // After a capture the list of possible cities does not contain the fugitive's city.
  const isFound = over && fugitive !== null;
  const count = isFound ? 1 : belief.length;
  const words = isFound ? t("fugitive-chart-end", { city: numeral(fugitive) }) : null;
  const text = words ?? t("fugitive-chart", { count });
  return { values: [count === 0 ? null : count], text };
}

/**
 * The points of each side at the end; before the end, the points of a capture, and the turns survived.
 * @param {Scene} scene
 * @param {number} ply
 * @returns {Tally[]}
 */
export function tallies(scene, ply) {
  const report = reportOf(sightOf(scene), ply);
  const { scores, turn } = report;
  if (scores) {
    return scores.map((value) => {
      const unit = t("fugitive-points", { count: value });
      return { figures: [{ value, unit }], text: t("fugitive-tally", { value, unit }) };
    });
  }
  const { track } = settingOf(scene);
  const worth = track[currentTurnOf(report) - 1]?.worth[0] ?? 0;
  const turns = { turns: track.length };
  const parts = [
    { value: worth, unit: t("fugitive-worth"), short: t("fugitive-worth-short") },
    { value: turn, unit: t("fugitive-turns", turns), short: t("fugitive-turns-short", turns) },
  ];
  return parts.map((figure) => {
    const { value, unit } = figure;
    return { figures: [figure], text: t("fugitive-tally", { value, unit }) };
  });
}

/**
 * The move played at a ply, for the announcements.
 * @param {Scene} scene
 * @param {number} ply the ply before the move
 * @param {number} [_viewpoint]
 * @param {readonly import("../../kit/boards/board.js").PlayerWords[]} [players] the players, where they have names
 */
export function moveText(scene, ply, _viewpoint, players) {
  const sight = sightOf(scene);
  const effects = effectsOf(sight, ply, sight.moves()[ply]);
  const seat = sight.due(ply)[0];
  const parts = effects.flatMap(effectText);
  const reachedCities = effects.flatMap((effect) =>
    effect.kind === "step" ? [numeral(effect.to)] : [],
  );
  if (reachedCities.length > 0)
    parts.unshift(t("fugitive-went", { cities: reachedCities.join(t("list-comma")) }));
  const placedCities = effects.flatMap((effect) =>
    effect.kind === "place" ? [numeral(effect.city)] : [],
  );
  if (placedCities.length > 0)
    parts.unshift(t("fugitive-placed", { cities: placedCities.join(t("list-comma")) }));
  return t("fugitive-moved", {
    side: players?.[seat].side ?? t(`fugitive-seat-${seat}`),
    result: parts.join(t("fugitive-semicolon")),
  });
}

/**
 * @param {Effect} effect
 * @returns {string[]}
 */
function effectText(effect) {
  switch (effect.kind) {
    case "start":
      return [t("fugitive-starts", { city: numeral(effect.city) })];
    case "run": {
      const { by, to, announced } = effect;
      if (to === null) return [t("fugitive-runs", { kind: by })];
      const words = { kind: by, city: numeral(to) };
      return [t(announced ? "fugitive-runs-announced" : "fugitive-runs-to", words)];
    }
    case "catch": {
      const { detective, city } = effect;
      return [t("fugitive-catch", { detective: numeral(detective), city: numeral(city) })];
    }
    case "stuck":
      return [t("fugitive-stuck")];
    default:
      return [];
  }
}

/**
 * The reason why a piece cannot go to a city.
 * @param {string} piece
 * @param {number} from
 * @param {number} city
 */
export function unreachableText(piece, from, city) {
  if (city === from) return t("fugitive-must-move", { piece, city: numeral(city) });
  return t("fugitive-unreachable", { piece, from: numeral(from), city: numeral(city) });
}

/**
 * The problem of the turn; otherwise the routes that ended, and the next choice or that the turn can be sent.
 * @param {VisitorPlan} plan
 * @returns {Hint | null}
 */
export function choiceHint(plan) {
  const { endedRoutes, seat, turn } = plan;
  const { problem, selected, stage } = turn;
  if (problem) return { kind: "problem", text: problemText(problem) };
  const words = (/** @type {[number, number]} */ [piece, city]) => ({
    piece: pieceName(seat, piece),
    city: numeral(city),
  });
  const sentences = [
    ...endedRoutes.arrived.map((route) => t("fugitive-route-arrived", words(route))),
    ...endedRoutes.stopped.map((route) => t("fugitive-route-stopped", words(route))),
  ];
  if (turn.isComplete) sentences.push(t("fugitive-whole-turn", { turn: turn.text }));
  else if (selected !== null && stage !== null) {
    const id = plan.isPlacing ? "fugitive-choose-city" : "fugitive-choose-road";
    const missingChoices = turn.count - turn.choiceCount;
    sentences.push(t(id, { piece: pieceName(seat, selected), left: missingChoices }));
  }
  return sentences.length > 0 ? { kind: "hint", text: sentences.join(" ") } : null;
}

/**
 * The label of the button that sends the selected piece to a city; null if it cannot go there.
 * @param {VisitorPlan} plan
 * @param {number} city
 */
export function goButtonText(plan, city) {
  const { isPlacing, seat, targets, turn } = plan;
  const { selected } = turn;
  const isNear = isPlacing || targets.some((target) => target.city === city);
  if (selected === null || (!isNear && !plan.canSendOnRoute(city))) return null;
  return t("fugitive-go", { piece: pieceName(seat, selected), city: numeral(city) });
}

/**
 * A turn that the visitor could type now, as an example: its cities are on the map.
 * @param {VisitorPlan} plan
 * @param {number} cities the number of cities of the map
 */
export function exampleText({ roads, turn }, cities) {
  const { count, stage } = turn;
  if (stage === null) return "";
  /** @type {(string | number)[]} */
  const example = [];
  for (let piece = 0; piece < count; piece++) {
    const legalRoads = roads[piece] ?? [];
    const [kind, city] = legalRoads.find((road) => !example.includes(road[1])) ?? ["", 0];
    if (turn.needsKind) example.push(kind);
    // If roads do not matter, the example's cities are spread over the numbers.
    example.push(city || Math.ceil(((piece + 0.5) * cities) / count));
  }
  return t("fugitive-example", { turn: example.join(" ") });
}

/**
 * A hint that reveals a part of a move: the kind of road, or the first detective's destination.
 * @param {string} move
 */
export function partialHint(move) {
  const [first] = move.split(" ");
  if (/^\d/.test(first)) {
    const text = t("fugitive-puzzle-hint", {
      piece: pieceName(DETECTIVES, 0),
      city: numeral(Number(first)),
    });
    return { text, places: ["detective1", first] };
  }
  const text = t("fugitive-puzzle-hint-kind", { kind: t("fugitive-kind", { kind: first }) });
  return { text, places: ["fugitive"] };
}

/** @type {NonNullable<import("../../kit/boards/board.js").BoardModule["shortfall"]>} */
export function shortfall({ goal: { kind } }, scene) {
  const { fugitive, over } = /** @type {import("../../wasm/warren.js").FugitiveSceneReport} */ (
    scene.report(scene.length)
  );
  const isMissed = (kind === "catch" && !over) || (kind === "free" && over);
  if (!isMissed || fugitive === null) return null;
  const text = t(kind === "free" ? "puzzle-missed-free" : "puzzle-missed-catch-fugitive", {
    city: numeral(fugitive),
  });
  return { text, places: [String(fugitive)] };
}
