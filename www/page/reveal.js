// Brings an element onto the screen.

import { isStill } from "./motion.js";

/**
 * Scrolls no further than is needed to see all of an element.
 * @param {Element} element
 */
export function reveal(element) {
  element.scrollIntoView({ block: "nearest", behavior: isStill() ? "instant" : "smooth" });
}
