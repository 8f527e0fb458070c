// How the C++ compiler is called, and what it answers.

/**
 * What is wrong with a source. Line and column count from 1; they are 0 where it is wrong as a whole. `reason` stands for the
 * message where no compiler gave one.
 * @typedef {{line: number, column: number, message: string, severity: "error" | "warning", reason?: string}} Diagnostic
 */

/** The names that files have for the compiler. */
export const PROGRAM = "program.cpp";
export const HEADERS = "headers.h";
export const COMPILED_HEADERS = "headers.pch";
export const OBJECT = "program.o";
export const MODULE = "program.wasm";

/** The list of files without checks, and what it says. */
export const UNCHECKED = "unchecked.txt";
export const UNCHECKED_FILES = "src:/usr/include/*\n";

/** What Linux gives, too. A deeper recursion traps, since below the stack there is nothing. */
export const STACK = 8 << 20;

/** @typedef {"c++" | "c"} Dialect */

/** The command and what differs in each dialect. @type {Record<Dialect, [command: string, options: string]>} */
const DIALECTS = {
  "c++": [
    "clang++",
    `-fexceptions -fcxx-exceptions -exception-model=wasm -target-feature +exception-handling
    -mllvm -wasm-enable-eh -mllvm -wasm-use-legacy-eh=true -std=c++20 -fdeprecated-macro -fskip-odr-check-in-gmf -ftemplate-backtrace-limit=0
    -internal-isystem /usr/include/wasm32-wasip1/c++/v1 -internal-isystem /usr/include/c++/v1`,
  ],
  c: ["clang", "-std=gnu17"],
};

/** What is the same in all. */
const OPTIONS = `
  -triple wasm32-unknown-wasip1 -O2 -Wall
  -disable-free -clear-ast-before-backend -mrelocation-model static -mframe-pointer=none
  -ffp-contract=on -fno-rounding-math -mconstructor-aliases -target-cpu generic -fvisibility=hidden
  -resource-dir /usr -isysroot /usr -internal-isystem /usr/include -internal-isystem /usr/include/wasm32-wasip1
  -D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_PROCESS_CLOCKS -D_WASI_EMULATED_GETPID -D_WASI_EMULATED_MMAN
  -fgnuc-version=4.2.1 -fno-implicit-modules -vectorize-loops -vectorize-slp
  -ferror-limit 20 -fmessage-length=0 -fno-caret-diagnostics -fno-diagnostics-fixit-info`;

/**
 * How a program fails where other systems end it, and how that finds its line: tables of lines, and checks in the program’s own
 * code (tools/compilers/runtime/checks.c).
 */
const TRACED = `
  -main-file-name ${PROGRAM} -debug-info-kind=line-tables-only -dwarf-version=4
  -fsanitize=null,integer-divide-by-zero -fsanitize-ignorelist=${UNCHECKED}`;

/**
 * What the driver `clang++` would call, which would start a process for each.
 * @param {Dialect} dialect
 * @param {string} what
 */
function front(dialect, what) {
  const [command, options] = DIALECTS[dialect];
  return words(`${command} -cc1 ${options} ${OPTIONS} ${what}`);
}

/** @param {Dialect} dialect */
export const compileHeaders = (dialect) =>
  front(
    dialect,
    `${TRACED} -emit-pch -fno-pch-timestamp -x ${dialect}-header -o ${COMPILED_HEADERS} ${HEADERS}`,
  );

/**
 * @param {Dialect} dialect
 * @param {boolean} withHeaders whether there are compiled headers
 */
export const compileProgram = (dialect, withHeaders) =>
  front(
    dialect,
    `${TRACED} ${withHeaders ? `-include-pch ${COMPILED_HEADERS}` : ""} -emit-obj -x ${dialect} -o ${OBJECT} ${PROGRAM}`,
  );

/**
 * @param {Dialect} dialect
 * @param {string} file of the library that `tools/compilers/runtime.mjs` makes
 * @param {string} object
 */
export const compileLibrary = (dialect, file, object) =>
  front(dialect, `-main-file-name ${file} -emit-obj -x ${dialect} -o ${object} ${file}`);

/**
 * The names of functions and the tables of lines stay in the module, for traces.
 * @param {Dialect} dialect
 */
