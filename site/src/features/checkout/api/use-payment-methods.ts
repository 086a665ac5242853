import { PAYMENT_METHODS, type PaymentMethod, type SiteConfig } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';

/**
 * How this server takes money; undefined until it has said so. When it cannot say, every way is shown: it refuses the one
 * it does not offer.
 */
export function usePaymentMethods(): { methods: readonly PaymentMethod[] | undefined; sandbox: boolean } {
  const { data, error } = useSWR<SiteConfig, ApiFailure>('/site-config');
  const payments = data?.data.payments;
  if (!payments) return { methods: error ? PAYMENT_METHODS : undefined, sandbox: false };
  const card = payments.sandbox || payments.stripe;
  return {
    methods: [
      ...(card ? (['card'] as const) : []),
      ...(payments.bankTransfer ? (['transfer'] as const) : []),
    ],
    sandbox: payments.sandbox && !payments.stripe,
  };
}
