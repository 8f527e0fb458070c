/** The options and events of all boards, in frames and as elements. Seats count from 1. */

/** A switch: in a property or an option a boolean, in an attribute a word. */
export type Switch = boolean | "on" | "off" | "true" | "false";

/** The contents of the board, and its settings. An absent option has its usual value. */
export interface Options {
  /** `play`: people move; `watch`: a game is gone through, or engines play one; `puzzle`: a task to solve. Usually `play`. */
  mode?: "play" | "watch" | "puzzle";
  /** A link of Warren, the code behind its `#`, or a text with it. */
  link?: string | null;
  /** A lesson: its link, the code behind the `#`, or a game, for the lesson that comes with it. It comes before a link. */
  lesson?: string | null;
  /** A set of puzzles: its link, or the code behind `#/set/` in it. It comes before a lesson. */
  set?: string | null;
  /** The game whose usual start it is, where there is no link. */
  game?: "dots" | "rabbits" | "mice" | "fugitive" | "crossing" | null;
  /** The seats that people have, from 1; usually that of the side that is to move. */
  people?: readonly number[] | string | null;
  /** The level of the engines at the other seats, 1 to 12. Usually 4. */
  level?: number;
  /** Whether engines may take part: else people have all seats, and nothing is suggested. Usually they may. */
  engine?: Switch | null;
  /** Whether one may be helped: by suggestions, hints, solutions, and the way to the site. Usually one may. */
  analysis?: Switch | null;
  /** Usually the visitor's; all elements of a page have one, that of the first. */
  language?: "en" | "ru" | "fa" | null;
  /** Usually that of the page. */
  theme?: "light" | "dark" | "page";
  /** The seat, from 1, whose side is near. */
  viewpoint?: number | null;
  /** Whether there is a button *Hand in*, which makes a text of what was done. Usually there is none. */
  hand_in?: boolean;
  /** The `state.progress` that the same board reported on another day: the board continues from there. */
  progress?: string | null;
  /** Whether the browser keeps what is done, or the name by which it does. Usually a frame keeps it, and an element does not. */
  keep?: Switch | string | null;
}

/** How it stands. */
export interface BoardState {
  mode: "play" | "watch" | "puzzle" | "lesson" | "set";
  game: string;
  /** As records write them, as far as they are known to who looks on. */
  moves: readonly string[];
  /** How many of them are played on the board. */
  shown: number;
  /** As records write it; null while something of it is a secret. */
  position: string | null;
  /** The seats that are to move. */
  due: readonly number[];
  /** By seat; null where the game has none. */
  scores: readonly (number | null)[] | null;
  /** Whether the game, or the attempt at the puzzle, is over. */
  over: boolean;
  /** Null of anything else. */
  puzzle: PuzzleState | null;
  /** Only of a lesson. */
  lesson?: LessonState;
  /** Only of a set; `puzzle` is then that of the puzzle on the board. */
  set?: SetState;
  /** The code of a link to what is on the board. Null where it would give a secret away, and of the lesson that comes with a game. */
  link: string | null;
  /**
   * The visitor's work, as `A–Z a–z 0–9 - _`, for the option `progress`. Its contents are private to Warren. Null while a game
   * with secrets is played.
   */
  progress: string | null;
}

export interface Solved {
  /**
   * Which attempt this is, from 1. Another one begins when moves are taken back after the board has said what came of the last one;
   * not when moves are taken back before.
   */
  attempts: number;
  /** How many have been asked for, in all attempts. */
  hints: number;
  /** Whether a solution has been shown. */
  solutionShown: boolean;
}

export interface PuzzleState extends Solved {
  solved: boolean;
}

/** How far a learner has come. */
export interface LessonState {
  /** From 1. */
  step: number;
  steps: number;
  /** How many tries have been wrong. */
  wrong: number;
}

/** How far a learner has come in a set of puzzles. */
export interface SetState {
  title: string;
  /** The one on the board, in the learner's order, from 1; one more than `puzzles` at the result. */
  puzzle: number;
  puzzles: number;
  /** How many are solved. */
  solved: number;
  /** In the set's order; null where nothing was done. */
  results: readonly ({ attempts: number; hints: number; solved: boolean } | null)[];
}

/** How a game ended, or an attempt at a puzzle that did not reach its goal. */
export interface Result {
  kind: "win" | "draw" | "failed" | "given-up";
  /**
   * Why a game ended: by its `rules`, by a player who `resigned`, by a clock (`late`), or by a program that broke a rule, stopped
   * or did not answer (`fault`). Why an attempt at a puzzle ended: a move put the goal out of reach (`wrong`), or all moves are
   * played (`unmet`). Or the solver knows no reply (`stuck`), or the visitor asked for the solution (`given-up`).
   */
  reason: "rules" | "resigned" | "late" | "fault" | "wrong" | "unmet" | "stuck" | "given-up";
  winner: number | null;
  scores: readonly number[] | null;
  /** In the board's language. */
  text: string;
}

/** The `detail` of a board's events, by their type. */
export interface Told {
  /** The board shows what the options describe. `again`: repeated for a frame's page or a component that listens later. */
  ready: { state: BoardState; again?: boolean };
  /** It stands otherwise without a move: taken back, or another position is shown. */
  state: { state: BoardState };
  /** A move was played, by whomever. `seat` is null where all move at once, `move` while it is a secret. */
  move: { seat: number | null; move: string | null; ply: number; state: BoardState };
  /** A suggested move was shown, or a hint was answered; nothing was played by it. */
  hint: { state: BoardState };
  /** A suggested move was shown in a game. `hint` fires as well. */
  suggestion: { state: BoardState };
  /** The game is over, or an attempt at the puzzle failed or was given up. */
  end: { result: Result; state: BoardState };
  /**
   * The puzzle or all of a set are solved, or the lesson gone through. Comes once more each time this is done again. `again` as of
   * `ready`.
   */
  solved: { solved: Solved; state: BoardState; again?: boolean };
  /** An option, a link or a move cannot be, or a part of the board has stopped. `again` as of `ready`. */
  error: { message: string; again?: boolean };
}

export type BoardEvents = { [Type in keyof Told]: CustomEvent<Told[Type]> };
