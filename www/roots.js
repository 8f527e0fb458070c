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
