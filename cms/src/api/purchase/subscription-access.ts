import type { Core } from '@strapi/strapi';
import { toSeconds } from '../../contract/time-units';
import { engines } from '../../engines';
import type { PaymentProvider } from '../../engines/payments';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { findOwned } from '../../http/owned';
import { timings } from '../../settings/timings';
import { findOrder, PURCHASE, type OrderRow } from './order-row';

/** The caller's own order, whole. Throws NOT_FOUND. */
export const findOwnOrder = async (strapi: Core.Strapi, caller: Caller, id: string): Promise<OrderRow> => {
  await findOwned(strapi, PURCHASE, id, caller);
  const order = await findOrder(strapi, id);
  if (!order) throw new ApiError('NOT_FOUND');
  return order;
};

export const providerOf = (strapi: Core.Strapi, { method }: OrderRow): PaymentProvider | null =>
  engines(strapi).payments[method];

/** What a provider answers; UNAVAILABLE where it does not, or says something of its own that `isAnswer` does not know. */
export const askProvider = async <Answer>(
  strapi: Core.Strapi,
  ask: () => Promise<Answer>,
  isAnswer: (error: unknown) => boolean = () => false,
): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    if (isAnswer(error)) throw error;
    strapi.log.error(
      `The payment provider did not answer: ${error instanceof Error ? error.message : String(error)}`,
    );
    throw new ApiError('UNAVAILABLE', {
      retryAfterSeconds: toSeconds(timings().retryAfter.subscriptionMs),
    });
  }
};
