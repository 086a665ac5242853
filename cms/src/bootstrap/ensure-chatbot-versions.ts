import type { Core } from '@strapi/strapi';
import { CHATBOT, CHATBOT_VERSION } from '../api/chatbot/chatbot-row';

const BATCH = 200;

/** A publication from before versions were kept is the first of them: its owner must be able to go back to it. */
export const ensureChatbotVersions = async (strapi: Core.Strapi): Promise<void> => {
  const missing = (await strapi.db
    .connection('chatbots as bot')
    .select('bot.id')
    .whereNotNull('bot.published_number')
    .whereNotExists(
      strapi.db
        .connection('chatbot_versions as version')
        .select('version.id')
        .whereRaw('version.chatbot_id = bot.id and version.number = bot.published_number'),
    )) as { id: number }[];
  for (let start = 0; start < missing.length; start += BATCH) {
    const ids = missing.slice(start, start + BATCH).map(({ id }) => id);
    const rows = await strapi.db.query(CHATBOT).findMany({ where: { id: { $in: ids } } });
    for (const { id, published, publishedNumber, publishedOn } of rows) {
      if (publishedNumber === null || published === null) continue;
      await strapi.db.query(CHATBOT_VERSION).create({
        data: {
          chatbot: id,
          number: publishedNumber,
          snapshot: published,
          createdAt: publishedOn ?? undefined,
        },
      });
    }
  }
};
