/** The options and events of all boards, in frames and as elements. Seats count from 1. */

/** A switch: in a property or an option a boolean, in an attribute a word. */
export type Switch = boolean | "on" | "off" | "true" | "false";

/** The contents of the board, and its settings. An absent option has its default value. */
export interface Options {
  /** `play`: people move; `watch`: a game is gone through, or engines play one; `puzzle`: a task to solve. By default `play`. */
  mode?: "play" | "watch" | "puzzle";
  /** A link of Warren, the code behind its `#`, or a text with it. */
  link?: string | null;
  /** A lesson: its link, the code behind the `#`, or a game, for the lesson that comes with it. It takes precedence over `link`. */
  lesson?: string | null;
  /** A set of puzzles: its link, or the code behind `#/set/` in it. It takes precedence over `lesson`. */
  set?: string | null;
  /** The game whose usual start the board shows if there is no link. */
  game?: "dots" | "rabbits" | "mice" | "fugitive" | "crossing" | null;
  /** The seats of people, from 1; by default the seat that moves next. */
  people?: readonly number[] | string | null;
  /** The level of the engines at the other seats, 1 to 12. By default 4. */
  level?: number;
  /** Whether engines may take part. Without them, people have all seats, and no moves are suggested. By default `true`. */
  engine?: Switch | null;
  /** Whether the board offers help: suggestions, hints, solutions and a link to the site. By default `true`. */
  analysis?: Switch | null;
  /** By default the visitor's language. All elements of a page share the language of the first one. */
  language?: "en" | "ru" | "fa" | null;
  /** By default the page's theme. */
  theme?: "light" | "dark" | "page";
  /** The seat, from 1, from whose side the board is seen. */
  viewpoint?: number | null;
  /** Whether the board has a button *Hand in*, which writes the visitor's work as a text. By default `false`. */
  hand_in?: boolean;
  /** The `state.progress` that the same board reported on another day: the board continues from there. */
  progress?: string | null;
  /** Whether the browser stores the visitor's work, or the name for it there. By default a frame stores it, an element does not. */
  keep?: Switch | string | null;
}

/** The state of a board. */
export interface BoardState {
  mode: "play" | "watch" | "puzzle" | "lesson" | "set";
  game: string;
  /** The moves, as records write them, as far as the person at the board knows them. */
  moves: readonly string[];
  /** The number of moves that the board has played to reach the position it shows. */
  shown: number;
  /** The position, as records write it; null while a part of it is secret. */
  position: string | null;
  /** The seats that move next. */
  due: readonly number[];
  /** The scores by seat; null if the game has none. */
  scores: readonly (number | null)[] | null;
  /** Whether the game, or the attempt at the puzzle, is over. */
  over: boolean;
  /** Null if the board shows no puzzle. */
  puzzle: PuzzleState | null;
  /** Only for a lesson. */
  lesson?: LessonState;
  /** Only for a set; `puzzle` then describes the puzzle on the board. */
  set?: SetState;
  /** The code of a link to the board's contents. Null if it would reveal a secret, and for the lesson that comes with a game. */
  link: string | null;
  /**
   * The visitor's work, as `A–Z a–z 0–9 - _`, for the option `progress`. Its contents are private to Warren. Null while a game
   * with secrets is played.
   */
  progress: string | null;
}

export interface Solved {
  /**
   * The number of this attempt, from 1. Another one begins when moves are taken back after the board has reported the result of
   * the last move. Moves taken back before that do not count.
   */
  attempts: number;
  /** The number of hints requested, in all attempts. */
  hints: number;
  /** Whether a solution has been shown. */
  solutionShown: boolean;
}

export interface PuzzleState extends Solved {
  solved: boolean;
}

/** How far a learner has come. */
export interface LessonState {
  /** The number of the current step, from 1. */
  step: number;
  steps: number;
  /** The number of wrong tries. */
  wrong: number;
}

/** How far a learner has come in a set of puzzles. */
export interface SetState {
  title: string;
  /** The number of the puzzle on the board, in the learner's order, from 1. At the result it is `puzzles` + 1. */
  puzzle: number;
  puzzles: number;
  /** The number of solved puzzles. */
  solved: number;
  /** The results in the set's order; null for a puzzle that was not tried. */
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
  /** The result as a sentence in the board's language. */
  text: string;
}

/** The `detail` of a board's events, by their type. */
export interface Told {
  /** The board shows what the options describe. `again`: the event is repeated for a later listener. */
  ready: { state: BoardState; again?: boolean };
  /** The state changed without a move: a move was taken back, or another position is shown. */
  state: { state: BoardState };
  /** A move was played, by a person or an engine. `seat` is null if all sides move at once, `move` while it is secret. */
  move: { seat: number | null; move: string | null; ply: number; state: BoardState };
  /** A suggested move or a hint was shown. No move was played. */
  hint: { state: BoardState };
  /** A suggested move was shown in a game. `hint` fires as well. */
  suggestion: { state: BoardState };
  /** The game is over, or an attempt at the puzzle failed or was given up. */
  end: { result: Result; state: BoardState };
  /**
   * The puzzle is solved, all puzzles of a set are, or the lesson is finished. The event fires each time this happens. `again` is
   * as for `ready`.
   */
  solved: { solved: Solved; state: BoardState; again?: boolean };
  /** An option, a link or a move is invalid, or a part of the board has failed. `again` is as for `ready`. */
  error: { message: string; again?: boolean };
}

export type BoardEvents = { [Type in keyof Told]: CustomEvent<Told[Type]> };
