// The rules in pictures. The pictures are positions of the real rules, drawn by the board.

import { h } from "../../dom.js";
import { t } from "../../i18n.js";
import { mountLegend } from "./legend.js";
import { mountMarks } from "./picture.js";
import { EVERYTHING, reportOf, settingOf } from "./position.js";
import { marksOf } from "./seen.js";
import { STATEMENT } from "./starts.js";

/**
 * @typedef {import("../../boards/board.js").Picture} Picture
 * @typedef {typeof import("../../wasm/engines.js").Scene} SceneClass
 */

/** The first seven turns of the first player in the statement's example. */
const EXAMPLE = ["EH", "NH", "EH", "NH", "NH", "HH", "HH"];

/**
 * The sections in their order: the turns after which a picture shows the statement's example, as who sees it, how many
 * turns ahead, whether with numbers, and whether a part is our decision.
 * @type {{ name: string, turns?: number, view?: number, ahead?: number, numbers?: boolean, isOurs?: boolean }[]}
 */
const SECTIONS = [
  { name: "swamp", turns: 0, view: EVERYTHING, numbers: true, isOurs: true },
  { name: "islands" },
  { name: "turn", turns: 2, view: 0, isOurs: true },
  { name: "water" },
  { name: "goal" },
  { name: "sight", turns: 7, view: 0 },
  { name: "ahead", turns: 7, view: 0, ahead: 4 },
  { name: "end", isOurs: true },
  { name: "notation" },
];

/**
 * @param {SceneClass} Scene
 * @returns {{ element: HTMLElement, close: () => void }}
 */
export function rulesPage(Scene) {
  /** @type {Picture[]} */
  const pictures = [];
  const sections = SECTIONS.map((section) => {
    const { name, turns, isOurs } = section;
    return h(
      "section",
      null,
      h("h2", null, t(`crossing-rules-${name}-title`)),
      h("p", null, t(`crossing-rules-${name}`)),
      name === "islands" && legend(pictures),
      turns !== undefined && picture(Scene, section, pictures),
      isOurs &&
        h(
          "p",
          null,
          t(`crossing-rules-${name}-ours`),
          h("span", { class: "ours" }, t("rules-ours")),
        ),
    );
  });
  const element = h(
    "div",
    { class: "rules" },
    ...sections,
    h("p", { class: "muted" }, t("rules-ours-why")),
  );
  const close = () => {
    for (const shown of pictures) shown.close();
  };
  return { element, close };
}

/** @param {Picture[]} pictures */
function legend(pictures) {
  const place = h("div", { class: "picture crossing-legend" });
  pictures.push(mountLegend(place));
  const caption = h("figcaption", { class: "muted" }, t("crossing-rules-islands-picture"));
  return h("figure", { class: "figure" }, place, caption);
}

/**
 * @param {SceneClass} Scene
 * @param {(typeof SECTIONS)[number]} section
 * @param {Picture[]} pictures
 */
function picture(Scene, { name, turns = 0, view = EVERYTHING, ahead = 0, numbers }, pictures) {
  const place = h("div", { class: "picture single" });
  const lines = ["warren 1 crossing", ...STATEMENT, ...EXAMPLE.slice(0, turns), ""];
  const scene = Scene.fromRecord(lines.join("\n"));
  const sight = scene.sight(view);
  const setting = settingOf(sight);
  const marks = marksOf(reportOf(sight, turns), setting, ahead);
  const heights = numbers ? setting.heights : null;
  pictures.push(mountMarks(place, marks, { lettered: true, heights, isAhead: ahead > 0 }));
  sight.free();
  scene.free();
  const caption = h("figcaption", { class: "muted" }, t(`crossing-rules-${name}-picture`));
  return h("figure", { class: "figure" }, place, caption);
}
