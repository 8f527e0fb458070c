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
let replayQueue = Promise.resolve();

/**
 * Mounts the picture, which replays its moves when it becomes visible and when the pointer enters it.
 * @param {string} game
 * @param {HTMLElement} place
 * @param {PictureModule} pictureModule
 * @returns {Picture}
 */
export function mountReplayingPicture(game, place, pictureModule) {
  /** @type {Picture} */
  let picture = pictureModule.mountSample(place);
  let isClosed = false;
  const requests = latest();

  const replay = async () => {
    const request = requests.next();
    const replays = await loadReplays();
    for (const mount of pictureModule.replayed(replays[game])) {
      if (!request.isCurrent || isClosed || document.hidden) return;
      const previous = picture;
      picture = mount(place);
      // The new picture is painted by then, so nothing flickers.
      await nextPaint();
      previous.close();
      await new Promise((resolve) => setTimeout(resolve, MOVE_MS));
    }
  };
  const replayInTurn = () => {
    replayQueue = replayQueue.then(replay).catch(() => {});
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
  const onPointerEnter = (/** @type {PointerEvent} */ { pointerType }) => {
    if (pointerType === "mouse" && !isStill()) replay().catch(() => {});
  };
  place.addEventListener("pointerenter", onPointerEnter);
  return {
    close: () => {
      isClosed = true;
      requests.next();
      observer.disconnect();
      place.removeEventListener("pointerenter", onPointerEnter);
      picture.close();
    },
  };
}

/** Resolves after the next two frames, in which a new picture is painted. */
function nextPaint() {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
