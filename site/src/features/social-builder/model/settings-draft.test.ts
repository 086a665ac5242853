import type { SocialSettings } from '@contract';
import { expect, test } from 'vitest';
import { isEmpty, isLink, withChanges } from './settings-draft';

const saved: SocialSettings = {
  instructions: 'Pasticceria a Torino',
  tone: 'friendly',
  callToAction: '',
  link: '',
  approveFirst: false,
  trackLinks: true,
  brandColor: '#0f766e',
  brandTextColor: '#ffffff',
};

test('what is again as it was saved is no change', () => {
  const changed = withChanges({}, { tone: 'formal', link: 'https://a.it' }, saved);
  expect(changed).toEqual({ tone: 'formal', link: 'https://a.it' });
  const back = withChanges(changed, { tone: 'friendly', link: '' }, saved);
  expect(isEmpty(back)).toBe(true);
});

test.each([
  ['', true],
  ['https://pasticceria.it/torte', true],
  ['http://pasticceria.it', true],
  ['pasticceria.it', false],
  ['javascript:alert(1)', false],
  ['https://localhost', false],
  ['https://', false],
])('%s leads somewhere: %s', (text, leads) => expect(isLink(text)).toBe(leads));
