import { hashSource } from './inline-sources';

/** What the headers of an answer depend on. */
export interface HeaderSituation {
  path: string;
  production: boolean;
  /** The public address is https. */
  https: boolean;
}

const policy = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

const SELF = "'self'";
const NONE = "'none'";

/**
 * Where emotion writes rules while a page runs: an empty `<style>`, whose rules come through the object model, which a policy leaves to
 * scripts that may run. This is the hash of nothing.
 */
const EMPTY_STYLE = hashSource('');

/**
 * What react-aria writes into the head as it goes: fingers press without a wait for a second tap, and on iPhones a page stays still
 * behind what is open over it. Another wording of a later version is named in the browser's console, which journeys read.
 */
const REACT_ARIA_STYLES = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
].map(hashSource);

/**
 * Scripts and styles are files, or stand in a page's head and are named by their hashes (`inline-sources.ts`); page data travels in
 * `application/json`. Only attributes may say a style by themselves: they reach no further than their element.
 */
const SITE = {
  'default-src': [SELF],
  'script-src': [SELF],
  'style-src': [SELF, EMPTY_STYLE, ...REACT_ARIA_STYLES],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': [SELF, 'data:', 'blob:'],
  'font-src': [SELF],
  'connect-src': [SELF],
  'frame-src': [SELF],
  'object-src': [NONE],
  'base-uri': [SELF],
  'form-action': [SELF],
  'frame-ancestors': [NONE],
};

const isBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/**
 * Strapi's panel: React page at /cms, images as data and blob, and styled-components, which writes `<style>` as it goes. The development
 * server of its bundle needs inline scripts and sockets.
 */
const panelPolicy = (production: boolean) =>
  policy({
    ...SITE,
    'script-src': production ? [SELF] : [SELF, "'unsafe-inline'"],
    'style-src': [SELF, "'unsafe-inline'"],
    'connect-src': production ? [SELF] : [SELF, 'ws:'],
    'media-src': [SELF, 'data:', 'blob:'],
    'frame-ancestors': [SELF],
  });

/** The content security policy of a path; whoever answers downstream may set a narrower or different one. */
export const contentSecurityPolicy = ({ path, production }: HeaderSituation): string => {
  // Files that people uploaded: even an HTML page among them can run nothing.
  if (isBelow(path, '/uploads')) return policy({ sandbox: [], 'default-src': [NONE], 'img-src': [SELF] });
  if (isBelow(path, '/cms')) return panelPolicy(production);
  if (isBelow(path, '/api')) return policy({ 'default-src': [NONE], 'frame-ancestors': [NONE] });
  if (isBelow(path, '/widget')) return policy({ ...SITE, 'frame-ancestors': [SELF] });
  return policy(SITE);
};

/** Every security header of an answer, as the table in `tests/api/headers.spec.ts` pins them. */
export const securityHeaders = (situation: HeaderSituation): Record<string, string> => {
  const framed = isBelow(situation.path, '/cms') || isBelow(situation.path, '/widget');
  return {
    'Content-Security-Policy': contentSecurityPolicy(situation),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'X-Frame-Options': framed ? 'SAMEORIGIN' : 'DENY',
    // Accounts of social networks are connected in popups, which must be able to report back.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(situation.https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
    ...(isBelow(situation.path, '/api') ? { 'Cache-Control': 'no-store' } : {}),
  };
};
