import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../../tools/serve.mjs";

const script = fileURLToPath(new URL("../../../tools/serve.mjs", import.meta.url));

/** @type {string} */
let folder;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "warren-serve-"));
  const root = path.join(folder, "www");
  await mkdir(path.join(root, "boards"), { recursive: true });
  await mkdir(path.join(root, "node_modules"));
  await writeFile(path.join(folder, "secret.js"), "outside");
  await symlink(path.join(folder, "secret.js"), path.join(root, "linked.js"));
  const files = [
    ...["index.html", "boards/index.html", "main.js", "warren.wasm", "en.ftl", "mark.svg"],
    ...["app.webmanifest", "empty.css", "two words.txt"],
    ...["bot.py", "bot.cpp", "bot.rs"],
    ...["package.json", "tsconfig.json", ".npmrc", "warren.d.ts", "node_modules/a.js", "odd.xyz"],
  ];
  for (const file of files) {
    await writeFile(path.join(root, file), file === "empty.css" ? "" : `content of ${file}`);
  }
  site = await serve({ root, base: "/course/warren" });
});

after(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/**
 * Requests a path exactly as written; `fetch` would normalise it.
 * @param {string} asked
 * @param {http.RequestOptions} [options]
 */
async function ask(asked, options = {}) {
  const request = http.request({ port: site.port, host: "127.0.0.1", path: asked, ...options });
  request.end();
  const [response] = await once(request, "response");
  let body = "";
  for await (const part of response.setEncoding("utf8")) body += part;
  return { status: response.statusCode, headers: response.headers, body };
}

const types = {
  "": "text/html; charset=utf-8",
  "boards/": "text/html; charset=utf-8",
  "main.js": "text/javascript; charset=utf-8",
  "warren.wasm": "application/wasm",
  "en.ftl": "text/plain; charset=utf-8",
  "mark.svg": "image/svg+xml",
  "app.webmanifest": "application/manifest+json",
  "empty.css": "text/css; charset=utf-8",
  "two%20words.txt?again=1": "text/plain; charset=utf-8",
  "bot.py": "text/plain; charset=utf-8",
  "bot.cpp": "text/plain; charset=utf-8",
  "bot.rs": "text/plain; charset=utf-8",
};
for (const [file, type] of Object.entries(types)) {
  test(`serves ${file || "the folder"} as ${type}`, async () => {
    const { status, headers, body } = await ask(`/course/warren/${file}`);
    assert.equal(status, 200);
    assert.equal(headers["content-type"], type);
    assert.equal(headers["cache-control"], "no-cache");
    const name = decodeURIComponent(file.split("?")[0]).replace(/^$|\/$/, "$&index.html");
    assert.equal(body, name === "empty.css" ? "" : `content of ${name}`);
  });
}

const refused = {
  "/": 404,
  "/course/": 404,
  "/course/warrenx/main.js": 404,
  "/course/warren/nothing.js": 404,
  "/course/warren/main.js/": 404,
  "/course/warren/linked.js": 404,
  "/course/warren/package.json": 404,
  "/course/warren/tsconfig.json": 404,
  "/course/warren/.npmrc": 404,
  "/course/warren/warren.d.ts": 404,
  "/course/warren/node_modules/a.js": 404,
  "/course/warren/odd.xyz": 404,
  "/course/warren/../secret.js": 400,
  "/course/warren/..%2fsecret.js": 400,
  "/course/warren/boards/%2e%2e/%2e%2e/secret.js": 400,
  "/course/warren/..%5csecret.js": 400,
  "/course/warren/%00": 400,
  "/course/warren/%zz": 400,
  [`/course/warren/${"x".repeat(5000)}.js`]: 404,
};
for (const [asked, status] of Object.entries(refused)) {
  test(`answers ${asked.slice(0, 60)} with ${status}`, async () => {
    const answer = await ask(asked);
    assert.equal(answer.status, status);
    assert.doesNotMatch(answer.body, /outside|content of/);
  });
}

test("leads from a folder's name to the folder", async () => {
  assert.equal((await ask("/course/warren")).headers.location, "/course/warren/");
  assert.equal((await ask("/course/warren/boards")).headers.location, "/course/warren/boards/");
});

test("sends a file again only when it has changed", async () => {
  const first = await ask("/course/warren/main.js");
  const headers = { "If-None-Match": first.headers.etag };
  const second = await ask("/course/warren/main.js", { headers });
  assert.deepEqual([second.status, second.body], [304, ""]);
  await writeFile(path.join(folder, "www/main.js"), "built again");
  const third = await ask("/course/warren/main.js", { headers });
  assert.deepEqual([third.status, third.body], [200, "built again"]);
  await writeFile(path.join(folder, "www/main.js"), "content of main.js");
});

test("answers HEAD without the content, and refuses writes", async () => {
  const head = await ask("/course/warren/warren.wasm", { method: "HEAD" });
  assert.deepEqual([head.status, head.body], [200, ""]);
  assert.equal(head.headers["content-length"], "22");
  const post = await ask("/course/warren/main.js", { method: "POST" });
  assert.deepEqual([post.status, post.headers.allow], [405, "GET, HEAD"]);
});

test("serves at the top without a base", async () => {
  const top = await serve({ root: path.join(folder, "www") });
  try {
    assert.equal(top.url, `http://localhost:${top.port}/`);
    assert.equal(await (await fetch(`${top.url}en.ftl`)).text(), "content of en.ftl");
  } finally {
    await top.close();
  }
});

/** @param {string[]} options */
function command(...options) {
  const root = path.join(folder, "www");
  const child = spawn(process.execPath, [script, "--root", root, ...options], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.setEncoding("utf8");
  child.stderr.setEncoding("utf8");
  return child;
}

test("the page's own folder has the words of each game in its language files", async () => {
  const own = await serve();
  try {
    const words = async (/** @type {string} */ file) => (await fetch(`${own.url}${file}`)).text();
    assert.match(await words("locales/en.ftl"), /^dots-name = [\s\S]*\n# end\n$/m);
    assert.match(await words("locales/ru.program-log.ftl"), /\n# end\n$/);
    assert.equal((await fetch(`${own.url}locales/xx.ftl`)).status, 404);
  } finally {
    await own.close();
  }
});

test("the command prints its address, serves, and ends when interrupted", async () => {
  const child = command("--port", "0");
  const [line] = await once(child.stdout, "data");
  const url = /http:\S+/.exec(line)?.[0];
  assert.ok(url, line);
  assert.equal(await (await fetch(`${url}en.ftl`)).text(), "content of en.ftl");
  child.kill("SIGINT");
  assert.deepEqual(await once(child, "exit"), [0, null]);
});

test("the command reports an invalid port in one sentence", async () => {
  const sentences = {
    [site.port]: new RegExp(
      `^Port ${site.port} is in use .*make run PORT=${site.port + 1}\`\\.\n$`,
    ),
    99999: /^PORT=99999 is not a port: .*\.\n$/,
    eighty: /^PORT=eighty is not a port: .*\.\n$/,
  };
  for (const [port, sentence] of Object.entries(sentences)) {
    const child = command("--port", port);
    const [[said], [code]] = await Promise.all([once(child.stderr, "data"), once(child, "exit")]);
    assert.match(said, sentence);
    assert.equal(code, 1);
  }
});
