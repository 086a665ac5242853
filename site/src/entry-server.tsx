import { BRAND, type Locale } from '@contract';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { pageHead } from './app/head/page-head';
import { safeJson, writeHead } from './app/head/write-head';
import { metaOf } from './app/page-meta';
import { Providers, type PageData } from './app/providers';
import type { BranchHandle, PageHandle } from './app/route-handles';
import { routes } from './app/router';
import { localeOf, translator } from './i18n';
import './i18n/all-words';
import { PREVIEW_PARAM } from './lib/preview';
import type { PageMeta } from './shared/page';
import './ui/all-icons';

/** Vite's `manifest.json`: what each source file became. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export interface RenderRequest {
  /** Path and query as asked. */
  url: string;
  /** Origin of canonical addresses, `https://example.it`. */
  origin: string;
  /** The built `index.html`. */
  template: string;
  manifest: Manifest;
  /** Reads an API path (without `/api`); never throws. */
  load: (path: string) => Promise<{ status: number; body: unknown }>;
  /** Where the server shows a card. */
  cardAddress: (card: PageCard) => string;
}

/** What the picture of a page for link previews shows. */
export interface PageCard {
  path: string;
  locale: Locale;
  title: string;
  kicker: string;
  /** Path of a picture of ours. */
  image: string | null;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Path and query where the page lives now; nothing was drawn. */
  movedTo: string | null;
  /** Null for pages that nobody shares. */
  card: PageCard | null;
  /** May be kept and shown to others. */
  cacheable: boolean;
  /** May be shown inside a page of another origin. */
  frameable: boolean;
}

type Handle = Partial<PageHandle> & Partial<BranchHandle> & { notFound?: boolean };

const handler = createStaticHandler(routes);

/** The page's own chunks and what they import, so that the browser fetches them beside the entry, not after it. */
const chunksOf = (manifest: Manifest, sources: string[]): string[] => {
  const visited = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || visited.has(source)) return;
    visited.add(source);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...visited].map((source) => manifest[source]?.file ?? '').filter((file) => file.endsWith('.js'));
};

const kebab = (area: string) => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const cardOf = (meta: PageMeta, path: string, locale: Locale): PageCard => ({
  path,
  locale,
  title: meta.title || BRAND.name,
  kicker: meta.kicker ?? '',
  image: meta.image ?? null,
});

/** Read by whoever's browser runs no script, and by nobody else: no page carries these words otherwise. */
const withoutScript = (words: string): string =>
  words &&
  `<noscript><p style="margin:0;padding:12px 20px;text-align:center;background:var(--ink);color:var(--paper)">${words}</p></noscript>`;

/**
 * Collects the styles of one page, which would otherwise be written beside the elements that they are for, where HTML allows none. `compat`
 * is emotion's switch for that; in the browser its usual cache takes them over by their names.
 */
const stylesOfOnePage = (): EmotionCache => {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
};

const writeStyles = ({ key, inserted }: EmotionCache): string => {
  const rules = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const names = rules.map(([name]) => name).join(' ');
  return rules.length === 0
    ? ''
    : `<style data-emotion="${key} ${names}">${rules.map(([, text]) => text).join('')}</style>`;
};

const fill = (
  template: string,
  parts: { lang: string; head: string; styles: string; app: string; noScript: string; data: PageData | null },
) =>
  template
    .replace('<html lang="it">', () => `<html lang="${parts.lang}">`)
    .replace('<div id="root">', (root) => withoutScript(parts.noScript) + root)
    .replace('<!--head-->', () => parts.head)
    .replace('</head>', (end) => parts.styles + end)
    .replace('<!--app-->', () => parts.app)
    .replace(
      '</body>',
      () =>
        `${parts.data ? `<script id="page-data" type="application/json">${safeJson(parts.data)}</script>\n  ` : ''}</body>`,
    );

/**
 * Draws one address: public pages whole, with their data; signed-in screens and widget frames as an empty page that
 * the browser fills.
 */
