import {
  PRODUCT_DEFAULTS,
  type BillingPeriod,
  type Locale,
  type Product,
  type ProductKind,
  type ProductRating,
} from '../../contract';
import { linesOf, textsOf } from '../../domain/product/texts';

/** A product as its table holds it. */
export interface ProductRow {
  id: number;
  documentId: string;
  slug: string;
  kind: ProductKind;
  title: string;
  titleEn: string | null;
  description: string;
  descriptionEn: string | null;
  priceCents: number;
  billingPeriod: BillingPeriod;
  /** What a year costs of what is paid by the month, or a month of what is paid by the year; null where there is one plan. */
  otherPeriodPriceCents?: number | null;
  installations: number | null;
  activationTime: string | null;
  activationTimeEn: string | null;
  badge: string | null;
  badgeEn: string | null;
  badgeColor: string | null;
  badgeTextColor: string | null;
  image?: { url: string } | null;
  illustration: string | null;
  imageBgColor: string | null;
  priceBgColor: string | null;
  priceTextColor: string | null;
  footerBgColor: string | null;
  footerTextColor: string | null;
  requires: unknown;
  requiresEn: unknown;
  optional: unknown;
  optionalEn: unknown;
  installationGuide: string | null;
  installationGuideEn: string | null;
  platforms: unknown;
  messageCredits: number | null;
  /** Of consultations: how long they last; null means the usual length. */
  consultationMinutes?: number | null;
  changeHours?: number | null;
  listed: boolean;
  createdAt: string | Date;
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
    createdAt: new Date(row.createdAt).toISOString(),
  };
};
