// The protocol of a game's programs, under the rules. It is closed at first; its words and the sample sessions load when the
// visitor opens it. The words of a section are the messages `GAME-protocol-NAME`; `GAME-protocol-NAME-ours` is a decision of
// Warren's, and `protocol-NAME` is shared by all games.

import { h } from "../page/dom.js";
import { fetchText } from "../page/failure.js";
import { hasText, loadWords, t } from "../page/i18n.js";
import { withCode } from "./with-code.js";

/** The sections in order. Their titles are `protocol-NAME-title`. A game shows the sections that have words. */
export const SECTIONS = [
  { name: "file" },
  { name: "start" },
  { name: "turn" },
  { name: "answer" },
  { name: "end" },
  { name: "time" },
  { name: "lines" },
  { name: "lost" },
  { name: "session" },
];

/** The seats with a sample session in `examples/`: each game has at least two. */
const SAMPLE_SEATS = [0, 1];

/** A line that a program read or wrote. */
const PROGRAM_LINE = /^(>>|<<)/;

/**
 * @param {string} game
 * @returns {HTMLDetailsElement}
 */
export function protocolDetails(game) {
  const place = h("div", { class: "protocol" });
  const details = /** @type {HTMLDetailsElement} */ (
    h("details", null, h("summary", null, h("h2", null, t("protocol"))), place)
  );
  let isRequested = false;
  details.addEventListener("toggle", async () => {
    if (!details.open || isRequested) return;
    isRequested = true;
    try {
      place.replaceChildren(...(await loadSections(game)));
    } catch {
      isRequested = false;
      place.replaceChildren(h("p", null, t("protocol-missing")));
    }
  });
  return details;
}

/** @param {string} game */
async function loadSections(game) {
  const [logs] = await Promise.all([
    Promise.all(SAMPLE_SEATS.map((seat) => loadSessionLines(game, seat))),
    loadWords("protocol"),
  ]);
  return SECTIONS.flatMap(({ name }) => {
    const gameMessage = `${game}-protocol-${name}`;
    const texts = [gameMessage, `protocol-${name}`].filter(hasText).map((id) => t(id));
    if (texts.length === 0) return [];
    return h(
      "section",
      null,
      h("h3", null, t(`protocol-${name}-title`)),
      ...texts.flatMap(paragraphsAndLists),
      hasText(`${gameMessage}-ours`) && ownDecision(t(`${gameMessage}-ours`)),
      ...(name === "session" ? sessionFigures(game, logs) : []),
    );
  });
}

/**
 * The lines of a seat's session, without the log's header.
 * @param {string} game
 * @param {number} seat
 */
async function loadSessionLines(game, seat) {
  const log = await fetchText(`starters/${game}/session-${seat}.log`);
  return log.trimEnd().split("\n").slice(1);
}

/**
 * The input and output of each seat's program. The game's file, which is the same for all seats, appears once before that.
 * @param {string} game
 * @param {readonly string[][]} logs by seat
 */
function sessionFigures(game, logs) {
  return logs.map((lines, seat) => {
    const shownLines =
      seat === 0 ? lines : lines.slice(lines.findIndex((line) => PROGRAM_LINE.test(line)));
    return h(
      "figure",
      { class: "figure" },
      h("figcaption", { class: "muted" }, t(`${game}-seat-${seat}`)),
      h(
        "pre",
        { class: "command", dir: "ltr", tabindex: "0" },
        h("code", null, shownLines.join("\n")),
      ),
    );
  });
}

/**
 * A decision of Warren's on a rule that the contest's statement leaves open.
 * @param {string} text
 */
export function ownDecision(text) {
  return h("p", null, ...withCode(text), h("span", { class: "ours" }, t("rules-ours")));
}

/**
 * The paragraphs and lists of a message. Each line is a paragraph or, after a hyphen, an item.
 * @param {string} message
 */
function paragraphsAndLists(message) {
  /** @type {HTMLElement[]} */
  const elements = [];
  /** @type {HTMLElement | null} */
  let list = null;
  for (const line of message.split("\n")) {
    if (line.startsWith("- ")) {
      if (!list) {
        list = h("ul");
        elements.push(list);
      }
      list.append(h("li", null, ...withCode(line.slice(2))));
    } else {
      list = null;
      elements.push(h("p", null, ...withCode(line)));
    }
  }
  return elements;
}
