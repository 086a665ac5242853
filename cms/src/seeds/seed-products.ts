import type { Core } from '@strapi/strapi';
import { PRODUCT_SEEDS, type ProductSeed } from './products';
import { HOUR_MS } from '../contract/time-units';

const UID = 'api::product.product';

const toRow = ({ it, en, colors, ...seed }: ProductSeed, createdAt: Date) => ({
  slug: seed.slug,
  kind: seed.kind,
  title: it.title,
  titleEn: en.title,
  description: it.description,
  descriptionEn: en.description,
  priceCents: seed.priceCents,
  billingPeriod: seed.billingPeriod,
  otherPeriodPriceCents: seed.otherPeriodPriceCents ?? null,
  activationTime: it.activationTime,
  activationTimeEn: en.activationTime,
  badge: it.badge ?? null,
  badgeEn: en.badge ?? null,
  badgeColor: colors.badge,
  badgeTextColor: '#ffffff',
  illustration: seed.illustration,
  imageBgColor: colors.imageBg,
  priceBgColor: colors.priceBg,
  priceTextColor: '#ffffff',
  footerBgColor: colors.footerBg,
  footerTextColor: '#ffffff',
  requires: it.requires ?? [],
  requiresEn: en.requires ?? [],
  optional: it.optional ?? [],
  optionalEn: en.optional ?? [],
  installationGuide: (it.guide ?? []).join('\n'),
  installationGuideEn: (en.guide ?? []).join('\n'),
  platforms: [...(seed.platforms ?? [])],
  listed: true,
  createdAt,
});

/** Fills an empty marketplace; one that an editor has touched is left alone, deleted products included. */
export const seedProducts = async (strapi: Core.Strapi): Promise<void> => {
  const query = strapi.db.query(UID);
  if ((await query.count({ where: { kind: { $ne: 'credits' } } })) > 0) return;
  const now = Date.now();
  for (const [index, seed] of PRODUCT_SEEDS.entries())
    await query.create({ data: toRow(seed, new Date(now - index * HOUR_MS)) });
};
