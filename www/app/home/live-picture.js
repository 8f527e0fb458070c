// The picture on a game's card. If motion is allowed and the card is visible, it replays a few moves once, in less than five
// seconds, one card after the other. It replays them again when the pointer enters the card.

import { loadReplays } from "../../games/page-modules.js";
import { latest } from "../../kit/page/latest.js";
import { isStill } from "../../kit/page/motion.js";

/** @typedef {import("../../kit/boards/board.js").Picture} Picture */
/** @typedef {import("../../kit/boards/board.js").PictureModule} PictureModule */

/** The time for which each move is shown, in ms. */
const MOVE_MS = 560;

/** The part of a card that has to be on the screen. */
const VISIBLE_PART = 0.9;

/** The queue of replays, of which only one runs at a time. */
let queue = Promise.resolve();

/**
 * @param {string} game
 * @param {HTMLElement} place
 * @param {PictureModule} module
 * @returns {Picture}
 */
export function mountLive(game, place, module) {
  /** @type {Picture} */
  let shown = module.mountSample(place);
  let isClosed = false;
  const turns = latest();

  const replay = async () => {
    const turn = turns.next();
    const replays = await loadReplays();
    for (const mount of module.replayed(replays[game])) {
      if (!turn.isCurrent || isClosed || document.hidden) return;
      const before = shown;
      shown = mount(place);
      // The new picture is painted by then, so nothing flickers.
      await painted();
      before.close();
      await new Promise((resolve) => setTimeout(resolve, MOVE_MS));
    }
  };
  const replayInTurn = () => {
    queue = queue.then(replay).catch(() => {});
  };

  const observer = new IntersectionObserver(
    ([entry]) => {
      const { connection } = /** @type {any} */ (navigator);
      if (!entry.isIntersecting || isStill() || connection?.saveData) return;
      observer.disconnect();
      replayInTurn();
    },
    { threshold: VISIBLE_PART },
  );
  observer.observe(place);
  const entered = (/** @type {PointerEvent} */ { pointerType }) => {
    if (pointerType === "mouse" && !isStill()) replay().catch(() => {});
  };
  place.addEventListener("pointerenter", entered);
  return {
    close: () => {
      isClosed = true;
      turns.next();
      observer.disconnect();
      place.removeEventListener("pointerenter", entered);
      shown.close();
    },
  };
}

/** Resolves after the next two frames, in which a new picture is painted. */
function painted() {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
