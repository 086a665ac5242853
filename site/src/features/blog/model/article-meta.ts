import { BRAND, type Article } from '@contract';
import { paths } from '../../../app/paths';
import type { MetaContext, PageAddresses, PageMeta } from '../../../shared/page';
import {
  addressIn,
  breadcrumb,
  graph,
  pictureAddress,
  type StructuredData,
} from '../../../shared/structured-data';

const addressesOf = ({ slugs }: Article): PageAddresses =>
  Object.fromEntries(Object.entries(slugs).map(([locale, slug]) => [locale, paths.article(slug)]));

const posting = (article: Article, origin: string): StructuredData => ({
  '@type': 'BlogPosting',
  headline: article.title,
  description: article.summary,
  inLanguage: article.locale,
  datePublished: article.publishedAt,
  dateModified: article.updatedAt,
  ...(article.imageUrl ? { image: pictureAddress(article.imageUrl, origin) } : {}),
  ...(article.tags.length > 0 ? { keywords: article.tags.join(', ') } : {}),
  timeRequired: `PT${article.readingMinutes}M`,
  mainEntityOfPage: addressIn(article.locale, paths.article(article.slug), origin),
  author: { '@type': 'Organization', name: BRAND.name, url: `${origin}/` },
  publisher: { '@type': 'Organization', name: BRAND.name, logo: `${origin}/icon-512.png` },
});

/** What an article says of itself in the head. */
export const articleMeta = (article: Article, { params, t, origin }: MetaContext): PageMeta => ({
  title: article.title,
  description: article.summary || article.title,
  image: article.imageUrl,
  kicker: t('blog.badge'),
  type: 'article',
  article,
  addresses: addressesOf(article),
  movedTo: params.slug === article.slug ? undefined : paths.article(article.slug),
  structured: import.meta.env.SSR
    ? graph(
        posting(article, origin),
        breadcrumb(origin, article.locale, [
          { name: t('blog.badge'), path: paths.blog() },
          { name: article.title, path: paths.article(article.slug) },
        ]),
      )
    : undefined,
});
