/**
 * The headers that a host should send with the site, if possible: `make site` writes them into `_headers`, and the local server
 * sends them, so that every page test runs with them. docs/hosting.md lists them for other servers.
 */
import { GAMES } from "../www/games/list.js";

/** The headers of every file. @type {readonly [name: string, value: string][]} */
export const ALWAYS = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "same-origin"],
  [
    "Permissions-Policy",
    "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()",
  ],
];

/** The headers of pages that other sites may not frame, unlike `embed.html`. @type {[name: string, value: string]} */
export const UNFRAMED = ["Content-Security-Policy", "frame-ancestors 'self'"];

/** The pages that no other site may show in a frame. */
const PAGES = [
  "index.html",
  "examples/index.html",
  ...Object.keys(GAMES).map((game) => `${game}/index.html`),
];

/**
 * Returns the headers of a file.
 * @param {string} file relative to the site
 */
export const headersOf = (file) => (PAGES.includes(file) ? [...ALWAYS, UNFRAMED] : ALWAYS);

/** Returns the file `_headers`, which Netlify, Cloudflare Pages and others read. It names each address of a page. */
export function headersFile() {
  const rule = (/** @type {string} */ path, /** @type {readonly [string, string][]} */ headers) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const addresses = PAGES.flatMap((page) => [`/${page}`, `/${page.replace(/index\.html$/, "")}`]);
  const rules = [rule("/*", ALWAYS), ...addresses.map((address) => rule(address, [UNFRAMED]))];
  return `${rules.join("\n")}\n`;
}
