import type { Day, PurchaseStatus } from '../../contract';

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
