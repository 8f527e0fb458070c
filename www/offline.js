// The page's side of the service worker: has it installed, and offers to load the page again when there is a new version.

import { t } from "./i18n.js";
import { serviceWorkerAddress, VERSION } from "./site.js";

/** @typedef {import("./site.js").Said} Said */
/** @typedef {import("./site.js").Told} Told */

/** How often a page that stays open asks for a new version when it is looked at, in milliseconds. */
const ASK_AGAIN = 3_600_000;

/**
 * What this needs of the page.
 * @typedef {Object} Page
 * @property {import("./views/notices.js").Notices} notices
 * @property {() => boolean} isBusy whether loading the page again would take something from who is at it
 */

/**
 * Makes the site work without a connection, once its files have come down; where the browser has no service workers, nothing.
 * @param {Page} page
 */
export async function workOffline(page) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  /** The version that the visitor has been told of. */
  let told = VERSION;

  // A folder of a site may hold another one, whose first visit that site's worker answers.
  const { href } = serviceWorkerAddress();
  const isOurs = (/** @type {ServiceWorker} */ worker) => worker.scriptURL === href;
  const say = (/** @type {Said} */ said) => {
    const { controller } = serviceWorker;
    if (controller && isOurs(controller)) controller.postMessage(said);
  };
  const hello = () => say({ type: "hello", version: VERSION });

  const loadAll = () => {
    say({ type: "again" });
    location.reload();
  };

  const offer = (/** @type {string} */ version) => {
    if (version === told) return;
    told = version;
    page.notices.offer(t("new-version"), t("reload"), loadAll);
  };

  serviceWorker.addEventListener("message", ({ data, ports, source }) => {
    if (source instanceof ServiceWorker && !isOurs(source)) return;
    const message = /** @type {Told} */ (data);
    if (message.type === "which") ports[0].postMessage(VERSION);
    else if (message.type === "newest") offer(message.version);
    // Another tab wants the new version. Who is in the middle of something has the notice, and the choice.
    else if (told !== VERSION && !page.isBusy()) location.reload();
  });
  serviceWorker.addEventListener("controllerchange", hello);
  serviceWorker.startMessages();
  hello();

  const registration = await serviceWorker.register(href);
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < ASK_AGAIN) return;
    asked = Date.now();
    // Without a connection there is no answer; next time there may be.
    registration.update().catch(() => {});
  });
}
