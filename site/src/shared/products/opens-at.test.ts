import { expect, test } from 'vitest';
import { opensAt } from './opens-at';

const ORDER = { id: 'order-1', bookedFor: null };

test.each([
  ['paid', 'i1', 'chatbot', 'chatbot-ai', '/chatbot-builder?install_id=i1'],
  ['paid', 'i1', 'social', 'creatore-post-social', '/social-builder?install_id=i1'],
  ['paid', 'i1', 'social', 'post-di-natale', '/social-builder?install_id=i1'],
  ['paid', 'i1', 'service', 'creatore-post-social', '/social-builder?install_id=i1'],
  ['paid', 'i1', 'service', 'business-plan', '/ordini/i1'],
  ['refunded', 'i1', 'service', 'business-plan', '/ordini/i1'],
  ['expiring', 'i1', 'chatbot', 'chatbot-ai', '/chatbot-builder?install_id=i1'],
  ['pending', null, 'chatbot', 'chatbot-ai', undefined],
  ['paid', null, 'service', 'logo', undefined],
  ['paid', null, 'consultation', 'consulenza', '/consultation-booking?purchase=order-1'],
  ['pending', null, 'consultation', 'consulenza', undefined],
] as const)(
  '%s, installation %s of a %s product (%s) opens at %s',
  (status, installationId, kind, slug, to) => {
    expect(opensAt({ ...ORDER, status, installationId, product: { kind, slug }, credits: null })?.to).toBe(
      to,
    );
  },
);

test.each([
  ['paid', '/chatbot-builder?install_id=i1&section=statistics'],
  ['pending', undefined],
  ['refunded', undefined],
] as const)('credits that are %s open at %s', (status, to) => {
  const credits = { messages: 1000, chatbotId: 'i1' };
  const product = { kind: 'credits', slug: 'crediti-1000' } as const;
  expect(opensAt({ ...ORDER, status, installationId: null, product, credits })?.to).toBe(to);
});

test('a consultation that is booked opens the list of consultations', () => {
  const product = { kind: 'consultation', slug: 'consulenza' } as const;
  const bookedFor = '2026-12-01T08:00:00.000Z';
  const booked = { ...ORDER, bookedFor, status: 'paid', installationId: null, credits: null } as const;
  expect(opensAt({ ...booked, product })?.to).toBe('/consultations');
});
