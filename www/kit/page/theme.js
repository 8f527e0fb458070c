// The theme: light, dark, or the system's. The choice is stored; early.js applies it before the first paint. Another site's page
// with an embedded board keeps its own theme.

import { media } from "./media.js";
import { preference, setPreference } from "./preferences.js";

/** @typedef {"system" | "light" | "dark"} ThemeChoice */

/** Fires "change" whenever the colours on the page have changed. */
export const themeChanges = new EventTarget();

const printMedia = media("print");

/** Whether the page is being printed, always with the light theme. Some browsers report it only by a change of the media. */
let isPrinting = printMedia.matches;

const darkMedia = media("(prefers-color-scheme: dark)");

/**
 * The name of the theme around an element: of the page, or of the host element if it is in the shadow tree of an embedded
 * board.
 * @param {Element} place
 * @returns {string}
 */
export function themeAround(place) {
  if (isPrinting) return "light";
  const root = place.getRootNode();
  const themedElement = root instanceof ShadowRoot ? root.host : document.documentElement;
  return themedElement.getAttribute("data-theme") ?? "light";
}

/** Whether the current drawing is for print. Then it must be done before the next frame. */
export const isForPrint = () => isPrinting;

/** @returns {ThemeChoice} */
export function themeChoice() {
  const choice = preference("theme");
  return choice === "light" || choice === "dark" ? choice : "system";
}

/** @param {ThemeChoice} choice */
export function chooseTheme(choice) {
  setPreference("theme", choice === "system" ? null : choice);
  applyTheme();
}

/** The theme that an embedding page has set; null if the visitor chooses. @type {ThemeChoice | null} */
let embeddingTheme = null;

/** Whether the page is ours. */
let setsPageTheme = false;

/** Follows the visitor's choice for the site. */
export function followVisitor() {
  setsPageTheme = true;
  applyTheme();
}

/**
 * Follows the theme set by an embedding page, instead of the visitor's choice for the site.
 * @param {"light" | "dark" | "page"} theme
 */
export function followTheme(theme) {
  embeddingTheme = theme === "page" ? "system" : theme;
  setsPageTheme = true;
  applyTheme();
}

function applyTheme() {
  if (setsPageTheme) showTheme();
  themeChanges.dispatchEvent(new Event("change"));
}

function showTheme() {
  const choice = embeddingTheme ?? themeChoice();
  const theme = choice === "system" ? (darkMedia.matches ? "dark" : "light") : choice;
  const root = document.documentElement;
  root.dataset.theme = theme;
  const colour = getComputedStyle(root).getPropertyValue("--page").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
}

/** @param {boolean} isNowPrinting */
function setPrinting(isNowPrinting) {
  if (isPrinting === isNowPrinting) return;
  isPrinting = isNowPrinting;
  themeChanges.dispatchEvent(new Event("change"));
}

darkMedia.addEventListener("change", applyTheme);
printMedia.addEventListener("change", () => setPrinting(printMedia.matches));
globalThis.addEventListener?.("beforeprint", () => setPrinting(true));
globalThis.addEventListener?.("afterprint", () => setPrinting(false));
