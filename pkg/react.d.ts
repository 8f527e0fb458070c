/**
 * `<WarrenBoard>`, a component for React 19 and later. Importing this also defines the element, and tells JSX the properties and
 * events of `<warren-board>`.
 */

import type { DetailedHTMLProps, HTMLAttributes, ReactElement, Ref } from "react";
import type { BoardEvents, Options } from "./board.js";
import type { WarrenBoard as WarrenBoardElement } from "./element.js";

export type * from "./board.js";
export type { WarrenBoardElement };

/** The element behind a `ref`. */
export type WarrenBoard = WarrenBoardElement;

/** The component's handlers: `onReady`, `onMove` and so on. */
export type BoardHandlers = {
  [Type in keyof BoardEvents as `on${Capitalize<Type>}`]?:
    | ((event: BoardEvents[Type]) => void)
    | undefined;
};

/** Attributes of HTML: `id`, `className`, `style`, `hidden`, `data-…`, `aria-…` and so on. The board has no children. */
type ElementAttributes = Omit<
  HTMLAttributes<WarrenBoardElement>,
  keyof Options | keyof BoardHandlers | "children" | "dangerouslySetInnerHTML"
>;

/** The properties of `<WarrenBoard>`. A new `theme` changes the board in place. Any other new option begins again. */
export type WarrenBoardProps = ElementAttributes &
  Options &
  BoardHandlers & {
    /** The option `hand_in`. */
    handIn?: Options["hand_in"];
    ref?: Ref<WarrenBoardElement> | undefined;
  };

/**
 * A board. A server writes all options into its HTML. Handlers are no part of it: they receive events from the moment
 * when the page hydrates the component. If the board fired `ready`, `solved` or `error` before, it fires them again then, with
 * `again: true` in the detail.
 */
export declare function WarrenBoard(props: WarrenBoardProps): ReactElement;

/** Listeners of `<warren-board>`: `onready`, `onmove` and so on, in lower case, as React names the events of custom elements. */
export type BoardListeners = {
  [Type in keyof BoardEvents as `on${Type}`]?: (event: BoardEvents[Type]) => void;
};

/** The properties of `<warren-board>` in JSX. */
export type WarrenBoardElementProps = DetailedHTMLProps<
  HTMLAttributes<WarrenBoardElement>,
  WarrenBoardElement
> &
  Options &
  BoardListeners;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "warren-board": WarrenBoardElementProps;
    }
  }
}
