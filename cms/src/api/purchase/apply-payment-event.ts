import type { Core } from '@strapi/strapi';
import type { BillingData, Locale, PurchaseStatus } from '../../contract';
import { periodEnd } from '../../domain/purchase/period';
import { afterPaymentEvent } from '../../domain/purchase/transitions';
import { engines } from '../../engines';
import type { PaymentEvent } from '../../engines/payments/port';
import { createChatbot } from '../chatbot/create-chatbot';
import { enqueueMail } from '../mail/enqueue-mail';
import { notify } from '../notification/notify';
import type { ProductRow } from '../product/to-product';
import { creditChatbot, takeBackCredits } from './credits';
import { creditsOf, type PurchaseRow } from './to-purchase';

const EVENT = 'api::purchase.payment-event';
const PURCHASE = 'api::purchase.purchase';
const INSTALLATION = 'api::purchase.installation';
const CHATBOT = 'api::chatbot.chatbot';

interface Owner {
  id: number;
  email: string;
  displayName: string | null;
  language: Locale | null;
}
type OrderRow = Omit<PurchaseRow, 'product'> & {
  owner: Owner | null;
  product: ProductRow | null;
  billing: BillingData | null;
};

/**
 * The only way a purchase moves. An event counts once (its row is unique by provider and id), only with the amount that
 * was asked, and with everything it brings about in one transaction: status, installation, chatbot, receipt.
 * Joins a running transaction.
 */
export const applyPaymentEvent = async (strapi: Core.Strapi, event: PaymentEvent): Promise<void> => {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    // Events of one purchase queue up here, in every process; SQLite has one writer anyway and ignores the clause.
    await trx('purchases').where({ document_id: event.purchaseId }).forUpdate().first('id');

    const { provider, eventId } = event;
    if (await strapi.db.query(EVENT).findOne({ where: { provider, eventId } })) return;

    const order: OrderRow | null = await strapi.db
      .query(PURCHASE)
      .findOne({ where: { documentId: event.purchaseId }, populate: ['owner', 'product', 'chatbot'] });
    const refusal = !order ? 'no such purchase' : amountRefusal(event, order);
    await strapi.db.query(EVENT).create({
      data: {
        provider,
        eventId,
        kind: event.kind,
        payload: { ...event },
        state: refusal ? 'ignored' : 'applied',
        appliedAt: refusal ? null : new Date(),
      },
    });
    if (!order || refusal) {
      strapi.log.error(`Payment event ${provider}:${eventId} was ignored: ${refusal}`);
      return;
    }

    const status = afterPaymentEvent(order.state, event.kind);
    if (status === order.state) return;
    await move(strapi, order, status);
    onCommit(() => announce(strapi, order));
  });
};

/** The owner's screens look again: at the purchases and, for credits, at the chatbot's limit. */
const announce = (strapi: Core.Strapi, { owner, chatbot }: OrderRow): void => {
  const { live } = engines(strapi);
  live.publish({ owner: owner?.id ?? null, event: { topic: 'purchases' } });
  if (owner && chatbot)
    live.publish({ owner: owner.id, event: { topic: 'chatbot', chatbotId: chatbot.installId } });
};

/** Money must be exactly what was asked; a refusal carries none, so only `paid` is held to it. */
const amountRefusal = (event: PaymentEvent, order: OrderRow): string | null =>
  event.kind === 'paid' && event.amountCents !== order.priceCents
    ? `amount ${event.amountCents} instead of ${order.priceCents}`
    : null;

const move = async (strapi: Core.Strapi, order: OrderRow, status: PurchaseStatus): Promise<void> => {
  const now = new Date();
  const paid = status === 'paid';
  await strapi.db.query(PURCHASE).update({
    where: { id: order.id },
    data: {
      state: status,
      ...(paid ? { paidAt: now, periodEndsAt: periodEnd(now, order.billingPeriod) } : {}),
    },
  });
  if (paid) await deliver(strapi, order);
  if (status === 'refunded') await takeBack(strapi, order);
  await tellOwner(strapi, order, status);
};

