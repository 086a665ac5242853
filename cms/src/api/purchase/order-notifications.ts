import type { Core } from '@strapi/strapi';
import { titleWithChatbot, type Instant, type Receipt, type TransferDetails } from '../../contract';
import { transferDetails, type CardOnFile } from '../../engines/payments';
import { nextPlan } from '../../domain/purchase/plan-change';
import { readSettings } from '../../settings';
import type { MailParams, OrderMailKind } from '../../templates/mail-kinds';
import { enqueueMail } from '../mail/enqueue-mail';
import { ownersLabelOf } from '../chatbot/to-chatbot-identity';
import { notify } from '../notification/notify';
import { findChatbotsOfPurchases } from './chatbots-of-purchases';
import { titleOf, toPayOf, type OrderRow } from './order-row';
import { awaitedTransferOf } from './renewal-transfer';
import { creditsOf, withdrawableUntil } from './to-purchase';

const MY_PRODUCTS = '/i-miei-prodotti';
/** Where a purchase's receipts are read, printed and kept. */
const receiptsOf = (purchaseId: string) => `${MY_PRODUCTS}?receipts=${purchaseId}`;
/** What was ordered, and how its payment stands. */
const orderOf = (purchaseId: string) => `/checkout/esito?purchase=${purchaseId}`;
const statisticsOf = (chatbotId: string) => `/chatbot-builder?install_id=${chatbotId}&section=statistics`;

type OwnParams<Kind extends OrderMailKind> = Omit<MailParams[Kind], 'name' | 'productTitle' | 'path'>;

