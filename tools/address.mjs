/**
 * Handles the tags of a page that need the site's address: most programs that show link previews accept only full addresses.
 */

/** Tags with an address relative to the page, and tags that are useless without them. */
const ADDRESS_TAGS =
  /^( *<(?:meta property="og:(?:url|image)" content|link rel="canonical" href)=")(\.[^"]*)(">)\n/gm;
const PICTURE_TAGS =
  /^ *<meta (?:property="og:image:\w+"|name="twitter:card") content="[^"]*">\n/gm;

/**
 * Returns a page with the site's address in the tags that need it. Without an address these tags are omitted.
 * @param {string} html
 * @param {string | undefined} address the future address of the site, such as `https://example.org/warren/`
 * @param {string} [file] the page's file in the site
 * @returns {string}
 * @throws if others cannot follow the address
 */
export function withAddress(html, address, file = "index.html") {
  if (!address) return html.replace(ADDRESS_TAGS, "").replace(PICTURE_TAGS, "");
  const page = new URL(file, siteOf(address));
  return html.replace(
    ADDRESS_TAGS,
    (_, before, path, behind) =>
      `${before}${new URL(path, page).href.replaceAll("&", "&amp;")}${behind}\n`,
  );
}

/** @param {string} address */
function siteOf(address) {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`The site's address begins with https:// (or http://), unlike ${address}`);
  }
  url.search = "";
  url.hash = "";
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  return url;
}
