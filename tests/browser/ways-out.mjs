// The ways out that a program may try, and a server elsewhere that would notice.

import http from "node:http";

/**
 * Starts a server elsewhere that accepts any request.
 * @returns {Promise<{url: string, asked: string[], close: () => void}>} `asked` grows with each request
 */
export async function openElsewhere() {
  /** @type {string[]} */
  const asked = [];
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(200, {
      "Access-Control-Allow-Origin": "*",
      "Content-Type": "text/javascript",
    });
    response.end("1;");
  });
  server.on("upgrade", (request, socket) => {
    asked.push(`upgrade ${request.url}`);
    socket.destroy();
  });
  await new Promise((resolve) => server.listen(0, "localhost", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${port}/`, asked, close };
}

/**
 * Ways out of a worker, each an expression. A way that requests something settles when it arrives.
 * @param {string} site
 * @param {string} elsewhere the address of the server elsewhere
 * @returns {Record<string, string>}
 */
export const waysOut = (site, elsewhere) => ({
  fetch: `fetch("${elsewhere}fetch")`,
  "fetch of the site": `fetch("${site}")`,
  "fetch of data": `fetch("data:,x")`,
  XMLHttpRequest: `new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.onload = resolve;
    request.onerror = reject;
    request.open("GET", "${elsewhere}xhr");
    request.send();
  })`,
  "XMLHttpRequest that blocks": `(() => {
    const request = new XMLHttpRequest();
    request.open("GET", "${elsewhere}xhr", false);
    request.send();
  })()`,
  WebSocket: `new Promise((resolve, reject) => {
    const socket = new WebSocket("${elsewhere.replace("http", "ws")}");
    socket.onopen = resolve;
    socket.onerror = reject;
  })`,
  EventSource: `new Promise((resolve, reject) => {
    const source = new EventSource("${elsewhere}events");
    source.onopen = resolve;
    source.onerror = reject;
  })`,
  WebTransport: `new WebTransport("${elsewhere.replace("http", "https")}").ready`,
  importScripts: `importScripts("${elsewhere}script")`,
  "importScripts of data": `importScripts("data:text/javascript,1")`,
  import: `import("${elsewhere}module")`,
  "import of the site": `import("${site}site.js")`,
  "import of data": `import("data:text/javascript,1")`,
  indexedDB: `new Promise((resolve, reject) => {
    const request = indexedDB.open("x");
    request.onsuccess = resolve;
    request.onerror = reject;
  })`,
  caches: `caches.open("x")`,
  "storage of files": `navigator.storage.getDirectory()`,
  cookieStore: `cookieStore.set("a", "b")`,
  eval: `(0, eval)("1")`,
  Function: `Function("return this")()`,
  "the constructor of a function": `(() => {}).constructor("return this")()`,
  "the constructor of an asynchronous function": `(async () => {}).constructor("return 1")()`,
  "the text of a timer": `new Promise((resolve, reject) => {
    globalThis.ran = resolve;
    setTimeout("ran(1)");
    setTimeout(reject, 20);
  })`,
});

/** Ways that a sandboxed frame leaves open, but the list of globals closes. @type {Record<string, string>} */
export const MORE_WAYS = {
  Worker: "new Worker(URL.createObjectURL(new Blob([''])))",
  SharedWorker: "new SharedWorker(URL.createObjectURL(new Blob([''])))",
  BroadcastChannel: "new BroadcastChannel('x')",
  MessageChannel: "new MessageChannel()",
  postMessage: "postMessage(1)",
  "postMessage of self": "self.postMessage(1)",
  addEventListener: "addEventListener('message', () => {})",
  close: "close()",
  parent: "parent.postMessage(1, '*')",
  location: "location.href",
  navigator: "navigator.userAgent",
  Blob: "new Blob([])",
  URL: "URL.createObjectURL",
  OffscreenCanvas: "new OffscreenCanvas(1, 1)",
  FontFace: "new FontFace('x', 'url(x)')",
  Notification: "new Notification('x')",
  FileReader: "new FileReader()",
  Request: "new Request('x')",
  AbortSignal: "AbortSignal.timeout(1)",
  crypto: "crypto.randomUUID()",
  "measuring the page": "performance.mark('x')",
  "the prototype of the global object": `(() => {
    const names = [];
    for (let at = globalThis; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
      names.push(...Object.getOwnPropertyNames(at));
    }
    const known = /^(on|post|add|dispatch|import|fetch|close|create|request|navigator|location|Event|Message|Worker)/;
    const found = names.filter((name) => known.test(name));
    if (found.length === 0) throw new Error("nothing there");
    return found;
  })()`,
  "the functions below in the stack": `(() => {
    let found;
    Error.prepareStackTrace = (_, sites) => {
      found = sites.map((site) => site.getFunction?.() ?? site.getThis?.()).filter(Boolean);
      return "";
    };
    const bait = { toString() { void new Error("x").stack; return "bait"; } };
    print(bait);
    Error.prepareStackTrace = undefined;
    const foreign = (found ?? []).filter((each) => each !== globalThis && each !== bait && !String(each).includes("bait"));
    if (foreign.length === 0) throw new Error("nothing there");
    return foreign.map(String);
  })()`,
  "who called": `(() => {
    const seen = [];
    const bait = { toString: function toString() { seen.push(toString.caller); return "bait"; } };
    print(bait);
    if (!seen.some(Boolean)) throw new Error("nothing there");
    return seen;
  })()`,
};

/** The ways that only wait for an answer, which the server elsewhere does not send. */
export const UNANSWERED = [
  "WebSocket",
  "EventSource",
  "WebTransport",
  "cookieStore",
  "storage of files",
];

/**
 * A script that tries the ways, all at once, and reports each that is open.
 * @param {Record<string, string>} ways
 * @param {string} report a function of a text
 * @param {{ [way: string]: boolean }} [certain] the ways that are certainly open, which the script waits for
 */
export const trying = (ways, report, certain = {}) => `
  const noAnswer = new Promise((_, refuse) => setTimeout(refuse, 1000));
  const never = new Promise(() => {});
  const certain = ${JSON.stringify(certain)};
  const tried = [${Object.entries(ways)
    .map(([name, way]) => `[${JSON.stringify(name)}, async () => ${way}]`)
    .join(",\n")}];
  await Promise.all(tried.map(async ([name, way]) => {
    try {
      await Promise.race([way(), certain[name] ? never : noAnswer]);
      ${report}(name);
    } catch {}
  }));`;
