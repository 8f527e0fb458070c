// A board of rabbits in words: for screen readers, bars and the line under the board.

import { messageAttribute, numeral, t } from "../../kit/page/i18n.js";
import { problemText } from "../../kit/page/problems.js";
import {
  countCaughtRabbits,
  countTurnsLeft,
  DIRECTIONS,
  effectsOf,
  hasCabbage,
  nextCell,
  openDirections,
  reportOf,
  STAY,
  settingOf,
} from "./position.js";

/**
 * @typedef {import("../../kit/boards/board.js").Scene} Scene
 * @typedef {import("../../kit/boards/board.js").Hint} Hint
 * @typedef {import("../../kit/boards/board.js").Tally} Tally
 * @typedef {import("./turn-choice.js").TurnChoice} TurnChoice
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Effect} Effect
 */

/**
 * A piece by its number on the board.
 * @param {number} seat
 * @param {number} piece counted from 0
 */
export function pieceName(seat, piece) {
  return t(`rabbits-piece-${seat}`, { piece: numeral(piece + 1) });
}

/**
 * @param {string | null} letter null for a piece without a step
 */
export function stepWords(letter) {
  if (letter === null) return t("rabbits-not-chosen");
  return t("rabbits-step", { letter: letter === STAY ? "stay" : letter });
}

/**
 * A piece, its cell, its chosen step, and its possible directions.
 * @param {import("./position.js").Report} report
 * @param {import("./position.js").Setting} setting
 * @param {number} seat
 * @param {number} piece counted from 0
 * @param {Cell} cell
 * @param {string | null} letter
 */
export function pieceLabel(report, setting, seat, piece, cell, letter) {
  const directionTexts = openDirections(setting, cell).map((direction) => {
    const words = stepWords(direction);
    return hasCabbage(report, nextCell(cell, direction))
      ? t("rabbits-way-cabbage", { way: words })
      : words;
  });
  return t("rabbits-piece-label", {
    piece: pieceName(seat, piece),
    row: cell[0],
    column: cell[1],
    does: stepWords(letter),
    ways: directionTexts.join(t("list-comma")),
  });
}

/**
 * A piece and its place, in the list of all pieces.
 * @param {number} seat
 * @param {number} piece counted from 0
 * @param {Cell | null} cell
 */
export function pieceAndCellText(seat, piece, cell) {
  const name = pieceName(seat, piece);
  if (!cell) return t("rabbits-piece-does", { piece: name, does: t("rabbits-is-caught") });
  return t("rabbits-piece-at", { piece: name, row: cell[0], column: cell[1] });
}

/**
 * The pieces and points of each side, and its remaining turns while the game goes on.
 * @param {Scene} scene
 * @param {number} ply
 * @returns {Tally[]}
 */
export function tallies(scene, ply) {
  const report = reportOf(scene, ply);
  const setting = settingOf(scene);
  const [cabbages, points] = report.scores;
  const captures = capturesOf(report);
  /** @type {{ value: number, unit: string, short?: string }[]} */
  const scores = [
    { value: cabbages, unit: t("rabbits-cabbages", { count: cabbages }) },
    {
      value: points,
      unit: t("rabbits-captures", captures),
      short: t("rabbits-captures-short", captures),
    },
  ];
  const isOver = scene.outcome(ply) !== null;
  return scores.map((score, seat) => {
    const turns = countTurnsLeft(report, setting, seat);
    if (isOver && turns > 0) {
      const text = t("rabbits-tally-end", { points: score.value, unit: score.unit });
      return { figures: [score], text };
    }
    const turnsLeftText = t("rabbits-turns-left", { count: turns });
    const short =
      messageAttribute("rabbits-turns-left", "short", { count: turns }) || turnsLeftText;
    return {
      figures: [score, { value: turns, unit: turnsLeftText, short }],
      text: t("rabbits-tally", {
        points: score.value,
        unit: score.unit,
        turns,
        left: turnsLeftText,
      }),
    };
  });
}

/**
 * The number of caught rabbits, and the points for each.
 * @param {import("./position.js").Report} report
 */
function capturesOf(report) {
  const points = report.scores[1];
  // A game that began from a position may lack rabbits for which no points were scored.
  const count = points === 0 ? 0 : countCaughtRabbits(report);
  return { count, each: count === 0 ? 0 : points / count };
}

/**
 * The move played at a ply, for the announcements.
 * @param {Scene} scene
 * @param {number} ply the ply before the move
 * @param {number} [_viewpoint]
 * @param {readonly import("../../kit/boards/board.js").PlayerWords[]} [players] the players, where they have names
 */
