import type { Core } from '@strapi/strapi';
import { engines } from '../../engines';

const REFUND = 'refund-purchase';

/** Has the provider give money back, and again until it has: asked and decided in one transaction, or neither. */
export const askForRefund = (strapi: Core.Strapi, purchaseId: string): Promise<void> =>
  engines(strapi).queue.enqueue({
    name: REFUND,
    payload: { purchaseId },
    key: `${REFUND}:${purchaseId}`,
    maxAttempts: 20,
  });
