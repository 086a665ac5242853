import type { Core } from '@strapi/strapi';
import type { CreatePurchase, PaymentMethod, PaymentStep, TransferDetails } from '../../contract';
import { vatWithin } from '../../domain/purchase/amounts';
import { isPublicOffice, readBilling } from '../../domain/purchase/billing';
import type { VatCheck } from '../../domain/purchase/vat-check';
import { engines } from '../../engines';
import { TRANSFER_DAYS } from '../../engines/payments';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { isUniqueViolation } from '../../http/error-answer';
import { readSettings } from '../../settings';
import type { ChatbotRow } from '../chatbot/chatbot-row';
import { findOwnChatbot } from '../chatbot/services/chatbots';
import { catalogue } from '../product/catalogue';
import { productTitle, type ProductRow } from '../product/to-product';
import { applyPaymentEvent } from './apply-payment-event';
import { coupons, type AppliedCoupon } from './coupons';
import { orderNews } from './order-notifications';
import { refuseBillingProblems } from './refuse-billing-problems';
import { checkVatNumber, refuseUnknownNumber, vatCheckColumns } from './vat-checks';
import { notifyTeamOfVatCheck } from './notify-team';
import { findOrder, paymentOf, PURCHASE, toPayOf } from './order-row';
import { tellAdminsOfPurchases } from './notify-admins';
import { dueFirst, type PurchaseRow } from './to-purchase';
import { DAY_MS } from '../../contract/time-units';
import { toSeconds } from '../../contract/time-units';
import { timings } from '../../settings/timings';

export interface PlacedOrder {
  row: PurchaseRow;
  next: PaymentStep;
  /** False when an open checkout was continued. */
  created: boolean;
}

/** What is ordered, at what price, and the chatbot that credits are for. */
interface Order {
  product: ProductRow;
  chatbot: ChatbotRow | null;
  coupon: AppliedCoupon | null;
  vatCheck: VatCheck | null;
}

const creditsOf = ({ kind, messageCredits }: ProductRow): number | null =>
  kind === 'credits' ? (messageCredits ?? 0) : null;

/** What the page of the order reads of a payment that its buyer went back from. */
const CANCELLED = { payment: 'cancelled' };

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
        cancelUrl: `${publicUrl}/checkout?${query({ product: product.slug, chatbot: chatbot.installId, ...CANCELLED })}`,
      }
    : {
        returnUrl: `${publicUrl}/checkout/esito?${query({ purchase: documentId })}`,
        cancelUrl: `${publicUrl}/checkout?${query({ product: product.documentId, ...CANCELLED })}`,
      };
};

type Request = CreatePurchase['request'];

