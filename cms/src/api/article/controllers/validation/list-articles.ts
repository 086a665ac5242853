import { z } from '@strapi/utils';
import { tagSlug } from '../../../../contract';

const list = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  tag: z.string().max(100).transform(tagSlug).nullable().default(null),
});

/** Which page of which articles is asked for; the language is everybody's (`localeOf`). */
export const validateListArticles = (query: unknown): { page: number; tag: string | null } =>
  list.parse(query);
