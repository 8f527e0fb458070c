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
 * @param {(name: string) => string | null} first the options of the frame's own address
 * @param {{ late: HTMLElement | null, unloaded: HTMLElement | null }} messages the elements to show while a file is late,
 *   and if the texts of the language fail to load
 */
export function connectFrame(board, first, { late, unloaded }) {
  let textOf = first;
  /** Options changed later, in the form of messages. @type {Record<string, unknown>} */
  let changed = {};
  const textNow = (/** @type {string} */ name) =>
    Object.hasOwn(changed, name) ? optionsOfMessage(changed)(name) : textOf(name);
  /** Whether the page around the frame is dark; null until it has sent a `scheme` message. @type {boolean | null} */
  let isDark = null;
  /** Whether the message about missing texts is shown. */
  let areWordsMissing = false;
  /** The calls of `open`. */
  const turns = latest();
  /** Resolves when the latest board is open. */
  let opening = Promise.resolve();
  /** Moves to play when the board is open. @type {Moves<string>} */
  const moves = new Moves();
  // For a screen reader, a frame is a separate page and needs a heading.
  const heading = h("h1", { class: "unseen" });
  board.container.prepend(heading);
  const showTheme = () => {
    const { theme } = readOptions(textNow).options;
    const pageTheme = isDark === null ? theme : isDark ? "dark" : "light";
    followTheme(theme === "page" ? pageTheme : theme);
  };
  const openBoard = async () => {
    const turn = turns.next();
    showTheme();
    // Several requests at once open only one board.
    await null;
    if (!turn.isCurrent) return;
    const { options, faults } = readOptions(textNow);
    try {
      await loadLanguage(options.language);
      await loadWords("embed");
    } catch (thrown) {
      const reason = await loadThrownText(thrown);
      if (!turn.isCurrent) return;
      board.reportFault(reason);
      if (unloaded && !hasText("embed-failed")) {
        unloaded.hidden = false;
        areWordsMissing = true;
      }
      return;
    }
    if (!turn.isCurrent) return;
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
    opening = openBoard();
  };
  /** Runs an action once the board is open, unless another board is requested meanwhile. */
  const whenOpen = async (/** @type {() => void} */ act) => {
    const turn = turns.current;
    await opening;
    if (turn.isCurrent) act();
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
    listen(board, (asked) => {
      switch (asked.type) {
        case "hello":
          board.repeatReports();
          break;
        case "scheme":
          isDark = asked.dark;
          showTheme();
          break;
        case "load":
          textOf = optionsOfMessage(asked.options);
          changed = {};
          open();
          break;
        case "option":
          changed[asked.name] = asked.value;
          if (asked.name === "theme") {
            showTheme();
            const { faults } = readOptions(optionsOfMessage({ theme: asked.value }));
            whenOpen(() => {
              for (const fault of faults) board.reportOption(fault);
            });
          } else open();
          break;
        case "play":
          play(asked.move);
      }
    });
  else fitHeight(board.container, null);
  open();
}

/** @param {Event} event */
const isButton = ({ target }) => target instanceof Element && target.closest("button") !== null;

/**
 * @param {EmbeddedBoard} board
 * @param {(asked: import("./protocol.js").Asked) => void} follow
 */
function listen(board, follow) {
  const origin = originAround();
  let height = 0;
  const say = (/** @type {import("./protocol.js").Said} */ said) =>
    parent.postMessage(sealed(said), origin ?? "*");
  board.addEventListener("said", (event) => say(/** @type {CustomEvent} */ (event).detail));
  const requests = new Requests((asked) => {
    if (asked.type === "hello" && height > 0) say({ type: "resize", height });
    follow(asked);
  });
  addEventListener("message", ({ data, origin: from, source }) => {
    if (source !== parent || (origin !== null && from !== origin)) return;
    const asked = askedIn(data);
    const isOption = asked?.type !== "option" || OPTIONS.includes(asked.name);
    if (asked && isOption) requests.add(asked);
  });
  say({ type: "listening" });
  fitHeight(board.container, (now) => {
    height = now;
    say({ type: "resize", height });
  });
}

/** The maximum number of sent heights that the surrounding page may still apply. */
const MAX_SENT = 8;
/** The default height of a frame in browsers, in CSS pixels with borders: the page has not set a height. */
const USUAL_HEIGHT = 150;
/** The height limit of a board in a frame without a set height. The board fills the width, and the page scrolls. */
const FREE_HEIGHT = "48rem";
/** In a frame this low, and this much wider than high, the controls are beside the board. */
const LOW = matchMedia("(max-height: 36rem)");
const WIDE = 5 / 4;
/** The minimum width for both side by side. */
const ROOMY = matchMedia("(min-width: 30rem)");

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
      const isFree = frameHeight <= USUAL_HEIGHT;
      isLow = LOW.matches && !isFree;
      container.style.setProperty("--embed-height", isFree ? FREE_HEIGHT : `${frameHeight}px`);
    }
    const isWide = innerWidth >= frameHeight * WIDE;
    container.classList.toggle("embed-low", isLow && ROOMY.matches && isWide);
  };
  fit();
  addEventListener("resize", fit);
  if (!report) return;
  new ResizeObserver(([{ borderBoxSize }]) => {
    const now = Math.ceil(borderBoxSize[0].blockSize);
    if (now === (sent.at(-1) ?? 0)) return;
    sent.push(now);
    if (sent.length > MAX_SENT) sent.shift();
    report(now);
  }).observe(container);
}

/** The origin of the page around the frame; null if there is none, or the browser does not reveal it. */
export function originAround() {
  if (parent === window) return null;
  const known =
    location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
  return known && known !== "null" ? known : null;
}
