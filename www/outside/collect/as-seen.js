// A long list that grows as it is scrolled into view.

/** How many items are added at a time. */
const AT_A_TIME = 100;

/**
 * Puts the first items into an element, and more whenever its end comes into view.
 * @template Item
 * @param {HTMLElement} place
 * @param {Iterable<Item>} items
 * @param {(item: Item) => HTMLElement[]} drawn
 * @returns {() => void} stops it
 */
export function drawAsSeen(place, items, drawn) {
  const rest = items[Symbol.iterator]();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) drawMore();
    },
    // A little ahead of what is seen.
    { rootMargin: "600px" },
  );
  const drawMore = () => {
    observer.disconnect();
    const more = [];
    while (more.length < AT_A_TIME) {
      const { done, value } = rest.next();
      if (done) {
        place.append(...more.flat());
        return;
      }
      more.push(drawn(value));
    }
    place.append(...more.flat());
    // What may be hidden has no place of its own.
    const last = more[more.length - 1][0];
    observer.observe(last);
  };
  drawMore();
  return () => observer.disconnect();
}
