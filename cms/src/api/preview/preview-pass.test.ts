import jwt from 'jsonwebtoken';
import { afterEach, expect, test, vi } from 'vitest';
import { readPreviewPass, signPreviewPass, type PreviewClaim } from './preview-pass';

const SECRET = 'a-secret-of-thirty-two-characters';
const claim: PreviewClaim = {
  uid: 'api::article.article',
  documentId: 'abc',
  locale: 'en',
  status: 'draft',
};

afterEach(() => vi.useRealTimers());

test('says what it was made for, and nothing more', () =>
  expect(readPreviewPass(SECRET, signPreviewPass(SECRET, claim))).toEqual(claim));

test('is worth nothing after ten minutes', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  const pass = signPreviewPass(SECRET, claim);
  vi.setSystemTime(new Date('2026-11-22T10:09:59Z'));
  expect(readPreviewPass(SECRET, pass)).toEqual(claim);
  vi.setSystemTime(new Date('2026-11-22T10:10:01Z'));
  expect(readPreviewPass(SECRET, pass)).toBeNull();
});

test.each([
  ['another secret', signPreviewPass('another-secret-of-32-characters!!', claim)],
  ['another purpose', jwt.sign(claim, SECRET, { audience: 'something-else' })],
  ['no signature', jwt.sign(claim, '', { algorithm: 'none', audience: 'editor-preview' })],
  ['nonsense', 'anteprima'],
])('%s opens nothing', (_reason, pass) => expect(readPreviewPass(SECRET, pass)).toBeNull());
