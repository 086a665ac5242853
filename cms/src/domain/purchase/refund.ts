import type { Cents, Day, PurchaseStatus } from '../../contract';

/** What is kept of money that an administrator gives back. */
export interface StoredRefund {
  /** When it was sent; of a card, when its provider was asked. */
  day: Day;
  /** Where it was sent by hand; '' where the card's provider does it. */
  iban: string;
  note: string;
}

/** What is known of a purchase when its last payment is to be given back. */
export interface Refundable {
  status: PurchaseStatus;
  /** True once money was received. */
  paid: boolean;
  priceCents: number;
  /** True where whoever took the card's money still answers. */
  providerAnswers: boolean;
}

/** How a purchase's last payment is given back; null for what was never paid, costs nothing or was given back already. */
export const refundWay = ({
  status,
  paid,
  priceCents,
  providerAnswers,
}: Refundable): 'provider' | 'by-hand' | null => {
  if (!paid || priceCents === 0 || status === 'refunded') return null;
  return providerAnswers ? 'provider' : 'by-hand';
};

/** A receipt as the books hold it; below zero, a credit note of the receipt that it `corrects`. */
export interface BookedReceipt {
  id: number;
  amountCents: Cents;
  /** The end of the period that was paid; null for what is bought once. */
  periodEnd: Date | null;
  /** Null in credit notes from before it was written: theirs is the payment before them. */
  corrects: number | null;
}

/** Money that came, and how much of it went back. */
export interface BookedPayment {
  receiptId: number;
  paidCents: Cents;
  creditedCents: Cents;
  periodEnd: Date | null;
}

/**
 * What was paid, in the order of its receipts, with what each credit note took off. A document that was written anew, with other billing
 * data, stands in the place of the one that was taken back for it.
 */
export const bookedPayments = (receipts: readonly BookedReceipt[]): BookedPayment[] => {
  const payments: BookedPayment[] = [];
  for (const { id, amountCents, periodEnd, corrects } of receipts) {
    if (amountCents > 0) {
      const replaced = payments.find(
        (payment) =>
          payment.creditedCents === payment.paidCents &&
          payment.periodEnd?.getTime() === periodEnd?.getTime(),
      );
      if (replaced) {
        Object.assign(replaced, { receiptId: id, paidCents: amountCents, creditedCents: 0 });
        continue;
      }
      payments.push({ receiptId: id, paidCents: amountCents, creditedCents: 0, periodEnd });
      continue;
    }
    const credited = payments.find(({ receiptId }) => receiptId === corrects) ?? payments.at(-1);
    if (credited) credited.creditedCents -= amountCents;
  }
  return payments;
};

/** What a withdrawal gives back: everything that was paid, what a change of plan cost too, less what went back before. */
export const withdrawalRefundOf = (payments: readonly BookedPayment[]): Cents =>
  payments.reduce((sum, { paidCents, creditedCents }) => sum + paidCents - creditedCents, 0);

/** Money that went back: by a refund, or because a buyer's bank took it. */
export interface MoneyBack {
  amountCents: Cents;
  /** The end of the period that it had paid; null where nobody says which: then it is the latest payment. */
  periodEnd: Date | null;
  lostDispute: boolean;
}

export interface MoneyBackOutcome {
  /** The receipt that a credit note corrects; null where the books know of no such payment. */
  receiptId: number | null;
  /** Never more than was paid and not given back yet. */
  creditCents: Cents;
  /** True when the order is over with it. */
  ends: boolean;
}

/**
 * What money that went back does to an order. What was paid for the running period, or for good, given back whole ends it; so does a
 * dispute that is lost, and the money of who withdrew. A part of it, or the money of an older period, is a credit note and no more: the
 * product is paid for and goes on.
 */
export const judgeMoneyBack = (
  payments: readonly BookedPayment[],
  status: PurchaseStatus,
  { amountCents, periodEnd, lostDispute }: MoneyBack,
): MoneyBackOutcome => {
  const latest = payments.at(-1);
  if (!latest) return { receiptId: null, creditCents: 0, ends: true };
  const payment = periodEnd
    ? payments.find((each) => each.periodEnd?.getTime() === periodEnd.getTime())
    : latest;
  if (!payment) return { receiptId: null, creditCents: 0, ends: lostDispute };
  const creditCents = Math.max(0, Math.min(amountCents, payment.paidCents - payment.creditedCents));
  const isWhole = payment.creditedCents + creditCents === payment.paidCents;
  const isCurrent = payment === latest || status === 'withdrawn';
  return { receiptId: payment.receiptId, creditCents, ends: lostDispute || (isWhole && isCurrent) };
};
