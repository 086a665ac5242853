import type { Core } from '@strapi/strapi';
import { BRAND, FEEDS, publicPage, type ArticleSummary, type Locale } from '../../contract';
import { publicSiteWords } from '../../locales/public-site';
import { blog } from '../article/blog';
import { element } from './xml';

/** As many as feed readers ever show of what is new. */
const ENTRIES = 30;

const entry = (origin: string, article: ArticleSummary): string => {
  const href = `${origin}${publicPage.article(article.slug)}${article.locale === 'en' ? '?lang=en' : ''}`;
  return [
    '<entry>',
    // Not the address, which may change: a reader must not show a moved article twice.
    element('id', `tag:${new URL(origin).hostname},2026:article:${article.id}:${article.locale}`),
    element('title', article.title),
    element('link', '', { rel: 'alternate', type: 'text/html', href }),
    element('published', article.publishedAt),
    element('updated', article.updatedAt),
    ...(article.summary ? [element('summary', article.summary)] : []),
    ...article.tags.map((tag) => element('category', '', { term: tag })),
    '</entry>',
  ].join('');
};

/** The blog as an Atom feed of one language; articles that are not translated are in the other one's. */
export const feed = async (strapi: Core.Strapi, origin: string, locale: Locale): Promise<string> => {
  const words = publicSiteWords[locale];
  const articles = (await blog(strapi).list(locale))
    .filter((article) => article.locale === locale)
    .slice(0, ENTRIES);
  const updated =
    articles
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? '1970-01-01T00:00:00.000Z';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    element('id', `${origin}${FEEDS[locale]}`),
    element('title', words.feedTitle),
    element('subtitle', words.feedSubtitle),
    element('link', '', { rel: 'self', type: 'application/atom+xml', href: `${origin}${FEEDS[locale]}` }),
    element('link', '', {
      rel: 'alternate',
      type: 'text/html',
      href: `${origin}/blog${locale === 'en' ? '?lang=en' : ''}`,
    }),
    element('updated', updated),
    `<author>${element('name', BRAND.name)}</author>`,
    element('icon', `${origin}/icon-192.png`),
    ...articles.map((article) => entry(origin, article)),
    '</feed>',
    '',
  ].join('\n');
};
