import type { ListProducts, Product, ProductRating } from '@contract';
import { paths } from '../../../app/paths';
import type { MetaContext, PageMeta } from '../../../shared/page';
import {
  addressIn,
  breadcrumb,
  graph,
  pictureAddress,
  type StructuredData,
} from '../../../shared/structured-data';

/** Only what buyers really said: a rating made up would be a lie, and against the law. */
const aggregate = (rating: ProductRating | null): StructuredData =>
  rating
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.average,
          ratingCount: rating.count,
          bestRating: 5,
        },
      }
    : {};

const goods = (product: Product, path: string, { origin, locale }: MetaContext): StructuredData => ({
  '@type': 'Product',
  name: product.title,
  description: product.description,
  sku: product.slug,
  url: addressIn(locale, path, origin),
  ...(product.imageUrl ? { image: pictureAddress(product.imageUrl, origin) } : {}),
  ...aggregate(product.rating),
  offers: {
    '@type': 'Offer',
    url: addressIn(locale, path, origin),
    price: (product.priceCents / 100).toFixed(2),
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    seller: { '@id': `${origin}/#organization` },
  },
});

/** What a product says of itself in the head. It is shown under its id too; its slug is the address to share. */
export const productMeta = (product: Product, context: MetaContext): PageMeta => {
  const { t, origin, locale } = context;
  const path = paths.product(product.slug);
  const shop = t('marketplace.title');
  return {
    title: product.title,
    description: product.description,
    image: product.imageUrl,
    kicker: shop,
    type: 'product',
    addresses: { it: path, en: path },
    structured: import.meta.env.SSR
      ? graph(
          goods(product, path, context),
          breadcrumb(origin, locale, [
            { name: shop, path: paths.marketplace() },
            { name: product.title, path },
          ]),
        )
      : undefined,
  };
};

/** What the catalogue says of itself in the head: where it stands, and which products it lists, in their order. */
export const catalogueMeta = ({ subject, t, origin, locale }: MetaContext): PageMeta => {
  const title = t('marketplace.title');
  const products = (subject as ListProducts['response'] | undefined)?.data ?? [];
  return {
    title,
    description: t('marketplace.description'),
    structured: import.meta.env.SSR
      ? graph(
          {
            '@type': 'ItemList',
            name: title,
            numberOfItems: products.length,
            itemListElement: products.map(({ slug, title: name }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              url: addressIn(locale, paths.product(slug), origin),
            })),
          },
          breadcrumb(origin, locale, [{ name: title, path: paths.marketplace() }]),
        )
      : undefined,
  };
};
