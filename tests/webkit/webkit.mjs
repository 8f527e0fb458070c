// WebKit, Safari's engine, as Debian packages it, driven through its WebDriver on a virtual screen.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Builder, By, Capabilities, Origin, until } from "selenium-webdriver";
import { serve } from "../../tools/serve.mjs";

/** @typedef {import("selenium-webdriver").WebDriver} WebDriver */
/** @typedef {import("selenium-webdriver").WebElement} WebElement */

/** The site as published. */
export const SITE = fileURLToPath(new URL("../../target/site", import.meta.url));

/** The time that the page may take to reach a state, in ms: far more than it needs on a busy machine. */
const PATIENCE = 60_000;

const MINI_BROWSER =
  process.env.MINI_BROWSER ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/**
 * Starts the browser.
 * @returns {Promise<{ driver: WebDriver, close: () => Promise<void> }>}
 */
export async function startWebKit() {
  const port = await freePort();
  // WebKit's sandbox refuses to run as root, as build servers do. It loads only pages of this machine.
  const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };
  const command = ["--auto-servernum", "WebKitWebDriver", `--port=${port}`];
  // A separate process group, so that the screen, the driver and the browser end together.
  const server = spawn("xvfb-run", command, { env, detached: true, stdio: "ignore" });
  const failed = new Promise((_, reject) => {
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`WebKitWebDriver ended with ${code}`)));
  });
  failed.catch(() => {});
  const end = () => {
    try {
      if (server.pid) process.kill(-server.pid);
    } catch {
      // The process has ended by itself.
    }
  };
  // A killed test leaves no browser behind.
  process.once("exit", end).once("SIGTERM", () => process.exit(1));
  try {
    const address = `http://127.0.0.1:${port}`;
    await Promise.race([answering(`${address}/status`), failed]);
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities(
        new Capabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary: MINI_BROWSER, args: ["--automation"] },
        }),
      )
      .build();
    const close = () => driver.quit().finally(end);
    return { driver, close };
  } catch (error) {
    end();
    throw error;
  }
}

/** Serves the built site. */
export async function serveSite() {
  if (!existsSync(path.join(SITE, "index.html"))) throw new Error(`There is no ${SITE}: make site`);
  return serve({ root: SITE });
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until a server answers at an address. @param {string} url */
async function answering(url) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      if ((await fetch(url)).ok) return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Waits for a visible element.
 * @param {WebDriver} driver
 * @param {string} selector
 * @param {number} [patience] in ms, for slow states
 * @returns {Promise<WebElement>}
 */
export async function waitForVisible(driver, selector, patience = PATIENCE) {
  const element = await driver.wait(
    until.elementLocated(By.css(selector)),
    patience,
    `${selector} is not on the page`,
  );
  return driver.wait(until.elementIsVisible(element), patience, `${selector} is not visible`);
}

/**
 * Presses a visible element.
 * @param {WebDriver} driver
 * @param {string} selector
 */
export async function press(driver, selector) {
  await (await waitForVisible(driver, selector)).click();
}

/**
 * Waits until there are at least that many elements.
 * @param {WebDriver} driver
 * @param {string} selector
 * @param {number} count
 */
export async function waitForCount(driver, selector, count) {
  const enough = async () => (await driver.findElements(By.css(selector))).length >= count;
  await driver.wait(enough, PATIENCE, `there are fewer than ${count} of ${selector}`);
}

/**
 * Waits until there is no such element.
 * @param {WebDriver} driver
 * @param {string} selector
 */
export async function waitForNone(driver, selector) {
  const isGone = async () => (await driver.findElements(By.css(selector))).length === 0;
  await driver.wait(isGone, PATIENCE, `${selector} is still on the page`);
}

/**
 * The texts of the elements, in order.
 * @param {WebDriver} driver
 * @param {string} selector
 * @returns {Promise<string[]>}
 */
export async function texts(driver, selector) {
  const elements = await driver.findElements(By.css(selector));
  return Promise.all(elements.map((element) => element.getText()));
}

/**
 * Waits until an element has a text.
 * @param {WebDriver} driver
 * @param {string} selector
 * @param {string | RegExp} text the whole text, or a pattern
 */
export async function waitForText(driver, selector, text) {
  /** @type {string[]} */
  let said = [];
  const isSaid = async () => {
    said = await driver.executeScript(
      "return [...document.querySelectorAll(arguments[0])].map((each) => each.textContent)",
      selector,
    );
    return said.some((each) => (typeof text === "string" ? each === text : text.test(each)));
  };
  await driver.wait(isSaid, PATIENCE).catch((thrown) => {
    throw new Error(`${selector} does not say ${text}, but ${JSON.stringify(said)}`, {
      cause: thrown,
    });
  });
}

/** Removes characters that prevent line breaks or isolate numbers. @param {string} text */
const plain = (text) => text.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ");

/**
 * Presses a button by its name.
 * @param {WebDriver} driver
 * @param {string} within the selector of its container
 * @param {string | RegExp} name its text or label
 */
export async function pressNamed(driver, within, name) {
  const find = async () => {
    for (const button of await driver.findElements(By.css(`${within} button:enabled`))) {
      // WebKit's driver does not always report the accessible name.
      const label = plain((await button.getAttribute("aria-label")) ?? (await button.getText()));
      const isIt = typeof name === "string" ? label === name : name.test(label);
      if (isIt && (await button.isDisplayed())) return button;
    }
    return null;
  };
  const button = await driver.wait(find, PATIENCE, `${within} has no button ${name}`);
  await /** @type {WebElement} */ (button).click();
}

/**
 * Presses the mouse at a place on the page.
 * @param {WebDriver} driver
 * @param {{ x: number, y: number }} place in CSS pixels
 */
export async function clickAt(driver, { x, y }) {
  await driver.actions({ async: true }).move(at(x, y)).press().release().perform();
}

/**
 * Drags the mouse from one place to another.
 * @param {WebDriver} driver
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 */
export async function drag(driver, from, to) {
  const actions = driver.actions({ async: true }).move(at(from.x, from.y)).press();
  await actions.move(at(to.x, to.y)).release().perform();
}

/** @param {number} x @param {number} y */
const at = (x, y) => ({
  x: Math.round(x),
  y: Math.round(y),
  origin: Origin.VIEWPORT,
  duration: 50,
});
