// The composition root of the page of examples: boards in a page, as others put them into theirs, each with the code to paste.

import { GAMES } from "../games/list.js";
import { h, setText } from "../kit/page/dom.js";
import { loadLanguage, loadWords, number, t } from "../kit/page/i18n.js";
import { followVisitor } from "../kit/page/theme.js";
import { trustOwnFiles } from "../kit/page/trusted-types.js";
import { connect } from "../outside/embedding/parent.js";
import { addressOfSite } from "../site.js";
import { boardCode, frameOf, TOOLS } from "./code.js";

/** The first of the shipped puzzles of each game. */
const PUZZLES = {
  dots: "JXpVORtKZt1zMw8fMHtoFZcQ_cLjiC9NJ4TCEAAAw5A",
  rabbits:
    "IeivE4CTffz_67__B_____X_P2f9_0f__3-r___n__-__zHB_f9Ywb___7____8nXDSFk8lhggonQwjnQ4mZIWyO7BwnGBiCGRkA",
  mice: "IjOTNikKBvChhqy8WAAAAGd3KesIqRbAEwOGARGAVGAXGAyAY4GBWGBcGBuGB6GCAGCLAaPGCSGCcGCeGCkGC2KBcgNejBgjBhDBijBkDBkjBrDByjB0jB2DB9DCIAOLjCNjCPDCWlBMSgmgwmpQAAAUAAAAGW1I02WVcs0Rhd9bgA",
  fugitive: "I-_bPRh-ULJUmnIBCxFBFIuESyLCIKQnKHCyggAKBAAAZedsVAAAQYA",
  crossing: "JMvomBgESt_bpHO7LiGfmV8Av5sYY9EbYC01vpjAydaDAFoaTDvJKVjaQRkcgcVia2RfwAAAAAAIKA",
};

/** The points for a puzzle, and the deductions for hints and further attempts. */
const GRADE = { whole: 100, attempt: 20, hint: 15 };

trustOwnFiles();
followVisitor();
await loadLanguage(document.documentElement.lang);
await Promise.all([loadWords("examples"), loadWords("embed"), loadWords("puzzles")]);
document.title = `${t("examples-title")} – ${t("site")}`;
document
  .getElementById("examples")
  ?.replaceChildren(
    top(),
    h(
      "main",
      { class: "examples" },
      h("h1", null, t("examples-title")),
      h("p", null, t("examples-about")),
      inFrame(),
      asElement(),
      graded(),
      many(),
      pasted(),
    ),
  );

function top() {
  const marks = [0, 1, 1, 0].map((seat) => h("span", { class: "mark", "data-seat": seat }));
  const logo = h("span", { class: "logo", "aria-hidden": "true" }, ...marks);
  const home = h("a", { class: "home", href: addressOfSite("index.html").href }, logo, t("site"));
  return h("header", { class: "header" }, home);
}

/**
 * @param {string} name
 * @param {...import("../kit/page/dom.js").Child} content
 */
function section(name, ...content) {
  const id = `examples-${name}`;
  return h(
    "section",
    { "aria-labelledby": id },
    h("h2", { id }, t(`examples-${name}`)),
    h("p", null, t(`examples-${name}-about`)),
    ...content,
  );
}

/** @param {string} text that is pasted */
function code(text) {
  // One scrolls it by keys, too.
  return h(
    "pre",
    { class: "code", dir: "ltr", tabIndex: 0, "aria-label": t("examples-code") },
    h("code", null, text),
  );
}

function inFrame() {
  const address = "embed.html?game=rabbits&level=2";
  const frame = h("iframe", {
    class: "example-frame",
    src: addressOfSite(address).href,
    title: t("examples-frame"),
    loading: "lazy",
  });
  const said = h("output", { class: "example-said" }, t("examples-frame-none"));
  const board = connect(frame);
  board.addEventListener("move", (event) => {
    const { move, ply } = /** @type {CustomEvent} */ (event).detail;
    setText(said, t("examples-frame-move", { ply, move }));
  });
  return section("frame", frame, said, code(frameOf("rabbits", address)));
}

function asElement() {
  const board = element({ game: "dots", level: "2" });
  return section("element", board, code(boardCode('game="dots" level="2"')));
}

function graded() {
  const board = element({ link: PUZZLES.crossing, analysis: "on" });
  const said = h("output", { class: "example-said" }, t("examples-graded-none"));
  const grade = (/** @type {Event} */ event) => {
    const { attempts, hints, solutionShown } = /** @type {CustomEvent} */ (event).detail.solved;
    const lost = GRADE.attempt * (attempts - 1) + GRADE.hint * hints;
    const points = solutionShown ? 0 : Math.max(GRADE.whole - lost, 0);
    setText(said, t("examples-graded-is", { grade: number(points), attempts, hints }));
  };
  // It may be solved again, which is no better.
  board.addEventListener("solved", grade, { once: true });
  return section(
    "graded",
    board,
    said,
    code(
      `${boardCode(`link="${PUZZLES.crossing}"`)}
<script type="module">
  const graded = ({ detail }) => {
    const { attempts, hints, solutionShown } = detail.solved;
    const grade = solutionShown ? 0 : Math.max(${GRADE.whole} - ${GRADE.attempt} * (attempts - 1) - ${GRADE.hint} * hints, 0);
    fetch("/grades", { method: "POST", body: JSON.stringify({ grade }) });
  };
  document.querySelector("warren-board").addEventListener("solved", graded, { once: true });
</script>`,
    ),
  );
}

function many() {
  const games = Object.keys(GAMES).map((game) => element({ game, mode: "watch", level: "1" }));
  const puzzles = Object.values(PUZZLES).map((link) => element({ link, analysis: "off" }));
  return section("many", h("div", { class: "example-many" }, ...games, ...puzzles));
}

function pasted() {
  const tools = TOOLS.map(({ name, id, text }) =>
    h("div", null, h("h3", null, name), h("p", null, t(`examples-paste-${id}`)), code(text())),
  );
  return section("paste", ...tools);
}

/** @param {Record<string, string>} attributes */
function element(attributes) {
  const board = document.createElement("warren-board");
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  return board;
}
