// Connects a board in a frame with the page around it. Each receives messages only from the other.

import { followArrivals, requestAgain } from "../../kit/page/arrivals.js";
import { h, setText } from "../../kit/page/dom.js";
import { hasText, loadLanguage, loadWords, t } from "../../kit/page/i18n.js";
import { latest } from "../../kit/page/latest.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { followTheme } from "../../kit/page/theme.js";
import { OPTIONS, optionsOfMessage, readOptions } from "./options.js";
import { askedIn, sealed } from "./protocol.js";
import { Moves, Requests } from "./requests.js";

/** @typedef {import("./embedded-board.js").EmbeddedBoard} EmbeddedBoard */

/**
 * Connects a board with the page around its frame, if it is in one.
 * @param {EmbeddedBoard} board
 * @param {(name: string) => string | null} initialOptions the options of the frame's own address
 * @param {{ late: HTMLElement | null, unloaded: HTMLElement | null }} messages the elements to show while a file is late,
 *   and if the texts of the language fail to load
 */
export function connectFrame(board, initialOptions, { late, unloaded }) {
  let textOf = initialOptions;
  /** Options changed later, in the form of messages. @type {Record<string, unknown>} */
  let changedOptions = {};
  const currentOption = (/** @type {string} */ name) =>
    Object.hasOwn(changedOptions, name) ? optionsOfMessage(changedOptions)(name) : textOf(name);
  /** Whether the page around the frame is dark; null until it has sent a `scheme` message. @type {boolean | null} */
  let isDark = null;
  /** Whether the message about missing texts is shown. */
  let areWordsMissing = false;
  /** The calls of `open`. */
  const openings = latest();
  /** Resolves when the latest board is open. */
  let openTask = Promise.resolve();
  /** Moves to play when the board is open. @type {Moves<string>} */
  const moves = new Moves();
  // For a screen reader, a frame is a separate page and needs a heading.
  const heading = h("h1", { class: "unseen" });
  board.container.prepend(heading);
  const showTheme = () => {
    const { theme } = readOptions(currentOption).options;
    const pageTheme = isDark === null ? theme : isDark ? "dark" : "light";
    followTheme(theme === "page" ? pageTheme : theme);
  };
  const openBoard = async () => {
    const opening = openings.next();
    showTheme();
    // Several requests at once open only one board.
    await null;
    if (!opening.isCurrent) return;
    const { options, faults } = readOptions(currentOption);
    try {
      await loadLanguage(options.language);
      await loadWords("embed");
    } catch (thrown) {
      const reason = await loadThrownText(thrown);
      if (!opening.isCurrent) return;
      board.reportFault(reason);
      if (unloaded && !hasText("embed-failed")) {
        unloaded.hidden = false;
        areWordsMissing = true;
      }
      return;
    }
    if (!opening.isCurrent) return;
    // The message about other files that failed to load stays.
    if (unloaded && areWordsMissing) unloaded.hidden = true;
    areWordsMissing = false;
    document.documentElement.dataset.ready = "";
    await board.open(options, faults);
    const { game, set } = board.state ?? {};
    // The title of a set is its author's text, not the site's.
    const name = set ? t("set-name") : t(game === undefined ? "site" : `${game}-name`);
    setText(heading, name);
    document.title = name;
  };
  const open = () => {
    moves.take();
    openTask = openBoard();
  };
  /** Runs an action once the board is open, unless another board is requested meanwhile. */
  const whenOpen = async (/** @type {() => void} */ action) => {
    const opening = openings.current;
    await openTask;
    if (opening.isCurrent) action();
  };
  let isLate = false;
  followArrivals((isNow) => {
    isLate = isNow;
    if (late) late.hidden = !isLate;
  });
  // late.js handles files of the frame's own page, such as style sheets. It reloads the page.
  unloaded?.addEventListener("click", (event) => {
    if (!areWordsMissing || !isButton(event)) return;
    event.stopPropagation();
    open();
  });
  late?.addEventListener("click", (event) => {
    if (!isLate || !isButton(event)) return;
    event.stopPropagation();
    requestAgain(() => location.reload());
  });
  /** Queues a move for the board that is being opened. @param {string} move */
  const play = (move) => {
    moves.add(move);
    if (moves.length > 1) return;
    whenOpen(() => {
      for (const each of moves.take()) board.play(each);
    });
  };
  if (parent !== window)
    listen(board, (message) => {
      switch (message.type) {
        case "hello":
          board.repeatReports();
          break;
        case "scheme":
          isDark = message.dark;
          showTheme();
          break;
        case "load":
          textOf = optionsOfMessage(message.options);
          changedOptions = {};
          open();
          break;
        case "option":
          changedOptions[message.name] = message.value;
          if (message.name === "theme") {
            showTheme();
            const { faults } = readOptions(optionsOfMessage({ theme: message.value }));
            whenOpen(() => {
              for (const fault of faults) board.reportOption(fault);
            });
          } else open();
          break;
        case "play":
          play(message.move);
      }
    });
  else fitHeight(board.container, null);
  open();
}

