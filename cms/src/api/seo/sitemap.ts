import type { Core } from '@strapi/strapi';
import { LOCALES, PUBLIC_PAGES, publicPage, tagSlug, type Instant, type Locale } from '../../contract';
import { blog } from '../article/blog';
import { help } from '../article/help';
import { catalogue } from '../product/catalogue';
import { element } from './xml';

/** A page of the site map: where it is in each language, and when it last changed if that is known. */
interface Entry {
  paths: Partial<Record<Locale, string>>;
  changedAt?: Instant;
}

const both = (path: string): Entry['paths'] => ({ it: path, en: path });
const address = (origin: string, locale: Locale, path: string): string =>
  `${origin}${path}${locale === 'en' ? '?lang=en' : ''}`;

const urls = (origin: string, { paths, changedAt }: Entry): string[] => {
  const spoken = LOCALES.flatMap((locale) => {
    const path = paths[locale];
    return path === undefined ? [] : [{ locale: locale, href: address(origin, locale, path) }];
  });
  const [first] = spoken;
  if (!first) return [];
  const links = [...spoken, { locale: 'x-default', href: first.href }].map(({ locale, href }) =>
    element('xhtml:link', '', { rel: 'alternate', hreflang: locale, href }),
  );
  return spoken.map(({ href }) =>
    ['<url>', element('loc', href), changedAt ? element('lastmod', changedAt) : '', ...links, '</url>'].join(
      '',
    ),
  );
};

/** Everything that search engines should find, in both languages: published articles, listed products, help, and the site's own pages. */
export const sitemap = async (strapi: Core.Strapi, origin: string): Promise<string> => {
  const [italian, english, products, answers] = await Promise.all([
    blog(strapi).list('it'),
    blog(strapi).list('en'),
    catalogue(strapi).list('it'),
    help(strapi).list('it'),
  ]);
  const translated = english.filter(({ locale }) => locale === 'en');
  const articles = new Map<string, Entry>();
  for (const { id, locale, slug, updatedAt } of [...italian, ...translated]) {
    const known = articles.get(id);
    articles.set(id, {
      paths: { ...known?.paths, [locale]: publicPage.article(slug) },
      changedAt: known?.changedAt && known.changedAt > updatedAt ? known.changedAt : updatedAt,
    });
  }
  const tagsOf = (locale: Locale, list: typeof italian): Entry[] =>
    [...new Map(list.flatMap(({ tags }) => tags).map((tag) => [tagSlug(tag), tag])).values()].map((tag) => ({
      paths: { [locale]: publicPage.tag(tag) },
    }));
  const newest = [...articles.values()]
    .map(({ changedAt = '' }) => changedAt)
    .sort()
    .at(-1);
  const entries: Entry[] = [
    ...PUBLIC_PAGES.map((path) => ({ paths: both(path), changedAt: path === '/blog' ? newest : undefined })),
    ...articles.values(),
    ...tagsOf(
      'it',
      italian.filter(({ locale }) => locale === 'it'),
    ),
    ...tagsOf('en', translated),
    ...products.map(({ slug }) => ({ paths: both(publicPage.product(slug)) })),
    ...answers.map(({ slug }) => ({ paths: both(publicPage.helpArticle(slug)) })),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flatMap((entry) => urls(origin, entry)),
    '</urlset>',
    '',
  ].join('\n');
};
