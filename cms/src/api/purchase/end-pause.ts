import type { Core } from '@strapi/strapi';
import { dateOf } from '../../database/date-of';
import { isRunning } from '../../domain/purchase/subscription';
import { engines } from '../../engines';
import { chatbotOf, setSuspended } from './delivery';
import { orderNews } from './order-notifications';
import { findOrder, holdOrder, PURCHASE, type OrderRow } from './order-row';
import { subscriptionOf } from './to-purchase';

/** The owner's screens look again: at the purchases, and at the chatbot that stops or goes on. */
export const announcePause = async (strapi: Core.Strapi, order: OrderRow): Promise<() => void> => {
  const chatbotId = await chatbotOf(strapi, order);
  const owner = order.owner?.id ?? null;
  const { live } = engines(strapi);
  return () => {
    live.publish({ owner, event: { topic: 'purchases' } });
    if (chatbotId) live.publish({ owner, event: { topic: 'chatbot', chatbotId } });
  };
};

/**
 * A pause is over: the product goes on. `periodEndsAt` is the end of what is paid where the pause was cut short; one that lasted to its
 * day has it already. Of two at once the second one finds nothing to do, and answers false.
 */
export const endPause = async (strapi: Core.Strapi, id: string, periodEndsAt?: Date): Promise<boolean> =>
  strapi.db.transaction(async ({ trx, onCommit }) => {
    await holdOrder(trx, id);
    const order = await findOrder(strapi, id);
    if (!order?.pausedUntil || !isRunning(subscriptionOf(order))) return false;
    const endsAt = periodEndsAt ?? dateOf(order.periodEndsAt);
    await strapi.db
      .query(PURCHASE)
      .update({ where: { id: order.id }, data: { pausedAt: null, pausedUntil: null, periodEndsAt: endsAt } });
    await setSuspended(strapi, order, false);
    await orderNews(strapi, { ...order, pausedUntil: null }).pauseEnded(endsAt);
    onCommit(await announcePause(strapi, order));
    return true;
  });
