import type { Core } from '@strapi/strapi';
import type { PurchaseRow } from './to-purchase';

type CreditOrder = Pick<PurchaseRow, 'id' | 'creditMessages' | 'chatbot'>;

const bookOnPurchase = (strapi: Core.Strapi, order: CreditOrder, creditedMessages: number) =>
  strapi.db.query('api::purchase.purchase').update({ where: { id: order.id }, data: { creditedMessages } });

/** Adds what was paid for to the chatbot's balance. The caller's transaction holds the purchase's row. */
export const creditChatbot = async (strapi: Core.Strapi, order: CreditOrder): Promise<void> => {
  const { chatbot, creditMessages } = order;
  if (!chatbot || !creditMessages) return;
  await strapi.db.transaction(async ({ trx }) => {
    await trx('chatbots')
      .where({ id: chatbot.id })
      .update({ credit_messages: trx.raw('coalesce(credit_messages, 0) + ?', [creditMessages]) });
    await bookOnPurchase(strapi, order, creditMessages);
  });
};

/**
 * Takes back what a purchase brought and nobody has used: never more than is left, and nothing for an order that was
 * given back before it was paid.
 */
export const takeBackCredits = async (strapi: Core.Strapi, order: CreditOrder): Promise<void> => {
  const { chatbot } = order;
  if (!chatbot) return;
  await strapi.db.transaction(async ({ trx }) => {
    const row: { credited_messages: number | null } | undefined = await trx('purchases')
      .where({ id: order.id })
      .first('credited_messages');
    const credited = Number(row?.credited_messages ?? 0);
    if (credited === 0) return;
    await trx('chatbots')
      .where({ id: chatbot.id })
      .update({
        credit_messages: trx.raw(
          'case when coalesce(credit_messages, 0) > ? then credit_messages - ? else 0 end',
          [credited, credited],
        ),
      });
    await bookOnPurchase(strapi, order, 0);
  });
};
