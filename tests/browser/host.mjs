// A minimal static host, which a test can stop, restart, and make publish another folder.

import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";

const here = (/** @type {string} */ place) => fileURLToPath(new URL(place, import.meta.url));

/** The headers that browsers need to run modules and apply style sheets; it sends no others of use. */
const TYPES = new Map([
  [".html", "text/html"],
  [".js", "text/javascript"],
  [".css", "text/css"],
  [".svg", "image/svg+xml"],
]);

export class Host {
  /** The folder that is published. */
  root;
  /** Files that arrive truncated. @type {Set<string>} */
  broken = new Set();
  /** Requested paths that do not exist. @type {string[]} */
  missing = [];
  #base;
  #port = 0;
  /** @type {http.Server | undefined} */
  #server;

  /**
   * @param {string} root
   * @param {string} base the path under which it appears
   */
  constructor(root, base) {
    this.root = root;
    this.#base = base;
  }

  get url() {
    return `http://localhost:${this.#port}${this.#base}`;
  }

  async open() {
    const server = http.createServer((request, response) => this.#answer(request, response));
    await new Promise((resolve) =>
      server.listen(this.#port, "localhost", () => resolve(undefined)),
    );
    this.#port = /** @type {import("node:net").AddressInfo} */ (server.address()).port;
    this.#server = server;
  }

  /** From now on there is no connection. */
  async close() {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }

  /**
   * @param {http.IncomingMessage} request
   * @param {http.ServerResponse} response
   */
  async #answer(request, response) {
    const asked = (request.url ?? "").split("?")[0];
    const name = asked.slice(this.#base.length).replace(/(?<=^|\/)$/, "index.html");
    try {
      if (!asked.startsWith(this.#base)) throw new Error(`${asked} is elsewhere`);
      const content = await readFile(path.join(this.root, name));
      const type = TYPES.get(path.extname(name)) ?? "application/octet-stream";
      // A host may let browsers cache old files.
      // Firefox starts no worker from a file that may change each time.
      const vary = path.basename(name) === "service-worker.js" ? "Accept-Encoding" : "*";
      const headers = { "Content-Type": type, "Cache-Control": "max-age=600", Vary: vary };
      response.writeHead(200, headers);
      response.end(this.broken.has(name) ? content.subarray(0, content.length / 2) : content);
    } catch {
      this.missing.push(asked);
      response.writeHead(404, { "Content-Type": "text/html" }).end("<h1>Not found</h1>");
    }
  }
}

/** @type {string[]} */
const folders = [];

after(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

/**
 * Builds the site, with some of its files changed, into a temporary folder for the tests of this file.
 * @param {Record<string, (source: string) => string>} [changes] by the file in `www`
 * @param {string[]} [options] of the tool that builds it
 * @returns {Promise<string>} the folder
 */
export async function buildSite(changes = {}, options = []) {
  const folder = await mkdtemp(path.join(tmpdir(), "warren-site-"));
  folders.push(folder);
  const [www, site] = [path.join(folder, "www"), path.join(folder, "site")];
  const isOurs = (/** @type {string} */ file) => path.basename(file) !== "node_modules";
  await cp(here("../../www"), www, { recursive: true, filter: isOurs });
  for (const [file, change] of Object.entries(changes)) {
    const source = await readFile(path.join(www, file), "utf8");
    const changed = change(source);
    if (changed === source) throw new Error(`${file} is as it was`);
    await writeFile(path.join(www, file), changed);
  }
  const fromTo = ["--from", www, "--to", site];
  execFileSync(process.execPath, [here("../../tools/site.mjs"), ...fromTo, ...options]);
  return site;
}
