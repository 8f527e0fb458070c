// The page that explains a game's rules: sections with pictures that boards draw. The messages of a section are
// `GAME-rules-NAME-title` and `GAME-rules-NAME`. A decision of ours is `GAME-rules-NAME-ours`, the caption of a picture
// `GAME-rules-NAME-picture`.

import { h } from "../page/dom.js";
import { t } from "../page/i18n.js";

/** @typedef {{ name: string, isOurs?: boolean }} Section */

/**
 * Makes what stands under the text of a section. It passes its pictures to `drawn`, and the page closes them when it closes.
 * @template {Section} Each
 * @typedef {(section: Each, drawn: (picture: import("./board.js").Picture) => void) =>
 *   import("../page/dom.js").Child | import("../page/dom.js").Child[]} Shown
 */

/**
 * @template {Section} Each
 * @param {string} game
 * @param {readonly Each[]} sections
 * @param {Shown<Each>} shown
 * @param {...string} notes the ids of the messages at the end
 * @returns {{ element: HTMLElement, close: () => void }}
 */
export function rulesOf(game, sections, shown, ...notes) {
  /** @type {import("./board.js").Picture[]} */
  const pictures = [];
  const parts = sections.map((section) => {
    const { name, isOurs } = section;
    return h(
      "section",
      null,
      h("h2", null, t(`${game}-rules-${name}-title`)),
      h("p", null, t(`${game}-rules-${name}`)),
      ...[shown(section, (picture) => pictures.push(picture))].flat(),
      isOurs && ours(t(`${game}-rules-${name}-ours`)),
    );
  });
  const ends = [...notes, "rules-ours-why"].map((note) => h("p", { class: "muted" }, t(note)));
  return {
    element: h("div", { class: "rules" }, ...parts, ...ends),
    close: () => {
      for (const picture of pictures) picture.close();
    },
  };
}

/**
 * A decision of ours, where the contest's statement leaves a rule open.
 * @param {string} text
 */
export function ours(text) {
  return h("p", null, text, h("span", { class: "ours" }, t("rules-ours")));
}

/**
 * Pictures with a caption.
 * @param {string} caption
 * @param {...HTMLElement} places
 */
export function figure(caption, ...places) {
  return h("figure", { class: "figure" }, ...places, h("figcaption", { class: "muted" }, caption));
}

/**
 * The link that opens a picture's position on a board, to play on from it. It opens apart from the game that is being played.
 * @param {HTMLElement} figure gets the link
 * @param {{ link: (ply: number) => string }} scene
 * @param {number} ply
 */
export function playable(figure, scene, ply) {
  const properties = { href: `#${scene.link(ply)}`, target: "_blank", rel: "noopener" };
  figure.querySelector("figcaption")?.append(" ", h("a", properties, t("rules-play")));
  return figure;
}

/**
 * A place for one picture.
 * @param {string} [more] another class for the style sheet
 */
export function place(more = "single") {
  return h("div", { class: `picture ${more}`.trim() });
}

/**
 * A place for a part of a board.
 * @param {number} columns
 * @param {number} rows
 */
export function strip(columns, rows) {
  const element = place("");
  element.style.aspectRatio = `${columns} / ${rows}`;
  return element;
}
