// The theme: light, dark, or the system's. The choice is stored; early.js applies it before the first paint. Another site's page
// with an embedded board keeps its own theme.

import { media } from "./media.js";
import { preference, setPreference } from "./preferences.js";

/** @typedef {"system" | "light" | "dark"} ThemeChoice */

/** Fires "change" whenever the colours on the page have changed. */
export const themeChanges = new EventTarget();

const printed = media("print");

/** Whether the page is being printed, always with the light theme. Some browsers report it only by a change of the media. */
let isPrinting = printed.matches;

const systemDark = media("(prefers-color-scheme: dark)");

/**
 * The name of the theme around an element: of the page, or of the host element if it is in the shadow tree of an embedded
 * board.
 * @param {Element} place
 * @returns {string}
 */
export function themeAround(place) {
  if (isPrinting) return "light";
  const root = place.getRootNode();
  const around = root instanceof ShadowRoot ? root.host : document.documentElement;
  return around.getAttribute("data-theme") ?? "light";
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
  apply();
}

/** The theme that an embedding page has set; null if the visitor chooses. @type {ThemeChoice | null} */
let wanted = null;

/** Whether the page is ours. */
let isOurs = false;

/** Follows the visitor's choice for the site. */
export function followVisitor() {
  isOurs = true;
  apply();
}

/**
 * Follows the theme set by an embedding page, instead of the visitor's choice for the site.
 * @param {"light" | "dark" | "page"} theme
 */
export function followTheme(theme) {
  wanted = theme === "page" ? "system" : theme;
  isOurs = true;
  apply();
}

function apply() {
  if (isOurs) showTheme();
  themeChanges.dispatchEvent(new Event("change"));
}

function showTheme() {
  const choice = wanted ?? themeChoice();
  const theme = choice === "system" ? (systemDark.matches ? "dark" : "light") : choice;
  const root = document.documentElement;
  root.dataset.theme = theme;
  const colour = getComputedStyle(root).getPropertyValue("--page").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
}

/** @param {boolean} is */
function print(is) {
  if (isPrinting === is) return;
  isPrinting = is;
  themeChanges.dispatchEvent(new Event("change"));
}

systemDark.addEventListener("change", apply);
printed.addEventListener("change", () => print(printed.matches));
globalThis.addEventListener?.("beforeprint", () => print(true));
globalThis.addEventListener?.("afterprint", () => print(false));
