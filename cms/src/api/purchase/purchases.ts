import type { Core } from '@strapi/strapi';
import type {
  CreatePurchase,
  PaymentMethod,
  PaymentStep,
  Purchase,
  PurchaseDetail,
  TransferDetails,
} from '../../contract';
import { vatWithin } from '../../domain/purchase/amounts';
import { engines } from '../../engines';
import { TRANSFER_DAYS, transferDetails } from '../../engines/payments';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { isUniqueViolation } from '../../http/error-answer';
import { findOwned } from '../../http/owned';
import { readSettings } from '../../settings';
import type { ChatbotRow } from '../chatbot/chatbot-row';
import { findOwnChatbot } from '../chatbot/services/chatbots';
import { catalogue } from '../product/catalogue';
import { productTitle, type ProductRow } from '../product/to-product';
import { applyPaymentEvent } from './apply-payment-event';
import { markPaid } from './mark-paid';
import { toPurchase, type PurchaseRow } from './to-purchase';

const UID = 'api::purchase.purchase';
const INSTALLATION = 'api::purchase.installation';
const WITH_PRODUCT = { product: { populate: { image: true } }, chatbot: true };

interface Created {
  purchase: Purchase;
  next: PaymentStep;
  /** False when an open checkout was continued. */
  created: boolean;
}

/** What is ordered, and the chatbot that credits are for. */
interface Order {
  product: ProductRow;
  chatbot: ChatbotRow | null;
}

const creditsOf = ({ kind, messageCredits }: ProductRow): number | null =>
  kind === 'credits' ? (messageCredits ?? 0) : null;

/** Where the provider's page leads back to: of credits, the chatbot's statistics, where they are shown. */
const addressesOf = (
  publicUrl: string,
  { documentId }: PurchaseRow,
  product: ProductRow,
  chatbot: ChatbotRow | null,
): { returnUrl: string; cancelUrl: string } => {
  const query = (params: Record<string, string>) => new URLSearchParams(params).toString();
  return chatbot
    ? {
        returnUrl: `${publicUrl}/chatbot-builder?${query({ install_id: chatbot.installId, section: 'statistics', order: documentId })}`,
        cancelUrl: `${publicUrl}/checkout?${query({ product: product.slug, chatbot: chatbot.installId })}`,
      }
    : {
        returnUrl: `${publicUrl}/checkout/esito?${query({ purchase: documentId })}`,
        cancelUrl: `${publicUrl}/checkout?${query({ product: product.documentId })}`,
      };
};

