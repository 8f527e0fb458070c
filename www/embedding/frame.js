// A board in a frame, and the page around the frame: each is told what the other has to say, and nobody else.

import { h, setText } from "../dom.js";
import { hasText, loadLanguage, loadWords, t } from "../i18n.js";
import { toldText } from "../problems.js";
import { followTheme } from "../theme.js";
import { faultText } from "./embedded-board.js";
import { givenOptions, OPTIONS, readOptions } from "./options.js";
import { askedIn, sealed } from "./protocol.js";

/** @typedef {import("./embedded-board.js").EmbeddedBoard} EmbeddedBoard */

/**
 * Connects a board with the page around its frame, if it is in one.
 * @param {EmbeddedBoard} board
 * @param {(name: string) => string | null} first the options of the frame's own address
 * @param {HTMLElement | null} unloaded what is shown where there are no words to tell that there are none
 */
export function connectFrame(board, first, unloaded) {
  let textOf = first;
  /** Whether the page around is dark; null while it has not told. @type {boolean | null} */
  let isDark = null;
  /** Counts what was to be opened. */
  let opened = 0;
  /** Until that is on the board. */
  let opening = Promise.resolve();
  // A frame is a page of its own to who hears it.
  const heading = h("h1", { class: "unseen" });
  board.container.prepend(heading);
  const showTheme = () => {
    const { theme } = readOptions(textOf).options;
    const told = isDark === null ? theme : isDark ? "dark" : "light";
    followTheme(theme === "page" ? told : theme);
  };
  const openBoard = async () => {
    opened += 1;
    const turn = opened;
    showTheme();
    const { options, faults } = readOptions(textOf);
    try {
      await loadLanguage(options.language);
      await Promise.all([loadWords("embed"), loadWords("puzzles")]);
    } catch (thrown) {
      const reason = await toldText(thrown);
      if (turn !== opened) return;
      board.tellFault(reason);
      if (unloaded) unloaded.hidden = hasText("embed-failed");
      return;
    }
    if (turn !== opened) return;
    if (unloaded) unloaded.hidden = true;
    await board.open(options, faults);
    const { game } = board.state ?? {};
    const name = game === undefined ? t("site") : t(`${game}-name`);
    setText(heading, name);
    document.title = name;
  };
  const open = () => {
    opening = openBoard();
  };
  /** Does what is asked of a board that is being opened when it is there, and not on the one before it. */
  const whenOpen = async (/** @type {() => void} */ act) => {
    const turn = opened;
    await opening;
    if (turn === opened) act();
  };
  if (parent !== window)
    listen(board, (asked) => {
      switch (asked.type) {
        case "hello":
          board.tellAgain();
          break;
        case "scheme":
          isDark = asked.dark;
          showTheme();
          break;
        case "load":
          textOf = givenOptions(asked.options);
          open();
          break;
        case "option": {
          if (!OPTIONS.includes(asked.name)) break;
          const [before, changed] = [textOf, givenOptions({ [asked.name]: asked.value })];
          textOf = (name) => (name === asked.name ? changed(name) : before(name));
          if (asked.name === "theme") {
            showTheme();
            const { faults } = readOptions(changed);
            whenOpen(() => {
              for (const fault of faults) board.tellFault(faultText(fault));
            });
          } else open();
          break;
        }
        case "play":
          whenOpen(() => board.play(asked.move));
      }
    });
  open();
}

/**
 * @param {EmbeddedBoard} board
 * @param {(asked: import("./protocol.js").Asked) => void} follow
 */
function listen(board, follow) {
  const origin = originAround();
  const say = (/** @type {import("./protocol.js").Said} */ said) =>
    parent.postMessage(sealed(said), origin ?? "*");
  board.addEventListener("said", (event) => say(/** @type {CustomEvent} */ (event).detail));
  addEventListener("message", ({ data, origin: from, source }) => {
    if (source !== parent || (origin !== null && from !== origin)) return;
    const asked = askedIn(data);
    if (asked) follow(asked);
  });
  say({ type: "listening" });
  let height = 0;
  new ResizeObserver(([{ borderBoxSize }]) => {
    const now = Math.ceil(borderBoxSize[0].blockSize);
    if (now === height) return;
    height = now;
    say({ type: "resize", height });
  }).observe(board.container);
  fitInto(board.container, () => height);
}

/** Nobody has given a frame of this height one: browsers do, in CSS pixels. */
const USUAL_HEIGHT = 150;
/** A board that may be as high as it likes is as wide as it can; the page scrolls. */
const FREE_HEIGHT = "48rem";

/**
 * Fits a board into the height of its frame, but not into one that the frame was given to fit the board: each would follow the
 * other.
 * @param {HTMLElement} container
 * @param {() => number} told the height that the page around was told
 */
function fitInto(container, told) {
  const fit = () => {
    if (innerHeight === told()) return;
    const height = innerHeight === USUAL_HEIGHT ? FREE_HEIGHT : `${innerHeight}px`;
    container.style.setProperty("--embed-height", height);
  };
  fit();
  addEventListener("resize", fit);
}

/** The origin of the page around the frame; null where the browser does not tell. */
function originAround() {
  const known =
    location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
  return known && known !== "null" ? known : null;
}
