// The picture on a game's card. If motion is allowed, it replays a few moves, in less than five seconds: when the mouse enters
// it, or, on devices without a mouse, once it is visible and the page is idle, one card after the other.

import { loadReplays } from "../../games/page-modules.js";
import { latest } from "../../kit/page/latest.js";
import { isStill } from "../../kit/page/motion.js";
import { whenIdle } from "../../kit/page/when-idle.js";

/** @typedef {import("../../kit/boards/board.js").Picture} Picture */
/** @typedef {import("../../kit/boards/board.js").PictureModule} PictureModule */

/** The time for which each move is shown, in ms. */
const MOVE_MS = 560;

/** The part of a card that has to be on the screen. */
const VISIBLE_PART = 0.9;

/** The queue of replays, of which only one runs at a time. */
let replayQueue = Promise.resolve();

/**
 * Mounts the picture, which replays its moves when the mouse enters it, or when it becomes visible.
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
      const isSpared = isStill() || connection?.saveData || matchMedia("(hover: hover)").matches;
      if (!entry.isIntersecting || isSpared) return;
      observer.disconnect();
      whenIdle(replayInTurn);
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
