// Where an element is: in the page's document, or in the shadow of an element that stands in a page of somebody else's.

/**
 * @param {Node} node
 * @returns {Document | ShadowRoot}
 */
export function rootOf(node) {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

/**
 * What has the focus around a node; null if nothing in particular has it.
 * @param {Node} node
 */
export function activeIn(node) {
  const { activeElement } = rootOf(node);
  return activeElement === document.body ? null : activeElement;
}

/**
 * Whether a dialog lies over what a node belongs to.
 * @param {Node} node
 */
export function isDialogOpen(node) {
  return rootOf(node).querySelector("dialog[open]") !== null;
}

/**
 * Listens to keys pressed around a node: anywhere on the page that is its own, but nowhere else on a page of somebody else's.
 * @param {Node} node in its place already
 * @param {"keydown" | "keyup"} type
 * @param {(event: KeyboardEvent) => void} listener
 * @param {AddEventListenerOptions} options
 */
export function listenAround(node, type, listener, options) {
  const heard = (/** @type {Event} */ event) => listener(/** @type {KeyboardEvent} */ (event));
  rootOf(node).addEventListener(type, heard, options);
}

/**
 * What an event came from, also where that is in the shadow of an element.
 * @param {Event} event
 * @returns {EventTarget | null}
 */
export function sourceOf(event) {
  return event.composedPath()[0] ?? event.target;
}
