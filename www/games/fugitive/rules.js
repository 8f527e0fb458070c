// The rules in pictures. The pictures are positions of the real rules on the statement's map, drawn by the board.

import { h } from "../../dom.js";
import { t } from "../../i18n.js";
import { kindLine } from "./marks.js";
import { mountPicture } from "./picture.js";
import { EVERYTHING, KINDS } from "./position.js";

/**
 * @typedef {import("../../boards/board.js").Picture} Picture
 * @typedef {typeof import("../../wasm/engines.js").Scene} SceneClass
 */

/** The statement's example. */
const MAP = `warren 1 fugitive
8
C 1-2
C 1-5
C 2-5
C 3-4
C 3-6
C 4-7
C 5-8
C 6-7
C 6-8
T 1-8
T 2-3
T 3-4
T 3-8
P 1-4
END
`;

/**
 * The sections in their order: the moves whose position a picture shows, whether it shows it as the detectives see it,
 * and whether a part is our decision.
 * @type {{ name: string, moves?: string, view?: number, isOurs?: boolean }[]}
 */
const SECTIONS = [
  { name: "map", moves: "" },
  { name: "start", moves: "1 2 6 8\n4\n", isOurs: true },
  { name: "run", moves: "1 2 6 8\n4\nC 3\n", view: 0 },
  { name: "chase", isOurs: true },
  { name: "announcement" },
  { name: "capture", moves: "1 2 6 8\n4\nC 3\n5 3 7 6\n", isOurs: true },
  { name: "points" },
  { name: "notation" },
];

/**
 * @param {SceneClass} Scene
 * @returns {{ element: HTMLElement, close: () => void }}
 */
export function rulesPage(Scene) {
  /** @type {Picture[]} */
  const pictures = [];
  const sections = SECTIONS.map(({ name, moves, view, isOurs }) =>
    h(
      "section",
      null,
      h("h2", null, t(`fugitive-rules-${name}-title`)),
      h("p", null, t(`fugitive-rules-${name}`)),
      name === "map" && legend(),
      moves !== undefined && picture(Scene, name, moves, view, pictures),
      isOurs &&
        h(
          "p",
          null,
          t(`fugitive-rules-${name}-ours`),
          h("span", { class: "ours" }, t("rules-ours")),
        ),
    ),
  );
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

/** The lines of the three kinds, with their names. */
function legend() {
  const kinds = KINDS.map((kind) =>
    h("li", { class: "map-kind" }, kindLine(kind), t("fugitive-kind", { kind })),
  );
  return h("ul", { class: "map-legend" }, ...kinds);
}

/**
 * @param {SceneClass} Scene
 * @param {string} name
 * @param {string} moves
 * @param {number | undefined} view without one, everything
 * @param {Picture[]} pictures
 */
function picture(Scene, name, moves, view, pictures) {
  const place = h("div", { class: "picture single" });
  const scene = Scene.fromRecord(MAP + moves);
  const sight = scene.sight(view ?? EVERYTHING);
  pictures.push(mountPicture(place, sight, sight.length));
  sight.free();
  scene.free();
  const caption = h("figcaption", { class: "muted" }, t(`fugitive-rules-${name}-picture`));
  return h("figure", { class: "figure" }, place, caption);
}
