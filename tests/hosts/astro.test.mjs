// The package in a project of Astro, which renders its pages when it builds them: islands of React, and the element by itself.

import path from "node:path";
import { after } from "node:test";
import { serve } from "../../tools/serve.mjs";
import { STILL } from "../browser/mice.mjs";
import { pageTest } from "../browser/page.mjs";
import { project, removeProjects } from "./project.mjs";
import { bothWays, exampleOf, GATHERING, IN_REACT, LINK, runIn } from "./served.mjs";

after(removeProjects);

const LAYOUT = `---
import { ClientRouter } from "astro:transitions";
---
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>A course</title>
    <link rel="icon" href="data:," />
    <script is:inline>${GATHERING}</script>
    <ClientRouter />
  </head>
  <body><slot /></body>
</html>
`;

const ISLANDS = `---
import Layout from "../layout.astro";
import { Game } from "../../game";
import { Puzzle } from "../../puzzle";
---
<Layout>
  <Game client:load />
  <div id="puzzle"><Puzzle client:load link="${LINK}" /></div>
</Layout>
`;

const ELEMENTS = `---
import Layout from "../layout.astro";
import Puzzle from "../puzzle.astro";
---
<Layout>
  <div id="puzzle"><Puzzle /></div>
  <div id="game">
    <warren-board game="dots" level="1" language="en" people="1"></warren-board>
    <p id="heard"></p>
  </div>
</Layout>
<script>
  document.addEventListener("astro:page-load", () => {
    const board = document.querySelector("#game warren-board");
    if (!board) return;
    const heard: string[] = [];
    const hear = (type: string, count: number) => {
      heard.push(type + " " + count);
      document.querySelector("#heard")!.textContent = heard.join(", ");
    };
    if (board.state) hear("ready", board.state.moves.length);
    for (const type of ["ready", "move"]) {
      board.addEventListener(type, ({ detail }) => hear(type, detail.state.moves.length));
    }
  });
</script>
`;

/** Astro searches this folder for packages with its own components. */
const DEPENDENCIES = ["@astrojs/react", "astro", "react", "react-dom", "warren-games"];

const PROJECT = {
  ...IN_REACT,
  "package.json": JSON.stringify({
    private: true,
    type: "module",
    dependencies: Object.fromEntries(DEPENDENCIES.map((name) => [name, "*"])),
  }),
  "astro.config.mjs": `
import react from "@astrojs/react";

export default { integrations: [react()], devToolbar: { enabled: false } };
`,
  "src/layout.astro": LAYOUT,
  "src/puzzle.astro": exampleOf("Next, Docusaurus, Astro and SvelteKit", "astro"),
  "src/pages/islands.astro": ISLANDS,
  "src/pages/elements.astro": ELEMENTS,
  "src/pages/index.astro": `---
import Layout from "./../layout.astro";
---
<Layout><a href="/islands/">Islands</a> <a href="/elements/">Elements</a></Layout>
`,
};

pageTest("Astro, loaded directly and reached by a link", STILL, async (page) => {
  const root = await project("astro", PROJECT);
  await runIn(root, "astro/astro.js", "build");
  const site = await serve({ root: path.join(root, "dist") });
  try {
    await bothWays(page, site.url, "Islands");
    await bothWays(page, site.url, "Elements");
  } finally {
    await site.close();
  }
});
