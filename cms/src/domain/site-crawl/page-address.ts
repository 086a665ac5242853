/** Longer addresses are searches and shopping carts. */
const MAX_LENGTH = 500;
/** What an advertisement adds to an address; the page is the same. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|ref|srsltid)$/i;
/** Files that are never pages; anything else is judged by what the server says of it. */
const FILES =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|bmp|pdf|docx?|xlsx?|pptx?|odt|csv|zip|rar|7z|gz|mp[34]|m4[av]|avi|mov|webm|ogg|wav|css|m?js|json|xml|rss|atom|txt|woff2?|ttf|eot|ics|exe|dmg|apk)$/i;
/** Machinery of shops and content systems: each visit changes something or shows nothing. */
const MACHINERY =
  /\/(?:wp-(?:admin|login|json|content|includes)|xmlrpc\.php|cdn-cgi|cart|carrello|checkout|cassa|my-account|account|login|logout|feed)(?:[/.]|$)/i;
const ACTIONS = /^(?:add-to-cart|replytocom|share|print|orderby|sort|filter\w*|sessionid|phpsessid)$/i;

const bare = ({ hostname, port }: URL): string => `${hostname.replace(/^www\./, '')}:${port}`;

/** Whether two addresses belong to one site: the same host, with or without `www`. */
export const isSameSite = (one: URL, other: URL): boolean => bare(one) === bare(other);

const parse = (address: string): URL | null => {
  try {
    const url = new URL(address);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
  } catch {
    return null;
  }
};

/**
 * The one address of a page of `site` under which it is kept, however it was linked: the site's own scheme and host, no fragment, no
 * tracking. `null` for what belongs to another site or is no page.
 */
export const pageAddress = (address: string, site: URL): string | null => {
  const url = parse(address);
  if (!url || !isSameSite(url, site) || url.username !== '') return null;
  url.protocol = site.protocol;
  url.hostname = site.hostname;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) {
    if (ACTIONS.test(name)) return null;
    if (TRACKING.test(name)) url.searchParams.delete(name);
  }
  if (FILES.test(url.pathname) || MACHINERY.test(url.pathname)) return null;
  return url.href.length <= MAX_LENGTH ? url.href : null;
};

/** Where the reading of a site starts, as its owner wrote it; `null` when that is no address. */
export const siteStart = (siteUrl: string): string | null =>
  siteUrl.trim() === ''
    ? null
    : (parse(/^[a-z]+:\/\//i.test(siteUrl.trim()) ? siteUrl.trim() : `https://${siteUrl.trim()}`)?.href ??
      null);
