import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './seal';

const options = { key: 'the-key-of-this-server', place: 'model-settings:bot-1' };

test('opens what it sealed, never twice the same and never readable', () => {
  const [one, other] = [sealSecret('sk-àé-123', options), sealSecret('sk-àé-123', options)];
  expect(one).not.toBe(other);
  expect(one).not.toContain('sk-');
  expect([openSecret(one, options), openSecret(other, options)]).toEqual(['sk-àé-123', 'sk-àé-123']);
});
test.each<[string, (sealed: string) => string | null]>([
  ['with another key', (sealed) => openSecret(sealed, { ...options, key: 'another' })],
  ['in another row', (sealed) => openSecret(sealed, { ...options, place: 'model-settings:bot-2' })],
  ['touched', (sealed) => openSecret(`${sealed.slice(0, -2)}AA`, options)],
  ['cut', (sealed) => openSecret(sealed.slice(0, 30), options)],
  ['of no known kind', () => openSecret('plain text', options)],
  ['empty', () => openSecret('', options)],
])('opens nothing %s', (_, open) => expect(open(sealSecret('secret', options))).toBeNull());

test('nothing is sealed without a key', () =>
  expect(() => sealSecret('x', { ...options, key: '' })).toThrow('ENCRYPTION_KEY'));
