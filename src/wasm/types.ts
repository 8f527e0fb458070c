/// <reference lib="esnext.disposable" />
/** What is wrong with an input: a message `illegal-RULE` or `problem-RULE` of the language files with its arguments, what stood there where that is told, and the English sentence. */
export type Problem = { rule: string, arguments: Record<string, string>, found: string | null, sentence: string, line: number | null };
/** How a game ended: points and places (1 the best) by seat. */
export type Outcome = { scores: number[], places: number[], winner: number | null, forfeit: number | null };
export type Reason = "resigns" | "late" | "illegal" | "crashed" | "silent";
export type End = { seat: number, reason: Reason };
/** A position as `warren replay` prints it. */
export type DotsReport = { game: "dots", ply: number, over: boolean, scores: [number, number], board: string[] };
/** Cells are [row, column] from the top left; a caught rabbit is null; a row of cabbages is 24 characters, `*` or `.`. */
export type RabbitsReport = {
  game: "rabbits", ply: number, over: boolean, scores: [number, number],
  rabbits: ([number, number] | null)[], hunters: [number, number][], cabbages: string[],
};
export type MiceReport = { game: "mice", ply: number, over: boolean, scores: number[] };
/** The whole position. Cities are numbers from 1; places are null before they are chosen, scores before the end. */
export type FugitiveSceneReport = {
  game: "fugitive",
  /** The turns in which the fugitive has moved, 0 to 50. */
  turn: number, over: boolean, scores: [number, number] | null,
  fugitive: number | null, detectives: [number, number, number, number] | null,
  announcements_used: number,
};
/** What a viewer knows. Cities are numbers from 1; seat 0 are the detectives. */
export type FugitiveReport = {
  game: "fugitive", ply: number,
  /** The turns in which the fugitive has moved, 0 to 50. */
  turn: number,
  /** What comes next; null when the viewer knows that the game is over. */
  stage: FugitiveStage | null, over: boolean, scores: [number, number] | null,
  detectives: [number, number, number, number] | null,
  /** Where it is, where the viewer knows. */
  fugitive: number | null,
  /** Where it can be, as the detectives know. */
  belief: number[],
  /** Whether its last move was announced. */
  announced: boolean,
  turns: { by: FugitiveKind, to: number | null, announced: boolean, chase: number[] | null }[],
  /** Where it began. */
  start: number | null,
};
export type FugitiveStage = "places" | "start" | "run" | "chase";
export type FugitiveKind = "C" | "T" | "P";
/** A step, and where: row and column. Its fate is null where it is not known. */
export type CrossingStep = "N" | "E" | "S" | "W" | "H";
export type CrossingFate = "stand" | "drown" | "sink" | "cross";
export type CrossingTurn = { from: [number, number], step: CrossingStep, fate: CrossingFate | null };
export type CrossingPlayer = {
  cell: [number, number],
  /** False only between the player's step and the next window. */
  is_sure: boolean,
  /** The phases around the token, row by row, -9 off the board; null between the player's step and the next window. */
  window: number[] | null,
  path: CrossingTurn[],
};
/** An island as far as it is known; `still` is a corner. */
export type CrossingIsland = {
  known: "still" | "known" | "guessed" | "unknown",
  /** Its phase, if only one fits. */
  phase: number | null,
  /** Whether it rises or sinks next, if that is known. */
  direction: "U" | "D" | null,
  /** The phases that fit, lowest first. */
  phases: number[],
  /** The chance that it is above water, now and in 1 to 13 turns. */
  above: number[],
  /** Its phases, now and in 1 to 13 turns, if they are known. */
  course: number[] | null,
};
/**
 * The whole position. Places are row and column from the top left, by player; phases are those of the rows from the top. A window
 * is the phases of the nine cells around a token, row by row, -9 off the board.
 */
export type CrossingSceneReport = {
  game: "crossing", turn: number, over: boolean, scores: [number, number],
  positions: [[number, number], [number, number]], phases: number[][], windows: [number[], number[]],
};
/** What a viewer knows. Players that are not seen are null; the islands are given row by row from the top left. */
export type CrossingReport = {
  game: "crossing", ply: number, turn: number, over: boolean,
  scores: [number | null, number | null],
  players: [CrossingPlayer | null, CrossingPlayer | null],
  islands: CrossingIsland[],
};

