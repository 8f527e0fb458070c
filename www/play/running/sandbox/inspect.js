// Formats values like Node's `console.log` and `util.inspect`, to the extent that programs rely on it.

const MAX_DEPTH = 2;
const MAX_ITEMS = 100;
/** The length up to which a value is on one line. */
const MAX_LINE_LENGTH = 76;

const TypedArray = Object.getPrototypeOf(Uint8Array);

/**
 * The text of `console.log`'s arguments.
 * @param {unknown[]} values
 * @returns {string}
 */
export function format(values) {
  const [first, ...others] = values;
  if (typeof first !== "string") return values.map(textOf).join(" ");
  const text = first.replace(/%[sdifjoOc%]/g, (mark) => {
    if (mark === "%%") return "%";
    if (others.length === 0) return mark;
    return formatted(mark, others.shift());
  });
  return [text, ...others.map(textOf)].join(" ");
}

/**
 * @param {string} mark
 * @param {unknown} value
 */
function formatted(mark, value) {
  if (mark === "%s") return typeof value === "object" ? inspect(value) : String(value);
  if (mark === "%d") return typeof value === "bigint" ? `${value}n` : String(Number(value));
  if (mark === "%i") return String(Number.parseInt(String(value), 10));
  if (mark === "%f") return String(Number.parseFloat(String(value)));
  if (mark === "%j") return String(JSON.stringify(value));
  return mark === "%c" ? "" : inspect(value);
}

/** @param {unknown} value */
const textOf = (value) => (typeof value === "string" ? value : inspect(value));

/**
 * A value as Node formats it.
 * @param {any} value
 * @param {number} [depth] its nesting depth
 * @param {unknown[]} [ancestors] the values that contain it
 * @returns {string}
 */
export function inspect(value, depth = 0, ancestors = []) {
  switch (typeof value) {
    case "string":
      return value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll("\n", "\\n")}'`;
    case "bigint":
      return `${value}n`;
    case "number":
      return Object.is(value, -0) ? "-0" : String(value);
    case "function":
      return /^class\b/.test(Function.prototype.toString.call(value))
        ? `[class ${value.name || "(anonymous)"}]`
        : `[Function${value.name ? `: ${value.name}` : " (anonymous)"}]`;
    case "object":
      return value === null ? "null" : inspectObject(value, depth, ancestors);
    default:
      return String(value);
  }
}

/**
 * @param {any} value
 * @param {number} depth
 * @param {unknown[]} ancestors
 */
function inspectObject(value, depth, ancestors) {
  if (value instanceof Error)
    return value.stack?.includes(value.message) ? value.stack : `${value}`;
  if (value instanceof RegExp) return String(value);
  if (value instanceof Date) return Number.isNaN(+value) ? "Invalid Date" : value.toISOString();
  if (ancestors.includes(value)) return "[Circular *1]";
  const name = value.constructor?.name ?? "";
  const isList = Array.isArray(value) || value instanceof TypedArray;
  if (depth > MAX_DEPTH) return isList ? "[Array]" : `[${name || "Object"}]`;
  const inside = [...ancestors, value];
  const show = (/** @type {unknown} */ part) => inspect(part, depth + 1, inside);
  if (isList) {
    const title = Array.isArray(value) && name === "Array" ? "" : `${name}(${value.length}) `;
    return (
      title + enclosed("[", truncated([...value.slice(0, MAX_ITEMS)].map(show), value.length), "]")
    );
  }
  if (value instanceof Set) {
    return `Set(${value.size}) ${enclosed("{", [...value].slice(0, MAX_ITEMS).map(show), "}")}`;
  }
  if (value instanceof Map) {
    const entries = [...value]
      .slice(0, MAX_ITEMS)
      .map(([key, item]) => `${show(key)} => ${show(item)}`);
    return `Map(${value.size}) ${enclosed("{", entries, "}")}`;
  }
  const fields = Object.keys(value).map((key) => {
    const isPlain = /^[\w$]+$/.test(key);
    return `${isPlain ? key : inspect(key)}: ${show(value[key])}`;
  });
  const title = Object.getPrototypeOf(value) === null ? "[Object: null prototype]" : name;
  return (title === "Object" ? "" : `${title} `) + enclosed("{", fields, "}");
}

/**
 * @param {string[]} parts
 * @param {number} length
 */
const truncated = (parts, length) =>
  length > MAX_ITEMS ? [...parts, `... ${length - MAX_ITEMS} more items`] : parts;

/**
 * @param {string} open
 * @param {string[]} parts
 * @param {string} close
 */
function enclosed(open, parts, close) {
  if (parts.length === 0) return open + close;
  const line = `${open} ${parts.join(", ")} ${close}`;
  if (line.length <= MAX_LINE_LENGTH) return line;
  return `${open}\n${parts.map((part) => `  ${part.replaceAll("\n", "\n  ")}`).join(",\n")}\n${close}`;
}
