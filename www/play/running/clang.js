// The command line of the C++ compiler, and its output.

/**
 * A fault in a source. Line and column count from 1; they are 0 for a fault of the whole source. `reason` replaces the message
 * if the compiler gave none.
 * @typedef {{line: number, column: number, message: string, severity: "error" | "warning", reason?: string}} Diagnostic
 */

/** The file names that the compiler uses. */
export const PROGRAM_FILE = "program.cpp";
export const HEADERS_FILE = "headers.h";
export const COMPILED_HEADERS_FILE = "headers.pch";
export const OBJECT_FILE = "program.o";
export const MODULE_FILE = "program.wasm";

/** The file that lists functions without checks, and its content. */
export const UNCHECKED_LIST_FILE = "unchecked.txt";
export const UNCHECKED_LIST = "src:/usr/include/*\n";

/** The same as on Linux. A deeper recursion traps, since there is no memory below the stack. */
export const STACK_BYTES = 8 << 20;

/** @typedef {"c++" | "c"} Dialect */

/** The command and the options of each dialect. @type {Record<Dialect, [command: string, options: string]>} */
const DIALECTS = {
  "c++": [
    "clang++",
    `-fexceptions -fcxx-exceptions -exception-model=wasm -target-feature +exception-handling
    -mllvm -wasm-enable-eh -mllvm -wasm-use-legacy-eh=true -std=c++20 -fdeprecated-macro -fskip-odr-check-in-gmf -ftemplate-backtrace-limit=0
    -internal-isystem /usr/include/wasm32-wasip1/c++/v1 -internal-isystem /usr/include/c++/v1`,
  ],
  c: ["clang", "-std=gnu17"],
};

/** The options of all dialects. */
const OPTIONS = `
  -triple wasm32-unknown-wasip1 -O2 -Wall
  -disable-free -clear-ast-before-backend -mrelocation-model static -mframe-pointer=none
  -ffp-contract=on -fno-rounding-math -mconstructor-aliases -target-cpu generic -fvisibility=hidden
  -resource-dir /usr -isysroot /usr -internal-isystem /usr/include -internal-isystem /usr/include/wasm32-wasip1
  -D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_PROCESS_CLOCKS -D_WASI_EMULATED_GETPID -D_WASI_EMULATED_MMAN
  -fgnuc-version=4.2.1 -fno-implicit-modules -vectorize-loops -vectorize-slp
  -ferror-limit 20 -fmessage-length=0 -fno-caret-diagnostics -fno-diagnostics-fixit-info`;

/**
 * The options for programs that fail where other systems end them, and for the lines of failures: line tables, and checks in
 * the program’s own code (tools/compilers/runtime/checks.c).
 */
const TRACING_OPTIONS = `
  -main-file-name ${PROGRAM_FILE} -debug-info-kind=line-tables-only -dwarf-version=4
  -fsanitize=null,integer-divide-by-zero -fsanitize-ignorelist=${UNCHECKED_LIST_FILE}`;

/**
 * The commands that the driver `clang++` would run, each in a separate process.
 * @param {Dialect} dialect
 * @param {string} options
 */
function frontEndCommand(dialect, options) {
  const [command, dialectOptions] = DIALECTS[dialect];
  return words(`${command} -cc1 ${dialectOptions} ${OPTIONS} ${options}`);
}

/** @param {Dialect} dialect */
export const headersCommand = (dialect) =>
  frontEndCommand(
    dialect,
    `${TRACING_OPTIONS} -emit-pch -fno-pch-timestamp -x ${dialect}-header -o ${COMPILED_HEADERS_FILE} ${HEADERS_FILE}`,
  );

/**
 * @param {Dialect} dialect
 * @param {boolean} withHeaders whether compiled headers are available
 */
export const programCommand = (dialect, withHeaders) =>
  frontEndCommand(
    dialect,
    `${TRACING_OPTIONS} ${withHeaders ? `-include-pch ${COMPILED_HEADERS_FILE}` : ""} -emit-obj -x ${dialect} -o ${OBJECT_FILE} ${PROGRAM_FILE}`,
  );

/**
 * @param {Dialect} dialect
 * @param {string} file a file of the library that `tools/compilers/runtime.mjs` makes
 * @param {string} object
 */
export const libraryCommand = (dialect, file, object) =>
  frontEndCommand(dialect, `-main-file-name ${file} -emit-obj -x ${dialect} -o ${object} ${file}`);

/**
 * Function names and line tables stay in the module, for traces.
 * @param {Dialect} dialect
 */
