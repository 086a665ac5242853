import {
  type Cents,
  type ChatbotIdentity,
  type Instant,
  type Purchase,
  type PurchaseActions,
} from '../../contract';
import { dateOf, instantOf } from '../../database/date-of';
import type { Row } from '../../database/row';
import {
  isRecurring,
  isRunning,
  suspendsAt,
  withdrawUntil,
  type Subscription,
} from '../../domain/purchase/subscription';
import type { CardOnFile, DisputeState } from '../../engines/payments';
import { nextPlan, otherPlan, type StoredPlanChange } from '../../domain/purchase/plan-change';
import type { StoredRefund } from '../../domain/purchase/refund';
import type { VatCheck } from '../../domain/purchase/vat-check';
import { awaitsDocument } from '../../domain/purchase/billing-changes';
import { productImage, type ProductRow } from '../product/to-product';

/** A purchase as its table holds it, with its product when that still exists. */
export interface PurchaseRow extends Row<'api::purchase.purchase'> {
  /** The end of what is paid; null for what is bought once. */
  periodEndsAt: string | null;
  /** When a delivered service was accepted; null for everything else. */
  fulfilledAt: string | null;
  /** A change of plan that is agreed and not in force yet. */
  planChange: StoredPlanChange | null;
  /** Until when nothing runs and nothing is charged; null while it is not paused. */
  pausedUntil: string | null;
  /** The end of the period that an awaited transfer continues; null while none is asked for. */
  renewsFrom: string | null;
  /** Of money that an administrator gives back: when, where to and why. */
  refund: StoredRefund | null;
  /** Who takes the money, and what they call the payment and the payer. */
  provider: string | null;
  providerReference: string | null;
  providerCustomer: string | null;
  /** What renewals are paid with, where one of them is confirmed, and where disputes of it stand, as the provider said last. */
  card: CardOnFile | null;
  paymentPage: string | null;
  dispute: DisputeState | null;
  /** What the Union's register said of the buyer; null for whom nobody asked it. */
  vatCheck: VatCheck | null;
  product?: ProductRow | null;
  /** Of a consultation: its bookings, cancelled ones too. */
  bookings?: Pick<Row<'api::booking.booking'>, 'state' | 'startsAt' | 'documentId'>[];
  /** Of credits: the messages that were ordered, and the chatbot they are for. */
  creditMessages: number | null;
  creditedMessages: number | null;
  chatbot?: Pick<
    Row<'api::chatbot.chatbot'>,
    'id' | 'installId' | 'design' | 'siteUrl' | 'creditMessages'
  > | null;
}

/** The messages that an order is about, and for whom; null where it is about something else. */
export const creditsOf = ({
  creditMessages,
  chatbot,
}: Pick<PurchaseRow, 'creditMessages' | 'chatbot'>): Purchase['credits'] =>
  creditMessages && chatbot ? { messages: creditMessages, chatbotId: chatbot.installId } : null;

/** When the consultation that was bought begins; null until it is booked. */
const bookedFor = ({ bookings = [] }: PurchaseRow): Instant | null => {
  const standing = bookings.find(({ state }) => state !== 'cancelled');
  return standing ? instantOf(standing.startsAt) : null;
};

/** What a purchase brought its owner. */
export interface InstallationOf {
  documentId: string;
  state: 'active' | 'suspended';
}

/** The part of a purchase that renewals move. */
export const subscriptionOf = (row: PurchaseRow): Subscription => ({
  status: row.state,
  periodEndsAt: dateOf(row.periodEndsAt),
  cancelAtPeriodEnd: row.cancelAtPeriodEnd ?? false,
});

/** What is paid first. */
export const dueFirst = ({
  priceCents,
  discountCents,
}: Pick<PurchaseRow, 'priceCents' | 'discountCents'>): Cents => priceCents - (discountCents ?? 0);

/** Until when a purchase may be withdrawn from; null when it may not. */
export const withdrawableUntil = (row: PurchaseRow, now: Date): Instant | null =>
  withdrawUntil(
    {
      status: row.state,
      purchasedAt: new Date(row.purchasedAt),
      priceCents: dueFirst(row),
      customerKind: row.billing?.customerKind ?? null,
      used:
        Boolean(row.fulfilledAt) ||
        (row.bookings ?? []).some(
          ({ state, startsAt }) => state !== 'cancelled' && new Date(startsAt) <= now,
        ) ||
        (row.creditedMessages ?? 0) > (row.chatbot?.creditMessages ?? 0),
    },
    now,
  );

