// Boards in plain pages that allow as little as possible: with the policies of docs/embedding.md, sent as a header.

import { readFile } from "node:fs/promises";
import http from "node:http";
import { STILL } from "../browser/mice.mjs";
import { pageTest } from "../browser/page.mjs";
import { BOARDS, GATHER, playAndSolve, playInFrame } from "./page.mjs";

const DOCUMENT = await readFile(new URL("../../docs/embedding.md", import.meta.url), "utf8");

/** Headers of only this answer of the server. */
const NONCE = "r4nd0m";

/** Browsers request the icon of a page, which the policies forbid. */
const HOW = { ...STILL, expected: /favicon/ };

/**
 * Returns a policy from the documentation.
 * @param {string} kind
 * @param {string} url of the site
 */
function policyOf(kind, url) {
  const [, policy] = DOCUMENT.match(new RegExp(`\`\`\`csp-${kind}\n(.*)\n`)) ?? [];
  return policy
    .replaceAll("https://warren.example", new URL(url).origin)
    .replaceAll("RANDOM", NONCE);
}

/**
 * Serves a page and, as a separate file, the script that gathers the events of boards.
 * @param {string} policy
 * @param {string} html
 * @param {(url: string) => Promise<void>} use
 */
async function withPolicy(policy, html, use) {
  const server = http.createServer((request, response) => {
    const isScript = request.url === "/gather.js";
    response.writeHead(200, {
      "Content-Type": isScript ? "text/javascript" : "text/html",
      "Content-Security-Policy": policy,
    });
    response.end(
      isScript
        ? GATHER.replace(/<\/?script>/g, "")
        : `<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title>${html}</html>`,
    );
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  try {
    await use(`http://localhost:${port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

pageTest("elements in a page under the documented policy", HOW, async (page, url) => {
  const html = `<script src="/gather.js"></script>
    <script type="module" src="${url}warren-board.js"></script>${BOARDS}`;
  await withPolicy(policyOf("element", url), html, async (address) => {
    await page.goto(address);
    await playAndSolve(page);
  });
});

pageTest("elements in a page that allows scripts by a nonce", HOW, async (page, url) => {
  const html = `<script nonce="${NONCE}" src="/gather.js"></script>
    <script nonce="${NONCE}" type="module" src="${url}warren-board.js"></script>${BOARDS}`;
  await withPolicy(policyOf("nonce", url), html, async (address) => {
    await page.goto(address);
    await playAndSolve(page);
  });
});

pageTest("elements in a page that requires Trusted Types", HOW, async (page, url) => {
  const html = `<script src="/gather.js"></script>
    <script type="module" src="${url}warren-board.js"></script>${BOARDS}`;
  const policy = `${policyOf("element", url)}; ${policyOf("trusted-types", url)}`;
  await withPolicy(policy, html, async (address) => {
    await page.goto(address);
    await playAndSolve(page);
  });
});

pageTest("a frame in a page that allows no script at all", HOW, async (page, url) => {
  const html = `<iframe src="${url}embed.html?game=dots&amp;level=1&amp;language=en"
    title="Jumping Dots" width="640" height="780"></iframe>`;
  const policy = `${policyOf("frame-alone", url)}; require-trusted-types-for 'script'`;
  await withPolicy(policy, html, async (address) => {
    await page.goto(address);
    await playInFrame(page.frameLocator("iframe"));
  });
});
