/**
 * Serves a folder on this machine, as a static server would: `node tools/serve.mjs --port 8000`, or {@link serve} in a test.
 */
import { open, realpath } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { headersOf } from "./headers.mjs";
import { publishedType } from "./published.mjs";
import { publishedWords } from "./words.mjs";

const WWW = fileURLToPath(new URL("../www", import.meta.url));

/** `www` has the words of each game in the game's folder, and the page requests them together. */
const LANGUAGE_FILE = /^locales\/[\w.-]+\.ftl$/;

/**
 * Starts a server that only this machine can reach.
 * @param {object} [options]
 * @param {string} [options.root] the folder; `www` by default
 * @param {number} [options.port] by default 0, which takes a free port
 * @param {string} [options.base] the path of the folder's address, such as `/course/warren/`
 * @returns {Promise<{url: string, port: number, close: () => Promise<void>}>} the address, ending in `/`
 * @throws if the port is taken or the folder does not exist
 */
export async function serve({ root = WWW, port = 0, base = "/" } = {}) {
  const folder = await realpath(root);
  const prefix = `/${base}/`.replace(/\/+/g, "/");
  const server = http.createServer((request, response) => {
    answer(folder, prefix, request, response).catch((error) => {
      // Once the headers are sent, only a broken connection can show that the body is incomplete.
      if (response.headersSent) response.destroy();
      else refuse(response, 500, `The server failed: ${error.message}`);
    });
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(undefined));
  });
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${address.port}${prefix}`,
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {string} folder
 * @param {string} prefix
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
async function answer(folder, prefix, request, response) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return refuse(response, 405, "Only GET and HEAD are served.");
  }
  const requestedPath = (request.url ?? "/").split("?")[0];
  if (`${requestedPath}/` === prefix) return redirect(response, prefix);
  if (!requestedPath.startsWith(prefix)) return refuse(response, 404, `The site is at ${prefix}`);

  const name = fileName(requestedPath.slice(prefix.length));
  if (name === null) return refuse(response, 400, "This address cannot be read.");
  if (folder === WWW && LANGUAGE_FILE.test(name)) return sendWords(name, request, response);
  const found = await find(folder, name);
  if (found === "folder") return redirect(response, `${requestedPath}/`);
  if (found === null) return refuse(response, 404, `There is no ${requestedPath}`);
  for (const [header, value] of headersOf(name)) response.setHeader(header, value);
  try {
    await send(found, request, response);
  } finally {
    await found.handle.close();
  }
}

/**
 * Returns the file for an address, relative to the folder, or `null` for an address that no file can have.
 * @param {string} requestedPath
 */
function fileName(requestedPath) {
  let name;
  try {
    name = decodeURIComponent(requestedPath);
  } catch {
    return null;
  }
  if (/[\0\\]/.test(name) || name.split("/").includes("..")) return null;
  return name === "" || name.endsWith("/") ? `${name}index.html` : name;
}

/**
 * @typedef {object} Found
 * @property {import("node:fs/promises").FileHandle} handle
 * @property {import("node:fs").Stats} stats
 * @property {string} type
 */

/**
 * @param {string} folder
 * @param {string} name
 * @returns {Promise<Found | "folder" | null>}
 */
async function find(folder, name) {
  const type = publishedType(name);
  if (type === null) return null;
  let handle;
  try {
    const file = await realpath(path.join(folder, name));
    if (!file.startsWith(folder + path.sep)) return null;
    handle = await open(file);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "EACCES"].includes(code ?? "")) return null;
    throw error;
  }
  const stats = await handle.stat();
  if (stats.isFile() && type !== undefined) return { handle, stats, type };
  await handle.close();
  return stats.isDirectory() ? "folder" : null;
}

/**
 * Sends a language file in its published form.
 * @param {string} name
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
async function sendWords(name, request, response) {
  const text = (await publishedWords(WWW)).get(name);
  if (text === undefined) return refuse(response, 404, `There is no /${name}`);
  const body = Buffer.from(text);
  response.writeHead(200, {
    "Content-Type": publishedType(name) ?? "text/plain; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-cache",
    "Access-Control-Allow-Origin": "*",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * @param {Found} found
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
async function send({ handle, stats, type }, request, response) {
  const tag = `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`;
  response.setHeader("ETag", tag);
  // Pages of other origins load a board's modules. Public file servers allow that, too.
  response.setHeader("Access-Control-Allow-Origin", "*");
  // The browser may keep a copy but must revalidate it, so that a rebuild takes effect.
  response.setHeader("Cache-Control", "no-cache");
  if (request.headers["if-none-match"] === tag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { "Content-Type": type, "Content-Length": stats.size });
  if (request.method === "HEAD") response.end();
  else if (stats.size === 0) response.end();
  else await pipeline(handle.createReadStream({ autoClose: false, end: stats.size - 1 }), response);
}

/**
 * @param {http.ServerResponse} response
 * @param {string} to
 */
function redirect(response, to) {
  response.writeHead(301, { Location: to }).end();
}

/**
 * @param {http.ServerResponse} response
 * @param {number} status
 * @param {string} sentence
 */
function refuse(response, status, sentence) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${sentence}\n`);
}

/** The command-line program. */
async function main() {
  const { values } = parseArgs({
    options: {
      root: { type: "string", default: WWW },
      port: { type: "string", default: "8000" },
      base: { type: "string", default: "/" },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65535) {
    return fail(`PORT=${values.port} is not a port: choose a number from 1024 to 65535.`);
  }
  try {
    const site = await serve({ root: values.root, port, base: values.base });
    console.log(`Warren is at ${site.url} (Ctrl-C stops it)`);
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => site.close());
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "EADDRINUSE") {
      const other = port < 65535 ? port + 1 : port - 1;
      fail(
        `Port ${port} is in use by another program: choose another, as in \`make run PORT=${other}\`.`,
      );
    } else if (code === "EACCES") {
      fail(
        `Port ${port} is reserved for the system: choose one from 1024 up, as in \`make run PORT=8000\`.`,
      );
    } else {
      fail(`The site cannot be served: ${message}`);
    }
  }
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

if (process.argv[1] && fileURLToPath(import.meta.url) === (await realpath(process.argv[1]))) {
  await main();
}
