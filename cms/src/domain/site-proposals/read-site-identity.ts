import { Parser } from 'htmlparser2';
import type { Locale } from '../../contract';
import { readStructuredData } from './read-structured-data';

/** Who a site's first page says that it is. */
export interface SiteIdentity {
  name: string | null;
  /** Addresses of pictures that may be its logo, likeliest first. */
  logos: string[];
  openingHours: Record<Locale, string> | null;
}

const MAX_NAME = 60;
const MAX_LOGOS = 6;
const SEPARATOR = /\s+[|–—\-·•»:]\s+|\s*[|»]\s*/;
const WELCOME = /^(?:home(?: ?page)?|benvenut[oiae]\b.*|welcome\b.*|index|pagina iniziale)$/i;
/** Formats that are drawn anew as pictures; a vector drawing or an icon file is not. */
const NO_PICTURE = /\.(?:svg|ico|gif)(?:[?#]|$)|^data:/i;
const LOGO = /\blogo\b|[-_/]logo|logo[-_.]/i;

const letters = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The part of a title that names the site: the one that its address repeats, else the last that is no welcome. */
const nameInTitle = (title: string, host: string): string | null => {
  const parts = title.split(SEPARATOR).flatMap((part) => part.trim() || []);
  const named = parts.filter((part) => !WELCOME.test(part));
  const label = letters(host.replace(/^www\./, '').replace(/\.[^.]+$/, ''));
  const same = named.find(
    (part) => letters(part).length > 2 && (label.includes(letters(part)) || letters(part).includes(label)),
  );
  const [first] = named;
  // Of several parts, the name of the site stands last: "Orari – Forno Bianchi".
  return same ?? (parts.length > 1 && named.length > 1 ? named.at(-1) : first) ?? null;
};

const sideOf = (sizes = ''): number => Number(/(\d+)x\d+/.exec(sizes)?.[1] ?? 0);

/** Reads a site's name, logo and hours from its first page; forgiving, as browsers are. */
export const readSiteIdentity = (html: string, url: string): SiteIdentity => {
  const meta = new Map<string, string>();
  const scripts: string[] = [];
  const icons: { href: string; side: number }[] = [];
  const images: string[] = [];
  let title = '';
  let inside: 'title' | 'script' | null = null;
  let text = '';
  let drawings = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'svg') drawings += 1;
      if (tag === 'title' && !title && !drawings) inside = 'title';
      if (tag === 'script' && /^application\/ld\+json/i.test(attributes.type ?? '')) inside = 'script';
      if (inside) text = '';
      if (tag === 'meta') {
        const key = (attributes.property ?? attributes.name ?? '').toLowerCase();
        if (key && attributes.content && !meta.has(key)) meta.set(key, attributes.content);
      }
      if (tag === 'link' && attributes.href && /\bicon\b|apple-touch-icon/i.test(attributes.rel ?? ''))
        icons.push({
          href: attributes.href,
          // Made to be seen large, whether it says so or not.
          side: sideOf(attributes.sizes) || (/apple/i.test(attributes.rel ?? '') ? 180 : 16),
        });
      if (
        tag === 'img' &&
        attributes.src &&
        LOGO.test(`${attributes.class} ${attributes.id} ${attributes.alt} ${attributes.src}`)
      )
        images.push(attributes.src);
    },
    ontext(chunk) {
      if (inside) text += chunk;
    },
    onclosetag(tag) {
      if (tag === 'svg') drawings -= 1;
      if (tag !== inside) return;
      if (inside === 'title') title = text.replace(/\s+/g, ' ').trim();
      else scripts.push(text);
      inside = null;
    },
  });
  parser.end(html);

  const business = readStructuredData(scripts);
  const { host } = new URL(url);
  const name =
    business.name ??
    meta.get('og:site_name') ??
    meta.get('application-name') ??
    nameInTitle(title, host) ??
    null;
  const resolve = (address: string): string[] => {
    try {
      const { href, protocol } = new URL(address, url);
      return /^https?:$/.test(protocol) && !NO_PICTURE.test(address) ? [href] : [];
    } catch {
      return [];
    }
  };
  const candidates = [
    business.logo,
    ...icons
      .filter(({ side }) => side >= 96)
      .sort((a, b) => b.side - a.side)
      .map(({ href }) => href),
    ...images.slice(0, 2),
    meta.get('og:image'),
    ...icons.filter(({ side }) => side >= 32 && side < 96).map(({ href }) => href),
  ];
  return {
    name: name?.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME) || null,
    logos: [...new Set(candidates.flatMap((each) => (each ? resolve(each) : [])))].slice(0, MAX_LOGOS),
    openingHours: business.openingHours,
  };
};
