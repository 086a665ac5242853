import { z } from '@strapi/utils';
import {
  ADMIN_LIMITS,
  BILLING_PERIODS,
  PRODUCT_KINDS,
  type CreateAdminProduct,
  type ListAdminProducts,
  type ProductForm,
  type SaveAdminProduct,
} from '../../../../contract';
import { isColor } from '../../../../domain/chatbot/color';

const { product } = ADMIN_LIMITS;
const line = z.string().trim().max(product.line, 'max');
const text = (max: number) => z.string().trim().max(max, 'max');
const count = (max: number) => z.int('number').min(0, 'min').max(max, 'max');
const color = z.string().refine(isColor, 'color');
const entries = z
  .array(text(product.entry))
  .max(product.entries, 'max')
  .transform((list) => list.filter(Boolean));

const form = z.strictObject({
  slug: z
    .string()
    .trim()
    .max(product.slug, 'max')
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'slug'),
  kind: z.enum(PRODUCT_KINDS),
  title: text(product.title).min(1, 'required'),
  titleEn: line,
  description: text(product.description),
  descriptionEn: text(product.description),
  priceCents: count(product.priceCents),
  billingPeriod: z.enum(BILLING_PERIODS),
  installations: count(product.installations),
  activationTime: line,
  activationTimeEn: line,
  badge: line,
  badgeEn: line,
  badgeColor: color,
  badgeTextColor: color,
  imageId: z.int().min(1).nullable(),
  imageBgColor: color,
  priceBgColor: color,
  priceTextColor: color,
  footerBgColor: color,
  footerTextColor: color,
  requires: entries,
  requiresEn: entries,
  optional: entries,
  optionalEn: entries,
  installationGuide: text(product.guide),
  installationGuideEn: text(product.guide),
  platforms: entries,
  templatePath: text(product.path),
  messageCredits: count(product.messageCredits),
  listed: z.boolean(),
}) satisfies z.ZodType<ProductForm>;

export const createProductRequest = form.partial().required({ title: true }) satisfies z.ZodType<
  CreateAdminProduct['request'] & { title: string }
>;
export const saveProductRequest = z.strictObject({
  version: z.string().min(1).max(40),
  changes: form.partial(),
}) satisfies z.ZodType<SaveAdminProduct['request']>;
export const listAdminProductsQuery = z.object({
  q: z.string().trim().max(ADMIN_LIMITS.search, 'max').default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
}) satisfies z.ZodType<Required<ListAdminProducts['query']>>;
export const deleteProductQuery = z.object({
  version: z.string().min(1, 'required').max(40),
}) satisfies z.ZodType<{ version: string }>;
