import { expect, test } from 'vitest';
import {
  isPreviewToken,
  isVisitorToken,
  newSessionId,
  signPreviewToken,
  signVisitorToken,
} from './visitor-token';

const secret = 'a-secret-of-the-server';
const claim = { installId: 'bot', sessionId: 'a1', origin: 'https://pizzeria.it' };
const now = Date.parse('2026-11-21T10:00:00Z');
const token = signVisitorToken(secret, claim, now);

test('a token opens its own session for a day', () => {
  expect(isVisitorToken(secret, claim, token, now)).toBe(true);
  expect(isVisitorToken(secret, claim, token, now + 23 * 3_600_000)).toBe(true);
  expect(isVisitorToken(secret, claim, token, now + 24 * 3_600_000)).toBe(false);
});

test.each([
  ['another bot', { ...claim, installId: 'other' }],
  ['another session', { ...claim, sessionId: 'b2' }],
  ['another site', { ...claim, origin: 'https://evil.io' }],
])('it does not open %s', (_what, other) => {
  expect(isVisitorToken(secret, other, token, now)).toBe(false);
});

test.each(['', 'x', '.', `zzzzzzzzz.${token.split('.')[1]}`, `${token}x`, 'NaN.NaN'])(
  '%j is no token',
  (forged) => {
    expect(isVisitorToken(secret, claim, forged, now)).toBe(false);
  },
);

test('a preview token is for one bot and for an hour, and is no visitor token', () => {
  const preview = signPreviewToken(secret, 'bot', now);
  expect(isPreviewToken(secret, 'bot', preview.token, now)).toBe(true);
  expect(isPreviewToken(secret, 'other', preview.token, now)).toBe(false);
  expect(isPreviewToken(secret, 'bot', preview.token, Date.parse(preview.expiresAt))).toBe(false);
  expect(isVisitorToken(secret, claim, preview.token, now)).toBe(false);
});

test('a repeated first message finds its session; any other starts one of its own', () => {
  const first = { installId: 'bot', origin: 'https://pizzeria.it', messageId: 'm-1', text: 'Ciao' };
  expect(newSessionId(secret, first)).toMatch(/^[0-9a-f]{32}$/);
  expect(newSessionId(secret, first)).toBe(newSessionId(secret, first));
  expect(newSessionId(secret, { ...first, text: 'Altro' })).not.toBe(newSessionId(secret, first));
  const nameless = { ...first, messageId: null };
  expect(newSessionId(secret, nameless)).not.toBe(newSessionId(secret, nameless));
});
