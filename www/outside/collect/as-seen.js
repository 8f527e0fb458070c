// Fills a long list as the visitor scrolls.

/** The number of items to add at a time. */
const BATCH_SIZE = 100;

/**
 * Adds the first items to an element, and more whenever its end comes into view.
 * @template Item
 * @param {HTMLElement} place
 * @param {Iterable<Item>} items
 * @param {(item: Item) => HTMLElement[]} create creates the elements of an item
 * @returns {() => void} stops adding items
 */
export function fillAsSeen(place, items, create) {
  const iterator = items[Symbol.iterator]();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) addMore();
    },
    // Adds items shortly before they come into view.
    { rootMargin: "600px" },
  );
  const addMore = () => {
    observer.disconnect();
    const moreRows = [];
    while (moreRows.length < BATCH_SIZE) {
      const { done, value } = iterator.next();
      if (done) {
        place.append(...moreRows.flat());
        return;
      }
      moreRows.push(create(value));
    }
    place.append(...moreRows.flat());
    // The other elements of an item may be hidden and have no position.
    const lastRow = moreRows[moreRows.length - 1][0];
    observer.observe(lastRow);
  };
  addMore();
  return () => observer.disconnect();
}
