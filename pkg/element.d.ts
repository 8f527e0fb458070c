/** `<warren-board>`: a board as an element. Importing this defines it; on a server it defines nothing. */

import type { BoardEvents, BoardState, Options, Switch } from "./board.js";

export type * from "./board.js";

/** Attributes hold the options under the same names: `<warren-board game="dots" level="3">`. */
export declare class WarrenBoard extends HTMLElement {
  mode: NonNullable<Options["mode"]>;
  link: string | null;
  lesson: string | null;
  set: string | null;
  game: string | null;
  get people(): readonly number[] | null;
  set people(seats: readonly number[] | string | null);
  level: number;
  get engine(): boolean;
  set engine(may: Switch | null);
  get analysis(): boolean;
  set analysis(may: Switch | null);
  language: "en" | "ru" | "fa" | null;
  theme: NonNullable<Options["theme"]>;
  viewpoint: number | null;
  hand_in: boolean;
  progress: string | null;
  get keep(): boolean | string | null;
  set keep(how: Switch | string | null);
  /** The state; null until the board is ready. Look here first if `ready` may have fired already. */
  readonly state: BoardState | null;
  /** Plays a move, as records write it, as the person whose turn it is. An `error` reports why it cannot be played. */
  play(move: string): void;
  /** Shows something else on the board: these options replace its attributes. */
  load(options: Options): void;
  addEventListener<Type extends keyof BoardEvents>(
    type: Type,
    listener: (this: WarrenBoard, event: BoardEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "warren-board": WarrenBoard;
  }
}