/** What the buyer of an order is told, by mail and in the product, inside the running transaction. */
export const orderNews = (strapi: Core.Strapi, order: OrderRow) => {
  const { owner, documentId } = order;
  const title = titleOf(order);
  /** Whoever has several chatbots must know which of them it is about. */
  const fullTitle = async (): Promise<string> => {
    const chatbots = await findChatbotsOfPurchases(strapi, [order]);
    return titleWithChatbot(title, chatbots.get(order.id) ?? null);
  };
  const name = order.billing?.fullName ?? owner?.displayName ?? '';
  const addressed = owner && {
    to: order.billing?.email ?? owner.email,
    locale: owner.language ?? ('it' as const),
  };

  /** `occasion` tells one such mail of an order from the next: a period's end, a day. */
  const mail = async <Kind extends OrderMailKind>(
    kind: Kind,
    params: OwnParams<Kind>,
    {
      occasion = '',
      path = MY_PRODUCTS,
      by,
    }: { occasion?: string; path?: string; by?: { name: string; email: string } } = {},
  ): Promise<void> => {
    if (!addressed) return;
    await enqueueMail(strapi, {
      ...addressed,
      ...(by ? { to: by.email } : {}),
      kind,
      // The kind's own words and those of every order are the whole of its parameters.
      params: {
        name: by?.name ?? name,
        productTitle: await fullTitle(),
        path,
        ...params,
      } as MailParams[Kind],
      dedupeKey: `${kind}:${documentId}:${occasion}`,
    });
  };

  const notice = async (
    kind: 'purchase-paid' | 'purchase-failed' | 'purchase-ended' | 'purchase-refunded',
    occasion: string,
    productTitle?: string,
  ): Promise<void> => {
    if (!owner) return;
    const params = { productTitle: productTitle ?? (await fullTitle()) };
    const dedupeKey = `purchase:${documentId}:${occasion}`;
    await notify(strapi, { owner: owner.id, kind, params, link: orderOf(documentId), dedupeKey });
  };

  return {
    async paid(receipt: Receipt | null, amountCents: number): Promise<void> {
      if (!owner || !addressed) return;
      const { chatbot } = order;
      const credits = creditsOf(order);
      const common = {
        name,
        amountCents,
        purchasedAt: new Date().toISOString(),
        reference: order.transferReference ?? documentId,
        receipt: receipt?.number ?? null,
        withdrawUntil: withdrawableUntil({ ...order, state: 'paid' }, new Date()),
      };
      const dedupeKey = `purchase-paid:${documentId}`;
      if (!credits || !chatbot) {
        await enqueueMail(strapi, {
          ...addressed,
          dedupeKey,
          kind: 'purchase-paid',
          // A chatbot is new now, and has the name that all begin with.
          params: {
            ...common,
            productTitle: title,
            path: receipt ? receiptsOf(documentId) : MY_PRODUCTS,
          },
        });
        await notice('purchase-paid', 'paid', title);
        return;
      }
      const { messages, chatbotId } = credits;
      const botName = ownersLabelOf(chatbot);
      await enqueueMail(strapi, {
        ...addressed,
        dedupeKey,
        kind: 'credits-paid',
        params: { ...common, botName, messages, path: statisticsOf(chatbotId) },
      });
      await notify(strapi, {
        owner: owner.id,
        kind: 'credits-paid',
        params: { botName, messages },
        link: statisticsOf(chatbotId),
        dedupeKey: `purchase:${documentId}:paid`,
      });
    },
    failed: () => notice('purchase-failed', 'failed'),
    renewed: (receipt: Receipt, paidUntil: Instant) =>
      mail(
        'order-renewed',
        { amountCents: toPayOf(order, receipt.amountCents), receipt: receipt.number, paidUntil },
        { occasion: paidUntil, path: receiptsOf(documentId) },
      ),
    renewal: (renewsAt: Instant) =>
      mail(
        'order-renewal',
        {
          amountCents: nextPlan(order).priceCents,
          renewsAt,
          card: order.card && `${order.card.brand.toUpperCase()} ${order.card.last4}`,
        },
        { occasion: renewsAt },
      ),
    missed: (amountCents: number, suspendsAt: Instant) =>
      mail(
        'order-missed',
        {
          amountCents: toPayOf(order, amountCents),
          suspendsAt,
          transfer: awaitedTransferOf(order, (awaited) => transferDetails(readSettings().transfer, awaited)),
        },
        { occasion: suspendsAt },
      ),
    /** It is paid by the year from now on, by the month from a day on, or stays as it was. */
    planChanged: (change: OwnParams<'order-plan'>) =>
      mail('order-plan', change, {
        occasion: `${change.period}:${change.receipt ?? Date.now()}`,
        path: change.receipt ? receiptsOf(documentId) : MY_PRODUCTS,
      }),
    paused: (until: Instant, periodEndsAt: Instant) =>
      mail('order-paused', { until, renewsAt: periodEndsAt }, { occasion: `${until}:${Date.now()}` }),
    pauseEnded: (periodEndsAt: Date | null) =>
      mail(
        'order-pause-ended',
        {
          renewal:
            periodEndsAt && !order.cancelAtPeriodEnd
              ? { at: periodEndsAt.toISOString(), amountCents: nextPlan(order).priceCents }
              : null,
        },
        { occasion: String(Date.now()) },
      ),
    suspended: (periodEndedAt: Instant) => mail('order-suspended', {}, { occasion: periodEndedAt }),
    transfer: (transfer: TransferDetails, renewal: boolean, occasion: string) =>
      mail('order-transfer', { transfer, renewal }, { occasion, path: orderOf(documentId) }),
    expired: () => mail('order-expired', {}, { path: orderOf(documentId) }),
    async cancelled(endsAt: Instant): Promise<void> {
      await mail('order-cancelled', { endsAt }, { occasion: `${endsAt}:${Date.now()}` });
      if (owner)
        await notify(strapi, {
          owner: owner.id,
          kind: 'purchase-expiring',
          params: { productTitle: await fullTitle(), endsAt },
          link: MY_PRODUCTS,
          dedupeKey: `purchase:${documentId}:expiring:${endsAt}`,
        });
    },
    async ended(): Promise<void> {
      await mail('order-ended', {});
      await notice('purchase-ended', 'ended');
    },
    withdrawn: (by: { name: string; email: string }, amountCents: number, withdrawnAt: Instant) =>
      mail(
        'order-withdrawn',
        { amountCents, reference: order.transferReference ?? documentId, withdrawnAt },
        { by },
      ),
    /** An order may be given back in parts: each has a document of its own. */
    async refunded(
      receipt: Receipt | null,
      { ends, lostDispute }: { ends: boolean; lostDispute: boolean },
    ): Promise<void> {
      const occasion = receipt?.number ?? '';
      if (receipt)
        await mail(
          'order-refunded',
          { amountCents: toPayOf(order, -receipt.amountCents), receipt: receipt.number, ends, lostDispute },
          { occasion, path: receiptsOf(documentId) },
        );
      await notice('purchase-refunded', `refunded:${occasion}`);
    },
    confirm: (amountCents: number, until: { suspendsAt: Instant; confirmUrl: string }) =>
      mail('order-confirm', { amountCents, ...until }, { occasion: until.suspendsAt }),
    card: ({ id, brand, last4 }: CardOnFile) => mail('order-card', { brand, last4 }, { occasion: id }),
    disputed: (amountCents: number, occasion: string) =>
      mail('order-disputed', { amountCents }, { occasion }),
    disputeWon: (amountCents: number, occasion: string) =>
      mail('order-dispute-won', { amountCents }, { occasion }),
  };
};
