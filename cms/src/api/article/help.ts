import type { Core } from '@strapi/strapi';
import type { Row } from '../../database/row';
import { HELP_TOPICS, type HelpArticle, type HelpEntry, type HelpTopic, type Locale } from '../../contract';
import { plainText } from '../../domain/article/plain-text';
import { sanitiseBody } from '../../domain/article/sanitise-body';
import { parseShortAnswers } from '../../domain/article/short-answers';
import { ApiError } from '../../http/api-error';
import { HELP_ARTICLE } from './article-uids';

type HelpRow = Row<typeof HELP_ARTICLE>;

/** Where the English is missing, the Italian stands. */
const titleOf = (row: HelpRow, locale: Locale): string => (locale === 'en' && row.titleEn) || row.title;
const bodyOf = (row: HelpRow, locale: Locale): string =>
  sanitiseBody((locale === 'en' && row.bodyEn) || row.body || '');
const topicOf = ({ topic }: HelpRow): HelpTopic => topic ?? HELP_TOPICS[0];

/** Characters: more than any preview shows, which ends it at a word. */
const OPENING = 400;

/** The help articles, in the editors' order. */
export const help = (strapi: Core.Strapi) => {
  const all = (): Promise<HelpRow[]> =>
    strapi.db.query(HELP_ARTICLE).findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }], limit: 500 });
  return {
    async list(locale: Locale): Promise<HelpEntry[]> {
      return (await all()).map((row) => ({
        slug: row.slug,
        topic: topicOf(row),
        title: titleOf(row, locale),
        text: plainText(bodyOf(row, locale)),
      }));
    },

    /** The articles with what the product's own chatbot answers from them. */
    async taught(locale: Locale) {
      return (await all()).map((row) => ({
        slug: row.slug,
        title: titleOf(row, locale),
        text: plainText(bodyOf(row, locale)),
        answers: parseShortAnswers((locale === 'en' ? row.shortAnswersEn : row.shortAnswers) ?? ''),
      }));
    },

    async find(slug: string, locale: Locale): Promise<HelpArticle> {
      const rows = await all();
      const row = rows.find((candidate) => candidate.slug === slug);
      if (!row) throw new ApiError('NOT_FOUND');
      const body = bodyOf(row, locale);
      return {
        slug,
        topic: topicOf(row),
        title: titleOf(row, locale),
        body,
        opening: plainText(body).slice(0, OPENING),
        related: rows
          .filter((other) => other !== row && topicOf(other) === topicOf(row))
          .map((other) => ({ slug: other.slug, title: titleOf(other, locale) })),
      };
    },
  };
};
