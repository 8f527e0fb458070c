// The style of code, in the page's own colours, which have enough contrast on all backgrounds of code.

import { EditorView, HighlightStyle, tags } from "../../vendor/codemirror.js";

/** The syntax colours. */
export const HIGHLIGHT = HighlightStyle.define([
  { tag: [tags.comment, tags.meta], color: "var(--muted)", fontStyle: "italic" },
  {
    tag: [tags.keyword, tags.modifier, tags.self, tags.operatorKeyword],
    color: "var(--side2)",
    fontWeight: "600",
  },
  { tag: [tags.string, tags.special(tags.string), tags.character], color: "var(--accent)" },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.regexp], color: "var(--side1)" },
  { tag: [tags.typeName, tags.className, tags.namespace], color: "var(--side3)" },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.macroName],
    color: "var(--side4)",
  },
  { tag: tags.definition(tags.variableName), color: "var(--text)" },
  { tag: tags.invalid, color: "var(--warn)" },
]);

const MONOSPACE = 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';

/**
 * The styles by text direction. They are cached, because the rules of a new style are never removed from the page.
 * @type {Map<string, import("@codemirror/state").Extension>}
 */
const themes = new Map();

/** @param {string} direction of the page's text, for the editor's panels */
export function themeFor(direction) {
  const theme = themes.get(direction) ?? makeTheme(direction);
  themes.set(direction, theme);
  return theme;
}

/** @param {string} direction */
const makeTheme = (direction) =>
  EditorView.theme({
    "&": { height: "100%", color: "var(--text)", backgroundColor: "var(--panel)" },
    "&.cm-focused": { outline: "none" },
    ".cm-scroller": { fontFamily: MONOSPACE, fontSize: "14px", lineHeight: "1.5" },
    ".cm-content": { caretColor: "var(--text)", padding: "8px 0" },
    ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--text)" },
    ".cm-gutters": {
      border: "none",
      color: "var(--muted)",
      backgroundColor: "var(--panel)",
    },
    ".cm-lineNumbers .cm-gutterElement": { padding: "0 8px 0 12px", minWidth: "36px" },
    ".cm-gutter-lint": { width: "14px" },
    ".cm-gutter-lint .cm-gutterElement": { padding: "0" },
    ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--hover)" },
    ".cm-activeLineGutter": { color: "var(--text)" },
    ".cm-content ::selection, .cm-content::selection": {
      backgroundColor: "color-mix(in srgb, var(--accent) 30%, transparent)",
    },
    ".cm-matchingBracket": {
      outline: "1px solid var(--muted)",
      backgroundColor: "transparent !important",
    },
    ".cm-nonmatchingBracket": {
      outline: "1px solid var(--warn)",
      backgroundColor: "transparent !important",
    },
    ".cm-searchMatch": {
      outline: "1px solid var(--muted)",
      backgroundColor: "transparent",
    },
    ".cm-searchMatch-selected": { outline: "2px solid var(--accent)" },
    ".cm-panels": {
      direction,
      color: "var(--text)",
      backgroundColor: "var(--board)",
      fontSize: "14px",
    },
    ".cm-panels.cm-panels-bottom": { borderTop: "1px solid var(--line)" },
    ".cm-panel.cm-search": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "6px",
      padding: direction === "rtl" ? "8px 8px 8px 44px" : "8px 44px 8px 8px",
      maxHeight: "40dvh",
      overflowY: "auto",
    },
    ".cm-panel.cm-search br": { display: "none" },
    ".cm-panel.cm-search label": {
      display: "inline-flex",
      alignItems: "center",
      gap: "4px",
      minHeight: "36px",
      fontSize: "14px",
    },
    ".cm-panel.cm-search [name=close]": {
      position: "absolute",
      ...(direction === "rtl" ? { left: "4px", right: "auto" } : { left: "auto", right: "4px" }),
      top: "4px",
      minWidth: "36px",
      minHeight: "36px",
      color: "var(--text)",
      fontSize: "20px",
    },
    ".cm-textfield": {
      minHeight: "36px",
      margin: "0",
      padding: "0 8px",
      border: "1px solid var(--muted)",
      borderRadius: "var(--corner)",
      color: "var(--text)",
      backgroundColor: "var(--panel)",
      fontSize: "14px",
    },
    ".cm-button": {
      minHeight: "36px",
      margin: "0",
      padding: "0 10px",
      border: "1px solid var(--line)",
      borderRadius: "var(--corner)",
      color: "var(--text)",
      backgroundColor: "var(--panel)",
      backgroundImage: "none",
      fontSize: "14px",
    },
    ".cm-textfield:focus-visible, .cm-button:focus-visible, [name=close]:focus-visible": {
      outline: "2px solid var(--accent)",
    },
    ".cm-tooltip": {
      direction,
      border: "1px solid var(--line)",
      borderRadius: "var(--corner)",
      color: "var(--text)",
      backgroundColor: "var(--panel)",
      boxShadow: "var(--shadow)",
    },
    ".cm-diagnostic": { padding: "6px 10px", whiteSpace: "pre-wrap" },
    ".cm-diagnostic-error": { borderLeft: "3px solid var(--warn)" },
    ".cm-diagnostic-warning": { borderLeft: "3px solid var(--side3)" },
    ".cm-lintRange-error, .cm-lintPoint-error": {
      backgroundImage: "none",
      textDecoration: "underline wavy var(--warn)",
      textUnderlineOffset: "3px",
    },
    ".cm-lintRange-warning": {
      backgroundImage: "none",
      textDecoration: "underline wavy var(--side3)",
    },
    ".cm-lint-marker": { width: "10px", height: "10px", marginTop: "5px" },
    ".cm-lint-marker-error": {
      content: "none",
      borderRadius: "50%",
      backgroundColor: "var(--warn)",
    },
    ".cm-lint-marker-warning": { content: "none", backgroundColor: "var(--side3)" },
  });
