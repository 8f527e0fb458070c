// Runs before the first paint, as a plain script: sets theme, language and direction so that nothing flashes, tells the style
// sheet which outline to draw while the modules load, hints at the words and at the modules that a game needs, and shows the
// plain sentence of index.html if they never come.
(() => {
  const root = document.documentElement;
  /** @type {(string | null)[]} */
  let [choice, language] = [null, null];
  try {
    choice = localStorage.getItem("warren.theme");
    language = localStorage.getItem("warren.language");
  } catch {
    // Storage is refused: the system's theme and language it is.
  }

  // As i18n.js chooses, which has the last word.
  const tags = [language ?? "", ...navigator.languages].map(
    (tag) => tag.toLowerCase().split("-")[0],
  );
  root.lang = tags.find((tag) => ["en", "ru", "fa"].includes(tag)) ?? "en";
  root.dir = root.lang === "fa" ? "rtl" : "ltr";
  const words = document.getElementById("words");
  // In a built site the address of each file has the site's version.
  const { search } = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src);
  words?.setAttribute("href", `./locales/${root.lang}.ftl${search}`);
  words?.setAttribute("rel", "preload");

  if (choice !== "light" && choice !== "dark") {
    choice = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  root.dataset.theme = choice;
  root.dataset.outline = /^#(\/game\/|[^/])/.test(location.hash) ? "game" : "home";
  for (const hint of document.querySelectorAll(`link[data-for="${root.dataset.outline}"]`)) {
    hint.setAttribute("rel", "modulepreload");
  }

  addEventListener(
    "error",
    (event) => {
      const target = event.target;
      const failed =
        target instanceof HTMLScriptElement ||
        (target instanceof Window && root.dataset.ready === undefined);
      if (!failed) return;
      const sentence = document.getElementById("unloaded");
      if (sentence) sentence.hidden = false;
    },
    true,
  );
})();