/** What a Scene reports. */
export type SceneReport = DotsReport | RabbitsReport | MiceReport | FugitiveSceneReport | CrossingSceneReport;
/** What a Sight reports. */
export type SightReport = FugitiveReport | CrossingReport;
/** What boards are drawn from: a Scene's report, or, in games with secrets, a Sight's. */
export type Report = DotsReport | RabbitsReport | MiceReport | SightReport;
/** The moves that each side has; the maze, a hexadecimal digit a cell: the sum of its walls (north 1, east 2, south 4, west 8). */
export type RabbitsSetting = { limit: number, walls: string[] };
/** Cells are [x, y] from the north-west corner; a door is the cell behind it and the letter of its wall. */
export type MiceSetting = {
  size: number, turns: number, rockets: [number, number][], doors: [number, number, string][],
  /** [x, y, heading, mice, cats] when the next arrow is about to be placed. */
  animals: [number, number, string, number, number][],
  /** By player, the oldest first. */
  arrows: [number, number, string][][],
  points: number[],
};
/** The map, and for each turn, from the first, whether the fugitive's move is announced and what a capture brings both. */
export type FugitiveSetting = {
  cities: number, roads: [FugitiveKind, number, number][], track: { announced: boolean, worth: [number, number] }[],
};
/** Cells are row and column; starts and goals by player. */
export type CrossingSetting = {
  heights: number[][],
  starts: [[number, number], [number, number]],
  goals: [[number, number], [number, number]],
  turns: number,
  cycle: number,
};
/** What the report leaves out and boards are drawn from; null in dots. */
export type Setting = RabbitsSetting | MiceSetting | FugitiveSetting | CrossingSetting | null;
/** The roads of each piece that moves: kind and city. */
export type FugitiveOptions = { stage: FugitiveStage | null, roads: [FugitiveKind, number][][] };
/** By player; none for one that is not seen or has not to move. */
export type CrossingOptions = [CrossingChoice[], CrossingChoice[]];
export type CrossingChoice = { step: CrossingStep, to: [number, number] };
/** In the games with secrets. */
export type SightOptions = FugitiveOptions | CrossingOptions;
/** What may be chosen from: a list of moves, or of each piece's steps; in the games with secrets an object or a list by player. */
export type Options = string[] | SightOptions;
/** What a move brings about, in the order in which one would tell it. */
export type DotsEffect =
  | { kind: "stay", cell: string, dots: number }
  | { kind: "lay", cell: string, dots: number, captured: boolean }
  | { kind: "return", cell: string | null };
/** Pieces are counted from 1, cells are [row, column]. */
export type RabbitsEffect =
  | { kind: "step", piece: number, from: [number, number], to: [number, number] }
  | { kind: "eat", piece: number, cell: [number, number] }
  | { kind: "catch", rabbit: number, hunter: number, cell: [number, number] };
/** Players are counted from 0, cells are [x, y]. */
export type MiceEffect =
  | { kind: "rescue", player: number, mice: number }
  | { kind: "raid", player: number, cats: number }
  | { kind: "eat", cell: [number, number], mice: number }
  | { kind: "place", player: number, cell: [number, number], heading: string }
  | { kind: "lift", cell: [number, number] };
/** Detectives are counted from 1. */
export type FugitiveEffect =
  | { kind: "place", detective: number, city: number }
  | { kind: "start", city: number }
  | { kind: "run", by: FugitiveKind, from: number | null, to: number | null, announced: boolean }
  | { kind: "step", detective: number, from: number, to: number }
  | { kind: "catch", detective: number, city: number }
  | { kind: "stuck" };
export type CrossingEffect = CrossingTurn & { player: number, to: [number, number] };
export type Effect = DotsEffect | RabbitsEffect | MiceEffect | FugitiveEffect | CrossingEffect;

/** What one who sees everything would do to the end of the game: how many tokens it delivers, and its turns. */
export type CrossingRoute = { crossings: number, path: CrossingEffect[] };
/** A seat's clock, in milliseconds. */
export type Clock = { perMove: number } | { perGame: number };
/** How a seat takes part in a match. */
export type SeatRules = { clock: Clock | null, startUp: number, lenient: boolean };
/** The time for an answer, in milliseconds; null without a clock. */
export type Due = { limit: number | null };
export type File = { name: string, text: string };
/** What a seat is told first: files and lines, or a position in their place. */
export type Opening = { seat: number, files: File[], lines: string[], position: string | null };
/** A line of a seat's past. */
export type Said = { heard: string } | { answered: string[] };
/** What a seat's program has been told by some moment: how the game began for it, or a position, and what came since. */
export type Told = { files: File[], lines: string[], position: string | null, transcript: Said[] };
/** In the game's unit, from the view of the seat whose move it is; or proven, in so many plies. */
export type AnalysisScore = { kind: "points", value: number } | { kind: "win" | "loss", plies: number };
/** The moves as records write them, the first is the move; what each piece is meant to do, nothing where a turn moves one piece. */
export type AnalysisLine = { score: AnalysisScore, moves: string[], plan: string[] };
/**
 * The best moves first; the time is in milliseconds. `also` is the move that was to be judged in any case, `loss` what it loses
 * against the best in the game's unit, never below 0, and `flaw` how much that is as such games go.
 */
