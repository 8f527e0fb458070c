// Scrolls an element into view, and reports whether it is visible.

import { isStill } from "./motion.js";

/**
 * Scrolls only as far as is needed to see all of an element.
 * @param {Element} element
 */
export function reveal(element) {
  element.scrollIntoView({ block: "nearest", behavior: isStill() ? "instant" : "smooth" });
}

/**
 * Reports whether at least half of an element is on the screen, above anything that sticks to its lower edge.
 * @param {Element} element
 * @param {(isSeen: boolean) => void} report called at first and after each change
 * @returns {IntersectionObserver} to disconnect
 */
export function followVisibility(element, report) {
  const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  const observer = new IntersectionObserver(
    (entries) => report(entries[entries.length - 1].intersectionRatio >= 0.5),
    { threshold: [0, 0.5], rootMargin: `0px 0px ${-edge || 0}px` },
  );
  observer.observe(element);
  return observer;
}
