import { PRODUCT_DEFAULTS, type AdminProduct } from '../../contract';
import { textsOf } from '../../domain/product/texts';
import { productImage, type ProductRow } from './to-product';
import { instantOf } from '../../database/date-of';

export type AdminProductRow = Omit<ProductRow, 'image'> & {
  image: { id: number; url: string } | null;
  templatePath: string | null;
  updatedAt: string | Date;
};

/** What a save must be based on: it changes with every write, whoever makes it. */
export const versionOf = ({ updatedAt }: Pick<AdminProductRow, 'updatedAt'>): string => instantOf(updatedAt);

/** Row → contract, as administrators edit it. */
export const toAdminProduct = (row: AdminProductRow, orders: number): AdminProduct => {
  const text = (value: string | null) => value ?? '';
  return {
    id: row.documentId,
    version: versionOf(row),
    slug: row.slug,
    kind: row.kind,
    title: row.title,
    titleEn: text(row.titleEn),
    description: text(row.description),
    descriptionEn: text(row.descriptionEn),
    priceCents: row.priceCents,
    billingPeriod: row.billingPeriod,
    installations: row.installations ?? PRODUCT_DEFAULTS.installations,
    activationTime: text(row.activationTime),
    activationTimeEn: text(row.activationTimeEn),
    badge: text(row.badge),
    badgeEn: text(row.badgeEn),
    badgeColor: row.badgeColor || PRODUCT_DEFAULTS.badgeColor,
    badgeTextColor: row.badgeTextColor || PRODUCT_DEFAULTS.badgeTextColor,
    imageId: row.image?.id ?? null,
    imageUrl: productImage(row),
    imageBgColor: row.imageBgColor || PRODUCT_DEFAULTS.imageBgColor,
    priceBgColor: row.priceBgColor || PRODUCT_DEFAULTS.priceBgColor,
    priceTextColor: row.priceTextColor || PRODUCT_DEFAULTS.priceTextColor,
    footerBgColor: row.footerBgColor || PRODUCT_DEFAULTS.footerBgColor,
    footerTextColor: row.footerTextColor || PRODUCT_DEFAULTS.footerTextColor,
    requires: textsOf(row.requires),
    requiresEn: textsOf(row.requiresEn),
    optional: textsOf(row.optional),
    optionalEn: textsOf(row.optionalEn),
    installationGuide: text(row.installationGuide),
    installationGuideEn: text(row.installationGuideEn),
    platforms: textsOf(row.platforms),
    templatePath: text(row.templatePath),
    messageCredits: row.messageCredits ?? 0,
    listed: row.listed,
    createdAt: instantOf(row.createdAt),
    orders,
  };
};
