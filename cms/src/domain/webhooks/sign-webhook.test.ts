import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isWebhookSecret, signWebhook } from './sign-webhook';

// The example of the Standard Webhooks specification and its libraries.
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const MESSAGE = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1614265330_000),
  body: '{"test": 2432232314}',
};
const OTHER = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** As a receiver checks it that knows one secret. */
const believes = (secret: string, headers: Record<string, string>, body: string): boolean => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const mine = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  return (headers['webhook-signature'] ?? '').split(' ').includes(mine);
};

test('signs as the reference libraries do', () => {
  expect(signWebhook([SECRET], MESSAGE)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('while a secret is replaced, receivers of either believe the message, and no other', () => {
  const headers = signWebhook([OTHER, SECRET], MESSAGE);
  expect(believes(OTHER, headers, MESSAGE.body)).toBe(true);
  expect(believes(SECRET, headers, MESSAGE.body)).toBe(true);
  expect(believes(`whsec_${Buffer.alloc(32, 8).toString('base64')}`, headers, MESSAGE.body)).toBe(false);
  expect(believes(SECRET, headers, '{"test": 1}')).toBe(false);
  expect(believes(SECRET, { ...headers, 'webhook-timestamp': '1614265331' }, MESSAGE.body)).toBe(false);
});

test('without a secret nothing is signed, and the id still tells a second attempt', () => {
  expect(signWebhook([], MESSAGE)).toEqual({
    'webhook-id': MESSAGE.id,
    'webhook-timestamp': '1614265330',
  });
});

test.each([
  [SECRET, true],
  [OTHER, true],
  ['whsec_', false],
  ['whsec_c2hvcnQ=', false],
  [SECRET.replace('whsec_', ''), false],
  [`whsec_${Buffer.alloc(65).toString('base64')}`, false],
  ['whsec_not base64 at all, but long enough to be one', false],
])('%s is a secret: %s', (secret, is) => expect(isWebhookSecret(secret)).toBe(is));
