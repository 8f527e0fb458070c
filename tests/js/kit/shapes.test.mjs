// The shapes of icons: each is drawn completely.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { svgOf } from "../../../www/kit/page/shapes.js";

/** A minimal document for a drawing, which returns it as text. */
class Element {
  #attributes = "";
  #content = "";
  /** @param {string} name */
  constructor(name) {
    this.name = name;
  }
  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.#attributes += ` ${name}="${value}"`;
  }
  /** @param {Element} child */
  append(child) {
    this.#content += `<${child.name}${child.#attributes}/>`;
  }
  get content() {
    return this.#content;
  }
}

test("every shape is drawn completely", async () => {
  const document = {
    createElementNS: (/** @type {string} */ _, /** @type {string} */ name) => new Element(name),
  };
  Object.assign(globalThis, { document });
  let count = 0;
  for (const file of [
    "kit/page/icons.js",
    "games/crossing/fate-signs.js",
    "outside/embedding/hand-in.js",
  ]) {
    const source = await readFile(new URL(`../../../www/${file}`, import.meta.url), "utf8");
    const text = source.replaceAll(/' \+\s*'/g, "");
    for (const [, shapes] of text.matchAll(/'(<[a-z]+ [^']*>)'/g)) {
      const { content } = /** @type {any} */ (svgOf(shapes));
      assert.equal(content, shapes);
      count += 1;
    }
  }
  assert.ok(count > 25, String(count));
});
