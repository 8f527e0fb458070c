// The code that puts a board on a page, for HTML and for the tools that make course pages.

import { frameCode } from "../app/share/frame-code.js";
import { GAMES } from "../games/list.js";
import { t } from "../kit/page/i18n.js";
import { addressOfSite } from "../site.js";

/** @param {string} attributes */
export function boardCode(attributes) {
  return `<script type="module" src="${addressOfSite("warren-board.js").href}"></script>
<warren-board ${attributes}></warren-board>`;
}

const board = () => boardCode('game="dots"');
const frame = () => frameOf("dots", "embed.html?game=dots");

/**
 * The code of a frame in which a game is played.
 * @param {string} game a game with `frameHeights` in `GAMES`
 * @param {string} address
 */
export function frameOf(game, address) {
  const heights = GAMES[game].frameHeights;
  return frameCode(address, t(`${game}-name`), Number(heights?.play));
}

/** @param {string} text */
const indented = (text) => text.replaceAll("\n", "\n  ");

/**
 * The code to paste into each tool.
 * @type {readonly { name: string, id: string, text: () => string }[]}
 */
export const TOOLS = [
  { name: "MkDocs", id: "mkdocs", text: board },
  { name: "Sphinx, MyST", id: "sphinx", text: () => `\`\`\`{raw} html\n${board()}\n\`\`\`` },
  {
    name: "Jupyter Book",
    id: "jupyter",
    text: () =>
      `\`\`\`{raw} html\n${board()}\n\`\`\`\n\n\`\`\`{iframe} ${addressOfSite("embed.html").href}?game=dots\n:width: 100%\n\`\`\``,
  },
  { name: "Quarto", id: "quarto", text: () => `\`\`\`{=html}\n${board()}\n\`\`\`` },
  { name: "Moodle", id: "moodle", text: frame },
  { name: "Canvas", id: "canvas", text: frame },
  {
    name: "HTML",
    id: "html",
    text: () => `<!doctype html>\n<html lang="en">\n  ${indented(board())}\n</html>`,
  },
];
