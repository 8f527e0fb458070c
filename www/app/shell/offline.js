// The page's side of the service worker: registers it, and offers to reload the page when there is a new version.

import { t } from "../../kit/page/i18n.js";
import { serviceWorkerAddress, VERSION } from "../../site.js";

/** @typedef {import("../../site.js").MessageToWorker} MessageToWorker */
/** @typedef {import("../../site.js").MessageToPage} MessageToPage */

/** The minimum interval between an open page's checks for a new version, which it makes when it becomes visible. */
const CHECK_INTERVAL_MS = 3_600_000;

/**
 * The parts of the page that this module needs.
 * @typedef {Object} Page
 * @property {import("../../kit/page/notices.js").Notices} notices
 * @property {() => boolean} isBusy whether reloading the page would lose the visitor's work
 */

/**
 * Makes the site work without a connection once its files are stored. Does nothing where the browser has no service workers.
 * @param {Page} page
 */
export async function workOffline(page) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  /** The last version that the visitor was offered. */
  let offered = VERSION;

  // This site may be in a folder of another site, whose service worker then handles the first visit here.
  const { href } = serviceWorkerAddress();
  const isOurs = (/** @type {ServiceWorker} */ worker) => worker.scriptURL === href;
  const send = (/** @type {MessageToWorker} */ message) => {
    const { controller } = serviceWorker;
    if (controller && isOurs(controller)) controller.postMessage(message);
  };
  const hello = () => send({ type: "hello", version: VERSION });

  const loadAll = () => {
    send({ type: "again" });
    location.reload();
  };

  const offer = (/** @type {string} */ version) => {
    if (version === offered) return;
    offered = version;
    page.notices.offer(t("new-version"), t("reload"), loadAll);
  };

  serviceWorker.addEventListener("message", ({ data, ports, source }) => {
    if (source instanceof ServiceWorker && !isOurs(source)) return;
    const message = /** @type {MessageToPage} */ (data);
    if (message.type === "which") ports[0].postMessage(VERSION);
    else if (message.type === "newest") offer(message.version);
    // Another tab wants the new version. A visitor who is busy has the notice and can choose.
    else if (offered !== VERSION && !page.isBusy()) location.reload();
  });
  serviceWorker.addEventListener("controllerchange", hello);
  serviceWorker.startMessages();
  hello();

  const registration = await serviceWorker.register(href);
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < CHECK_INTERVAL_MS) return;
    asked = Date.now();
    // Fails without a connection. The next attempt may succeed.
    registration.update().catch(() => {});
  });
}
