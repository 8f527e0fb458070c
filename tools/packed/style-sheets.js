// Replaces www/outside/embedding/style-sheets.js in the package, whose modules have the style sheets inside.

/** The style sheets of all boards, by path. @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

/**
 * @param {HTMLElement} place
 * @param {readonly string[]} paths
 */
export async function addStyleSheets(place, paths) {
  const { default: texts } = await import("carried:sheets");
  const tree = /** @type {ShadowRoot} */ (place.getRootNode());
  tree.adoptedStyleSheets.push(...paths.map((path) => sheetOf(path, texts[path])));
}

/**
 * @param {string} path
 * @param {string} text
 */
function sheetOf(path, text) {
  let sheet = sheets.get(path);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(path, sheet);
  }
  return sheet;
}