/** What a person buys and has bought. */
export const purchases = (strapi: Core.Strapi) => {
  const query = () => strapi.db.query(UID);

  /** Installation ids by purchase row id. */
  const installationsOf = async (rows: PurchaseRow[]): Promise<Map<number, string>> => {
    if (rows.length === 0) return new Map();
    const found: { documentId: string; purchase: { id: number } | null }[] = await strapi.db
      .query(INSTALLATION)
      .findMany({ where: { purchase: { id: { $in: rows.map(({ id }) => id) } } }, populate: ['purchase'] });
    return new Map(
      found.flatMap(({ documentId, purchase }) => (purchase ? [[purchase.id, documentId] as const] : [])),
    );
  };

  const toPurchases = async (rows: PurchaseRow[]): Promise<Purchase[]> => {
    const installations = await installationsOf(rows);
    return rows.map((row) => toPurchase(row, installations.get(row.id) ?? null));
  };

  const read = async (where: { id: number } | { documentId: string }): Promise<[PurchaseRow, Purchase]> => {
    const row: PurchaseRow | null = await query().findOne({ where, populate: WITH_PRODUCT });
    const [purchase] = row ? await toPurchases([row]) : [];
    if (!row || !purchase) throw new ApiError('NOT_FOUND');
    return [row, purchase];
  };

  /** Where the money of an order is awaited; null when none is, or not by transfer. */
  const awaitedTransfer = (row: PurchaseRow): TransferDetails | null =>
    row.state === 'pending' && row.method === 'transfer' && row.transferReference
      ? transferDetails(readSettings().transfer, {
          reference: row.transferReference,
          amountCents: row.priceCents,
          since: row.purchasedAt,
        })
      : null;

  const get = async (caller: Caller, id: string): Promise<PurchaseDetail> => {
    const owned = await findOwned(strapi, UID, id, caller);
    const [row, purchase] = await read({ id: owned.id });
    return { ...purchase, transfer: awaitedTransfer(row) };
  };

  const openCheckout = (
    caller: Caller,
    product: ProductRow,
    chatbot: ChatbotRow | null,
  ): Promise<PurchaseRow | null> =>
    query().findOne({
      where: {
        owner: { id: caller.id },
        product: { id: product.id },
        chatbot: { id: chatbot ? chatbot.id : { $null: true } },
        state: 'pending',
      },
    });

  /** An open checkout that can no longer be continued makes room for a new one. */
  const retire = async (row: PurchaseRow, product: ProductRow): Promise<boolean> => {
    const overdue =
      row.method === 'transfer' &&
      Date.now() - new Date(row.purchasedAt).getTime() > TRANSFER_DAYS * 86_400_000;
    const repriced =
      row.priceCents !== product.priceCents ||
      row.billingPeriod !== product.billingPeriod ||
      row.creditMessages !== creditsOf(product);
    if (!overdue && !repriced) return false;
    await query().updateMany({
      where: { id: row.id, state: 'pending' },
      data: { state: overdue ? 'expired' : 'cancelled' },
    });
    return true;
  };

  /** The open checkout of this person and product (and chatbot): continued, or made. The unique index decides between two tabs. */
  const checkout = async (
    caller: Caller,
    { product, chatbot }: Order,
    { method, billing }: CreatePurchase['request'],
  ): Promise<{ row: PurchaseRow; created: boolean }> => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const open = await openCheckout(caller, product, chatbot);
      if (open && !(await retire(open, product))) {
        const { count } = await query().updateMany({
          where: { id: open.id, state: 'pending' },
          data: { method, billing },
        });
        if (count === 1) return { row: { ...open, method, billing }, created: false };
        continue;
      }
      try {
        const row: PurchaseRow = await query().create({
          data: {
            owner: caller.id,
            product: product.id,
            state: 'pending',
            method,
            priceCents: product.priceCents,
            vatCents: vatWithin(product.priceCents),
            billingPeriod: product.billingPeriod,
            productTitle: productTitle(product, caller.locale),
            purchasedAt: new Date(),
            billing,
            creditMessages: creditsOf(product),
            chatbot: chatbot?.id ?? null,
          },
        });
        return { row, created: true };
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
    }
    throw new ApiError('CONFLICT');
  };

  /** Credits are for a chatbot of one's own; nothing else is for one. */
  const beneficiary = async (
    caller: Caller,
    product: ProductRow,
    chatbotId: string | undefined,
  ): Promise<ChatbotRow | null> => {
    const wanted = product.kind === 'credits';
    if (wanted !== (chatbotId !== undefined))
      throw new ApiError('VALIDATION', { fields: { chatbotId: wanted ? 'required' : 'unknown' } });
    return chatbotId === undefined ? null : findOwnChatbot(strapi, chatbotId, caller);
  };

  /** A free product is taken once; who has it is told where it is. */
  const refuseSecondFreeOne = async (caller: Caller, product: ProductRow): Promise<void> => {
    if (product.priceCents > 0) return;
    const held: PurchaseRow | null = await query().findOne({
      where: { owner: { id: caller.id }, product: { id: product.id }, state: 'paid' },
    });
    if (!held) return;
    const installationId = (await installationsOf([held])).get(held.id) ?? null;
    throw new ApiError('ALREADY_PURCHASED', { purchaseId: held.documentId, installationId });
  };

  /** Only what this server offers; a free product needs no way to pay. */
  const refuseUnofferedMethod = (method: PaymentMethod, product: ProductRow): void => {
    if (product.priceCents === 0 || engines(strapi).payments[method]) return;
    throw new ApiError('VALIDATION', { fields: { method: 'unavailable' } });
  };

  const begin = async (row: PurchaseRow, { product, chatbot }: Order): Promise<PaymentStep> => {
    if (row.priceCents === 0) {
      await applyPaymentEvent(strapi, {
        provider: 'free',
        eventId: row.documentId,
        purchaseId: row.documentId,
        kind: 'paid',
        amountCents: 0,
      });
      return { kind: 'done' };
    }
    const { publicUrl } = readSettings();
    const { payments } = engines(strapi);
    const provider = payments[row.method];
    if (!row.billing || !provider) throw new ApiError('INTERNAL');
    try {
      return await provider.begin({
        purchaseId: row.documentId,
        title: row.productTitle ?? product.title,
        amountCents: row.priceCents,
        billing: row.billing,
        ...addressesOf(publicUrl, row, product, chatbot),
      });
    } catch (error) {
      // The order stays open: trying again continues it.
      strapi.log.error(
        `A payment could not begin: ${error instanceof Error ? error.message : String(error)}`,
      );
      throw new ApiError('UNAVAILABLE', { retryAfterSeconds: 5 });
    }
  };

  return {
    /** Makes or continues the checkout of a product and begins its payment. Price, title and period are the database's. */
    async create(caller: Caller, request: CreatePurchase['request']): Promise<Created> {
      const product = await catalogue(strapi).forSale(request.productId);
      refuseUnofferedMethod(request.method, product);
      await refuseSecondFreeOne(caller, product);
      const order = { product, chatbot: await beneficiary(caller, product, request.chatbotId) };
      const { row, created } = await checkout(caller, order, request);
      const next = await begin(row, order);
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

    get,

    /** Whose it is does not matter: administrators settle everybody's transfers. */
    async markPaid(actor: Caller, id: string, requestId: string): Promise<Purchase> {
      await markPaid(strapi, actor, id, requestId);
      const [, purchase] = await read({ documentId: id });
      return purchase;
    },
  };
};
