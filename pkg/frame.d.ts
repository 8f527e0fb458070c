/** The page's side of a board in a frame. */

import type { BoardEvents, BoardState, Options } from "./board.js";

export type * from "./board.js";

/** A board in a frame. Requests wait until the frame has loaded. */
export interface FramedBoard extends EventTarget {
  /** How it stands; null until it is ready, also when the frame loads again. */
  readonly state: BoardState | null;
  /** Puts something else on the board. */
  load(options: Options): void;
  /** Plays a move, as records write it, as the person whose turn it is. An `error` reports why it cannot be played. */
  play(move: string): void;
  /** Changes an option, null for the usual; the board begins again. */
  option<Name extends keyof Options>(name: Name, value: Options[Name] | null): void;
  /** Hears no more of the board. */
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
 * Connects with the board in a frame, and gives the frame the height that the board asks for. Messages of other origins and other
 * windows are not heard.
 * @param frame whose address is that of `embed.html`
 * @param options `origin`: where the board comes from; what the frame's address and its sandbox say, if not given
 */
export declare function connect(frame: HTMLIFrameElement, options?: { origin?: string }): FramedBoard;
