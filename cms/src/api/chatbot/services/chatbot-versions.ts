import type { Core } from '@strapi/strapi';
import type { ChatbotVersion, PublishedBot } from '../../../contract';
import { ApiError } from '../../../http/api-error';
import { CHATBOT_VERSION } from '../chatbot-row';
import { toChatbotVersion, type ChatbotVersionRow } from '../to-chatbot-version';

/** As many publications of one bot as are kept. */
const KEPT = 50;

/** What was published of a chatbot, and when. The caller has made sure that the chatbot is its own. */
export const chatbotVersions = (strapi: Core.Strapi) => {
  const query = strapi.db.query(CHATBOT_VERSION);
  const newest = (chatbot: number, offset = 0): Promise<ChatbotVersionRow[]> =>
    query.findMany({ where: { chatbot }, orderBy: { number: 'desc' }, limit: KEPT, offset });

  return {
    async list(chatbot: number, current: number | null): Promise<ChatbotVersion[]> {
      return (await newest(chatbot)).map((row) => toChatbotVersion(row, current));
    },

    async find(chatbot: number, number: number): Promise<ChatbotVersion> {
      const row: ChatbotVersionRow | null = await query.findOne({ where: { chatbot, number } });
      if (!row) throw new ApiError('NOT_FOUND');
      return toChatbotVersion(row, null);
    },

    /** Notes a publication and lets go of the oldest. Joins the caller's transaction. */
    async keep(chatbot: number, number: number, snapshot: PublishedBot): Promise<void> {
      await query.create({ data: { chatbot, number, snapshot } });
      const [oldest] = await newest(chatbot, KEPT);
      if (oldest) await query.deleteMany({ where: { chatbot, number: { $lte: oldest.number } } });
    },
  };
};
