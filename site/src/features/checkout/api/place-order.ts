import type { CreatePurchase } from '@contract';
import { ApiFailure, http } from '../../../lib/http';
import { tabStorage } from '../../../lib/storage';
import { attemptKeys } from '../../../shared/forms/attempt-key';

const STORED = 'officina.checkout.attempt';

const keys = attemptKeys({
  read: () => tabStorage.get(STORED),
  write: (value) => tabStorage.set(STORED, value),
  clear: () => tabStorage.remove(STORED),
});

/** Orders. Repeating it after a lost answer is safe: the server recognises the attempt by its key. */
export const placeOrder = async (
  request: CreatePurchase['request'],
): Promise<CreatePurchase['response']['data']> => {
  try {
    const { data } = await http.post<CreatePurchase['response']>('/purchases', request, {
      headers: { 'Idempotency-Key': keys.keyFor(request) },
    });
    keys.settle('done');
    return data;
  } catch (failure) {
    if (failure instanceof ApiFailure) keys.settle(failure);
    throw failure;
  }
};
