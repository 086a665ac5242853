import type { Core } from '@strapi/strapi';
import { domainOf } from '../../contract';
import type { Row } from '../../database/row';
import { passagesText } from '../../engines/documents';
import type { BriefDocument } from '../../engines/ai/posts/port';
import { CHATBOT, SITE_PAGE } from '../chatbot/chatbot-row';
import { loadPassages } from '../chatbot/services/load-passages';

/** A profile is read from so many of them, and so much of each: more is noise. */
const MOST_DOCUMENTS = 12;
const MOST_TEXT = 8000;

type BotRow = Pick<Row<typeof CHATBOT>, 'installId' | 'siteUrl'>;

/**
 * The chatbot that speaks for the business the posts are of: the one whose site the posts lead to, or the only one there is.
 * Of several an owner may have for several businesses none is guessed.
 */
const chatbotOf = async (strapi: Core.Strapi, ownerId: number, link: string): Promise<BotRow | null> => {
  const bots = await strapi.db.query(CHATBOT).findMany({
    where: { owner: { id: ownerId }, suspended: { $ne: true } },
    select: ['installId', 'siteUrl'],
    orderBy: { id: 'asc' },
  });
  const domain = link === '' ? null : domainOf(link);
  const linked = bots.find(
    ({ siteUrl }) => domain !== null && siteUrl !== null && domainOf(siteUrl) === domain,
  );
  const [only, another] = bots;
  if (linked || another || !only) return linked ?? null;
  return link === '' || !only.siteUrl ? only : null;
};

/** What the owner's chatbot has read of the business: pages of its site, files, and answers that its owner wrote. */
export const knownDocuments = async (
  strapi: Core.Strapi,
  ownerId: number,
  link: string,
): Promise<BriefDocument[]> => {
  const bot = await chatbotOf(strapi, ownerId, link);
  if (!bot) return [];
  const [passages, pages] = await Promise.all([
    loadPassages(strapi, bot.installId),
    strapi.db.query(SITE_PAGE).findMany({
      where: { chatbot: { installId: bot.installId } },
      select: ['documentId'],
    }),
  ]);
  const pageIds = new Set(pages.map(({ documentId }) => documentId));
  const bySource = new Map<string, typeof passages>();
  for (const passage of passages) {
    // Each answer of the owner is a document of its own there; here they are one.
    const key = passage.sourceTitle === '' ? '' : passage.sourceId;
    bySource.set(key, [...(bySource.get(key) ?? []), passage]);
  }
  return [...bySource].slice(0, MOST_DOCUMENTS).map(([sourceId, ofSource]) => ({
    kind: pageIds.has(sourceId) ? 'site' : 'chatbot',
    name: (ofSource[0]?.sourceTitle ?? '').slice(0, 200),
    text: passagesText(ofSource.map((passage) => ({ ...passage, question: passage.question ?? null }))).slice(
      0,
      MOST_TEXT,
    ),
  }));
};
