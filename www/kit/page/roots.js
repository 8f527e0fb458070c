// Finds the root around an element: the page's document, or the shadow root of a board in another site's page.

/**
 * @param {Node} node
 * @returns {Document | ShadowRoot}
 */
export function rootOf(node) {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

/**
 * The focused element around a node; null if no particular element has the focus.
 * @param {Node} node
 */
export function activeIn(node) {
  const { activeElement } = rootOf(node);
  return activeElement === document.body ? null : activeElement;
}

/**
 * Whether a dialog is open over a node's surroundings.
 * @param {Node} node
 */
export function isDialogOpen(node) {
  return rootOf(node).querySelector("dialog[open]") !== null;
}

/**
 * Listens to keys around a node: in the whole page if it is ours, otherwise only in the board's shadow root.
 * @param {Node} node a node in its final place
 * @param {"keydown" | "keyup"} type
 * @param {(event: KeyboardEvent) => void} listener
 * @param {AddEventListenerOptions} options
 */
export function listenAround(node, type, listener, options) {
  const listen = (/** @type {Event} */ event) => listener(/** @type {KeyboardEvent} */ (event));
  rootOf(node).addEventListener(type, listen, options);
}

/**
 * The source of an event, even inside a shadow root.
 * @param {Event} event
 * @returns {EventTarget | null}
 */
export function sourceOf(event) {
  return event.composedPath()[0] ?? event.target;
}