/** What the owner is told of; a checkout that was left is their own doing. */
const NEWS = { paid: 'purchase-paid', failed: 'purchase-failed', refunded: 'purchase-refunded' } as const;
const isNews = (status: PurchaseStatus): status is keyof typeof NEWS => Object.hasOwn(NEWS, status);

const tellOwner = async (strapi: Core.Strapi, order: OrderRow, status: PurchaseStatus): Promise<void> => {
  const { owner, documentId } = order;
  if (!owner || !isNews(status)) return;
  const credits = creditsOf(order);
  const common = { owner: owner.id, dedupeKey: `purchase:${documentId}:${status}` };
  await (credits && status === 'paid'
    ? notify(strapi, {
        ...common,
        kind: 'credits-paid',
        params: { botName: credits.chatbotName, messages: credits.messages },
        link: statisticsOf(credits.chatbotId),
      })
    : notify(strapi, {
        ...common,
        kind: NEWS[status],
        params: { productTitle: order.productTitle ?? order.product?.title ?? '' },
        link: '/i-miei-prodotti',
      }));
};

const isForCredits = ({ creditMessages }: OrderRow): boolean => creditMessages !== null;

/** What the buyer gets: messages for a chatbot or something installed, and a receipt by mail. */
const deliver = async (strapi: Core.Strapi, order: OrderRow): Promise<void> => {
  if (!order.owner) return;
  if (isForCredits(order)) await creditChatbot(strapi, order);
  else await install(strapi, order, order.owner);
  await sendReceipt(strapi, order, order.owner);
};

/** An installation, and its chatbot where it is one. */
const install = async (strapi: Core.Strapi, order: OrderRow, owner: Owner): Promise<void> => {
  const { product } = order;
  const existing = await strapi.db.query(INSTALLATION).findOne({ where: { purchase: { id: order.id } } });
  if (!existing) {
    const installation: { id: number; documentId: string } = await strapi.db.query(INSTALLATION).create({
      data: { owner: owner.id, product: product?.id, purchase: order.id, kind: product?.kind ?? 'service' },
    });
    if (product?.kind === 'chatbot')
      await createChatbot(strapi, {
        ownerId: owner.id,
        installationRowId: installation.id,
        installId: installation.documentId,
        productTitle: order.productTitle ?? product.title,
        language: owner.language ?? 'it',
      });
  }
};

const statisticsOf = (chatbotId: string) => `/chatbot-builder?install_id=${chatbotId}&section=statistics`;

const sendReceipt = async (strapi: Core.Strapi, order: OrderRow, owner: Owner): Promise<void> => {
  const { priceCents: amountCents, transferReference, documentId } = order;
  const credits = creditsOf(order);
  const common = {
    name: order.billing?.fullName ?? owner.displayName ?? '',
    amountCents,
    purchasedAt: new Date().toISOString(),
    reference: transferReference ?? documentId,
  };
  const mail = {
    to: order.billing?.email ?? owner.email,
    locale: owner.language ?? 'it',
    dedupeKey: `purchase-paid:${documentId}`,
  };
  await (credits
    ? enqueueMail(strapi, {
        ...mail,
        kind: 'credits-paid',
        params: {
          ...common,
          botName: credits.chatbotName,
          messages: credits.messages,
          path: statisticsOf(credits.chatbotId),
        },
      })
    : enqueueMail(strapi, {
        ...mail,
        kind: 'purchase-paid',
        params: { ...common, productTitle: order.productTitle ?? '', path: '/i-miei-prodotti' },
      }));
};

/** Money given back: the product stops, its data stays; of credits, what is unused goes. */
const takeBack = async (strapi: Core.Strapi, order: OrderRow): Promise<void> => {
  if (isForCredits(order)) {
    await takeBackCredits(strapi, order);
    return;
  }
  const installation: { id: number } | null = await strapi.db
    .query(INSTALLATION)
    .findOne({ where: { purchase: { id: order.id } } });
  if (!installation) return;
  await strapi.db
    .query(INSTALLATION)
    .update({ where: { id: installation.id }, data: { state: 'suspended' } });
  await strapi.db
    .query(CHATBOT)
    .updateMany({ where: { installation: { id: installation.id } }, data: { suspended: true } });
};
