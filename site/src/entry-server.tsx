import { BRAND } from '@contract';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { metaOf, titleOf } from './app/page-meta';
import { Providers, type PageData } from './app/providers';
import { routes, type BranchHandle, type PageHandle } from './app/router';
import { localeOf, translator } from './i18n';
import './i18n/all-words';
import type { PageMeta } from './shared/page';

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
}

export interface RenderedPage {
  status: number;
  html: string;
  /** May be kept and shown to others. */
  cacheable: boolean;
  /** May be shown inside a page of another origin. */
  frameable: boolean;
}

type Handle = Partial<PageHandle> & Partial<BranchHandle> & { notFound?: boolean };

const handler = createStaticHandler(routes);

const escape = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark,
  );

/** JSON that is safe inside a script element: `<` cannot end it, the two separators cannot break it. */
const safeJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** The page's own chunks and what they import, so that the browser fetches them beside the entry, not after it. */
const chunksOf = (manifest: Manifest, sources: string[]): string[] => {
  const seen = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return;
    seen.add(source);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...seen].map((source) => manifest[source]?.file ?? '').filter((file) => file.endsWith('.js'));
};

const kebab = (area: string) => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const headOf = (meta: PageMeta, url: URL, origin: string, chunks: string[]): string => {
  const clean = url.pathname;
  const canonical = `${origin}${clean}${url.searchParams.get('lang') === 'en' ? '?lang=en' : ''}`;
  const title = titleOf(meta);
  const image = meta.image ? new URL(meta.image, origin).href : null;
  return [
    `<title>${escape(title)}</title>`,
    meta.description && `<meta name="description" content="${escape(meta.description)}">`,
    meta.noIndex && '<meta name="robots" content="noindex">',
    !meta.noIndex && `<link rel="canonical" href="${escape(canonical)}">`,
    !meta.noIndex && `<link rel="alternate" hreflang="it" href="${escape(origin + clean)}">`,
    !meta.noIndex && `<link rel="alternate" hreflang="en" href="${escape(`${origin}${clean}?lang=en`)}">`,
    `<meta property="og:site_name" content="${BRAND.name}">`,
    `<meta property="og:type" content="${meta.type ?? 'website'}">`,
    `<meta property="og:title" content="${escape(meta.title || BRAND.name)}">`,
    meta.description && `<meta property="og:description" content="${escape(meta.description)}">`,
    `<meta property="og:url" content="${escape(canonical)}">`,
    image && `<meta property="og:image" content="${escape(image)}">`,
    image && '<meta name="twitter:card" content="summary_large_image">',
    meta.structured && `<script type="application/ld+json">${safeJson(meta.structured)}</script>`,
    ...chunks.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
    .filter(Boolean)
    .join('\n    ');
};

const fill = (template: string, parts: { lang: string; head: string; app: string; data: PageData | null }) =>
  template
    .replace('<html lang="it">', () => `<html lang="${parts.lang}">`)
    .replace('<!--head-->', () => parts.head)
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
}: RenderRequest): Promise<RenderedPage> => {
  const address = new URL(url, 'http://site.invalid');
  const locale = localeOf(address.searchParams);
  const t = translator(locale);
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`Unexpected response for ${address.pathname}`);

  const handles = context.matches.map(({ route }) => (route.handle ?? {}) as Handle);
  const page = handles.at(-1);
  const frameable = handles.some((handle) => handle.frameable);
  const place = { params: context.matches.at(-1)?.params ?? {}, search: address.searchParams, locale };
  const sources = [
    page?.source ?? '',
    ...['common', 'layout', ...(page?.areas ?? [])].map((area) => `src/i18n/${locale}/${kebab(area)}.ts`),
  ];
  const chunks = chunksOf(manifest, sources);

  if (!handles.some((handle) => handle.delivery === 'server')) {
    const meta = { ...metaOf(page, { ...place, subject: undefined, t }), noIndex: true };
    const html = fill(template, {
      lang: locale,
      head: headOf(meta, address, origin, chunks),
      app: '',
      data: null,
    });
    return { status: 200, html, cacheable: true, frameable };
  }

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
  const missing = page?.notFound === true || subjectKey in data.failures;
  const meta = metaOf(page, { ...place, subject: data.bodies[subjectKey], t });
  const app = renderToString(
    <StrictMode>
      <Providers locale={locale} data={data}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </StrictMode>,
  );
  return {
    status: missing ? 404 : 200,
    html: fill(template, {
      lang: locale,
      head: headOf(missing ? { ...meta, noIndex: true } : meta, address, origin, chunks),
      app,
      data,
    }),
    cacheable: keys.every((key) => key in data.bodies || key in data.failures),
    frameable,
  };
};
