import { route } from '../../../http/route';
import {
  exportConversationsQuery,
  listConversationsQuery,
} from '../controllers/validation/list-conversations';
import { answerVisitorRequest } from '../controllers/validation/answer-visitor';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/chatbots/:id/conversations', 'visitor-conversation.list', {
      ...customer,
      query: listConversationsQuery,
      answer: 'ListConversations',
    }),
    // Before the single conversation: the first route that fits answers.
    route('GET', '/chatbots/:id/conversations/export', 'visitor-conversation.exportAll', {
      ...customer,
      query: exportConversationsQuery,
      answer: { media: ['text/csv', 'application/json'] },
    }),
    route('GET', '/chatbots/:id/conversations/:sessionId', 'visitor-conversation.find', {
      ...customer,
      answer: 'GetConversation',
    }),
    route('DELETE', '/chatbots/:id/conversations/:sessionId', 'visitor-conversation.erase', {
      ...customer,
      answer: null,
    }),
    route('POST', '/chatbots/:id/conversations/:sessionId/take-over', 'visitor-conversation.takeOver', {
      ...customer,
      answer: 'AttendConversation',
    }),
    route('POST', '/chatbots/:id/conversations/:sessionId/hand-back', 'visitor-conversation.handBack', {
      ...customer,
      answer: 'AttendConversation',
    }),
    route('POST', '/chatbots/:id/conversations/:sessionId/resolve', 'visitor-conversation.resolve', {
      ...customer,
      answer: 'AttendConversation',
    }),
    route('POST', '/chatbots/:id/conversations/:sessionId/reopen', 'visitor-conversation.reopen', {
      ...customer,
      answer: 'AttendConversation',
    }),
    route('POST', '/chatbots/:id/conversations/:sessionId/messages', 'visitor-conversation.say', {
      ...customer,
      body: answerVisitorRequest,
      answer: 'AnswerVisitor',
      errors: ['IDEMPOTENCY_MISMATCH'],
    }),
    route('POST', '/chatbots/:id/conversations/:sessionId/typing', 'visitor-conversation.type', {
      ...customer,
      answer: null,
    }),
    route('POST', '/chatbots/:id/inbox-presence', 'visitor-conversation.present', {
      ...customer,
      answer: null,
    }),
  ],
};
