import { useEffect } from 'react';
import { useLocation, useMatches, type UIMatch } from 'react-router-dom';
import useSWR from 'swr';
import { useLocale, useT } from '../i18n';
import { titleOf, metaOf } from './page-meta';
import type { PageHandle } from './router';

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

/** Keeps title and description in step with the page after the server's own head. */
export function DocumentHead() {
  const t = useT();
  const { locale } = useLocale();
  const location = useLocation();
  const match = useMatches().at(-1) as UIMatch<unknown, PageHandle | undefined> | undefined;
  const address = { params: match?.params ?? {}, search: new URLSearchParams(location.search), locale };
  const key = match?.handle?.load?.(address)[0] ?? null;
  const { data: subject } = useSWR<unknown>(key);
  const meta = metaOf(match?.handle, { ...address, subject, t });
  const title = titleOf(meta);
  useEffect(() => {
    document.title = title;
    setMeta('description', meta.description);
    setMeta('robots', meta.noIndex ? 'noindex' : undefined);
  }, [title, meta.description, meta.noIndex]);
  return null;
}