/** True while another document of an order is due, and with it the chance to correct its buyer. */
export const canCorrectBilling = (
  row: Pick<PurchaseRow, 'state' | 'billing' | 'billingPeriod' | 'priceCents' | 'cancelAtPeriodEnd'>,
): boolean =>
  row.billing !== null &&
  awaitsDocument({
    status: row.state,
    isRecurring: isRecurring(row),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd ?? false,
  });

/** True for a subscription that is paid for, goes on, and waits for nothing: then its terms may change. */
export const isSettled = (row: PurchaseRow, now = new Date()): boolean => {
  const { periodEndsAt } = subscriptionOf(row);
  return row.state === 'paid' && isRecurring(row) && periodEndsAt !== null && periodEndsAt > now;
};

const actionsOf = (row: PurchaseRow, rated: boolean): PurchaseActions => {
  const { status, periodEndsAt, cancelAtPeriodEnd } = subscriptionOf(row);
  const running =
    isRecurring(row) && periodEndsAt !== null && isRunning({ status, periodEndsAt, cancelAtPeriodEnd });
  const isFree = isSettled(row) && row.pausedUntil === null && row.renewsFrom === null;
  return {
    cancel: running && !cancelAtPeriodEnd,
    resume: running && cancelAtPeriodEnd,
    withdrawUntil: withdrawableUntil(row, new Date()),
    changeCard: running && row.method === 'card',
    correctBilling: canCorrectBilling(row),
    rate:
      row.paidAt !== null &&
      Boolean(row.product) &&
      row.product?.kind !== 'credits' &&
      !['withdrawn', 'refunded'].includes(status) &&
      !rated,
    changePlan:
      isFree &&
      (row.planChange !== null || (row.product ? otherPlan(row, planPricesOf(row.product)) !== null : false)),
    pause: isFree && row.planChange?.when !== 'now',
    endPause: running && row.pausedUntil !== null,
  };
};

/** The prices of a product's plans. */
export const planPricesOf = ({ billingPeriod, priceCents, otherPeriodPriceCents = null }: ProductRow) => ({
  billingPeriod,
  priceCents,
  otherPeriodPriceCents,
});

/** The plan that begins at the end of what is paid; null where it stays as it is. */
const agreedPlan = (row: PurchaseRow): Purchase['nextPlan'] => {
  const { billingPeriod: period, priceCents } = nextPlan(row);
  return row.planChange?.when === 'at-period-end' && period !== 'once' ? { period, priceCents } : null;
};

/** Row → contract, in one place. The title is the one it was sold under, whatever the product is called today. */
export const toPurchase = (
  row: PurchaseRow,
  {
    installation,
    chatbot,
    rated,
  }: { installation: InstallationOf | null; chatbot: ChatbotIdentity | null; rated: boolean },
): Purchase => {
  const subscription = subscriptionOf(row);
  return {
    id: row.documentId,
    status: row.state,
    method: row.method,
    priceCents: row.priceCents,
    discountCents: row.discountCents ?? 0,
    billingPeriod: row.billingPeriod,
    purchasedAt: instantOf(row.purchasedAt),
    periodEndsAt: instantOf(subscription.periodEndsAt),
    suspendsAt: instantOf(suspendsAt(subscription)),
    paymentPage: row.paymentPage,
    suspended: installation?.state === 'suspended',
    pausedUntil: instantOf(dateOf(row.pausedUntil)),
    nextPlan: agreedPlan(row),
    actions: actionsOf(row, rated),
    installationId: installation?.documentId ?? null,
    product: {
      id: row.product?.documentId ?? '',
      slug: row.product?.slug ?? '',
      kind: row.product?.kind ?? 'service',
      title: row.productTitle ?? row.product?.title ?? '',
      imageUrl: row.product ? productImage(row.product) : null,
    },
    chatbot,
    credits: creditsOf(row),
    bookedFor: bookedFor(row),
  };
};
