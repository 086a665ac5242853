import { route } from '../../../http/route';
import { chatRequest, MAX_CHAT_BYTES } from '../controllers/validation/widget-requests';
import {
  eventsQuery,
  feedbackRequest,
  handoverRequest,
  historyQuery,
  proofRequest,
  stopRequest,
} from '../controllers/validation/visitor-requests';

const chat = { access: 'public', limit: 'widget-chat' } as const;
const act = { access: 'public', limit: 'widget-act' } as const;

// `GET /api/widget/config` is answered by the middleware `widget-files`: it is read with every page of every customer's site.
export default {
  routes: [
    route('POST', '/widget/chat', 'widget.chat', {
      ...chat,
      answer: { json: 'WidgetChatReply', media: 'text/event-stream' },
      body: chatRequest,
      maxBodyBytes: MAX_CHAT_BYTES,
      errors: [
        'MESSAGE_TOO_LONG',
        'IDEMPOTENCY_MISMATCH',
        'MESSAGE_IN_PROGRESS',
        'NOT_FOUND',
        'ORIGIN_NOT_ALLOWED',
        'QUOTA_EXCEEDED',
        'VISITOR_TOKEN_INVALID',
        'WIDGET_KEY_INVALID',
      ],
    }),
    route('POST', '/widget/stop', 'visitor.stop', {
      ...act,
      body: stopRequest,
      answer: null,
      errors: ['NOT_FOUND', 'VISITOR_TOKEN_INVALID'],
    }),
    route('POST', '/widget/feedback', 'visitor.feedback', {
      ...act,
      body: feedbackRequest,
      answer: null,
      errors: ['NOT_FOUND', 'VISITOR_TOKEN_INVALID'],
    }),
    route('POST', '/widget/person', 'visitor.person', {
      ...act,
      body: proofRequest,
      answer: 'WidgetPersonReply',
      errors: ['NOT_FOUND', 'VISITOR_TOKEN_INVALID'],
    }),
    route('POST', '/widget/handover', 'visitor.handover', {
      ...chat,
      body: handoverRequest,
      answer: 'WidgetHandoverReply',
      errors: ['NOT_FOUND', 'VISITOR_TOKEN_INVALID'],
    }),
    route('GET', '/widget/history', 'visitor.history', {
      ...act,
      query: historyQuery,
      answer: 'WidgetHistoryReply',
      errors: ['NOT_FOUND', 'VISITOR_TOKEN_INVALID'],
    }),
    route('GET', '/widget/events', 'visitor.events', {
      ...act,
      query: eventsQuery,
      answer: { media: 'text/event-stream' },
      errors: ['NOT_FOUND', 'VISITOR_TOKEN_INVALID'],
    }),
  ],
};
