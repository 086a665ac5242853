import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { scopesOf } from './scopes';
import { readSignedRequest } from './signed-request';

const SECRET = 'un-segreto';
const sign = (payload: object, secret = SECRET): string => {
  const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${createHmac('sha256', secret).update(body).digest('base64url')}.${body}`;
};
const claims = { algorithm: 'HMAC-SHA256', user_id: '218471', issued_at: 1 };

describe('a signed request', () => {
  test('says whom it is about', () =>
    expect(readSignedRequest(sign(claims), SECRET)).toEqual({ userId: '218471' }));
  test.each([
    ['another secret', sign(claims, 'altro')],
    ['another algorithm', sign({ ...claims, algorithm: 'none' })],
    ['nobody', sign({ ...claims, user_id: undefined })],
    ['a changed payload', sign(claims).replace(/\..*/, `.${Buffer.from('{}').toString('base64url')}`)],
    ['no signature', 'abc'],
    ['nothing', ''],
  ])('of %s is refused', (_, signed) => expect(readSignedRequest(signed, SECRET)).toBeNull());
  test('of an app without a secret is refused', () =>
    expect(readSignedRequest(sign(claims, ''), '')).toBeNull());
});

test.each([
  [null, ['a', 'b', 'c']],
  [['c'], ['a', 'c']],
  [[], ['a']],
])('scopes %j: the least is always asked for', (scopes, expected) =>
  expect(scopesOf({ scopes }, { all: ['a', 'b', 'c'], required: ['a'] })).toEqual(expected),
);
