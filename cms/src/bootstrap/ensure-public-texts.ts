import type { Core } from '@strapi/strapi';
import { HELP_ARTICLE, LEGAL_PAGE } from '../api/article/article-uids';
import { romeDay } from '../domain/chatbot/rome-time';
import { formatShortAnswers } from '../domain/article/short-answers';
import { HELP_ANSWERS, HELP_SEEDS } from '../seeds/help';
import type { HelpSeed } from '../seeds/help/help-seed';
import { LEGAL_SEEDS } from '../seeds/legal';

const shortAnswersOf = (slug: string) => ({
  shortAnswers: formatShortAnswers(HELP_ANSWERS.it[slug] ?? []),
  shortAnswersEn: formatShortAnswers(HELP_ANSWERS.en[slug] ?? []),
});

/** The short answers of articles that were given before there were any; editors who rewrote an article write their own. */
const giveShortAnswers = async (strapi: Core.Strapi, { slug, it, en }: HelpSeed): Promise<void> => {
  const query = strapi.db.query(HELP_ARTICLE);
  const row: { id: number; body: string | null; bodyEn: string | null } | null = await query.findOne({
    where: { slug, shortAnswers: { $null: true } },
  });
  if (row?.body === it.body.trim() && row.bodyEn === en.body.trim())
    await query.update({ where: { id: row.id }, data: shortAnswersOf(slug) });
};

/**
 * The help articles and the first version of each legal page. Each is given once: what editors change or remove in the panel stays
 * as they left it.
 */
export const ensurePublicTexts = async (strapi: Core.Strapi): Promise<void> => {
  const store = strapi.store({ type: 'core', name: 'officina', key: 'given-texts' });
  const given = new Set(((await store.get({})) ?? []) as string[]);
  const before = given.size;

  for (const [index, { slug, topic, it, en }] of HELP_SEEDS.entries()) {
    const isNew = !given.has(`help:${slug}`);
    if (!isNew && !given.has(`help-answers:${slug}`)) await giveShortAnswers(strapi, { slug, topic, it, en });
    given.add(`help:${slug}`).add(`help-answers:${slug}`);
    if (!isNew) continue;
    await strapi.db.query(HELP_ARTICLE).create({
      data: {
        slug,
        topic,
        position: (index + 1) * 10,
        title: it.title,
        body: it.body.trim(),
        titleEn: en.title,
        bodyEn: en.body.trim(),
        ...shortAnswersOf(slug),
      },
    });
  }
  for (const { slug, it, en } of LEGAL_SEEDS) {
    if (given.has(`legal:${slug}`)) continue;
    given.add(`legal:${slug}`);
    await strapi.db.query(LEGAL_PAGE).create({
      data: {
        slug,
        number: 1,
        effectiveOn: romeDay(new Date()),
        title: it.title,
        body: it.body.trim(),
        titleEn: en.title,
        bodyEn: en.body.trim(),
      },
    });
  }
  if (given.size > before) await store.set({ value: [...given] });
};