export type AnalysisReport = {
  seat: number, depth: number, nodes: number, time: number,
  lines: AnalysisLine[], also: AnalysisLine | null, loss: number | null, flaw: "none" | "slight" | "weak" | "bad",
};
export type Verdict = { outcome: Outcome, reason: "over" | Reason, seat: number | null, problem: Problem | null };
/** What whoever runs a match has to do. */
export type Order =
  | { type: "start", seat: number, files: File[], lines: string[], position: string | null, transcript: Said[], due: Due | null }
  | { type: "send", seat: number, lines: string[], due: Due | null }
  | { type: "played", move: string, length: number }
  | { type: "kill", seat: number }
  | ({ type: "verdict" } & Verdict);
/**
 * What a puzzle asks for: at least so many points, so many more than the best of the others, or no mouse lost; to cross in at most so
 * many turns; to hold so many cells, to be so many ahead, to win; to eat or catch so many, to survive so many moves; to catch within
 * so many moves, or to be free after so many. `missing` says in how many own moves where the value does not.
 */
export type PuzzleGoal = {
  kind: "points" | "margin" | "none-lost" | "cross" | "cells" | "lead" | "win" | "eat" | "catch" | "survive" | "free",
  value: number,
};
/** What those do who are not asked: what is worst for the goal, or what the script says. */
export type PuzzleOthers = "reply" | "program" | "given";
/**
 * What moves lead to, and whether the goal is met: of the space mice the points by player and the mice lost from the puzzle's
 * start on, of the crossing the turns taken, of the others the scores where the game has any before its end.
 */
export type PuzzleVerdict =
  | { met: boolean, scores: number[], lost: number }
  | { met: boolean, turns: number }
  | { met: boolean, scores: number[] | null };
/**
 * How a puzzle stands after moves: whether the goal is in reach; the own answers that keep it, those that come to the same perhaps
 * once; what the other side replies, if it is its turn: what refutes, or what is most stubborn, or what the program does that it is;
 * whether the program only stands in there for a solver that came to no end; how it goes on to the end, solved or refuted; the own
 * answers of that if the goal is in reach, else null; after how many of the moves it was in reach for the last time,
 * null while it is; of the crossing the least turns to the goal, also where there is less time, null where no way leads there.
 */
export type PuzzleOutlook = {
  reach: "kept" | "lost" | "unknown", keeps: string[], reply: string | null, standsIn: boolean, line: string[], rest: string[] | null,
  lostAfter: number | null, least: number | null,
};
/** A puzzle of a set: the own moves that it needs, how many first moves keep the goal, one that tempts and loses it. */
export type PuzzleEntry = { moves: number, first: number, tempting: string | null, text: string };
export type PuzzleLevel = "easy" | "medium" | "hard";
/**
 * What the solver knows: all about it (`count` is then the number of solutions, 0 of a puzzle that has none, null where solutions
 * depend on replies; `first` that of first moves that keep the goal), or one solution, or nothing.
 */
export type PuzzleProof = { proven: boolean, count: number | null, solution: string[] | null, first: number | null };
/** Size 5 to 25, players 2 to 4, doors 1 to 16, turns 1 to 100. */
export type MiceBoardOptions = { size: number, players: number, doors: number, turns: number };
/** Size 5 to 13, 1 or 2 missing arrows, to size 7 also 3, 4 to 24 turns from the first of them on. */
export type MicePuzzleOptions = MiceBoardOptions & { missing: number, aim: Extract<PuzzleGoal["kind"], "points" | "margin" | "none-lost"> };
/** Rows from the top, `.` empty, `A` to `E` 1 to 5 red dots, `a` to `e` blue ones. */
export type DotsDraft = { board: string[], ply: number };
/** As of RabbitsReport, a hunter that is missing null too; points by side. */
export type RabbitsDraft = {
  cabbages: string[], rabbits: ([number, number] | null)[], hunters: ([number, number] | null)[],
  points: [number, number], ply: number, limit: number,
};
/** As of MiceSetting; a rocket that is missing is null. The animals stand where they are before their next step. */
export type MiceDraft = Omit<MiceSetting, "rockets"> & { rockets: ([number, number] | null)[], ply: number };
export type FugitiveDraft = {
  cities: number, roads: FugitiveSetting["roads"], detectives: (number | null)[], fugitive: number | null, ply: number,
};
/** Directions are rows of `U` and `D`. */
export type CrossingDraft = {
  heights: number[][], phases: number[][], directions: string[], tokens: ([number, number] | null)[],
  delivered: [number, number], turn: number,
};
/** What a draft holds, in the game's own shape. */
export type DraftContent = DotsDraft | RabbitsDraft | MiceDraft | FugitiveDraft | CrossingDraft;
/** Where a problem of a draft is; a cell by the name of its button, a city by its number. */
export type DraftPlace = { kind: "board" } | { kind: "cell" | "piece" | "field", name: string };
export type DraftProblem = Problem & { place: DraftPlace };
