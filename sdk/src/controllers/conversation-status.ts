import { formatMessage } from '../locales/resolve-messages.js';
import type { ChatSettings } from './chat-settings.js';
import type { Conversation } from './conversation.js';

/** What is so for a while, in words: no network, a person answers or was called, or the conversation was erased. */
export const bannerText = (
  { offline, attendedBy, personRequested, erased }: Conversation,
  { uiMessages, lazyMessages }: ChatSettings,
): string => {
  if (offline) return uiMessages.offline;
  if (!lazyMessages) return '';
  if (attendedBy === 'person') return lazyMessages.attended;
  if (personRequested) return lazyMessages.called;
  return erased ? lazyMessages.erased : '';
};

/** Who is writing, in words; '' where nobody is. */
export const typingText = (
  { progress, typing, attendedBy }: Conversation,
  { config, uiMessages, lazyMessages }: ChatSettings,
): string => {
  if (progress !== 'waiting' && !typing) return '';
  const person = attendedBy === 'person' && typing && lazyMessages?.operator;
  return formatMessage(uiMessages.typing, person || config.name);
};
