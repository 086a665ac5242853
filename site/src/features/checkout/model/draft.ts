import { PAYMENT_METHODS, type BillingData, type PaymentMethod } from '@contract';
import { tabStorage } from '../../../lib/storage';
import { restoreBilling } from '../../../shared/billing/billing';

const DRAFT = 'officina.checkout.draft';

const parse = (text: string | null): unknown => {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
};

export interface CheckoutDraft {
  billing: BillingData;
  method: PaymentMethod;
  /** False for a form that nobody has touched in this tab. */
  typed: boolean;
}

/**
 * What was typed into the checkout, kept for as long as the tab lives: a reload, the way to the payment page and back,
 * or a new sign-in lose nothing. The account it belongs to is noted, because a tab can change hands.
 */
export const checkoutDraft = {
  read(accountId: string, fresh: BillingData): CheckoutDraft {
    const stored = parse(tabStorage.get(DRAFT)) as {
      owner?: unknown;
      billing?: unknown;
      method?: unknown;
    } | null;
    if (!stored || stored.owner !== accountId) return { billing: fresh, method: 'card', typed: false };
    return {
      billing: restoreBilling(fresh, stored.billing),
      method: PAYMENT_METHODS.find((method) => method === stored.method) ?? 'card',
      typed: true,
    };
  },
  write(accountId: string, billing: BillingData, method: PaymentMethod): void {
    tabStorage.set(DRAFT, JSON.stringify({ owner: accountId, billing, method }));
  },
  clear(): void {
    tabStorage.remove(DRAFT);
  },
};
