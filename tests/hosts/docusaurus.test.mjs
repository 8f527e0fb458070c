// The package in a project of Docusaurus, which renders its pages when it builds them.

import path from "node:path";
import { after } from "node:test";
import { serve } from "../../tools/serve.mjs";
import { STILL } from "../browser/mice.mjs";
import { pageTest } from "../browser/page.mjs";
import { project, removeProjects } from "./project.mjs";
import { bothWays, GATHERING, IN_REACT, LINK, runIn } from "./served.mjs";

after(removeProjects);

const CONFIG = {
  title: "A course",
  url: "https://course.example",
  baseUrl: "/",
  trailingSlash: true,
  headTags: [
    { tagName: "link", attributes: { rel: "icon", href: "data:," } },
    { tagName: "script", attributes: {}, innerHTML: GATHERING },
  ],
  presets: [["classic", { docs: false, blog: false }]],
};

const PROJECT = {
  ...IN_REACT,
  // Docusaurus writes modules for CommonJS.
  "package.json": '{ "private": true }',
  "docusaurus.config.js": `export default ${JSON.stringify(CONFIG)};`,
  "src/pages/index.mdx": "# A course\n\n[Boards](./boards.mdx)\n",
  "src/pages/boards.mdx": `import { Game } from "../../game";
import { Puzzle } from "../../puzzle";

# Boards

<Game />

<div id="puzzle"><Puzzle link="${LINK}" /></div>
`,
};

pageTest("Docusaurus, loaded directly and reached by a link", STILL, async (page) => {
  const root = await project("docusaurus", PROJECT);
  await runIn(root, "@docusaurus/core/bin/docusaurus.mjs", "build");
  const site = await serve({ root: path.join(root, "build") });
  try {
    await bothWays(page, site.url, "Boards");
  } finally {
    await site.close();
  }
});
