// WebKit, Safari's engine, as Debian packages it, driven through its WebDriver on a screen that nobody sees.

import { spawn } from "node:child_process";
import net from "node:net";
import { By, Builder, Capabilities, until } from "selenium-webdriver";

/** @typedef {import("selenium-webdriver").WebDriver} WebDriver */
/** @typedef {import("selenium-webdriver").WebElement} WebElement */

/** How long the page may take to get into a state, in ms: far more than it needs on a busy machine. */
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
  // A process group of its own, so that the screen, the driver and the browser end together.
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
      // It has ended by itself.
    }
  };
  // A test that is ended from outside leaves no browser behind.
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

/** @returns {Promise<number>} */
async function freePort() {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until something answers there. @param {string} url */
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
 * Waits for an element that is seen.
 * @param {WebDriver} driver
 * @param {string} selector
 * @returns {Promise<WebElement>}
 */
export async function seen(driver, selector) {
  const element = await driver.wait(
    until.elementLocated(By.css(selector)),
    PATIENCE,
    `${selector} is not on the page`,
  );
  return driver.wait(until.elementIsVisible(element), PATIENCE, `${selector} is not seen`);
}

/**
 * Presses what is seen.
 * @param {WebDriver} driver
 * @param {string} selector
 */
export async function press(driver, selector) {
  await (await seen(driver, selector)).click();
}

/**
 * Waits until so many elements are there, or more.
 * @param {WebDriver} driver
 * @param {string} selector
 * @param {number} count
 */
export async function atLeast(driver, selector, count) {
  const enough = async () => (await driver.findElements(By.css(selector))).length >= count;
  await driver.wait(enough, PATIENCE, `there are fewer than ${count} of ${selector}`);
}

/**
 * What the elements say, in their order.
 * @param {WebDriver} driver
 * @param {string} selector
 * @returns {Promise<string[]>}
 */
export async function texts(driver, selector) {
  const elements = await driver.findElements(By.css(selector));
  return Promise.all(elements.map((element) => element.getText()));
}
