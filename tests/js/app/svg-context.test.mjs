// The drawings of boards as SVG. A page test, tests/browser/app/pictures.test.mjs, compares them with the boards.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SvgContext } from "../../../www/app/pictures/svg-context.js";

/** Measures as a font of fixed size: the middle of its letters is 4 above the line. */
const MEASURE = {
  font: "",
  textBaseline: /** @type {CanvasTextBaseline} */ ("alphabetic"),
  measureText() {
    const above = this.textBaseline === "middle" ? 6 : 10;
    return /** @type {TextMetrics} */ (/** @type {unknown} */ ({ fontBoundingBoxAscent: above }));
  },
};

/**
 * The lines between the head of the file and its end.
 * @param {(context: SvgContext) => void} draw
 */
function drawn(draw) {
  const context = new SvgContext(100, 80, MEASURE);
  draw(context);
  const lines = context.text({ title: "A", description: "B" }).trimEnd().split("\n");
  checkTags(lines.join("\n"));
  assert.equal(lines.at(-1), "</svg>");
  return lines.slice(3, -1);
}

/**
 * Every element that is opened is closed, in order, and there is no other markup.
 * @param {string} text
 */
function checkTags(text) {
  /** @type {string[]} */
  const open = [];
  const tag = /<(\/?)([\w:]+)(?:\s+[\w:-]+="[^"<>]*")*(\/?)>/g;
  for (const [, close, name, alone] of text.matchAll(tag)) {
    if (close) assert.equal(open.pop(), name);
    else if (!alone) open.push(name);
  }
  assert.deepEqual(open, []);
  assert.doesNotMatch(text.replace(tag, ""), /[<>]/);
}

test("circles, rectangles and lines have only attributes that differ from the default", () => {
  const lines = drawn((context) => {
    context.fillStyle = "#112233";
    context.fillRect(1, 2, 30, 40.456);
    context.beginPath();
    context.arc(50, 40, 10, 0, 2 * Math.PI);
    context.fill();
    context.strokeStyle = "#445566";
    context.lineWidth = 3;
    context.lineCap = "round";
    context.beginPath();
    context.moveTo(1, 1);
    context.lineTo(5, 6);
    context.stroke();
  });
  assert.deepEqual(lines, [
    '<rect x="1" y="2" width="30" height="40.46" fill="#112233"/>',
    '<circle cx="50" cy="40" r="10" fill="#112233"/>',
    '<path d="M1 1L5 6" fill="none" stroke="#445566" stroke-width="3" stroke-linecap="round"/>',
  ]);
});

test("one outline may be filled again and again; a stroke joins the fill before it", () => {
  const lines = drawn((context) => {
    context.beginPath();
    context.roundRect(10, 10, 20, 20, 4);
    context.fillStyle = "#aaaaaa";
    context.fill();
    context.globalAlpha = 0.25;
    context.fillStyle = "#bbbbbb";
    context.fill();
    context.globalAlpha = 1;
    context.strokeStyle = "#cccccc";
    context.stroke();
    context.stroke();
  });
  const box = '<rect x="10" y="10" width="20" height="20" rx="4"';
  assert.deepEqual(lines, [
    `${box} fill="#aaaaaa"/>`,
    `${box} fill="#bbbbbb" fill-opacity="0.25" stroke="#cccccc"/>`,
    `${box} fill="none" stroke="#cccccc"/>`,
  ]);
});

test("places, widths and dashes follow moves, turns and scales", () => {
  const lines = drawn((context) => {
    context.save();
    context.translate(50, 40);
    context.rotate(Math.PI / 2);
    context.scale(10, 10);
    context.setLineDash([0.2, 0.1]);
    context.lineWidth = 0.5;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(1, 0);
    context.stroke();
    context.beginPath();
    context.ellipse(0, 0, 2, 1, 0, 0, 2 * Math.PI);
    context.fill();
    context.restore();
    context.strokeRect(0, 0, 5, 5);
  });
  assert.deepEqual(lines, [
    '<path d="M50 40L50 50" fill="none" stroke="#000000" stroke-width="5" stroke-dasharray="2 1"/>',
    '<path d="M50 60A20 10 90 0 1 50 20A20 10 90 0 1 50 60" fill="#000000"/>',
    '<rect x="0" y="0" width="5" height="5" fill="none" stroke="#000000"/>',
  ]);
});

