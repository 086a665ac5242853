import { DESIGN_DEFAULTS, type Chatbot, type PublishedBot } from '@contract';
import { draftOf } from '../model/draft';
import { contentOf } from '../publishing/model/draft-changes';

/** A chatbot as the server answers it, with the fields a test cares about. */
export const aChatbot = (fields: Partial<Chatbot> = {}): Chatbot => ({
  id: 'inst1',
  trial: null,
  productTitle: 'Chatbot AI',
  status: 'installing',
  suspended: false,
  siteUrl: '',
  allowedDomains: [],
  publicKey: 'pk-1',
  snippet: '<script async src="https://officina.test/widget.js?id=inst1" data-install-id="inst1"></script>',
  instructions: '',
  tone: 'professional',
  language: 'it',
  fallbackText: '',
  contactEmail: '',
  contactUrl: '',
  privacyUrl: '',
  design: DESIGN_DEFAULTS,
  messagesUsedMonthly: 12,
  messagesMonthlyLimit: 5000,
  version: 1,
  updatedAt: '2026-11-21T09:00:00.000Z',
  lastSeenAt: null,
  lastSeenHost: null,
  published: null,
  publishedVersion: null,
  publishedAt: null,
  retentionDays: 90,
  pagePictureUrl: null,
  ...fields,
});

/** What visitors would see of it if it were published as it is. */
export const contentOfBot = (chatbot: Chatbot): PublishedBot =>
  contentOf(draftOf(chatbot), chatbot.design.avatarUrl);
