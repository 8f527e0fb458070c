// Runs before the first paint, as a plain script. It sets theme, language and direction so that nothing flashes, and chooses
// the outline that the style sheet draws while the modules load. It preloads the language files and the modules of a game.
(() => {
  const root = document.documentElement;
  const { page } = root.dataset;
  let isPuzzle = false;
  if (page) {
    // This is the page of a game, such as `dots/`, which gives the previews of links their pictures. It takes the site's address.
    const { pathname, search, hash } = location;
    // Some hosts serve the page without the slash at the end of its address.
    const end = pathname.lastIndexOf(`/${page}`);
    const site = end < 0 ? new URL(document.baseURI).pathname : pathname.slice(0, end + 1);
    // Shared puzzles have this mark, since their codes do not show what they are.
    isPuzzle = search === "?puzzle";
    const rest = isPuzzle ? "" : search;
    history.replaceState(null, "", `${site}${rest}${hash || `#/new/${page}`}`);
    document.querySelector("base")?.remove();
  }
  /** @type {(string | null)[]} */
  let [theme, language, stored, contrast] = [null, null, null, null];
  try {
    theme = localStorage.getItem("warren.theme");
    language = localStorage.getItem("warren.language");
    contrast = localStorage.getItem("warren.contrast");
    stored = localStorage.getItem(`warren:game:${location.hash.split("/")[2]}`);
  } catch {
    // Without storage, the system's theme and language apply.
  }

  // The same choice as in i18n.js, which has the final say.
  const tags = [language ?? "", ...navigator.languages].map(
    (tag) => tag.toLowerCase().split("-")[0],
  );
  root.lang = tags.find((tag) => ["en", "ru", "fa"].includes(tag)) ?? "en";
  root.dir = root.lang === "fa" ? "rtl" : "ltr";
  for (const words of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("link[data-href]")
  )) {
    words.setAttribute("href", words.dataset.href?.replace("/en.", `/${root.lang}.`) ?? "");
    if (!words.dataset.for) words.setAttribute("rel", "preload");
  }

  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  root.dataset.theme = theme;
  if (contrast === "high") root.dataset.contrast = contrast;
  const [, part, rest, code] = location.hash.match(/^#(?:\/(\w*)\/?([\w-]*)|(.+))/) ?? [];
  root.dataset.outline = part === "game" || code ? "game" : "home";
  const needed = [isPuzzle ? "puzzle" : part === "puzzles" ? part : root.dataset.outline];
  if (code || (part && part !== "new")) needed.push("views");
  if (part === "game") {
    const [, game] = stored?.match(/"game":"(\w+)"/) ?? [];
    // Only the larger module reads logs.
    needed.push(`game-${game}`, `${stored?.includes('"isLog":true') ? "study" : "play"}-${game}`);
  } else if (part !== undefined && part !== "puzzles") {
    // Every page of a game but the list of its puzzles needs its rules.
    needed.push(`${part === "edit" ? "study" : "rules"}-${rest}`);
    if (part === "today" && rest) needed.push("puzzle", `game-${rest}`);
  }
  // Bits 4 to 7 of a link are the game's number.
  if (/^[\w-]{2}/.test(code ?? "")) {
    const [byte] = atob(code.slice(0, 2).replace(/-/g, "+").replace(/_/g, "/"));
    const number = byte.charCodeAt(0) & 15;
    needed.push(`game-${number}`, `play-${number}`);
  }
  for (const hint of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("link[data-for]")
  )) {
    const isNeeded = hint.dataset.for?.split(" ").some((use) => needed.includes(use));
    if (isNeeded) hint.setAttribute("rel", hint.hasAttribute("as") ? "preload" : "modulepreload");
  }
})();
