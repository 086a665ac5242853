import { expect, test } from 'vitest';
import { opensAt } from './opens-at';

test.each([
  ['paid', 'i1', 'chatbot', 'chatbot-ai', '/chatbot-builder?install_id=i1'],
  ['paid', 'i1', 'social', 'creatore-post-social', '/social-builder?install_id=i1'],
  ['paid', 'i1', 'social', 'post-di-natale', '/social-builder?install_id=i1'],
  ['paid', 'i1', 'service', 'creatore-post-social', '/social-builder?install_id=i1'],
  ['expiring', 'i1', 'chatbot', 'chatbot-ai', '/chatbot-builder?install_id=i1'],
  ['pending', null, 'chatbot', 'chatbot-ai', undefined],
  ['paid', null, 'service', 'logo', undefined],
  ['paid', null, 'consultation', 'consulenza', '/consultation-booking'],
  ['pending', null, 'consultation', 'consulenza', undefined],
] as const)(
  '%s, installation %s of a %s product (%s) opens at %s',
  (status, installationId, kind, slug, to) => {
    expect(opensAt({ status, installationId, product: { kind, slug } })?.to).toBe(to);
  },
);
