// The rules, with a picture of the board.

import { h } from "../../dom.js";
import { t } from "../../i18n.js";
import { mountPicture } from "./picture.js";

/** @typedef {typeof import("../../wasm/rules.js").Scene} SceneClass */

/** The sections in their order, and whether each has a part that is our decision. */
const SECTIONS = [
  { name: "board", ours: false },
  { name: "doors", ours: false },
  { name: "walls", ours: true },
  { name: "arrows", ours: true },
  { name: "cats", ours: false },
  { name: "points", ours: false },
  { name: "turn", ours: true },
];

/**
 * @param {SceneClass} Scene
 * @returns {{ element: HTMLElement, close: () => void }}
 */
export function rulesPage(Scene) {
  const scene = Scene.fromRecord(EXAMPLE);
  const place = h("div", { class: "picture single" });
  const picture = mountPicture(place, scene, scene.length, { lettered: true });
  scene.free();
  const figure = h(
    "figure",
    { class: "figure" },
    place,
    h("figcaption", { class: "muted" }, t("mice-rules-picture")),
  );
  const element = h(
    "div",
    { class: "rules" },
    ...SECTIONS.map(({ name, ours }) =>
      h(
        "section",
        null,
        h("h2", null, t(`mice-rules-${name}-title`)),
        h("p", null, t(`mice-rules-${name}`)),
        name === "board" && figure,
        ours &&
          h("p", null, t(`mice-rules-${name}-ours`), h("span", { class: "ours" }, t("rules-ours"))),
      ),
    ),
    h("p", { class: "muted" }, t("rules-ours-why")),
  );
  return { element, close: () => picture.close() };
}

/** The statement's example after six of its arrows. */
const EXAMPLE = `warren 1 mice
5 5
2
2
8
1 2
3 2
2 E
2 W
2 0 W
2 2 E
1 0 S
1 1 E
2 1 W
0 1 S
`;
