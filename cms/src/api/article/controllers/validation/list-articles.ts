import { z } from '@strapi/utils';
import { tagSlug } from '../../../../contract';

export const listArticlesQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  tag: z.string().max(100).transform(tagSlug).nullable().default(null),
}) satisfies z.ZodType<{ page: number; tag: string | null }>;
