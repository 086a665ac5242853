import type { PaymentMethod, SiteConfig } from '@contract';
import useSWR from 'swr';

/** How this server takes money. Until it has answered, the card of the specification's default stands alone. */
export function usePaymentMethods(): { methods: PaymentMethod[]; sandbox: boolean } {
  const payments = useSWR<SiteConfig>('/site-config').data?.data.payments;
  if (!payments) return { methods: ['card'], sandbox: false };
  const card = payments.sandbox || payments.stripe;
  return {
    methods: [
      ...(card ? (['card'] as const) : []),
      ...(payments.bankTransfer ? (['transfer'] as const) : []),
    ],
    sandbox: payments.sandbox && !payments.stripe,
  };
}
