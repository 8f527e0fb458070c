// On the page of a game, `dots/` and the like, which is there for the previews of links. It leads on to the site before anything
// is drawn, and keeps what stands behind the address. Without that it leads to a new game.
(() => {
  const root = document.documentElement;
  try {
    // Until the site is there, the page is as light or dark as the site will be.
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
