// Runs before the first paint, as a plain script. It watches the loading of the page's own modules and style sheets. If some
// fail, it shows the page's message `#unloaded`; if some are late, `#late`. Each has a button that reloads the page.
(() => {
  const root = document.documentElement;

  // Most pages have chosen a language by now. A board in a frame has not; its address may set one.
  if (root.dataset.theme === undefined) {
    const [, language = ""] = /[?#&]language=(\w\w)\b/.exec(location.href) ?? [];
    const tags = [language, ...navigator.languages].map((tag) => tag.toLowerCase().split("-")[0]);
    root.lang = tags.find((tag) => ["en", "ru", "fa"].includes(tag)) ?? "en";
  }

  /** @returns {HTMLLinkElement[]} the page's own style sheet unless it is inlined, and those of its parts */
  const sheets = () =>
    [...document.querySelectorAll("link")].filter(({ rel }) => rel === "stylesheet");

  /** @param {EventTarget | null} target */
  const isOwnSheet = (target) =>
    target instanceof HTMLLinkElement && /\/style\.css(\?|$)/.test(target.href);

  /** @param {HTMLLinkElement} style */
  const isEmpty = ({ sheet }) => {
    try {
      return !sheet?.cssRules.length;
    } catch {
      // A sandboxed frame may not read its own style sheets.
      return false;
    }
  };

  // The buttons of both messages.
  addEventListener("click", ({ target }) => {
    const message = target instanceof Element && target.closest("#unloaded, #late");
    if (message && /** @type {Element} */ (target).closest("button")) location.reload();
  });

  // Delays are reported before three seconds have passed. Without its style sheets the browser would show nothing at all.
  setTimeout(() => {
    const sentence = document.getElementById("late");
    // Modules wait for these sheets. Sheets of parts, which modules add later, are reported by the modules.
    const first = root.dataset.ready === undefined ? sheets() : [];
    const missing = new Set(first.filter(({ sheet }) => !sheet));
    const update = () => {
      const isLate = root.dataset.ready === undefined || missing.size > 0;
      const isShown = document.getElementById("unloaded")?.hidden === false;
      if (sentence) sentence.hidden = !isLate || isShown;
    };
    for (const style of missing) {
      style.media = "print";
      style.addEventListener("load", () => {
        style.media = "all";
        missing.delete(style);
        update();
      });
    }
    update();
    new MutationObserver(update).observe(root, { attributeFilter: ["data-ready"] });
  }, 2000);

  // If a host answers with a page instead, the style sheet is empty.
  document.addEventListener(
    "load",
    ({ target }) => {
      if (isOwnSheet(target) && isEmpty(/** @type {HTMLLinkElement} */ (target))) showUnloaded();
    },
    true,
  );

  const showUnloaded = () => {
    const sentence = document.getElementById("unloaded");
    if (sentence) sentence.hidden = false;
    else addEventListener("DOMContentLoaded", showUnloaded, { once: true });
    const late = document.getElementById("late");
    if (late) late.hidden = true;
  };

  addEventListener(
    "error",
    (event) => {
      const target = event.target;
      const failed =
        target instanceof HTMLScriptElement ||
        isOwnSheet(target) ||
        (target instanceof Window && root.dataset.ready === undefined);
      if (failed) showUnloaded();
    },
    true,
  );
})();
