import { route } from '../../../http/route';

const customer = { access: 'customer' } as const;

export default {
  routes: [
    route('GET', '/chatbots/:id/conversations', 'visitor-conversation.list', customer),
    // Before the single conversation: the first route that fits answers.
    route('GET', '/chatbots/:id/conversations/export', 'visitor-conversation.exportAll', customer),
    route('GET', '/chatbots/:id/conversations/:sessionId', 'visitor-conversation.find', customer),
    route('DELETE', '/chatbots/:id/conversations/:sessionId', 'visitor-conversation.erase', customer),
    route(
      'POST',
      '/chatbots/:id/conversations/:sessionId/take-over',
      'visitor-conversation.takeOver',
      customer,
    ),
    route(
      'POST',
      '/chatbots/:id/conversations/:sessionId/hand-back',
      'visitor-conversation.handBack',
      customer,
    ),
    route('POST', '/chatbots/:id/conversations/:sessionId/resolve', 'visitor-conversation.resolve', customer),
    route('POST', '/chatbots/:id/conversations/:sessionId/reopen', 'visitor-conversation.reopen', customer),
    route('POST', '/chatbots/:id/conversations/:sessionId/messages', 'visitor-conversation.say', customer),
    route('POST', '/chatbots/:id/conversations/:sessionId/typing', 'visitor-conversation.type', customer),
    route('POST', '/chatbots/:id/inbox-presence', 'visitor-conversation.present', customer),
  ],
};
