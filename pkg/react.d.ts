/** `<warren-board>` in React 19 and later. Importing this defines the element and tells JSX its properties and events. */

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { BoardEvents, Options } from "./board.js";
import type { WarrenBoard } from "./element.js";

export * from "./element.js";

/** Listeners: `onready`, `onmove` and so on, in small letters, as React has the events of custom elements. */
export type BoardListeners = {
  [Type in keyof BoardEvents as `on${Type}`]?: (event: BoardEvents[Type]) => void;
};

/** What `<warren-board>` takes in JSX. */
export type WarrenBoardProps = DetailedHTMLProps<HTMLAttributes<WarrenBoard>, WarrenBoard> &
  Options &
  BoardListeners;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "warren-board": WarrenBoardProps;
    }
  }
}
