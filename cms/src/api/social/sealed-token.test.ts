import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openToken, sealToken } from './sealed-token';

describe('a sealed token', () => {
  beforeEach(() => vi.stubEnv('ENCRYPTION_KEY', 'a-key-of-more-than-thirty-two-characters'));

  test('opens where it was sealed, and shows nothing meanwhile', () => {
    const sealed = sealToken('EAAB-secret', { account: 'a1' });
    expect(sealed).not.toContain('secret');
    expect(openToken(sealed, { account: 'a1' })).toBe('EAAB-secret');
  });
  test('opens for no other account, no attempt, and under no other key', () => {
    const sealed = sealToken('EAAB-secret', { account: 'a1' });
    expect(openToken(sealed, { account: 'a2' })).toBeNull();
    expect(openToken(sealed, { attempt: 'a1' })).toBeNull();
    vi.stubEnv('ENCRYPTION_KEY', 'another-key-of-more-than-thirty-two');
    expect(openToken(sealed, { account: 'a1' })).toBeNull();
  });
  test.each([null, undefined, '', 'v1.x'])('is null of %s', (sealed) => {
    expect(openToken(sealed, { account: 'a1' })).toBeNull();
  });
});
