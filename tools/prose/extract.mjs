// The prose of a file as Markdown, on the lines on which it stands: the comments of a source, the texts of a language file, a
// whole document.

/** The beginning of a line of comment, by the ending of a file. @type {Record<string, RegExp>} */
const LINE_COMMENTS = {
  rs: /^\s*\/\/[/!]? ?/,
  js: /^\s*\/\/ ?/,
  mjs: /^\s*\/\/ ?/,
  ts: /^\s*\/\/ ?/,
  sh: /^\s*# ?/,
  py: /^\s*# ?/,
  toml: /^\s*# ?/,
};

const HAS_BLOCKS = new Set(["css", "js", "mjs", "ts"]);

/** A tag of JSDoc with its type and name. Its text becomes an item of a list. */
const TAG = /^@\w+\s*(\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}?)?\s*(\[[^\]]*\]|[\w.]+)?\s*/;

/**
 * @param {string} file
 * @param {string} text
 * @returns {string | null} null if the file has no prose
 */
export function proseOf(file, text) {
  const ending = file.slice(file.lastIndexOf(".") + 1);
  if (ending === "md") return text;
  if (ending === "ftl") return /(^|[./])en(\.[\w-]+)?\.ftl$/.test(file) ? textsOf(text) : null;
  if (HAS_BLOCKS.has(ending) || ending in LINE_COMMENTS) return commentsOf(text, ending);
  return null;
}

/**
 * @param {string} text
 * @param {string} ending
 */
function commentsOf(text, ending) {
  const mark = LINE_COMMENTS[ending];
  let isInBlock = false;
  const lines = text.split("\n").map((line, at) => {
    if (at === 0 && line.startsWith("#!")) return "";
    if (isInBlock || (HAS_BLOCKS.has(ending) && /^\s*\/\*/.test(line))) {
      isInBlock = !line.includes("*/");
      return blockLine(line);
    }
    const words = mark?.test(line) ? line.replace(mark, "") : "";
    // Indented and tabulated lines are tables and samples. In Rust's documentation they continue an item of a list.
    return /^ {2}|\S {3,}\S/.test(words) && !/^\s*\/\/[/!]/.test(line) ? "" : words;
  });
  return lines.join("\n");
}

/** @param {string} line of a comment between slashes and stars */
function blockLine(line) {
  const words = line.replace(/\*\/.*$/, "").replace(/^\s*(\/\*+|\*)? ?/, "");
  if (/^ *[|&] \{/.test(words)) return "";
  if (!words.startsWith("@")) return words.replace(/ @(type|returns|param|this|typedef)\b.*$/, "");
  const rest = words.replace(TAG, "");
  return /^[{|&<>()[\]]/.test(rest) ? "" : `- ${rest}`;
}

/** The sentences of a language file, each an item of a list. Labels and variants are no sentences. @param {string} text */
function textsOf(text) {
  const lines = text.split("\n").map((line) => {
    const comment = /^#+ (.*)$/.exec(line);
    const [, value] = comment ?? /^\s*(?:[.\w-]+ =|-)? ?(.*)$/.exec(line) ?? [];
    if (value === undefined || !/[.!?:]$/.test(value) || /->|\[\w+\]/.test(value)) return "";
    return `- ${value.replaceAll(/\{[^}]*\}/g, "N")}`;
  });
  return lines.join("\n");
}
