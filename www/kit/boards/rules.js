// The page that explains a game's rules: sections with pictures that boards draw. The messages of a section are
// `GAME-rules-NAME-title` and `GAME-rules-NAME`. `GAME-rules-NAME-ours` is a decision of Warren's, `GAME-rules-NAME-picture`
// the caption of a picture, and `GAME-rules-NAME-page` a text for the page alone, such as keys. `warren rules` prints the same
// sections in the same order, which is that of the language files.

import { h } from "../page/dom.js";
import { hasText, t } from "../page/i18n.js";
import { ownDecision, protocolDetails } from "./protocol.js";
import { withCode } from "./with-code.js";

/** @typedef {{ name: string }} Section */

/**
 * Makes the elements under the text of a section. It passes its pictures to `drawn`, and the page closes them when it closes.
 * @template {Section} Each
 * @typedef {(section: Each, addPicture: (picture: import("./board.js").Picture) => void) =>
 *   import("../page/dom.js").Child | import("../page/dom.js").Child[]} MakeSectionContent
 */

/**
 * @template {Section} Each
 * @param {string} game
 * @param {readonly Each[]} sections
 * @param {MakeSectionContent<Each>} makeContent
 * @returns {import("./board.js").RulesPage}
 */
export function makeRulesPage(game, sections, makeContent) {
  /** @type {import("./board.js").Picture[]} */
  const pictures = [];
  const sectionElements = sections.map((section) => {
    const { name } = section;
    const id = `${game}-rules-${name}`;
    return h(
      "section",
      null,
      h("h2", null, t(`${game}-rules-${name}-title`)),
      h("p", null, ...withCode(t(`${game}-rules-${name}`))),
      hasText(`${id}-page`) && h("p", null, t(`${game}-rules-${name}-page`)),
      ...[makeContent(section, (picture) => pictures.push(picture))].flat(),
      hasText(`${id}-ours`) && ownDecision(t(`${game}-rules-${name}-ours`)),
    );
  });
  const decisionsNote = h("p", { class: "muted" }, t("rules-ours-why"));
  const protocol = protocolDetails(game);
  return {
    element: h("div", { class: "rules" }, ...sectionElements, decisionsNote, protocol),
    protocol,
    close: () => {
      for (const picture of pictures) picture.close();
    },
  };
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
 * The link that opens a picture's position on a board, to play on from it, apart from the current game.
 * @param {HTMLElement} figure gets the link
 * @param {{ link: (ply: number) => string }} scene
 * @param {number} ply
 */
export function withPlayLink(figure, scene, ply) {
  const properties = { href: `#${scene.link(ply)}`, target: "_blank", rel: "noopener" };
  figure.querySelector("figcaption")?.append(" ", h("a", properties, t("rules-play")));
  return figure;
}

/**
 * A place for one picture.
 * @param {string} [extraClass] another class for the style sheet
 */
export function picturePlace(extraClass = "single") {
  return h("div", { class: `picture ${extraClass}`.trim() });
}

/**
 * A place for a part of a board.
 * @param {number} columns
 * @param {number} rows
 */
export function stripPlace(columns, rows) {
  const element = picturePlace("");
  element.style.aspectRatio = `${columns} / ${rows}`;
  return element;
}