test("drawings in a clip are in its group until it is restored", () => {
  const lines = drawn((context) => {
    for (const x of [1, 1, 2]) {
      context.save();
      context.beginPath();
      context.rect(x, 0, 10, 10);
      context.clip();
      context.fillRect(0, 0, 4, 4);
      context.restore();
    }
  });
  const rect = '<rect x="0" y="0" width="4" height="4" fill="#000000"/>';
  const clip = (/** @type {number} */ id, /** @type {number} */ x) =>
    `<clipPath id="clip-${id}"><rect x="${x}" y="0" width="10" height="10"/></clipPath>`;
  const groups = [1, 1, 2].flatMap((id) => [`<g clip-path="url(#clip-${id})">`, rect, "</g>"]);
  assert.deepEqual(lines, ["<defs>", clip(1, 1), clip(2, 2), "</defs>", ...groups]);
});

test("circles that glow alike share their colours", () => {
  const lines = drawn((context) => {
    for (const x of [20, 60]) {
      const glow = context.createRadialGradient(x, 40, 0, x, 40, 9);
      glow.addColorStop(0, "#f2a33abf");
      glow.addColorStop(1, "#f2a33a00");
      context.fillStyle = glow;
      context.beginPath();
      context.arc(x, 40, 9, 0, 2 * Math.PI);
      context.fill();
    }
    context.fillRect(0, 0, 5, 5);
  });
  const stops =
    '<stop offset="0" stop-color="#f2a33a" stop-opacity="0.749"/>' +
    '<stop offset="1" stop-color="#f2a33a" stop-opacity="0"/>';
  assert.deepEqual(lines, [
    "<defs>",
    `<radialGradient id="glow-1">${stops}</radialGradient>`,
    `<radialGradient id="glow-2" gradientUnits="userSpaceOnUse" cx="60" cy="40" r="9">${stops}</radialGradient>`,
    "</defs>",
    '<circle cx="20" cy="40" r="9" fill="url(#glow-1)"/>',
    '<circle cx="60" cy="40" r="9" fill="url(#glow-1)"/>',
    '<rect x="0" y="0" width="5" height="5" fill="url(#glow-2)"/>',
  ]);
});

test("text is text, on its line, and nothing in it is markup", () => {
  const lines = drawn((context) => {
    context.font = '700 20px "One Font", serif';
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText('<script>"&\u0000', 50, 40);
    context.font = "12px Other";
    context.textAlign = "right";
    context.textBaseline = "alphabetic";
    context.strokeText("b", 50, 40);
  });
  assert.deepEqual(lines, [
    '<text x="50" y="44" font-size="20" font-weight="700" text-anchor="middle" fill="#000000">' +
      "&lt;script&gt;&quot;&amp;</text>",
    '<text x="50" y="40" font-size="12" text-anchor="end" font-family="Other" fill="none" ' +
      'stroke="#000000">b</text>',
  ]);
});

test("a repeated drawing is written once", () => {
  const lines = drawn((context) => {
    context.translate(10, 0);
    for (const name of ["a b", "c", "a b"]) {
      context.repeat(name, 20, 5, () => {
        context.fillStyle = "#123456";
        context.fillRect(-1, -1, 2, 2);
      });
    }
    context.fillRect(0, 0, 1, 1);
  });
  const rect = '<rect x="-1" y="-1" width="2" height="2" fill="#123456"/>';
  assert.deepEqual(lines, [
    "<defs>",
    `<g id="a-b">${rect}</g>`,
    `<g id="c">${rect}</g>`,
    "</defs>",
    '<use xlink:href="#a-b" x="30" y="5"/>',
    '<use xlink:href="#c" x="30" y="5"/>',
    '<use xlink:href="#a-b" x="30" y="5"/>',
    '<rect x="10" y="0" width="1" height="1" fill="#000000"/>',
  ]);
});

test("a drawing that SVG cannot express is refused", () => {
  const context = new SvgContext(10, 10, MEASURE);
  assert.throws(() => context.scale(1, 2), /evenly/);
  context.font = "large serif";
  assert.throws(() => context.fillText("a", 0, 0), /no font/);
});