/** Orders: makes or continues the checkout of a product and begins its payment. Price, title and period are the database's. */
export const placeOrder = async (
  strapi: Core.Strapi,
  caller: Caller,
  request: Request,
): Promise<PlacedOrder> => {
  const query = () => strapi.db.query(PURCHASE);
  const { payments } = engines(strapi);

  const openCheckout = ({ product, chatbot }: Order): Promise<PurchaseRow | null> =>
    query().findOne({
      where: {
        owner: { id: caller.id },
        product: { id: product.id },
        chatbot: { id: chatbot ? chatbot.id : { $null: true } },
        state: 'pending',
      },
    });

  /** An open checkout that can no longer be continued makes room for a new one, and cannot be paid any more. */
  const retire = async (row: PurchaseRow, { product, coupon }: Order): Promise<boolean> => {
    const overdue =
      row.method === 'transfer' && Date.now() - new Date(row.purchasedAt).getTime() > TRANSFER_DAYS * DAY_MS;
    const repriced =
      row.priceCents !== product.priceCents ||
      row.billingPeriod !== product.billingPeriod ||
      row.creditMessages !== creditsOf(product) ||
      (row.discountCents ?? 0) !== (coupon?.discountCents ?? 0);
    if (!overdue && !repriced) return false;
    // Two open payments of one product could both be paid.
    const closed = (await payments[row.method]?.close(paymentOf(row))) ?? true;
    if (!closed) throw new ApiError('CONFLICT', { reason: 'being-paid' });
    await strapi.db.transaction(async () => {
      const { count } = await query().updateMany({
        where: { id: row.id, state: 'pending' },
        data: { state: overdue ? 'expired' : 'cancelled' },
      });
      if (count === 1) await coupons(strapi).giveBack(row);
    });
    return true;
  };

  const make = async (order: Order, { method, billing }: Request): Promise<PurchaseRow> => {
    const { product, chatbot, coupon, vatCheck } = order;
    return strapi.db.transaction(async () => {
      const row: PurchaseRow = await query().create({
        data: {
          owner: caller.id,
          product: product.id,
          state: 'pending',
          method,
          priceCents: product.priceCents,
          vatCents: vatWithin(product.priceCents),
          discountCents: coupon?.discountCents ?? 0,
          couponCode: coupon?.code ?? null,
          billingPeriod: product.billingPeriod,
          productTitle: productTitle(product, caller.locale),
          purchasedAt: new Date(),
          billing,
          ...vatCheckColumns(vatCheck, product),
          provider: payments[method]?.name ?? null,
          creditMessages: creditsOf(product),
          chatbot: chatbot?.id ?? null,
        },
      });
      // Orders are held before coupons, here and where they are given up: nobody waits for each other.
      if (coupon) await coupons(strapi).redeem(coupon.code, { ...row, owner: { id: caller.id } });
      return row;
    });
  };

  /** The open checkout of this person and product (and chatbot): continued, or made. The unique index decides between two tabs. */
  const checkout = async (
    order: Order,
    { method, billing }: Request,
  ): Promise<{ row: PurchaseRow; created: boolean }> => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const open = await openCheckout(order);
      if (open && !(await retire(open, order))) {
        const provider = payments[method]?.name ?? null;
        const { count } = await query().updateMany({
          where: { id: open.id, state: 'pending' },
          data: { method, billing, provider, ...vatCheckColumns(order.vatCheck, order.product) },
        });
        if (count === 1) return { row: { ...open, method, billing, provider }, created: false };
        continue;
      }
      try {
        const row = await make(order, { ...request, method, billing });
        tellAdminsOfPurchases(strapi);
        return { row, created: true };
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
    }
    throw new ApiError('CONFLICT');
  };

  /** Credits are for a chatbot of one's own; nothing else is for one. */
  const beneficiary = async (product: ProductRow): Promise<ChatbotRow | null> => {
    const { chatbotId } = request;
    const wanted = product.kind === 'credits';
    if (wanted !== (chatbotId !== undefined))
      throw new ApiError('VALIDATION', { fields: { chatbotId: wanted ? 'required' : 'unknown' } });
    if (chatbotId === undefined) return null;
    const chatbot = await findOwnChatbot(strapi, chatbotId, caller);
    // What nobody has bought may be removed, and the messages with it.
    if (chatbot.trialOwnerId !== null) throw new ApiError('CONFLICT', { reason: 'unpaid' });
    return chatbot;
  };

  /** A free product is taken once; who has it is told where it is. */
  const refuseSecondFreeOne = async (product: ProductRow): Promise<void> => {
    if (product.priceCents > 0) return;
    const held: PurchaseRow | null = await query().findOne({
      where: { owner: { id: caller.id }, product: { id: product.id }, state: 'paid' },
    });
    if (!held) return;
    const installation: { documentId: string } | null = await strapi.db
      .query('api::purchase.installation')
      .findOne({ where: { purchase: { id: held.id } } });
    throw new ApiError('ALREADY_PURCHASED', {
      purchaseId: held.documentId,
      installationId: installation?.documentId ?? null,
    });
  };

  /** Only what this server offers; a free product needs no way to pay. */
  const refuseUnofferedMethod = (method: PaymentMethod, product: ProductRow): void => {
    if (product.priceCents === 0 || payments[method]) return;
    throw new ApiError('VALIDATION', { fields: { method: 'unavailable' } });
  };

  const refuseWrongBilling = (product: ProductRow, coupon: AppliedCoupon | null): Request => {
    const billing = readBilling(request.billing);
    // Offices pay when they have the invoice, and not all of it: no card does that.
    if (product.priceCents > 0 && request.method === 'card' && isPublicOffice(billing))
      throw new ApiError('VALIDATION', { fields: { method: 'office' } });
    // What a code pays whole is a present: nothing is invoiced, and nothing renewed.
    const isGift = product.billingPeriod === 'once' && coupon?.discountCents === product.priceCents;
    return { ...request, billing: refuseBillingProblems(billing, product.priceCents === 0 || isGift) };
  };

  const couponOf = async (product: ProductRow): Promise<AppliedCoupon | null> => {
    if (request.coupon === undefined) return null;
    const coupon = await coupons(strapi).worth(caller, product, request.coupon);
    if (!coupon) throw new ApiError('VALIDATION', { fields: { coupon: 'worthless' } });
    return coupon;
  };

  /** Whoever closes the page finds account and reference in their mail; once, however often the order is continued. */
  const sendTransferDetails = async (
    { documentId }: PurchaseRow,
    details: TransferDetails,
  ): Promise<void> => {
    const placed = await findOrder(strapi, documentId);
    if (placed) await orderNews(strapi, placed).transfer(details, false, `placed:${details.reference}`);
  };

  /** The order goes on while the register of VAT numbers is away; whoever keeps the books knows of it. */
  const notifyOfUncheckedNumber = async ({ documentId }: PurchaseRow, check: VatCheck): Promise<void> => {
    const placed = await findOrder(strapi, documentId);
    if (placed) await notifyTeamOfVatCheck(strapi, placed, check, []);
  };

  const begin = async (row: PurchaseRow, { product, chatbot }: Order): Promise<PaymentStep> => {
    const amountCents = toPayOf(row, dueFirst(row));
    // A card that pays nothing today still has to be there for the renewals.
    const needsCard = row.method === 'card' && row.priceCents > 0 && row.billingPeriod !== 'once';
    if (amountCents === 0 && !needsCard) {
      await applyPaymentEvent(strapi, {
        provider: 'free',
        eventId: row.documentId,
        purchaseId: row.documentId,
        kind: 'paid',
        amountCents: 0,
      });
      return { kind: 'done' };
    }
    const provider = payments[row.method];
    if (!row.billing || !provider) throw new ApiError('INTERNAL');
    try {
      const step = await provider.begin({
        purchaseId: row.documentId,
        title: row.productTitle ?? product.title,
        amountCents,
        renewal:
          row.billingPeriod === 'once' ? null : { amountCents: row.priceCents, period: row.billingPeriod },
        billing: row.billing,
        locale: caller.locale,
        ...addressesOf(readSettings().publicUrl, row, product, chatbot),
      });
      if (step.kind === 'transfer') await sendTransferDetails(row, step);
      return step;
    } catch (error) {
      // The order stays open: trying again continues it.
      strapi.log.error(
        `A payment could not begin: ${error instanceof Error ? error.message : String(error)}`,
      );
      throw new ApiError('UNAVAILABLE', { retryAfterSeconds: toSeconds(timings().retryAfter.orderMs) });
    }
  };

  const product = await catalogue(strapi).forSale(request.productId);
  refuseUnofferedMethod(request.method, product);
  const coupon = await couponOf(product);
  const read = refuseWrongBilling(product, coupon);
  await refuseSecondFreeOne(product);
  const chatbot = await beneficiary(product);
  const vatCheck = product.priceCents > 0 ? await checkVatNumber(strapi, read.billing) : null;
  refuseUnknownNumber(vatCheck);
  const order = { product, chatbot, coupon, vatCheck };
  const { row, created } = await checkout(order, read);
  if (vatCheck?.state === 'unavailable') await notifyOfUncheckedNumber(row, vatCheck);
  return { row, next: await begin(row, order), created };
};
