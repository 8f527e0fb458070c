// Runs before the first paint, as a plain script: sets the theme so that nothing flashes, tells the style sheet which
// outline to draw while the modules load, hints at those that a game needs, and shows the plain sentence of index.html if they never do.
(() => {
  const root = document.documentElement;
  let choice = null;
  try {
    choice = localStorage.getItem("warren.theme");
  } catch {
    // Storage is refused: the system's theme it is.
  }
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
