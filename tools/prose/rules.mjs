// The rules of docs/style.md that a machine can check.

import { createRequire } from "node:module";

const { split } = createRequire(new URL("../../www/package.json", import.meta.url))(
  "sentence-splitter",
);

/** The largest number of words of a sentence. The guide says about twenty. */
const MAX_WORDS = 40;

/** A clause or a genitive in place of the subject, at the beginning of a sentence. */
const NO_SUBJECT =
  /^(What|Who|Whom|Whose|Whoever|Whatever|That which|Of (?:the|a|an|this|that|these|those|each|all|every|one|what))\b(?!['’]s\b)/;

/** Words that have a plainer or more exact one. @type {[RegExp, string][]} */
const AVOIDED = [
  [/\b(whoever|whosoever)\b/i, "anyone who"],
  [/\banew\b/i, "again"],
  [/\b(?:is|are|was|were|be|been) told\b/i, "the exact verb, such as “reports” or “shows”"],
  [/\b(?:of|for) (?:one’s|one's) own\b/i, "the possessive alone"],
  [/(?<!-)\b([a-z]{2,}) \1\b(?<!\b(?:that that|had had))/, "the word once"],
];

/** The kinds of nodes whose text is no prose. */
const NO_PROSE = new Set(["Code", "CodeBlock", "Html", "HtmlBlock", "Image", "Link"]);

/**
 * The text of a node in its length, in which what is no prose is a noun.
 * @param {any} node
 * @param {string} source
 */
function proseIn(node, source) {
  let prose = source;
  const hide = (/** @type {any} */ child) => {
    if (NO_PROSE.has(child.type)) {
      const [start, end] = child.range.map((/** @type {number} */ at) => at - node.range[0]);
      prose = `${prose.slice(0, start)}${"N".padEnd(end - start, "_")}${prose.slice(end)}`;
    } else for (const each of child.children ?? []) hide(each);
  };
  for (const child of node.children) hide(child);
  return prose.replaceAll(/[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, (marks) => " ".repeat(marks.length));
}

/**
 * A rule that looks at each sentence of the paragraphs and headings.
 * @param {(sentence: string) => { at: number, message: string }[]} faultsOf
 */
const ruleOf = (faultsOf) => (/** @type {any} */ context) => {
  const { RuleError, Syntax, getSource, locator, report } = context;
  const check = (/** @type {any} */ node) => {
    for (const { range, raw, type } of split(proseIn(node, getSource(node)))) {
      if (type !== "Sentence") continue;
      const indent = raw.length - raw.trimStart().length;
      for (const { at, message } of faultsOf(raw.trim())) {
        const place = range[0] + indent + at;
        report(node, new RuleError(message, { padding: locator.at(place) }));
      }
    }
  };
  return { [Syntax.Paragraph]: check, [Syntax.Header]: check };
};

const subject = ruleOf((sentence) => {
  const found = NO_SUBJECT.exec(sentence);
  if (!found || sentence.endsWith("?")) return [];
  return [{ at: 0, message: `A sentence begins with its subject, not with “${found[0]}”.` }];
});

const length = ruleOf((sentence) => {
  const words = sentence.split(/\s+/).length;
  if (words <= MAX_WORDS) return [];
  return [{ at: 0, message: `A sentence of ${words} words. At most ${MAX_WORDS} are allowed.` }];
});

const words = ruleOf((sentence) =>
  AVOIDED.flatMap(([pattern, better]) => {
    const found = pattern.exec(sentence);
    return found ? [{ at: found.index, message: `Not “${found[0]}” but ${better}.` }] : [];
  }),
);

export const rules = Object.entries({ subject, length, words }).map(([ruleId, rule]) => ({
  ruleId,
  rule,
}));