export const render = async ({
  url,
  origin,
  template,
  manifest,
  load,
  cardAddress,
}: RenderRequest): Promise<RenderedPage> => {
  const address = new URL(url, 'http://site.invalid');
  const locale = localeOf(address.searchParams);
  const t = translator(locale);
  const tell = (key: 'help.noScript.page' | 'help.noScript.forms') => t(key, { email: BRAND.supportEmail });
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`Unexpected response for ${address.pathname}`);

  const handles = context.matches.map(({ route }) => (route.handle ?? {}) as Handle);
  const page = handles.at(-1);
  const frameable = handles.some((handle) => handle.frameable);
  const place = { params: context.matches.at(-1)?.params ?? {}, search: address.searchParams, locale };
  const sources = [
    ...(page?.sources ?? []),
    ...['common', 'layout', ...(page?.areas ?? [])].map((area) => `src/i18n/${locale}/${kebab(area)}.ts`),
  ];
  const chunks = chunksOf(manifest, sources);
  const { pathname } = address;
  const headOf = (meta: PageMeta, card: PageCard | null) =>
    writeHead(
      pageHead({
        meta,
        pathname,
        locale,
        origin,
        chunks,
        card: card && cardAddress(card),
        feedTitle: t('blog.feedTitle'),
      }),
    );

  // A preview is its editor's alone: the browser fetches it with the pass, and the panel shows it in a frame.
  const isPreview = address.searchParams.has(PREVIEW_PARAM);
  if (isPreview || !handles.some((handle) => handle.delivery === 'server')) {
    const meta = { ...metaOf(page, { ...place, subject: undefined, t, origin }), noIndex: true };
    const html = fill(template, {
      lang: locale,
      head: headOf(meta, null),
      styles: '',
      app: '',
      noScript: frameable ? '' : tell('help.noScript.page'),
      data: null,
    });
    return {
      status: 200,
      html,
      movedTo: null,
      card: null,
      cacheable: !isPreview,
      frameable: frameable || isPreview,
    };
  }

  const plain = pathname.replace(/\/+$/, '');
  // One page, one address. What begins with two slashes would name another host.
  if (plain !== pathname && /^\/[^/]/.test(plain) && page?.notFound !== true)
    return { status: 301, html: '', movedTo: plain + address.search, card: null, cacheable: true, frameable };

  const data: PageData = { bodies: {}, failures: {} };
  const keys = page?.load?.(place) ?? [];
  await Promise.all(
    keys.map(async (key) => {
      const { status, body } = await load(key);
      if (status === 200) data.bodies[key] = body;
      // A malformed name (`/blog/%00`) names nothing either.
      else if ([400, 404, 422].includes(status)) data.failures[key] = { status: 404, code: 'NOT_FOUND' };
      // Anything else may pass: the browser asks again by itself.
    }),
  );
  const subjectKey = keys[0] ?? '';
  const meta = metaOf(page, { ...place, subject: data.bodies[subjectKey], t, origin });
  const missing = page?.notFound === true || subjectKey in data.failures || meta.missing === true;
  const cacheable = keys.every((key) => key in data.bodies || key in data.failures);
  if (meta.movedTo !== undefined)
    return {
      status: 301,
      html: '',
      movedTo: meta.movedTo + address.search,
      card: null,
      cacheable,
      frameable,
    };
  const styles = stylesOfOnePage();
  const app = renderToString(
    <StrictMode>
      <CacheProvider value={styles}>
        <Providers locale={locale} data={data}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </CacheProvider>
    </StrictMode>,
  );
  const noIndex = missing || meta.noIndex === true;
  const card = noIndex ? null : cardOf(meta, pathname, locale);
  return {
    status: missing ? 404 : 200,
    html: fill(template, {
      lang: locale,
      head: headOf({ ...meta, noIndex }, card),
      styles: writeStyles(styles),
      app,
      noScript: frameable ? '' : tell('help.noScript.forms'),
      data,
    }),
    movedTo: null,
    card,
    cacheable,
    frameable,
  };
};