export const link = (dialect) =>
  words(`
  wasm-ld -m wasm32 -z stack-size=${STACK} --stack-first --export=__stack_pointer
  ${dialect === "c++" ? "--wrap=__main_void" : ""}
  -L/usr/lib/wasm32-unknown-wasip1 -L/usr/lib/wasm32-wasip1 /usr/lib/wasm32-wasip1/crt1-command.o ${OBJECT}
  -lwarren -lc++ -lc++abi -lwasi-emulated-signal -lwasi-emulated-process-clocks -lwasi-emulated-getpid -lwasi-emulated-mman
  -lc-printscan-long-double -lc /usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a -o ${MODULE}`);

/** @param {string} text */
function words(text) {
  return text.trim().split(/\s+/);
}

/** A line that may stand among the includes, outside of comments. */
const PLAIN = /^\s*(#\s*(include|define|undef|pragma)\b.*(?<!\\))?$/;
const DIRECTIVE = /^\s*#/;
const INCLUDE = /^\s*#\s*include\b/;

/**
 * What a program includes at its beginning, which is compiled apart and kept: it takes most of the time and seldom changes.
 * `headers` has these lines and no comments, `lines` their numbers in the program, and `rest` is the program without them,
 * with all lines where they were.
 * @param {string} source
 * @returns {{headers: string, lines: number[], rest: string}}
 */
export function splitHeaders(source) {
  const lines = source.split("\n");
  const bare = withoutComments(source).split("\n");
  const end = bare.findIndex((line) => !PLAIN.test(line));
  const ahead = end < 0 ? bare : bare.slice(0, end);
  const count = ahead.findLastIndex((line) => INCLUDE.test(line)) + 1;
  const numbers = [...ahead.slice(0, count).keys()].filter((i) => DIRECTIVE.test(bare[i]));
  return {
    headers: numbers.map((i) => `${bare[i].trim()}\n`).join(""),
    lines: numbers.map((i) => i + 1),
    rest: [...ahead.slice(0, count).map(() => ""), ...lines.slice(count)].join("\n"),
  };
}

/** Comments, and texts, in which there are none. */
const COMMENT_OR_TEXT =
  /\/\/.*|\/\*[\s\S]*?\*\/|R"([^()\s\\]{0,16})\([\s\S]*?\)\1"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

/** A source with spaces in place of its comments. @param {string} source */
function withoutComments(source) {
  const bare = source.replace(COMMENT_OR_TEXT, (found) =>
    found.startsWith("/") ? found.replace(/[^\n]/g, " ") : found,
  );
  return bare.replaceAll("\r", "");
}

/** Whether a program may be C, which C++ understands mostly: it includes only headers of C. @param {string} source */
export function mayBeC(source) {
  const included = [...withoutComments(source).matchAll(/^\s*#\s*include\s*[<"](.*)[>"]/gm)];
  return included.length > 0 && included.every(([, file]) => /^[\w/]+\.h$/.test(file));
}

const MESSAGE = /^(?:(.+?):(\d+):(\d+): )?(?:wasm-ld: )?(fatal error|error|warning|note): (.*)$/;

/**
 * What the compiler or the linker found. What it found in a header is put where the program needed that.
 * @param {string} output
 * @param {number[]} lines of the headers, see {@link splitHeaders}
 * @returns {Diagnostic[]}
 */
export function diagnosticsIn(output, lines) {
  /** @type {Diagnostic[]} */
  const found = [];
  for (const text of output.split("\n")) {
    const [, file, line, column, kind, message] = MESSAGE.exec(text) ?? [];
    // Where it stops is nothing that is wrong.
    if (kind === undefined || message.startsWith("too many errors emitted")) continue;
    const place = placeOf(file, Number(line), Number(column), lines);
    if (kind === "note") {
      const last = found.at(-1);
      if (last && last.line === 0 && place) Object.assign(last, place);
      continue;
    }
    const severity = kind === "warning" ? "warning" : "error";
    found.push({ line: 0, column: 0, ...place, message: without(message), severity });
  }
  return found.filter(
    ({ line, message }, i) =>
      found.findIndex((other) => other.line === line && other.message === message) === i,
  );
}

/**
 * @param {string | undefined} file
 * @param {number} line
 * @param {number} column
 * @param {number[]} lines
 */
function placeOf(file, line, column, lines) {
  if (file === PROGRAM) return { line, column };
  if (file === HEADERS) return { line: lines[line - 1] ?? 0, column };
  return null;
}

/** A message without the name of a warning's switch, and without names that only the compiler knows. @param {string} message */
const without = (message) =>
  message.replace(/ \[-W[\w+,=-]+\]$/, "").replace(new RegExp(`^${OBJECT}: `), "");
