// The element in a project of SvelteKit, whose server renders pages with boards.

import { after } from "node:test";
import { STILL } from "../browser/mice.mjs";
import { pageTest } from "../browser/page.mjs";
import { project, removeProjects } from "./project.mjs";
import { bothWays, exampleOf, GATHERING, runIn, withServer } from "./served.mjs";

after(removeProjects);

const GAME = `<script>
  import { onMount } from "svelte";
  import "warren-games/element";

  let board;
  let heard = $state([]);
  const hear = (type, state) => heard.push(type + " " + state.moves.length);
  onMount(() => {
    if (board.state) hear("ready", board.state);
  });
</script>

<div id="game">
  <warren-board bind:this={board} game="dots" level={1} language="en" people={[1]}
    onready={({ detail }) => hear("ready", detail.state)}
    onmove={({ detail }) => hear("move", detail.state)}></warren-board>
  <p id="heard">{heard.join(", ")}</p>
</div>
`;

const PROJECT = {
  "vite.config.js": `
import { sveltekit } from "@sveltejs/kit/vite";

export default { plugins: [sveltekit()] };
`,
  "svelte.config.js": `
import adapter from "@sveltejs/adapter-node";

export default { kit: { adapter: adapter() } };
`,
  "src/app.html": `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>A course</title>
    <link rel="icon" href="data:," />
    <script>${GATHERING}</script>
    %sveltekit.head%
  </head>
  <body><div>%sveltekit.body%</div></body>
</html>
`,
  "src/lib/Game.svelte": GAME,
  "src/lib/Puzzle.svelte": exampleOf("Svelte", "svelte"),
  "src/routes/+page.svelte": `<a href="/boards">Boards</a>`,
  "src/routes/boards/+page.svelte": `<script>
  import Game from "$lib/Game.svelte";
  import Puzzle from "$lib/Puzzle.svelte";
</script>

<Game />
<div id="puzzle"><Puzzle /></div>
`,
};

pageTest("SvelteKit, loaded directly and reached by a link", STILL, async (page) => {
  const root = await project("sveltekit", PROJECT);
  await runIn(root, "vite/bin/vite.js", "build");
  const server = (/** @type {number} */ port) => ({
    file: "build/index.js",
    env: { PORT: `${port}`, HOST: "127.0.0.1" },
  });
  await withServer(root, server, (url) => bothWays(page, url, "Boards"));
});
