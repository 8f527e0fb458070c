// The package in projects of Vue and Svelte, with Vite.

import assert from "node:assert/strict";
import { after } from "node:test";
import { PUZZLES } from "../browser/elsewhere.mjs";
import { STILL } from "../browser/mice.mjs";
import { pageTest } from "../browser/page.mjs";
import { playAndSolve } from "./page.mjs";
import { host, project, removeProjects } from "./project.mjs";
import { pageOf, withBuilt } from "./vite.mjs";

after(removeProjects);

pageTest("Vue, built with Vite", STILL, async (page) => {
  const { default: vue } = await host("@vitejs/plugin-vue");
  const root = await project("vue", {
    "app.vue": `<script setup>
import { ref } from "vue";
import "warren-games/element";
const attempts = ref(0);
const moves = ref(0);
</script>
<template>
  <warren-board id="game" game="dots" :level="1" language="en" :people="[1]" :engine="true"
    @move="moves = $event.detail.state.moves.length" />
  <warren-board id="puzzle" link="${PUZZLES.dots}" :analysis="false"
    @solved="attempts = $event.detail.solved.attempts" />
  <p>{{ moves }} moves, {{ attempts }} attempts</p>
</template>`,
    "main.js": `
      import { createApp } from "vue";
      import App from "./app.vue";
      createApp(App).mount("#app");`,
    "index.html": pageOf("main.js"),
  });
  const isCustomElement = (/** @type {string} */ tag) => tag === "warren-board";
  const plugin = vue({ template: { compilerOptions: { isCustomElement } } });
  await withBuilt(page, root, { plugins: [plugin] }, async () => {
    await playAndSolve(page);
    await page.getByText("2 moves, 1 attempts").waitFor();
    assert.equal(await page.evaluate(() => /** @type {any} */ (window).puzzle.analysis), false);
  });
});

pageTest("Svelte, built with Vite", STILL, async (page) => {
  const { svelte } = await host("@sveltejs/vite-plugin-svelte");
  const root = await project("svelte", {
    "App.svelte": `<script>
  import "warren-games/element";
  let attempts = $state(0);
  let moves = $state(0);
</script>
<warren-board id="game" game="dots" level={1} language="en" people={[1]} engine={true}
  onmove={({ detail }) => (moves = detail.state.moves.length)}></warren-board>
<warren-board id="puzzle" link="${PUZZLES.dots}" analysis={false}
  onsolved={({ detail }) => (attempts = detail.solved.attempts)}></warren-board>
<p>{moves} moves, {attempts} attempts</p>`,
    "main.js": `
      import { mount } from "svelte";
      import App from "./App.svelte";
      mount(App, { target: document.getElementById("app") });`,
    "index.html": pageOf("main.js"),
  });
  await withBuilt(page, root, { plugins: [svelte({ configFile: false })] }, async () => {
    await playAndSolve(page);
    await page.getByText("2 moves, 1 attempts").waitFor();
    assert.equal(await page.evaluate(() => /** @type {any} */ (window).puzzle.analysis), false);
  });
});
