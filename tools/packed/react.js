"use client";
// The package's React component, around the element. React omits lists and `false` from a server's HTML, and it attaches no
// listener to a custom element that it hydrates. So all options are written as text, and an effect attaches listeners.

import { createElement, useEffect, useImperativeHandle, useRef } from "react";
import "warren-games/element";
import { OPTIONS, optionsOfMessage } from "../../www/outside/embedding/options.js";
import { EVENTS } from "../../www/outside/embedding/protocol.js";

/** @typedef {import("../../www/warren-board.js").WarrenBoard} Board */
/** @typedef {Record<string, unknown>} Props */

/** The options by the names of props: `hand_in` is also `handIn`. */
const OPTION_OF = new Map(
  OPTIONS.flatMap((name) => [
    [name, name],
    [name.replace(/_./g, ([, letter]) => letter.toUpperCase()), name],
  ]),
);

const HANDLERS = new Set(EVENTS.map((type) => `on${type}`));

/**
 * `<warren-board>` with options, listeners (`onReady`, `onSolved` and so on), a `ref` to the element, and attributes of HTML.
 * @param {{ ref?: unknown } & Props} props
 */
export function WarrenBoard({ ref, ...props }) {
  /** @type {{ current: Board | null }} */
  const board = useRef(null);
  const latest = useRef(props);
  /** The board whose listener has received the earlier events. */
  const caughtUp = useRef(/** @type {Board | null} */ (null));
  useImperativeHandle(ref, () => board.current, []);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const element = /** @type {Board} */ (board.current);
    const forwardEvent = (/** @type {Event} */ event) =>
      handlerOf(latest.current, event.type)?.(event);
    for (const type of EVENTS) element.addEventListener(type, forwardEvent);
    // StrictMode attaches the listeners of one board twice.
    if (caughtUp.current !== element) repeatMissedEvents(element, forwardEvent);
    caughtUp.current = element;
    return () => {
      for (const type of EVENTS) element.removeEventListener(type, forwardEvent);
    };
  }, []);
  return createElement("warren-board", {
    ...attributesOf(props),
    ref: board,
    // The element may have written its theme into its attributes before React hydrates it.
    suppressHydrationWarning: true,
  });
}

/**
 * Sends earlier events of the board to one listener. Other listeners have received them.
 * @param {Board} board
 * @param {(event: Event) => void} forwardEvent
 */
function repeatMissedEvents(board, forwardEvent) {
  // A script on the page may have defined an element of an earlier version.
  for (const { type, detail } of board.missed ?? []) {
    const event = new CustomEvent(type, { detail });
    for (const name of ["target", "currentTarget"]) {
      Object.defineProperty(event, name, { value: board });
    }
    forwardEvent(event);
  }
}

/**
 * The handler of an event. The name's case is ignored, since a handler that is never called is hard to notice.
 * @param {Props} props
 * @param {string} type
 */
function handlerOf(props, type) {
  const name = Object.keys(props).find((each) => each.toLowerCase() === `on${type}`);
  return /** @type {((event: Event) => void) | null | undefined} */ (name && props[name]);
}

/**
 * Returns the attributes of the element.
 * @param {Props} props
 */
function attributesOf(props) {
  /** @type {Props} */
  const attributes = {};
  for (const [name, value] of Object.entries(props)) {
    const option = OPTION_OF.get(name);
    if (option) {
      const text = optionsOfMessage({ [option]: value })(option);
      if (text !== null) attributes[option] = text;
    } else if (!HANDLERS.has(name.toLowerCase())) {
      attributes[name] = /^(aria|data)-/.test(name) ? textOfState(value) : value;
    }
  }
  return attributes;
}

/** Returns booleans as text: React would write `true` as an empty attribute, which means nothing there. @param {unknown} value */
const textOfState = (value) => (typeof value === "boolean" ? String(value) : value);