export const linkCommand = (dialect) =>
  words(`
  wasm-ld -m wasm32 -z stack-size=${STACK_BYTES} --stack-first --export=__stack_pointer
  ${dialect === "c++" ? "--wrap=__main_void" : ""}
  -L/usr/lib/wasm32-unknown-wasip1 -L/usr/lib/wasm32-wasip1 /usr/lib/wasm32-wasip1/crt1-command.o ${OBJECT_FILE}
  -lwarren -lc++ -lc++abi -lwasi-emulated-signal -lwasi-emulated-process-clocks -lwasi-emulated-getpid -lwasi-emulated-mman
  -lc-printscan-long-double -lc /usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a -o ${MODULE_FILE}`);

/** @param {string} text */
function words(text) {
  return text.trim().split(/\s+/);
}

/** A line that may appear among the includes, outside comments. */
const PLAIN_LINE = /^\s*(#\s*(include|define|undef|pragma)\b.*(?<!\\))?$/;
const DIRECTIVE = /^\s*#/;
const INCLUDE = /^\s*#\s*include\b/;

/**
 * The includes at the beginning of a program. They are compiled separately and cached, since they take most of the time and
 * seldom change. `headers` has these lines without comments, `lines` their numbers in the program, and `rest` is the program
 * without them, with unchanged line numbers.
 * @param {string} source
 * @returns {{headers: string, lines: number[], rest: string}}
 */
export function splitHeaders(source) {
  const lines = source.split("\n");
  const bareLines = withoutComments(source).split("\n");
  const end = bareLines.findIndex((line) => !PLAIN_LINE.test(line));
  const leadingLines = end < 0 ? bareLines : bareLines.slice(0, end);
  const count = leadingLines.findLastIndex((line) => INCLUDE.test(line)) + 1;
  const numbers = [...leadingLines.slice(0, count).keys()].filter((i) =>
    DIRECTIVE.test(bareLines[i]),
  );
  return {
    headers: numbers.map((i) => `${bareLines[i].trim()}\n`).join(""),
    lines: numbers.map((i) => i + 1),
    rest: [...leadingLines.slice(0, count).map(() => ""), ...lines.slice(count)].join("\n"),
  };
}

/** Matches comments, and strings, which contain none. */
const COMMENT_OR_TEXT =
  /\/\/.*|\/\*[\s\S]*?\*\/|R"([^()\s\\]{0,16})\([\s\S]*?\)\1"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

/** A source whose comments are replaced by spaces. @param {string} source */
function withoutComments(source) {
  const bareLines = source.replace(COMMENT_OR_TEXT, (found) =>
    found.startsWith("/") ? found.replace(/[^\n]/g, " ") : found,
  );
  return bareLines.replaceAll("\r", "");
}

/** Whether a program may be C, which is mostly valid C++: it includes only C headers. @param {string} source */
export function mayBeC(source) {
  const included = [...withoutComments(source).matchAll(/^\s*#\s*include\s*[<"](.*)[>"]/gm)];
  return included.length > 0 && included.every(([, file]) => /^[\w/]+\.h$/.test(file));
}

const MESSAGE_LINE =
  /^(?:(.+?):(\d+):(\d+): )?(?:wasm-ld: )?(fatal error|error|warning|note): (.*)$/;

/**
 * The faults reported by the compiler or the linker. A fault in a header is moved to the place in the program that needed the
 * header.
 * @param {string} output
 * @param {number[]} lines the line numbers of the headers, see {@link splitHeaders}
 * @returns {Diagnostic[]}
 */
export function diagnosticsIn(output, lines) {
  /** @type {Diagnostic[]} */
  const diagnostics = [];
  for (const text of output.split("\n")) {
    const [, file, line, column, kind, message] = MESSAGE_LINE.exec(text) ?? [];
    // The place where the compiler gives up is not a fault.
    if (kind === undefined || message.startsWith("too many errors emitted")) continue;
    const place = placeOf(file, Number(line), Number(column), lines);
    if (kind === "note") {
      const last = diagnostics.at(-1);
      if (last && last.line === 0 && place) Object.assign(last, place);
      continue;
    }
    const severity = kind === "warning" ? "warning" : "error";
    diagnostics.push({
      line: 0,
      column: 0,
      ...place,
      message: withoutInternals(message),
      severity,
    });
  }
  return diagnostics.filter(
    ({ line, message }, i) =>
      diagnostics.findIndex((other) => other.line === line && other.message === message) === i,
  );
}

/**
 * @param {string | undefined} file
 * @param {number} line
 * @param {number} column
 * @param {number[]} lines
 */
function placeOf(file, line, column, lines) {
  if (file === PROGRAM_FILE) return { line, column };
  if (file === HEADERS_FILE) return { line: lines[line - 1] ?? 0, column };
  return null;
}

/** A message without the name of a warning's option, and without the compiler's internal names. @param {string} message */
const withoutInternals = (message) =>
  message.replace(/ \[-W[\w+,=-]+\]$/, "").replace(new RegExp(`^${OBJECT_FILE}: `), "");
