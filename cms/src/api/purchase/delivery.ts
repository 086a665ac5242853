import type { Core } from '@strapi/strapi';
import { cancelBookingsOfOrder } from '../booking/services/cancel-bookings-of-order';
import { createChatbot } from '../chatbot/create-chatbot';
import { isRecurring } from '../../domain/purchase/subscription';
import { openServiceOrder } from '../service-order/open-service-order';
import { creditChatbot, takeBackCredits } from './credits';
import type { PersonRow } from '../account/to-account';
import { titleOf, type OrderRow } from './order-row';

const INSTALLATION = 'api::purchase.installation';
const CHATBOT = 'api::chatbot.chatbot';

const isForCredits = ({ creditMessages }: OrderRow): boolean => creditMessages !== null;

const findInstallation = (
  strapi: Core.Strapi,
  order: OrderRow,
): Promise<{ id: number; documentId: string } | null> =>
  strapi.db.query(INSTALLATION).findOne({ where: { purchase: { id: order.id } } });

/** Whoever buys a chatbot keeps the one that they tried, with all that it has learnt. False where there is none. */
const takeOverTrial = async (strapi: Core.Strapi, order: OrderRow, owner: PersonRow): Promise<boolean> => {
  const trial: { id: number; version: number; installation: { id: number } | null } | null = await strapi.db
    .query(CHATBOT)
    .findOne({ where: { trialOwnerId: owner.id }, populate: ['installation'] });
  if (!trial?.installation) return false;
  // Of two orders that are paid at once, one gets it.
  const { count } = await strapi.db.query(CHATBOT).updateMany({
    where: { id: trial.id, trialOwnerId: owner.id },
    data: {
      trialOwnerId: null,
      trialUsedAt: null,
      productTitle: titleOf(order),
      // Whoever has it open learns that it is another.
      version: trial.version + 1,
    },
  });
  if (count === 0) return false;
  await strapi.db.query(INSTALLATION).update({
    where: { id: trial.installation.id },
    data: { product: order.product?.id, purchase: order.id, state: 'active' },
  });
  return true;
};

/** An installation, and its chatbot or the order of its service where it is one. */
const install = async (strapi: Core.Strapi, order: OrderRow, owner: PersonRow): Promise<void> => {
  if (await findInstallation(strapi, order)) return;
  const { product } = order;
  if (product?.kind === 'chatbot' && (await takeOverTrial(strapi, order, owner))) return;
  const kind = product && product.kind !== 'credits' ? product.kind : 'service';
  const installation = await strapi.db.query(INSTALLATION).create({
    data: { owner: owner.id, product: product?.id, purchase: order.id, kind },
  });
  if (product?.kind === 'chatbot')
    await createChatbot(strapi, {
      ownerId: owner.id,
      installationRowId: installation.id,
      installId: installation.documentId,
      productTitle: titleOf(order),
      language: owner.language ?? 'it',
    });
  if (product?.kind === 'service')
    await openServiceOrder(strapi, {
      owner,
      purchaseRowId: order.id,
      installationRowId: installation.id,
      installId: installation.documentId,
      title: titleOf(order),
      recurring: isRecurring(order),
    });
};

/** What the buyer gets: messages for a chatbot, or something installed. */
export const deliver = async (strapi: Core.Strapi, order: OrderRow): Promise<void> => {
  if (!order.owner) return;
  if (isForCredits(order)) await creditChatbot(strapi, order);
  else await install(strapi, order, order.owner);
};

/** Stops a product, or lets it go on. Its data stay; a chatbot that its owner took off line stays off line. */
export const setSuspended = async (
  strapi: Core.Strapi,
  order: OrderRow,
  suspended: boolean,
): Promise<void> => {
  const installation = await findInstallation(strapi, order);
  if (!installation) return;
  await strapi.db.query(INSTALLATION).update({
    where: { id: installation.id },
    data: { state: suspended ? 'suspended' : 'active' },
  });
  const bot: { id: number; state: string } | null = await strapi.db
    .query(CHATBOT)
    .findOne({ where: { installation: { id: installation.id } } });
  if (bot && (suspended || bot.state === 'published'))
    await strapi.db.query(CHATBOT).update({ where: { id: bot.id }, data: { suspended } });
};

/** The contract is over: the product stops; of credits, what is unused goes; a consultation that is ahead is cancelled. */
export const takeBack = async (strapi: Core.Strapi, order: OrderRow): Promise<void> => {
  if (isForCredits(order)) return takeBackCredits(strapi, order);
  await cancelBookingsOfOrder(strapi, order.id);
  await setSuspended(strapi, order, true);
};

/** The chatbot whose state or limit an order changes, by its public id; null when it is about none. */
export const chatbotOf = async (strapi: Core.Strapi, order: OrderRow): Promise<string | null> => {
  if (order.chatbot) return order.chatbot.installId;
  return order.product?.kind === 'chatbot'
    ? ((await findInstallation(strapi, order))?.documentId ?? null)
    : null;
};
