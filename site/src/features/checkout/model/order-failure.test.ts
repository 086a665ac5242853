import { expect, test } from 'vitest';
import { orderFailure } from './order-failure';

const refusal = (status: number, code: string, more: object = {}) => ({
  status,
  code,
  details: {},
  fields: {},
  ...more,
});

test.each([
  [
    'unusable fields',
    refusal(422, 'VALIDATION', { fields: { 'billing.email': 'email', 'billing.city': 'required' } }),
    { kind: 'fields', problems: { email: 'email', city: 'required' } },
  ],
  [
    'a rule the form does not know',
    refusal(422, 'VALIDATION', { fields: { 'billing.country': 'invalid_type' } }),
    { kind: 'fields', problems: { country: 'invalid' } },
  ],
  [
    'a field that is not on the form',
    refusal(422, 'VALIDATION', { fields: { productId: 'min' } }),
    { kind: 'refused' },
  ],
  [
    'a product that is held already',
    refusal(409, 'ALREADY_PURCHASED', { details: { purchaseId: 'p9' } }),
    { kind: 'already-mine', purchaseId: 'p9' },
  ],
  [
    'one held already, unnamed',
    refusal(409, 'ALREADY_PURCHASED'),
    { kind: 'already-mine', purchaseId: null },
  ],
  ['an expired session', refusal(401, 'UNAUTHENTICATED'), { kind: 'signed-out' }],
  ['a product off sale', refusal(404, 'NOT_FOUND'), { kind: 'gone' }],
  ['an attempt under way', refusal(409, 'IDEMPOTENCY_IN_PROGRESS'), { kind: 'in-progress' }],
  ['a lost connection', refusal(0, 'NETWORK'), { kind: 'unknown-outcome' }],
  ['an internal error', refusal(500, 'INTERNAL'), { kind: 'unknown-outcome' }],
  ['too many orders', refusal(429, 'RATE_LIMITED'), { kind: 'refused' }],
])('%s', (_case, failure, meaning) => expect(orderFailure(failure)).toEqual(meaning));
