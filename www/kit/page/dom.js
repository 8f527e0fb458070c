// Creates elements without a framework.

import { acceptLocalDigits } from "./digits.js";
import { rootOf } from "./roots.js";

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * Creates an element. Properties that begin with `on` are listeners; `class`, `for`, `role`, `aria-*` and `data-*` are
 * attributes; the others are set as properties if the element has them, otherwise as attributes. Null, undefined and false are
 * skipped. Fields accept the digits of all keyboards.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any> | null} [properties]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, properties, ...children) {
  const element = document.createElement(tag);
  if (tag === "input" || tag === "textarea") {
    acceptLocalDigits(/** @type {HTMLInputElement | HTMLTextAreaElement} */ (element));
  }
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name in element && name !== "list") Reflect.set(element, name, value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  append(element, children);
  return element;
}

/**
 * @param {Element} element
 * @param {Child[]} children
 */
export function append(element, children) {
  for (const child of children) {
    if (child !== null && child !== undefined && child !== false) element.append(child);
  }
}

/**
 * Sets a text only if it differs, so that a live region does not repeat it.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Makes a live region announce a text, even if it was the last announcement: an added space makes the text different.
 * @param {Element} region
 * @param {string} text
 */
export function speak(region, text) {
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value null removes the attribute
 */
export function setAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Moves the focus from a button that can no longer be pressed to the nearest that can. Otherwise the focus would be lost.
 * @param {HTMLButtonElement[]} buttons the buttons of a row
 */
export function keepFocus(buttons) {
  if (buttons.length === 0) return;
  const focusedIndex = buttons.indexOf(/** @type {any} */ (rootOf(buttons[0]).activeElement));
  if (focusedIndex < 0 || canBePressed(buttons[focusedIndex])) return;
  for (let distance = 1; distance < buttons.length; distance++) {
    const nearest = [buttons[focusedIndex + distance], buttons[focusedIndex - distance]].find(
      (button) => button && canBePressed(button),
    );
    if (nearest) {
      nearest.focus();
      return;
    }
  }
}

/** @param {HTMLButtonElement} button */
function canBePressed(button) {
  return !button.disabled && !button.hidden;
}
