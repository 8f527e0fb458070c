// A learning system for tests: it serves a course file, provides the SCORM object (scorm-again) or the address of an
// Experience API, and stores the data that it gets.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { TYPES } from "../../tools/published.mjs";
import { unzipSync } from "../../www/vendor/fflate.js";
import { ExperienceApi } from "./experience-api.mjs";

const SCORM = {
  scorm12: { script: "scorm12.min.js", name: "API", type: "Scorm12API", begin: "LMSInitialize" },
  scorm2004: {
    script: "scorm2004.min.js",
    name: "API_1484_11",
    type: "Scorm2004API",
    begin: "Initialize",
  },
};

/**
 * @typedef {Object} System
 * @property {string} url of the page that launches the course
 * @property {any} kept the data of the last commit
 * @property {string[]} faults the complaints of the SCORM object
 * @property {ExperienceApi} api of cmi5
 * @property {(isRefused: boolean) => void} refuse whether commits are refused
 * @property {() => Promise<void>} close
 */

/**
 * @param {Uint8Array} zip a course file
 * @param {"scorm12" | "scorm2004" | "cmi5"} format
 * @param {{ mode?: string }} [options] `mode`: the mode of the course, `normal` or `review`
 * @returns {Promise<System>}
 */
export async function learningSystem(zip, format, { mode = "normal" } = {}) {
  const files = unzipSync(zip);
  let isRefused = false;
  /** @type {any} */
  let kept = null;
  /** @type {string[]} */
  const faults = [];
  const api = new ExperienceApi(mode);

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://system");
    const body = await textOf(request);
    const answer = (
      /** @type {number} */ status,
      /** @type {string} */ type,
      /** @type {any} */ content,
    ) => {
      response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" });
      response.end(content);
    };
    if (url.pathname === "/")
      answer(200, "text/html", format === "cmi5" ? "" : host(format, kept, mode));
    else if (url.pathname === "/commit") {
      if (!isRefused) kept = JSON.parse(body);
      const result = { result: isRefused ? "false" : "true", errorCode: isRefused ? 101 : 0 };
      answer(isRefused ? 500 : 200, "application/json", JSON.stringify(result));
    } else if (url.pathname === "/fault") {
      faults.push(body);
      answer(200, "text/plain", "");
    } else if (url.pathname.startsWith("/scorm-again/")) {
      const file = url.pathname.slice("/scorm-again/".length).replaceAll("/", "");
      const script = new URL(`node_modules/scorm-again/dist/${file}`, import.meta.url);
      answer(200, "text/javascript", await readFile(script));
    } else if (url.pathname.startsWith("/course/")) {
      const file = decodeURIComponent(url.pathname.slice("/course/".length));
      const type = TYPES.get(file.slice(file.lastIndexOf("."))) ?? "application/octet-stream";
      if (files[file]) answer(200, type, files[file]);
      else answer(404, "text/plain", "");
    } else if (url.pathname.startsWith("/xapi/") || url.pathname === "/fetch") {
      const { content, status } = isRefused
        ? { content: "the store is full", status: 500 }
        : api.answer(request, url, body);
      answer(status, "application/json", content);
    } else answer(404, "text/plain", "");
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const origin = `http://127.0.0.1:${port}`;
  return {
    get url() {
      return format === "cmi5" ? api.launch(origin) : `${origin}/`;
    },
    get kept() {
      return kept;
    },
    faults,
    api,
    refuse: (refused) => {
      isRefused = refused;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * The page around the course.
 * @param {"scorm12" | "scorm2004"} format
 * @param {any} kept
 * @param {string} mode
 */
function host(format, kept, mode) {
  const { name, script, type } = SCORM[format];
  const modes = format === "scorm12" ? `api.cmi.core.lesson_mode = mode` : `api.cmi.mode = mode`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A learning system</title>
    <link rel="icon" href="data:,"><style>body { margin: 0 } h1 { display: block; font-size: 1rem; margin: 0 } iframe { border: 0; width: 100%; height: 98vh }</style>
    <script src="/scorm-again/${script}"></script>
    <script>
      const mode = ${JSON.stringify(mode)};
      const api = window.${name} = new ${type}({
        autocommit: false,
        lmsCommitUrl: "/commit",
        logLevel: 4,
        onLogMessage: (level, message) => {
          if (level >= 4) navigator.sendBeacon("/fault", message);
        },
      });
      const kept = ${JSON.stringify(kept)};
      if (kept) api.loadFromJSON(kept.cmi ?? kept);
      ${modes};
    </script>
    <main><h1>A learning system</h1><iframe title="The course" src="/course/course.html"></iframe></main></html>`;
}

/** @param {import("node:http").IncomingMessage} request */
async function textOf(request) {
  let text = "";
  for await (const part of request) text += part;
  return text;
}
