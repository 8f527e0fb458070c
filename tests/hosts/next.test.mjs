// The package in a project of Next, whose server renders pages with boards.

import assert from "node:assert/strict";
import { after } from "node:test";
import { STILL } from "../browser/mice.mjs";
import { pageTest } from "../browser/page.mjs";
import { project, ROOT, removeProjects } from "./project.mjs";
import { bothWays, GATHERING, IN_REACT, LINK, playsAll, runIn, withServer } from "./served.mjs";

after(removeProjects);

const PROJECT = {
  ...IN_REACT,
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(ROOT)} } };`,
  "app/layout.jsx": `
const gathering = ${JSON.stringify(GATHERING)};

export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <link rel="icon" href="data:," />
        <script dangerouslySetInnerHTML={{ __html: gathering }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
`,
  "app/page.jsx": `
import Link from "next/link";

export default function Page() {
  return <Link href="/boards">Boards</Link>;
}
`,
  "app/boards/page.jsx": `
import { WarrenBoard } from "warren-games/react";
import { Game } from "../../game";
import { Puzzle } from "../../puzzle";

export default function Page() {
  return (
    <main>
      <Game />
      <div id="puzzle"><Puzzle link="${LINK}" /></div>
      <WarrenBoard id="served" game="dots" people={[1, 2]} analysis={false} />
    </main>
  );
}
`,
};

const NEXT = "next/dist/bin/next";

pageTest("Next, loaded directly and reached by a link", STILL, async (page) => {
  const root = await project("next", PROJECT);
  await runIn(root, NEXT, "build");
  const server = (/** @type {number} */ port) => ({
    file: `node_modules/${NEXT}`,
    args: ["start", "--port", `${port}`],
  });
  await withServer(root, server, async (url) => {
    const html = await (await fetch(`${url}boards`)).text();
    assert.match(html, /<warren-board id="served" game="dots" people="1\+2" analysis="off">/);
    await bothWays(page, url, "Boards", async () => {
      await playsAll(page);
      await page.locator("#served").scrollIntoViewIfNeeded();
      await page.locator("#served .cell").first().waitFor();
    });
  });
});
