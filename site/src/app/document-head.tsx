import { useEffect } from 'react';
import { useLocation, useMatches, type UIMatch } from 'react-router-dom';
import useSWR from 'swr';
import { useLocale, useT } from '../i18n';
import { previewPass } from '../lib/preview';
import { pageLinks } from './head/page-links';
import { titleOf, metaOf } from './page-meta';
import type { PageHandle } from './route-handles';

const setLink = (rel: string, href: string | undefined) => {
  const element = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (!href) element?.remove();
  else if (element) element.href = href;
  else document.head.append(Object.assign(document.createElement('link'), { rel, href }));
};

const setMeta = (name: string, content: string | undefined) => {
  let element = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!content) {
    element?.remove();
    return;
  }
  if (!element) {
    element = document.createElement('meta');
    element.name = name;
    document.head.append(element);
  }
  element.content = content;
};

/** Where the site lives is the server's to know, whatever address somebody came by: the head that it wrote names it. */
const publicOrigin = (): string => {
  const address = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  return address ? new URL(address).origin : window.location.origin;
};

/**
 * Keeps what people see and share of a page in step after the server's own head: a browser's "share" sends the canonical
 * address. The rest of the head is for those who read addresses one by one.
 */
export function DocumentHead() {
  const t = useT();
  const { locale } = useLocale();
  const location = useLocation();
  const match = useMatches().at(-1) as UIMatch<unknown, PageHandle | undefined> | undefined;
  const address = { params: match?.params ?? {}, search: new URLSearchParams(location.search), locale };
  const key = match?.handle?.load?.(address)[0] ?? null;
  const { data: subject } = useSWR<unknown>(key);
  const known = metaOf(match?.handle, { ...address, subject, t, origin: '' });
  const meta = previewPass() ? { ...known, noIndex: true } : known;
  const title = titleOf(meta);
  const canonical = meta.noIndex ? undefined : pageLinks(meta, location.pathname, locale, '').canonical;
  useEffect(() => {
    document.title = title;
    setMeta('description', meta.description);
    setMeta('robots', meta.noIndex ? 'noindex' : undefined);
    setLink('canonical', canonical && publicOrigin() + canonical);
  }, [title, meta.description, meta.noIndex, canonical]);
  return null;
}
