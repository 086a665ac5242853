import type { AnswerVisitor, AttendConversation } from '@contract';
import { http } from '../../../../lib/http';
import { searchQuery, type ConversationSearch } from '../model/inbox-address';

const base = (chatbotId: string) => `/chatbots/${encodeURIComponent(chatbotId)}`;

/** Where one page of the list is read: also its name in the cache. */
export const conversationsKey = (
  chatbotId: string,
  search: ConversationSearch & { page: number },
): string => {
  const query = searchQuery(search);
  query.set('page', String(search.page));
  return `${base(chatbotId)}/conversations?${query.toString()}`;
};

/** Where one conversation is read: also its name in the cache. */
export const conversationKey = (chatbotId: string, sessionId: string): string =>
  `${base(chatbotId)}/conversations/${encodeURIComponent(sessionId)}`;

/** Where everything that a search finds is downloaded, below `/api`. */
export const exportKey = (chatbotId: string, search: ConversationSearch, format: 'csv' | 'json'): string => {
  const query = searchQuery(search);
  query.set('format', format);
  return `${base(chatbotId)}/conversations/export?${query.toString()}`;
};

/** What the owner does in a conversation. */
export const conversationsApi = {
  async attend(chatbotId: string, sessionId: string, how: 'take-over' | 'hand-back' | 'resolve' | 'reopen') {
    const path = `${conversationKey(chatbotId, sessionId)}/${how}`;
    return (await http.post<AttendConversation['response']>(path)).data;
  },
  async say(chatbotId: string, sessionId: string, clientId: string, text: string) {
    const request: AnswerVisitor['request'] = { clientId, text };
    const path = `${conversationKey(chatbotId, sessionId)}/messages`;
    return (await http.post<AnswerVisitor['response']>(path, request)).data;
  },
  typing: (chatbotId: string, sessionId: string) =>
    http.post(`${conversationKey(chatbotId, sessionId)}/typing`),
  erase: (chatbotId: string, sessionId: string) => http.delete(conversationKey(chatbotId, sessionId)),
  present: (chatbotId: string) => http.post(`${base(chatbotId)}/inbox-presence`),
};
