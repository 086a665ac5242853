import type { Core } from '@strapi/strapi';
import type { Row } from '../../database/row';
import { ARTICLE } from './article-uids';

/** An article's row as the rules of saving and publishing need it. */
export interface RuledRow extends Row<typeof ARTICLE> {
  cover?: { alternativeText: string | null } | null;
}

/** The rows that a document action is about, in the words of `strapi.db.query`. */
export const localeFilter = (locale: unknown): Record<string, unknown> => {
  if (locale === '*') return {};
  return { locale: Array.isArray(locale) ? { $in: locale } : typeof locale === 'string' ? locale : 'it' };
};

/** The drafts of an article in the languages of an action; publishing copies them. */
export const draftsOf = (strapi: Core.Strapi, documentId: string, locale: unknown): Promise<RuledRow[]> =>
  strapi.db.query(ARTICLE).findMany({
    where: { documentId, ...localeFilter(locale), publishedAt: { $null: true } },
    populate: { cover: true },
  });
