// JupyterLab as installed: a server with the wheel, a notebook file, and cells run by keys.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { launch } from "../browser/browsers.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */

/** The environment that `make check-all STEP=notebooks` fills. */
const BIN = fileURLToPath(new URL("../../target/notebooks/venv/bin/", import.meta.url));

/** The maximum number of runs of a cell until it prints the expected text. */
const MAX_TRIES = 60;

const TOKEN = "a-test";

/**
 * A running JupyterLab, and the function that ends it.
 * @typedef {{ url: string, folder: string, stop: () => Promise<void> }} Lab
 */

/** @returns {Promise<Lab>} */
export async function startLab() {
  const folder = await mkdtemp(path.join(tmpdir(), "warren-notebooks-"));
  const port = await freePort();
  const options = [
    "--no-browser",
    "--allow-root",
    `--port=${port}`,
    "--ServerApp.port_retries=0",
    `--ServerApp.root_dir=${folder}`,
    `--IdentityProvider.token=${TOKEN}`,
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
  ];
  // The user's settings for JupyterLab are neither read nor changed.
  const own = (/** @type {string} */ name) => path.join(folder, ".jupyter", name);
  const env = {
    ...process.env,
    JUPYTER_CONFIG_DIR: own("config"),
    JUPYTER_DATA_DIR: own("data"),
    JUPYTER_RUNTIME_DIR: own("runtime"),
    JUPYTERLAB_SETTINGS_DIR: own("settings"),
    JUPYTERLAB_WORKSPACES_DIR: own("workspaces"),
    IPYTHONDIR: own("ipython"),
  };
  const server = spawn(path.join(BIN, "jupyter-lab"), options, {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  /** @type {string[]} */
  const said = [];
  await new Promise((resolve, reject) => {
    server.on("error", reject);
    server.on("exit", () => reject(new Error(`JupyterLab has ended:\n${said.join("\n")}`)));
    createInterface({ input: server.stderr }).on("line", (line) => {
      said.push(line);
      if (line.includes("is running at")) resolve(undefined);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    stop: async () => {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Opens a new notebook with these cells in a new browser.
 * @param {Lab} lab
 * @param {string} name
 * @param {string[]} cells
 * @param {(notebook: Notebook) => Promise<void>} use
 */
export async function withNotebook(lab, name, cells, use) {
  const content = {
    cells: cells.map((source, index) => ({
      cell_type: "code",
      execution_count: null,
      id: `cell-${index}`,
      metadata: {},
      outputs: [],
      source,
    })),
    metadata: { kernelspec: { display_name: "Python 3", language: "python", name: "python3" } },
    nbformat: 4,
    nbformat_minor: 5,
  };
  await writeFile(path.join(lab.folder, `${name}.ipynb`), JSON.stringify(content));
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
    const notebook = new Notebook(page, lab, name);
    await notebook.open();
    try {
      await use(notebook);
      notebook.check();
    } catch (thrown) {
      // For the reader of a failure.
      await page.screenshot({ path: path.join(tmpdir(), `warren-notebook-${name}.png`) });
      throw thrown;
    }
  } finally {
    await browser.close();
  }
}

/** An open notebook in JupyterLab. */
export class Notebook {
  #lab;
  #name;
  /** @type {string[]} */
  #faults = [];

  /**
   * @param {Page} page
   * @param {Lab} lab
   * @param {string} name
   */
  constructor(page, lab, name) {
    this.page = page;
    this.#lab = lab;
    this.#name = name;
    page.on("pageerror", (error) => this.#faults.push(String(error)));
  }

  async open() {
    await this.page.goto(`${this.#lab.url}/doc/tree/${this.#name}.ipynb?token=${TOKEN}`);
    await this.idle();
  }

  /** Throws errors of the page that went unnoticed. */
  check() {
    if (this.#faults.length > 0) throw new Error(this.#faults.join("\n"));
  }

  /** Waits until the kernel is idle. */
  async idle() {
    await this.page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').waitFor();
    // The indicator also says so before the kernel starts.
    await this.page.getByText("Python 3 (ipykernel) | Idle").waitFor();
  }

  /** Waits until the file has the outputs of the cells that have run. */
  async saved() {
    const file = path.join(this.#lab.folder, `${this.#name}.ipynb`);
    while (!(await readFile(file, "utf8")).includes("widget-view+json")) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** @param {number} index */
  cell(index) {
    return this.page.locator(".jp-CodeCell").nth(index);
  }

  /** The output of a cell. @param {number} index */
  output(index) {
    return this.cell(index).locator(".jp-OutputArea").first();
  }

  /** Runs a cell and does not wait for it. @param {number} index */
  async press(index) {
    await this.cell(index).locator(".cm-content").click();
    await this.page.keyboard.press("Control+Enter");
  }

  /**
   * Runs a cell and waits for its end.
   * @param {number} index
   */
  async run(index) {
    const prompt = this.cell(index).locator(".jp-InputArea-prompt").first();
    const before = await prompt.innerText();
    await this.press(index);
    await prompt.filter({ hasNotText: before, hasText: /\[\d+\]/ }).waitFor();
  }

  /**
   * Runs a cell until it prints the expected text: the board may be ahead of the kernel.
   * @param {number} index
   * @param {RegExp} expected
   */
  async runUntil(index, expected) {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await this.run(index);
      const found = this.output(index).filter({ hasText: expected });
      if ((await found.count()) > 0) return found.innerText();
    }
    throw new Error(`${expected} is not what it prints: ${await this.output(index).innerText()}`);
  }
}
