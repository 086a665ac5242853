import type { Core } from '@strapi/strapi';
import { CHATBOT, type ChatbotRow } from '../../chatbot/chatbot-row';
import { ownedContent } from '../owned-content';
import { PURCHASE } from '../../purchase/order-row';
import { rowEraser, type ErasedRow } from './erase-rows';

const AT_ONCE = 200;
const INSTALLATION = 'api::purchase.installation';

/** Erases one chatbot that nobody bought, with everything that it was taught. A run that was cut short is taken up again. */
export const eraseChatbot = async (
  strapi: Core.Strapi,
  { id, installId }: Pick<ChatbotRow, 'id' | 'installId'>,
  signal: AbortSignal,
): Promise<void> => {
  const erase = rowEraser(strapi);
  const kinds = ownedContent(strapi);
  // Orders stay, whatever they were about.
  const material = kinds.filter(({ uid, parents }) => uid !== PURCHASE && parents.includes('chatbot'));
  for (const kind of material.reverse()) {
    for (;;) {
      signal.throwIfAborted();
      const rows: ErasedRow[] = await strapi.db
        .query(kind.uid)
        .findMany({ where: { chatbot: { id } }, limit: AT_ONCE });
      if (rows.length > 0) await erase(kind, rows);
      if (rows.length < AT_ONCE) break;
    }
  }
  const rows: ErasedRow[] = await strapi.db.query(CHATBOT).findMany({ where: { id } });
  const chatbots = kinds.find(({ uid }) => uid === CHATBOT);
  if (chatbots) await erase(chatbots, rows);
  await strapi.db.query(INSTALLATION).deleteMany({ where: { documentId: installId } });
};