export function moveText(scene, ply, _viewpoint, players) {
  const move = scene.moves()[ply];
  const seat = scene.due(ply)[0];
  const effects = effectsOf(scene, ply, move);
  const parts = [stepsText(move), ...resultTexts(effects)];
  return t("rabbits-moved", {
    side: players?.[seat].side ?? t(`rabbits-seat-${seat}`),
    result: parts.filter((part) => part !== "").join(t("rabbits-semicolon")),
  });
}

/**
 * The pieces by direction: `north 3, 4; west 2`.
 * @param {string} move
 */
function stepsText(move) {
  return DIRECTIONS.flatMap((direction) => {
    const pieces = [...move].flatMap((letter, i) => (letter === direction ? [String(i + 1)] : []));
    if (pieces.length === 0) return [];
    return [
      t("rabbits-group", { way: stepWords(direction), pieces: pieces.join(t("list-comma")) }),
    ];
  }).join(t("rabbits-semicolon"));
}

/** @param {Effect[]} effects */
function resultTexts(effects) {
  const eaten = effects.filter(({ kind }) => kind === "eat").length;
  const caught = effects.flatMap((effect) =>
    effect.kind === "catch"
      ? [t("rabbits-catch", { rabbit: String(effect.rabbit), hunter: String(effect.hunter) })]
      : [],
  );
  return [...(eaten > 0 ? [t("rabbits-eaten", { count: eaten })] : []), ...caught];
}

/**
 * The problem of the turn, or its progress.
 * @param {TurnChoice} turnChoice
 * @param {number | null} [lastPiece] the piece that just got its step
 * @returns {Hint | null}
 */
export function choiceHint({ problem, seat, selected, turn }, lastPiece = null) {
  if (problem) return { kind: "problem", text: problemText(problem) };
  const words = [];
  if (lastPiece !== null) {
    const does = stepWords(turn.steps[lastPiece]?.letter ?? null);
    const text = t("rabbits-piece-does", { piece: pieceName(seat, lastPiece), does });
    words.push(t("rabbits-sentence-end", { text }));
  }
  const { chosen, count } = turn.stepCounts;
  const needsStep = selected !== null && (lastPiece === null || turn.steps[selected] === null);
  if (needsStep) words.push(t("rabbits-choose", { piece: pieceName(seat, selected) }));
  else if (chosen > 0) words.push(t("rabbits-progress", { chosen, left: count - chosen }));
  return words.length > 0 ? { kind: "hint", text: words.join(" ") } : null;
}

/**
 * The rabbits that stop on their routes because of a hunter.
 * @param {number} seat
 * @param {readonly number[]} stopped
 * @returns {Hint | null}
 */
export function stoppedHint(seat, stopped) {
  if (stopped.length === 0) return null;
  const pieces = stopped.map((piece) => pieceName(seat, piece)).join(t("list-comma"));
  return { kind: "problem", text: t("rabbits-stopped", { pieces, count: stopped.length }) };
}

/**
 * Describes what happens when the turn is sent: how many pieces follow their routes, move and stay.
 * @param {import("./turn-choice.js").PieceCounts} counts
 */
export function sendButtonText({ onRoute, moving, staying }) {
  const parts = [
    ...(onRoute > 0 ? [t("rabbits-go-on", { count: onRoute })] : []),
    ...(moving > 0 ? [t("rabbits-move", { count: moving })] : []),
    ...(staying > 0 ? [t("rabbits-stay", { count: staying })] : []),
  ];
  const actions = parts.join(t("list-comma"));
  return onRoute + moving > 0 ? t("rabbits-send-turn", { does: actions }) : t("rabbits-send");
}

/**
 * The reason why a turn is not sent.
 * @param {TurnChoice} turnChoice
 * @param {Exclude<import("./turn-choice.js").SendCheck, "send">} sendCheck
 * @param {number} typed the number of typed letters
 * @returns {Hint | null}
 */
export function notSentHint(turnChoice, sendCheck, typed) {
  if (sendCheck === "problem") return choiceHint(turnChoice);
  if (sendCheck === "all-stay") return { kind: "hint", text: t("rabbits-all-stay") };
  const count = turnChoice.turn.steps.length;
  return { kind: "problem", text: t("rabbits-too-short", { count, typed }) };
}

/**
 * A hint that reveals a part of a move: a piece that moves.
 * @param {string} move
 * @param {Scene} scene
 * @param {number} ply the ply before the move
 */
export function partialHint(move, scene, ply) {
  const piece = [...move].findIndex((letter) => letter !== STAY);
  if (piece < 0) return { text: t("rabbits-puzzle-hint-stay"), places: [] };
  const [seat] = scene.due(ply);
  const text = t("rabbits-puzzle-hint", { piece: pieceName(seat, piece) });
  return { text, places: [`${seat === 0 ? "rabbit" : "hunter"}${piece + 1}`] };
}
