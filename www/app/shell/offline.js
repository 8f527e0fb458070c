// The page's side of the service worker: registers it, and offers to reload the page when there is a new version.

import { t } from "../../kit/page/i18n.js";
import { serviceWorkerAddress, VERSION } from "../../site.js";

/** @typedef {import("../../site.js").MessageToWorker} MessageToWorker */
/** @typedef {import("../../site.js").MessageToPage} MessageToPage */

/** The minimum interval between an open page's checks for a new version, which it makes when it becomes visible. */
const CHECK_INTERVAL_MS = 3_600_000;

/**
 * The parts of the page that this module needs.
 * @typedef {Object} PageParts
 * @property {import("../../kit/page/notices.js").Notices} notices
 * @property {() => boolean} isBusy whether reloading the page would lose the visitor's work
 */

/**
 * Makes the site work without a connection once its files are stored. Does nothing where the browser has no service workers.
 * @param {PageParts} page
 */
export async function workOffline(page) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  /** The last version that the visitor was offered. */
  let offeredVersion = VERSION;

  // This site may be in a folder of another site, whose service worker then handles the first visit here.
  const { href } = serviceWorkerAddress();
  const isOwnWorker = (/** @type {ServiceWorker} */ worker) => worker.scriptURL === href;
  const send = (/** @type {MessageToWorker} */ message) => {
    const { controller } = serviceWorker;
    if (controller && isOwnWorker(controller)) controller.postMessage(message);
  };
  const sendVersion = () => send({ type: "hello", version: VERSION });

  const reloadAllFiles = () => {
    send({ type: "again" });
    location.reload();
  };

  const offerVersion = (/** @type {string} */ version) => {
    if (version === offeredVersion) return;
    offeredVersion = version;
    page.notices.showWithButton(t("new-version"), t("reload"), reloadAllFiles);
  };

  serviceWorker.addEventListener("message", ({ data, ports, source }) => {
    if (source instanceof ServiceWorker && !isOwnWorker(source)) return;
    const message = /** @type {MessageToPage} */ (data);
    if (message.type === "which") ports[0].postMessage(VERSION);
    else if (message.type === "newest") offerVersion(message.version);
    // Another tab wants the new version. A visitor who is busy has the notice and can choose.
    else if (offeredVersion !== VERSION && !page.isBusy()) location.reload();
  });
  serviceWorker.addEventListener("controllerchange", sendVersion);
  serviceWorker.startMessages();
  sendVersion();

  const registration = await serviceWorker.register(href);
  let lastCheck = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - lastCheck < CHECK_INTERVAL_MS) return;
    lastCheck = Date.now();
    // Fails without a connection. The next attempt may succeed.
    registration.update().catch(() => {});
  });
}
