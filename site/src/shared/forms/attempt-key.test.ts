import type { CreatePurchase } from '@contract';
import { describe, expect, test } from 'vitest';
import { attemptKeys } from './attempt-key';

const request: CreatePurchase['request'] = {
  productId: 'p1',
  method: 'card',
  billing: {
    email: 'giulia@bottega.it',
    fullName: 'Giulia Ferri',
    address: 'Via Roma 12',
    city: 'Torino',
    postalCode: '10121',
    country: 'Italia',
    customerKind: 'private',
    taxCode: '',
    vatNumber: '',
    recipientCode: '',
    pec: '',
    cig: '',
    cup: '',
    orderNumber: '',
  },
};

const setUp = () => {
  let stored: string | null = null;
  let made = 0;
  const store = {
    read: () => stored,
    write: (value: string) => void (stored = value),
    clear: () => void (stored = null),
  };
  const open = () => attemptKeys(store, () => `key-${++made}`);
  return { keys: open(), reopen: open };
};

describe('the idempotency key of an order', () => {
  test('is the same for every repetition of one attempt', () => {
    const { keys } = setUp();
    expect([keys.keyFor(request), keys.keyFor(request)]).toEqual(['key-1', 'key-1']);
  });

  test('survives a reload of the page', () => {
    const { keys, reopen } = setUp();
    keys.keyFor(request);
    expect(reopen().keyFor(request)).toBe('key-1');
  });

  test('changes when the order changes', () => {
    const { keys } = setUp();
    keys.keyFor(request);
    expect(keys.keyFor({ ...request, method: 'transfer' })).toBe('key-2');
  });

  test.each([
    ['a lost connection', { status: 0, code: 'NETWORK' }, 'key-1'],
    ['an internal error', { status: 500, code: 'INTERNAL' }, 'key-1'],
    ['an overloaded server', { status: 503, code: 'UNAVAILABLE' }, 'key-1'],
    ['an expired session', { status: 401, code: 'UNAUTHENTICATED' }, 'key-1'],
    ['an attempt still running', { status: 409, code: 'IDEMPOTENCY_IN_PROGRESS' }, 'key-1'],
    ['refused billing data', { status: 422, code: 'VALIDATION' }, 'key-2'],
    ['a product that is gone', { status: 404, code: 'NOT_FOUND' }, 'key-2'],
    ['too many orders', { status: 429, code: 'RATE_LIMITED' }, 'key-2'],
  ])('after %s the next try uses the right one', (_case, failure, next) => {
    const { keys } = setUp();
    keys.keyFor(request);
    keys.settle(failure);
    expect(keys.keyFor(request)).toBe(next);
  });

  test('is not used again for the next purchase of the same product', () => {
    const { keys } = setUp();
    keys.keyFor(request);
    keys.settle('done');
    expect(keys.keyFor(request)).toBe('key-2');
  });
});
