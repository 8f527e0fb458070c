/**
 * Draws the icons of `www/icons` from `www/favicon.svg`: `node tools/icons.mjs`. The icons are under version control, since
 * they rarely change and need a browser.
 */
import { mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const pathOf = (/** @type {string} */ place) => fileURLToPath(new URL(place, import.meta.url));
// The packages are installed in `www`, where a bare import from this folder does not find them.
const { chromium } = createRequire(pathOf("../www/package.json"))("playwright-core");

/**
 * Without `ground`, the icon is the picture. With it, the background fills the icon to its edges, for systems that crop it to
 * their own shape, and the picture takes `part` of its width.
 * @type {{file: string, size: number, part: number, ground: boolean}[]}
 */
const ICONS = [
  { file: "192.png", size: 192, part: 1, ground: false },
  { file: "512.png", size: 512, part: 1, ground: false },
  // Systems never crop the circle of four fifths of the width.
  { file: "maskable-512.png", size: 512, part: 0.8, ground: true },
  { file: "apple-touch-180.png", size: 180, part: 0.9, ground: true },
];

const picture = await readFile(pathOf("../www/favicon.svg"), "utf8");
const ground = picture.match(/\.g\{fill:(#\w+)\}/)?.[1];
if (!ground) throw new Error("www/favicon.svg has no ground");

await mkdir(pathOf("../www/icons"), { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const { file, size, part, ground: hasBackground } of ICONS) {
    const page = await browser.newPage({
      viewport: { width: size, height: size },
      colorScheme: "light",
    });
    const background = hasBackground ? ground : "transparent";
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${background}">${picture}</body>`,
    );
    await page
      .locator("svg")
      .evaluate((/** @type {SVGElement} */ svg, /** @type {number} */ width) => {
        svg.setAttribute("width", String(width));
      }, size * part);
    const iconFile = pathOf(`../www/icons/${file}`);
    await page.screenshot({ path: iconFile, omitBackground: !hasBackground });
    await page.close();
  }
} finally {
  await browser.close();
}
