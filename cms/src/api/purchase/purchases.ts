import type { Core } from '@strapi/strapi';
import type { Where } from '../../database/query';
import type {
  BillingData,
  CorrectBilling,
  CreatePurchase,
  PaymentStep,
  Purchase,
  PurchaseDetail,
  TransferDetails,
} from '../../contract';
import { completeBilling } from '../../domain/purchase/billing';
import { withdrawalRefundOf } from '../../domain/purchase/refund';
import { transferDetails } from '../../engines/payments';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { findOwned } from '../../http/owned';
import { readSettings } from '../../settings';
import { withSnapshot } from './with-snapshot';
import { findChatbotsOfPurchases } from './chatbots-of-purchases';
import { correctBilling } from './correct-billing';
import { markPaid } from './mark-paid';
import { PURCHASE } from './order-row';
import { placeOrder } from './place-order';
import { receipts } from './receipts';
import { awaitedTransferOf } from './renewal-transfer';
import { toPurchase, type PurchaseRow } from './to-purchase';

const INSTALLATION = 'api::purchase.installation';
const RATING = 'api::product.rating';
const WITH_PRODUCT = { product: { populate: { image: true } }, chatbot: true, bookings: true } as const;

interface Created {
  purchase: Purchase;
  next: PaymentStep;
  /** False when an open checkout was continued. */
  created: boolean;
}

/** What a person buys and has bought. */
export const purchases = (strapi: Core.Strapi) => {
  const query = () => strapi.db.query(PURCHASE);

  const toPurchases = async (rows: PurchaseRow[]): Promise<Purchase[]> => {
    if (rows.length === 0) return [];
    const where = { purchase: { id: { $in: rows.map(({ id }) => id) } } };
    const installed = await strapi.db.query(INSTALLATION).findMany({ where, populate: ['purchase'] });
    const installations = new Map(installed.map((row) => [row.purchase?.id, row]));
    const chatbots = await findChatbotsOfPurchases(strapi, rows);
    const ratings = await strapi.db.query(RATING).findMany({ where, populate: ['product'] });
    const ratedProducts = new Set(ratings.map(({ product }) => product?.id));
    return rows.map((row) =>
      toPurchase(row, {
        installation: installations.get(row.id) ?? null,
        chatbot: chatbots.get(row.id) ?? null,
        rated: row.product ? ratedProducts.has(row.product.id) : false,
      }),
    );
  };

  const read = async (where: { id: number } | { documentId: string }): Promise<[PurchaseRow, Purchase]> => {
    const row: PurchaseRow | null = await query().findOne({ where, populate: WITH_PRODUCT });
    const [purchase] = row ? await toPurchases([row]) : [];
    if (!row || !purchase) throw new ApiError('NOT_FOUND');
    return [row, purchase];
  };

  return {
    async create(caller: Caller, request: CreatePurchase['request']): Promise<Created> {
      const { row, next, created } = await placeOrder(strapi, caller, request);
      const [, purchase] = await read({ id: row.id });
      return { purchase, next, created };
    },

    /** Mine, newest first. */
    async list(caller: Caller): Promise<Purchase[]> {
      const rows: PurchaseRow[] = await query().findMany({
        where: { owner: { id: caller.id } },
        orderBy: [{ purchasedAt: 'desc' }, { id: 'desc' }],
        populate: WITH_PRODUCT,
        limit: 500,
      });
      return toPurchases(rows);
    },

    async get(caller: Caller, id: string): Promise<PurchaseDetail> {
      const [row, purchase, issued, withdrawalRefundCents] = await withSnapshot(strapi, async () => {
        const owned = await findOwned(strapi, PURCHASE, id, caller);
        const [found, shown] = await read({ id: owned.id });
        const books = receipts(strapi);
        const refundCents = shown.actions.withdrawUntil && withdrawalRefundOf(await books.payments(found.id));
        return [found, shown, await books.of(found.id), refundCents || null] as const;
      });
      const transfer: TransferDetails | null = awaitedTransferOf(row, (order) =>
        transferDetails(readSettings().transfer, order),
      );
      const billing = row.billing && completeBilling(row.billing);
      return {
        ...purchase,
        transfer,
        receipts: issued,
        billing,
        withdrawalRefundCents,
        buyer: billing && {
          kind: billing.customerKind,
          name: billing.fullName,
          email: billing.email,
        },
      };
    },

    async correctBilling(
      caller: Caller,
      id: string,
      { billing }: CorrectBilling['request'],
      requestId: string,
    ): Promise<PurchaseDetail> {
      await correctBilling(strapi, caller, { id, isOwner: true, billing, note: '' }, requestId);
      return this.get(caller, id);
    },

    /** A purchase as its owner sees it, for whoever has just changed it. */
    async show(id: string): Promise<Purchase> {
      const [, purchase] = await read({ documentId: id });
      return purchase;
    },

    /** What this person gave with their latest order. */
    async latestBilling(caller: Caller): Promise<BillingData | null> {
      const latest = (where: Where<typeof PURCHASE>): Promise<PurchaseRow | null> =>
        query().findOne({
          where: { owner: { id: caller.id }, billing: { $notNull: true }, ...where },
          orderBy: [{ purchasedAt: 'desc' }, { id: 'desc' }],
        });
      // What was free says less: nobody is asked for an address there.
      const row = (await latest({ priceCents: { $gt: 0 } })) ?? (await latest({}));
      // A tender, a project and an order are of one purchase.
      const ofOne = { cig: '', cup: '', orderNumber: '' };
      return row?.billing ? { ...completeBilling(row.billing), ...ofOne } : null;
    },

    /** Whose it is does not matter: administrators settle everybody's transfers. */
    async markPaid(actor: Caller, id: string, requestId: string): Promise<Purchase> {
      await markPaid(strapi, actor, id, requestId);
      const [, purchase] = await read({ documentId: id });
      return purchase;
    },
  };
};
