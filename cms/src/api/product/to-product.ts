import { PRODUCT_DEFAULTS, type Locale, type Product, type ProductRating } from '../../contract';
import type { Row } from '../../database/row';
import { instantOf } from '../../database/date-of';
import { linesOf, textsOf } from '../../domain/product/texts';

/** A product as its table holds it. */
export interface ProductRow extends Row<'api::product.product'> {
  image?: { url: string } | null;
}

/** Name of a drawing that ships with the server; anything else in the column shows no picture. */
const ILLUSTRATION = /^[a-z0-9-]+\.svg$/;

/** An uploaded picture, or the drawing that ships with the product. */
export const productImage = ({
  image,
  illustration,
}: Pick<ProductRow, 'image' | 'illustration'>): string | null => {
  if (image) return image.url;
  return illustration && ILLUSTRATION.test(illustration) ? `/illustrations/${illustration}` : null;
};

/** The title in a language, Italian where nobody has translated it. */
export const productTitle = (
  { title, titleEn }: Pick<ProductRow, 'title' | 'titleEn'>,
  locale: Locale,
): string => (locale === 'en' && titleEn) || title;

/** Row → contract, in one place. */
export const toProduct = (row: ProductRow, locale: Locale, rating: ProductRating | null): Product => {
  const english = locale === 'en';
  const listIn = (italian: unknown, translated: unknown): string[] => {
    const texts = english ? textsOf(translated) : [];
    return texts.length > 0 ? texts : textsOf(italian);
  };
  const color = (value: string | null, fallback: string) => value || fallback;
  return {
    id: row.documentId,
    slug: row.slug,
    kind: row.kind,
    title: productTitle(row, locale),
    description: (english && row.descriptionEn) || row.description,
    priceCents: row.priceCents,
    billingPeriod: row.billingPeriod,
    installations: row.installations ?? PRODUCT_DEFAULTS.installations,
    activationTime:
      (english && row.activationTimeEn) || row.activationTime || PRODUCT_DEFAULTS.activationTime,
    badge: (english && row.badgeEn) || row.badge || null,
    badgeColor: color(row.badgeColor, PRODUCT_DEFAULTS.badgeColor),
    badgeTextColor: color(row.badgeTextColor, PRODUCT_DEFAULTS.badgeTextColor),
    imageUrl: productImage(row),
    imageBgColor: color(row.imageBgColor, PRODUCT_DEFAULTS.imageBgColor),
    priceBgColor: color(row.priceBgColor, PRODUCT_DEFAULTS.priceBgColor),
    priceTextColor: color(row.priceTextColor, PRODUCT_DEFAULTS.priceTextColor),
    footerBgColor: color(row.footerBgColor, PRODUCT_DEFAULTS.footerBgColor),
    footerTextColor: color(row.footerTextColor, PRODUCT_DEFAULTS.footerTextColor),
    requires: listIn(row.requires, row.requiresEn),
    optional: listIn(row.optional, row.optionalEn),
    installationGuide: linesOf((english && row.installationGuideEn) || row.installationGuide),
    platforms: textsOf(row.platforms),
    messageCredits: row.kind === 'credits' ? (row.messageCredits ?? 0) : null,
    rating,
    createdAt: instantOf(row.createdAt),
  };
};
