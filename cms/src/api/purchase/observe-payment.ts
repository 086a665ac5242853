import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { afterCancelling, isOver, isRunning } from '../../domain/purchase/subscription';
import { engines } from '../../engines';
import type { Observation, PaymentProvider } from '../../engines/payments';
import { applyPaymentEvent } from './apply-payment-event';
import { orderNews } from './order-notifications';
import { findOrder, holdOrder, paymentOf, PURCHASE, type OrderRow } from './order-row';
import { tellAdminsOfPurchases } from './notify-admins';
import { subscriptionOf } from './to-purchase';

/** True when renewals are paid with another card than before; the first one is no news. */
const isNewCard = (order: OrderRow, { card }: Pick<Observation, 'card'>): boolean =>
  card !== null && order.card !== null && order.card.id !== card.id;

/** Stores what is so at the provider now, and tells the owner what somebody did there. Answers the order, or null when it is gone. */
const storeObservation = (
  strapi: Core.Strapi,
  purchaseId: string,
  { renews, customer, card, paymentPage, dispute }: Observation,
): Promise<OrderRow | null> =>
  strapi.db.transaction(async ({ trx, onCommit }) => {
    await holdOrder(trx, purchaseId);
    const order = await findOrder(strapi, purchaseId);
    if (!order) return null;
    const before = subscriptionOf(order);
    const after = renews !== null && isRunning(before) ? afterCancelling(before, !renews) : before;
    const news = orderNews(strapi, order);
    const data = {
      state: after.status,
      cancelAtPeriodEnd: after.cancelAtPeriodEnd,
      providerCustomer: customer,
      // A subscription that is over has no card; the last one is what its owner knows.
      card: card ?? order.card,
      paymentPage: isOver(after.status) ? null : paymentPage,
      dispute,
    };
    const stored = {
      state: order.state,
      cancelAtPeriodEnd: before.cancelAtPeriodEnd,
      providerCustomer: order.providerCustomer,
      card: order.card,
      paymentPage: order.paymentPage,
      dispute: order.dispute,
    };
    if (isDeepStrictEqual(data, stored)) return order;
    await strapi.db.query(PURCHASE).update({ where: { id: order.id }, data });
    if (after.cancelAtPeriodEnd && !before.cancelAtPeriodEnd && before.periodEndsAt)
      await news.cancelled(before.periodEndsAt.toISOString());
    if (card && isNewCard(order, { card })) await news.card(card);
    onCommit(() => {
      const owner = order.owner?.id ?? null;
      engines(strapi).live.publish({ owner, event: { topic: 'purchases' } });
      tellAdminsOfPurchases(strapi);
    });
    return { ...order, state: after.status };
  });

/** What the provider knows now. What is owed is paid with a new card before that card is stored: a run that is cut short asks again. */
const look = async (provider: PaymentProvider, order: OrderRow): Promise<Observation | null> => {
  const payment = paymentOf(order);
  const observed = await provider.observe(payment);
  if (!observed || order.state !== 'unpaid' || !isNewCard(order, observed)) return observed;
  await provider.retry(payment);
  return provider.observe(payment);
};

/**
 * Asks the provider what has become of a purchase, and makes it so, here and there: nobody is charged for what is over. Asking twice
 * changes nothing.
 */
export const observePayment = async (strapi: Core.Strapi, purchaseId: string): Promise<void> => {
  const known = await findOrder(strapi, purchaseId);
  const provider = known && engines(strapi).payments[known.method];
  if (!known?.providerReference || !provider || provider.name !== known.provider) return;
  const observed = await look(provider, known);
  if (!observed) return;
  for (const event of observed.events) await applyPaymentEvent(strapi, event);
  const order = await storeObservation(strapi, purchaseId, observed);
  if (order && observed.renews !== null && isOver(order.state)) await provider.end(paymentOf(order));
};
