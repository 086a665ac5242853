import type { Core } from '@strapi/strapi';
import { HELP_ARTICLE, LEGAL_PAGE } from '../api/article/article-uids';
import { romeDay } from '../domain/chatbot/rome-time';
import { HELP_SEEDS } from '../seeds/help';
import { LEGAL_SEEDS } from '../seeds/legal';

/**
 * The help articles and the first version of each legal page. Each is given once: what editors change or remove in the panel stays
 * as they left it.
 */
export const ensurePublicTexts = async (strapi: Core.Strapi): Promise<void> => {
  const store = strapi.store({ type: 'core', name: 'officina', key: 'given-texts' });
  const given = new Set(((await store.get({})) ?? []) as string[]);
  const before = given.size;

  for (const [index, { slug, topic, it, en }] of HELP_SEEDS.entries()) {
    if (given.has(`help:${slug}`)) continue;
    given.add(`help:${slug}`);
    await strapi.db.query(HELP_ARTICLE).create({
      data: {
        slug,
        topic,
        position: (index + 1) * 10,
        title: it.title,
        body: it.body.trim(),
        titleEn: en.title,
        bodyEn: en.body.trim(),
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
