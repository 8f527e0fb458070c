// The words for a program's end.

import { withCode } from "../../kit/boards/with-code.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { problemText } from "../../kit/page/problems.js";
import { codeElement, durationText } from "./log-lines.js";

/** The maximum number of a message's characters that are shown. */
const MAX_MESSAGE_LENGTH = 500;

/** The named traps. Every other reason is called a crash. */
const NAMED_TRAPS = new Set([
  ...["abort", "assert", "call", "conversion", "division", "exception", "memory", "null", "stack"],
  ...["terminate", "unreachable"],
]);

/** The traps whose message is the program's own. The browser's English message for other traps adds no information. */
const TRAPS_WITH_MESSAGE = new Set(["assert", "exception"]);

/**
 * The kind of the end with its line, and the program's own message.
 * @param {Pick<import("../../play/running/sandbox/begin.js").Ending, "kind" | "message" | "trace" | "reason">} ending
 * @param {(text: string) => Node} makeCode shows a message
 */
export function programEndParts(ending, makeCode) {
  const [frame] = ending.trace;
  const { message, words } = endWords(ending);
  const where = frame ? t("program-at-line", { line: frame.line }) : "";
  return [h("p", null, words, " ", where), ...(message === "" ? [] : [makeCode(message)])];
}

/**
 * The kind of the end, and the program's own message; empty if there is none.
 * @param {Pick<import("../../play/running/sandbox/begin.js").Ending, "kind" | "message" | "reason">} ending
 */
export function endWords({ kind, message, reason = "" }) {
  const isNamed = kind === "trap" && NAMED_TRAPS.has(reason);
  const hasOwnMessage = !isNamed || TRAPS_WITH_MESSAGE.has(reason);
  return {
    words: t(isNamed ? `program-trap-${reason}` : `program-ended-${kind}`),
    message: hasOwnMessage ? message.slice(0, MAX_MESSAGE_LENGTH) : "",
  };
}

/** The reasons why the line of a slow program is unknown, by the names of messages. @type {Record<string, string>} */
const UNKNOWN_LINES = { javascript: "script", python: "python", cpp: "module", wasi: "module" };

/**
 * Says that the page does not know where a program spent its time, why, and how the visitor can find out.
 * @param {import("../../play/programs/program.js").Language} language
 */
export function unknownLineText(language) {
  const reason = t(`program-no-line-${UNKNOWN_LINES[language]}`);
  return `${reason} ${t("program-no-line-help")}`;
}

/** The languages with instructions for flushing output, by the names of messages. */
const LANGUAGES_WITH_FLUSH_HELP = new Set(["c", "cpp", "javascript", "python"]);

/**
 * The reason why a program gave no answer, in the words of `warren match`.
 * @param {import("../../play/match/silence-cause.js").Silence} silence
 */
export function silenceText({ kind, language, text }) {
  const instructions = t(
    `program-flush-${LANGUAGES_WITH_FLUSH_HELP.has(language) ? language : "other"}`,
  );
  return t(`program-silence-${kind}`, { how: instructions, text });
}

/**
 * Why a program lost or stopped, with the decisive line; empty if it did neither.
 * @param {import("../../play/match/match.js").GameMatch["programLogs"][number]} log
 * @param {import("../../wasm/warren.js").Verdict | null} verdict
 * @param {number} seat the program's
 * @param {() => HTMLElement} [makeSlowNote] makes a note on a program that was too slow
 */
export function lossParts(log, verdict, seat, makeSlowNote) {
  const elements = [];
  const end = log?.end ?? null;
  const { limit = null, wrote = [] } = log?.turns.at(-1) ?? {};
  const line = wrote.at(-1);
  const problem = verdict?.problem ?? log?.problem;
  if (verdict !== null && verdict.reason !== "over" && verdict.seat === seat) {
    const words = {
      why: problem ? problemText(problem).replace(/\.$/, "") : "",
      took: line ? durationText(line.took) : "",
      limit: limit === null ? "" : durationText(limit),
      number: log?.turns.length ?? 0,
    };
    elements.push(h("p", { class: "program-lost" }, t(`program-lost-${verdict.reason}`, words)));
    if (verdict.reason === "illegal" && line) elements.push(codeElement(line.text));
    if (verdict.reason === "silent" && log?.silence)
      elements.push(h("p", null, ...withCode(silenceText(log.silence))));
    const isSlow = verdict.reason === "late" || (verdict.reason === "silent" && !log?.silence);
    if (isSlow && makeSlowNote) elements.push(makeSlowNote());
  }
  if (end !== null && end.kind !== "exit") elements.push(...programEndParts(end, codeElement));
  return elements;
}
