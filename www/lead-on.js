// Runs on the page of a game, such as `dots/`, which exists for link previews. It redirects to the site before anything is
// drawn, and keeps the fragment of the address. Without a fragment it opens a new game.
(() => {
  const root = document.documentElement;
  try {
    // Until the site has loaded, the page has the site's theme.
    const theme = localStorage.getItem("warren.theme");
    if (theme === "light" || theme === "dark") root.style.colorScheme = theme;
  } catch {
    // Without storage, the system's theme applies.
  }
  const { game } = root.dataset;
  const { origin, pathname, search, hash } = location;
  // Some hosts serve the page without the slash at the end of its address.
  const end = pathname.lastIndexOf(`/${game}`);
  const site = end < 0 ? "../" : `${origin}${pathname.slice(0, end + 1)}`;
  location.replace(`${site}${search}${hash || `#/new/${game}`}`);
})();
