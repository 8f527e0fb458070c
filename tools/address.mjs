/**
 * The tags of a page that need the site's own address: most who show a preview of a link take no other.
 */

/** Tags with an address that is relative to the page, and those that mean nothing without. */
const ADDRESSES = /^( *<meta property="og:(?:url|image)" content=")\.\/([^"]*)(">)\n/gm;
const OF_PICTURE = /^ *<meta (?:property="og:image:\w+"|name="twitter:card") content="[^"]*">\n/gm;

/**
 * A page with its address in the tags that need it; without one they are left out.
 * @param {string} html
 * @param {string | undefined} address where the site will be, such as `https://example.org/warren/`
 * @returns {string}
 * @throws if the address is none that others could follow
 */
export function withAddress(html, address) {
  if (!address) return html.replace(ADDRESSES, "").replace(OF_PICTURE, "");
  const site = siteOf(address);
  return html.replace(
    ADDRESSES,
    (_, before, path, behind) =>
      `${before}${new URL(path, site).href.replaceAll("&", "&amp;")}${behind}\n`,
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