/** @param {Event} event */
const isButton = ({ target }) => target instanceof Element && target.closest("button") !== null;

/**
 * @param {EmbeddedBoard} board
 * @param {(message: import("./protocol.js").Asked) => void} follow
 */
function listen(board, follow) {
  const origin = originAround();
  let height = 0;
  const say = (/** @type {import("./protocol.js").Said} */ said) =>
    parent.postMessage(sealed(said), origin ?? "*");
  board.addEventListener("said", (event) => say(/** @type {CustomEvent} */ (event).detail));
  const requests = new Requests((message) => {
    if (message.type === "hello" && height > 0) say({ type: "resize", height });
    follow(message);
  });
  addEventListener("message", ({ data, origin: from, source }) => {
    if (source !== parent || (origin !== null && from !== origin)) return;
    const message = askedIn(data);
    const isOption = message?.type !== "option" || OPTIONS.includes(message.name);
    if (message && isOption) requests.add(message);
  });
  say({ type: "listening" });
  fitHeight(board.container, (newHeight) => {
    height = newHeight;
    say({ type: "resize", height });
  });
}

/** The maximum number of sent heights that the surrounding page may still apply. */
const MAX_SENT_HEIGHTS = 8;
/** The default height of a frame in browsers, in CSS pixels with borders: the page has not set a height. */
const DEFAULT_FRAME_HEIGHT = 150;
/** The height limit of a board in a frame without a set height. The board fills the width, and the page scrolls. */
const MAX_FREE_HEIGHT = "48rem";
/** In a frame this low, and this much wider than high, the controls are beside the board. */
const LOW_FRAME = matchMedia("(max-height: 36rem)");
const WIDE_RATIO = 5 / 4;
/** The minimum width for both side by side. */
const ROOMY_FRAME = matchMedia("(min-width: 30rem)");

/**
 * Reports the height of a board, and fits the board into the height of its frame. Ignores the heights that the frame gets from
 * these reports: otherwise each would follow the other.
 * @param {HTMLElement} container
 * @param {((height: number) => void) | null} report receives the height in CSS pixels; null if there is no surrounding page
 */
function fitHeight(container, report) {
  /** @type {number[]} */
  const sent = [];
  /** The latest height of the frame that does not follow a report. */
  let frameHeight = 0;
  let isLow = false;
  const fit = () => {
    // Where pixels are fractional, the frame may be one pixel higher or lower.
    if (!sent.some((height) => Math.abs(height - innerHeight) <= 1)) {
      frameHeight = innerHeight;
      const isFree = frameHeight <= DEFAULT_FRAME_HEIGHT;
      isLow = LOW_FRAME.matches && !isFree;
      container.style.setProperty("--embed-height", isFree ? MAX_FREE_HEIGHT : `${frameHeight}px`);
    }
    const isWide = innerWidth >= frameHeight * WIDE_RATIO;
    container.classList.toggle("embed-low", isLow && ROOMY_FRAME.matches && isWide);
  };
  fit();
  addEventListener("resize", fit);
  if (!report) return;
  new ResizeObserver(([{ borderBoxSize }]) => {
    const newHeight = Math.ceil(borderBoxSize[0].blockSize);
    if (newHeight === (sent.at(-1) ?? 0)) return;
    sent.push(newHeight);
    if (sent.length > MAX_SENT_HEIGHTS) sent.shift();
    report(newHeight);
  }).observe(container);
}

/** The origin of the page around the frame; null if there is none, or the browser does not reveal it. */
export function originAround() {
  if (parent === window) return null;
  const knownOrigin =
    location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
  return knownOrigin && knownOrigin !== "null" ? knownOrigin : null;
}
