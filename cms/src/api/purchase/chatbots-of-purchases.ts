import type { Core } from '@strapi/strapi';
import type { ChatbotIdentity } from '../../contract';
import { CHATBOT } from '../chatbot/chatbot-row';
import { toChatbotIdentity } from '../chatbot/to-chatbot-identity';
import type { PurchaseRow } from './to-purchase';

/**
 * The chatbots that purchases brought or, of credits, are for, by the row id of the purchase. One query for all of them. An installation
 * belongs to whoever its purchase belongs to, so nobody reads another's.
 */
export const findChatbotsOfPurchases = async (
  strapi: Core.Strapi,
  rows: readonly Pick<PurchaseRow, 'id' | 'chatbot'>[],
): Promise<Map<number, ChatbotIdentity>> => {
  if (rows.length === 0) return new Map();
  const installed = await strapi.db.query(CHATBOT).findMany({
    where: { installation: { purchase: { id: { $in: rows.map(({ id }) => id) } } } },
    select: ['id', 'siteUrl', 'design'],
    populate: { installation: { select: ['id'], populate: { purchase: { select: ['id'] } } } },
  });
  const credited = rows.flatMap(({ id, chatbot }) =>
    chatbot ? [[id, toChatbotIdentity(chatbot)] as const] : [],
  );
  const bought = installed.flatMap((row) => {
    const purchase = row.installation?.purchase;
    return purchase ? [[purchase.id, toChatbotIdentity(row)] as const] : [];
  });
  return new Map([...credited, ...bought]);
};
