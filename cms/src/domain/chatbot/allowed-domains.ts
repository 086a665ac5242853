import { domainOf, followsSiteUrl } from '../../contract';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * One entry of the allowed list as it is kept: a lower-case host, punycoded, without `www.`; a port stays when it was written.
 * Null when it is not a host.
 */
export const normalizeDomain = (entry: string): string | null => {
  const text = entry.trim();
  if (text === '' || /[\s@?#*]/.test(text)) return null;
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    const host = url.hostname.replace(/\.$/, '').replace(/^www\./, '');
    if (!host.includes('.') && !LOOPBACK.has(host)) return null;
    return url.port ? `${host}:${url.port}` : host;
  } catch {
    return null;
  }
};

/** The list after a save of the site URL: it follows the URL until the owner edits it by hand. */
export const domainsAfterSiteUrl = (
  current: { siteUrl: string; allowedDomains: string[] },
  siteUrl: string,
): string[] => {
  if (!followsSiteUrl(current.allowedDomains, current.siteUrl)) return current.allowedDomains;
  const after = domainOf(siteUrl);
  return after ? [after] : [];
};

export interface OriginRules {
  allowedDomains: readonly string[];
  /** Our own pages (`/widget/:id`, the builder's preview) are always allowed. */
  ownOrigin: string;
  production: boolean;
}

const parseOrigin = (text: string): URL | null => {
  try {
    const url = new URL(text);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
  } catch {
    return null;
  }
};

const isAddress = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith('[');

/**
 * Whether a page of this origin may use the bot: an exact host or a sub-domain of a listed one, compared part by part so that
 * `evil-example.com` and `example.com.evil.io` are nobody. In production only https speaks, except on the developer's own machine.
 */
export const isOriginAllowed = (origin: string, rules: OriginRules): boolean => {
  const url = parseOrigin(origin);
  if (!url) return false;
  if (url.origin === rules.ownOrigin) return true;
  const host = url.hostname.replace(/\.$/, '');
  const loopback = LOOPBACK.has(host);
  if (rules.production && url.protocol !== 'https:' && !loopback) return false;
  return rules.allowedDomains.some((entry) => {
    const listed = parseOrigin(`http://${entry}`);
    if (!listed) return false;
    const listedHost = listed.hostname;
    const sameHost =
      host === listedHost || (!isAddress(host) && !isAddress(listedHost) && host.endsWith(`.${listedHost}`));
    if (!sameHost) return false;
    // A listed port is meant; without one a site speaks on its standard port, and a developer's machine on any.
    if (listed.port) return url.port === listed.port;
    return url.port === '' || loopback;
  });
};

/** What `frame-ancestors` says for the pages that may frame this bot. */
export const frameAncestors = (allowedDomains: readonly string[], production: boolean): string[] => [
  "'self'",
  ...allowedDomains.flatMap((entry) => {
    const url = parseOrigin(`http://${entry}`);
    if (!url) return [];
    const loopback = LOOPBACK.has(url.hostname);
    const authority = loopback && !url.port ? `${url.hostname}:*` : url.host;
    const schemes = production && !loopback ? ['https'] : ['https', 'http'];
    return schemes.flatMap((scheme) =>
      isAddress(url.hostname) || loopback
        ? [`${scheme}://${authority}`]
        : [`${scheme}://${authority}`, `${scheme}://*.${authority}`],
    );
  }),
];

export interface PageOrigin {
  origin: string;
  host: string;
}

/** Origin and host of an address as a browser or a referrer writes it; null when it is none. */
export const originOf = (address: string): PageOrigin | null => {
  const url = parseOrigin(address);
  return url && { origin: url.origin, host: url.host };
};
