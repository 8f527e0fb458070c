// Shapes of icons, written as in SVG files. They are drawn element by element, since pages with Trusted Types do not parse text
// as HTML.

const NAMESPACE = "http://www.w3.org/2000/svg";
const ELEMENT = /<([a-z]+)((?: [a-z][a-z\d-]*="[^"]*")*)\/>/g;
const ATTRIBUTE = / ([a-z][a-z\d-]*)="([^"]*)"/g;

/**
 * An SVG image of 24 by 24 units. It has no accessible name: the element around it must have one.
 * @param {string} shapes elements without content, such as `<path d="M5 12h14"/>`
 */
export function svgOf(shapes) {
  const svg = document.createElementNS(NAMESPACE, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  for (const [, name, attributes] of shapes.matchAll(ELEMENT)) {
    const element = document.createElementNS(NAMESPACE, name);
    for (const [, attribute, value] of attributes.matchAll(ATTRIBUTE)) {
      element.setAttribute(attribute, value);
    }
    svg.append(element);
  }
  return svg;
}
