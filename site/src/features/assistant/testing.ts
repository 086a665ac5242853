import type { AssistantAllowance, AssistantConversation, AssistantMessage } from '@contract';

/** A conversation as the API answers it. */
export const aConversation = (changes: Partial<AssistantConversation> = {}): AssistantConversation => ({
  id: 'k1',
  label: '12345',
  title: '',
  preview: 'Che prezzo?',
  archived: false,
  share: null,
  createdAt: '2026-11-22T09:00:00.000Z',
  lastMessageAt: '2026-11-22T09:00:00.000Z',
  ...changes,
});

/** A message as the API answers it. */
export const aMessage = (changes: Partial<AssistantMessage> = {}): AssistantMessage => ({
  id: 'm1',
  clientId: changes.id ?? 'c1',
  author: 'user',
  text: 'Che prezzo?',
  state: 'done',
  stopped: false,
  attachments: [],
  advice: null,
  createdAt: '2026-11-22T09:00:00.000Z',
  ...changes,
});

/** Free messages as the API answers them. */
export const anAllowance = (changes: Partial<AssistantAllowance> = {}): AssistantAllowance => ({
  limit: 200,
  used: 10,
  left: 190,
  resetsAt: '2026-11-30T23:00:00.000Z',
  ...changes,
});
