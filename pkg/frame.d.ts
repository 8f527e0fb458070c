/** The page's side of a board in a frame. */

import type { BoardEvents, BoardState, Options } from "./board.js";

export type * from "./board.js";

/** A board in a frame. Requests wait until the frame has loaded. */
export interface FramedBoard extends EventTarget {
  /** The board's state; null until the board is ready, also when the frame loads again. */
  readonly state: BoardState | null;
  /** Shows something else on the board. */
  load(options: Options): void;
  /** Plays a move, as records write it, as the person whose turn it is. An `error` reports why it cannot be played. */
  play(move: string): void;
  /** Changes an option, or resets it with null. The board begins again. */
  option<Name extends keyof Options>(name: Name, value: Options[Name] | null): void;
  /** Stops listening to the board. */
  close(): void;
  addEventListener<Type extends keyof BoardEvents>(
    type: Type,
    listener: (event: BoardEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/**
 * Connects with the board in a frame, and gives the frame the height that the board asks for. It ignores
 * messages of other origins and other windows.
 * @param frame the frame of `embed.html`
 * @param options `origin`: the board's origin; by default that of the frame's address and its sandbox
 */
export declare function connect(frame: HTMLIFrameElement, options?: { origin?: string }): FramedBoard;
