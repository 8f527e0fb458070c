// A site whose service worker can be replaced and removed, with the modules of `www` by their names, on a plain host. It has
// the modules that run programs, and an empty page.

import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Host } from "./host.mjs";

const WRITTEN = fileURLToPath(new URL("../../www", import.meta.url));
const PARTS = ["kit", "play/running", "workers", "service-worker.js", "site.js"];
/** The version with which the site begins. */
const VERSION = "0123456789ab";

/** @returns {Promise<{url: string, publish: (version?: string) => Promise<void>, close: () => Promise<void>}>} */
export async function openKeptSite() {
  const root = await mkdtemp(path.join(tmpdir(), "warren-kept-"));
  for (const part of PARTS) {
    await cp(path.join(WRITTEN, part), path.join(root, part), { recursive: true });
  }
  await writeFile(path.join(root, "blank.html"), "<!doctype html><title>Blank</title>");
  const change = async (
    /** @type {string} */ file,
    /** @type {string} */ from,
    /** @type {string} */ to,
  ) => {
    const source = await readFile(path.join(WRITTEN, file), "utf8");
    if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
    await writeFile(path.join(root, file), source.replace(from, to));
  };
  const publish = (version = VERSION) =>
    change("service-worker.js", 'const VERSION = "";', `const VERSION = "${version}";`);
  await change("site.js", "(globalThis).WARREN_VERSION", `("${VERSION}")`);
  await publish();
  const host = new Host(root, "/a/course/");
  await host.open();
  return {
    url: host.url,
    publish,
    close: async () => {
      await host.close();
      await rm(root, { recursive: true });
    },
  };
}

/** In the page: waits until the published service worker has taken over. */
export async function takeNewest() {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.ready;
  const taken = new Promise((resolve, reject) => {
    serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "redundant") reject(new Error("the new service worker failed"));
      });
    });
  });
  await registration.update();
  await taken;
}
