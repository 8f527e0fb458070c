// The headers that a host should send, and the pages' limits on HTML and scripts.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { ALWAYS, headersFile, headersOf, UNFRAMED } from "../../../tools/headers.mjs";
import { addressOfSource, isOwnAddress } from "../../../www/kit/page/source-address.js";
import { isFileOfSite } from "../../../www/kit/page/trusted-types.js";

const root = new URL("../../../", import.meta.url);
const read = (/** @type {string} */ file) => readFile(new URL(file, root), "utf8");

test("a board may be shown anywhere, and a page nowhere else", () => {
  assert.deepEqual(headersOf("embed.html"), ALWAYS);
  for (const page of ["index.html", "examples/index.html", "dots/index.html"]) {
    assert.deepEqual(headersOf(page), [...ALWAYS, UNFRAMED]);
  }
  const lines = headersFile().split("\n");
  assert.equal(lines[0], "/*");
  for (const address of ["/", "/index.html", "/dots/", "/dots/index.html"]) {
    assert.equal(lines[lines.indexOf(address) + 1], `  ${UNFRAMED.join(": ")}`);
  }
  assert.ok(!lines.includes("/embed.html"));
});

test("the documents have the same headers for other servers", async () => {
  const text = await read("docs/hosting.md");
  const [, nginx, apache] = text.split(/^## /m);
  for (const [name, value] of [...ALWAYS, UNFRAMED]) {
    for (const part of [text, nginx, apache]) {
      assert.ok(part.includes(name) && part.includes(value), `${name}: ${value}`);
    }
  }
});

test("only files of the site become scripts", () => {
  const where = {
    site: "https://warren.example/games/",
    base: "https://warren.example/games/index.html",
  };
  for (const own of [
    "workers/engine.js",
    "https://warren.example/games/workers/engine.js?v=1",
    "./service-worker.js",
  ]) {
    assert.equal(isFileOfSite(own, where), true, own);
  }
  for (const foreign of [
    "",
    "https://evil.example/games/workers/engine.js",
    "https://warren.example/other/engine.js",
    "../other.js",
    "workers/engine.txt",
    "javascript:alert(1)",
    "blob:https://warren.example/8a1b",
    "data:text/javascript,alert(1)",
    "https://warren.example/games/../x.js",
    "//evil.example/games/x.js",
  ]) {
    assert.equal(isFileOfSite(foreign, where), false, foreign);
  }
  const address = addressOfSource("postMessage(1)");
  assert.equal(isOwnAddress(address), true);
  assert.equal(isOwnAddress(`${address}1`), false);
});

test("no code makes HTML from texts, except the frame of programs", async () => {
  const sinks = /\.(?:innerHTML|outerHTML|srcdoc) ?=|insertAdjacentHTML|document\.write|DOMParser/;
  const files = await readdir(new URL("www/", root), { recursive: true });
  const own = files.filter(
    (file) => file.endsWith(".js") && !/node_modules|vendor|course-files|compilers/.test(file),
  );
  const found = [];
  for (const file of own) if (sinks.test(await read(`www/${file}`))) found.push(file);
  assert.deepEqual(found.sort(), ["play/running/frame.js"]);
});
