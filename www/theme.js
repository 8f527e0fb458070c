// Light, dark, or as the system. The choice is kept; early.js applies it before the first paint. A page of somebody else's, on
// which a board stands, keeps its own theme.

import { preference, setPreference } from "./preferences.js";

/** @typedef {"system" | "light" | "dark"} ThemeChoice */

/** Fires "change" whenever the colours on the page have changed. */
export const themeChanges = new EventTarget();

const printed = matchMedia("print");

/** Whether the page is on its way to paper, which is light. Browsers tell so before the media changes, or by that alone. */
let isPrinting = printed.matches;

const systemDark = matchMedia("(prefers-color-scheme: dark)");

/**
 * The name of the theme around an element: that of the page, or of the element of a strange page in whose shadow it is.
 * @param {Element} place
 * @returns {string}
 */
export function themeAround(place) {
  if (isPrinting) return "light";
  const root = place.getRootNode();
  const around = root instanceof ShadowRoot ? root.host : document.documentElement;
  return around.getAttribute("data-theme") ?? "light";
}

/** Whether what is drawn now goes to paper: no frame may come before that. */
export const isForPaper = () => isPrinting;

/** @returns {ThemeChoice} */
export function themeChoice() {
  const kept = preference("theme");
  return kept === "light" || kept === "dark" ? kept : "system";
}

/** @param {ThemeChoice} choice */
export function chooseTheme(choice) {
  setPreference("theme", choice === "system" ? null : choice);
  apply();
}

/** What whoever embeds a board wants; null where the visitor chooses. @type {ThemeChoice | null} */
let wanted = null;

/** Whether the page is ours. */
let isOurs = false;

/** Follows what the visitor chooses for the site. */
export function followVisitor() {
  isOurs = true;
  apply();
}

/**
 * Follows what whoever embeds a board wants, not what the visitor chose for the site.
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
addEventListener("beforeprint", () => print(true));
addEventListener("afterprint", () => print(false));
